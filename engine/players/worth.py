"""What the options of a decision are worth: by how many points a seat came out ahead in play-outs, and how sure that is."""

from math import inf, sqrt
from typing import NamedTuple

from engine.kernel import Action


class Average(NamedTuple):
    """Points on average, the standard error of that, and of how many play-outs it is."""

    points: float
    error: float
    play_outs: int


class Worth(NamedTuple):
    """An option, and by how much it lets the seat be ahead of the others' average."""

    action: Action
    average: Average


class Tally:
    """What each option brought, play-out by play-out; those of the same number took place in the same world.

    Whole numbers, so many to the point, are added up, so that a choice is the same under every Python.
    """

    def __init__(self, options: tuple[Action, ...], to_the_point: int) -> None:
        self.options = options
        self.to_the_point = to_the_point
        self.brought: list[list[int]] = [[] for _ in options]
        self.sums = [0] * len(options)

    def add(self, option: int, brought: int) -> None:
        self.brought[option].append(brought)
        self.sums[option] += brought

    def mean(self, option: int) -> float:
        return self.sums[option] / max(1, len(self.brought[option]))

    @property
    def best(self) -> int:
        """The option that was followed most; of several the one that brought most."""
        return max(range(len(self.options)), key=lambda at: (len(self.brought[at]), self.mean(at)))

    @property
    def choice(self) -> Action:
        return self.options[self.best]

    def worth(self, option: int) -> Worth:
        return Worth(self.options[option], average(self.brought[option], self.to_the_point))

    def worths(self) -> tuple[Worth, ...]:
        """The choice first, then the others, the best of them first."""
        others = sorted({*range(len(self.options))} - {self.best}, key=lambda at: -self.mean(at))
        return tuple([self.worth(at) for at in (self.best, *others)])

    def lead(self, option: int, other: int) -> Average:
        """By how much one option is better than another, in the worlds in which both were played out."""
        pairs = zip(self.brought[option], self.brought[other], strict=False)
        return average([one - two for one, two in pairs], self.to_the_point)


def average(brought: list[int], to_the_point: int) -> Average:
    count, total = len(brought), sum(brought)
    if count < 2:
        return Average(total / to_the_point, inf, count)
    spread = count * sum([one * one for one in brought]) - total * total
    error = sqrt(spread / (count - 1)) / count
    return Average(total / count / to_the_point, error / to_the_point, count)
