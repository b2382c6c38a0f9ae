"""What the games share: the questions that each answers, and the values that answer them."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple, TypeVar

from engine.cards import Card, Cards, Suit
from engine.deeds import Deed, written
from engine.text import Heading
from engine.view import Face, View

Fact = Hashable
Headings = tuple[Heading, ...]
State = Any
Action = Any


class Setup(NamedTuple):
    """A way to play a game. Card data is part of it, by value."""

    players: int
    edition: str = ""
    options: tuple[str, ...] = ()
    tables: tuple[Hashable, ...] = ()


class Reason(NamedTuple):
    """The rule that decides, and the facts of the case as values; the sentence stands in the game's table."""

    rule: str
    case: str
    facts: tuple[tuple[str, Fact], ...] = ()


class Verdict(NamedTuple):
    """May an action be done? `None` where unknown cards decide."""

    legal: bool | None
    because: tuple[Reason, ...]


class Event(NamedTuple):
    """What happened. Those in `to` learn `because`; the others learn `others`, if anything."""

    because: Reason
    to: tuple[int, ...] | None = None
    others: Reason | None = None

    def told(self, player: int) -> Reason | None:
        """What a player learns of it."""
        return self.because if self.to is None or player in self.to else self.others


Telling = Callable[[], tuple[Event, ...]]  # made when it is asked for, as mostly it is not


class Standing(NamedTuple):
    """How a seat's play stands in the trick now: its place, whether it would take the trick, and why."""

    seat: int
    place: int
    takes: bool
    because: Reason


class ScoreLine(NamedTuple):
    """A line of the score sheet."""

    deal: int
    player: int
    points: int
    because: Reason


class Finish(NamedTuple):
    """A player's place at the end of a match."""

    player: int
    total: int
    place: int
    because: Reason


class Rule(NamedTuple):
    """A rule's address and title. Marks: reading, missing, told (the engine has nothing to decide)."""

    slug: str
    title: str
    mark: str = ""
    note: str = ""


class Wording(NamedTuple):
    """What is said for a case of a rule: a sentence, a few words to stand under a card, and what it asks of whoever is to act."""

    sentence: str
    label: str = ""
    prompt: str = ""


class Option(NamedTuple):
    """A variant, or a reading taken the other way; its rule, what a setup must (`not`) have to offer it, and what it does."""

    name: str
    slug: str
    needs: tuple[str, ...] = ()
    does: str = ""


class Source(NamedTuple):
    """A kind of card data: how many of its entries are known from print, and where the others come from."""

    what: str
    printed: int
    total: int
    note: str


class Game(NamedTuple):
    """A game is a record of functions, each the answer to one question."""

    name: str
    title: str
    japanese: str
    players: tuple[int, ...]
    suits: tuple[Suit, ...]
    rules: tuple[Rule, ...]
    sentences: Mapping[tuple[str, str], Wording]
    terms: Mapping[str, str]
    """Words of the rules that are neither suits nor cards, as they are said in a sentence."""
    setups: Callable[[], tuple[Setup, ...]]
    start: Callable[[Setup], State]
    actors: Callable[[State], tuple[int, ...]]
    """Seats that may act, in any order; with TABLE among them it is a race that the table may close."""
    choices: Callable[[State, int], tuple[Action, ...]]
    judge: Callable[[State, Action], Verdict]
    apply: Callable[[State, Action], tuple[State, Telling]]
    standings: Callable[[State], tuple[Standing, ...]]
    result: Callable[[State], tuple[Finish, ...]]
    seen_by: Callable[[State, int], State]
    imagine: Callable[[State, int, Random], State]
    chance: Callable[[State, Random], Action]
    cards: Callable[[State], Cards]
    """Every card of a state, wherever it lies."""
    view: Callable[[State], View]
    deed: Callable[[Action], Deed]
    read: Callable[[str, Setup], Action]
    read_position: Callable[[Headings, Setup], State]
    write_position: Callable[[State], tuple[tuple[str, str], ...]]
    problems: Callable[[State], tuple[Reason, ...]]
    score: Callable[[State], tuple[ScoreLine, ...]] = lambda state: tuple(state.lines)
    editions: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    sources: tuple[Source, ...] = ()
    seats: Callable[[Setup], tuple[int, ...]] = lambda setup: tuple(range(setup.players))
    """The player of each seat: everybody's first, then seats that a player has besides or that nobody plays (TABLE)."""
    read_setup: Callable[[Setup, Headings], tuple[Setup, Headings]] = lambda setup, lines: (setup, lines)
    write_tables: Callable[[Setup, Setup], tuple[tuple[str, str], ...]] = lambda setup, than: ()
    face: Callable[[Setup, Card], Face] = lambda setup, card: Face()

    def write(self, action: Action) -> str:
        """The line of a play file that `read` reads back."""
        return written(self.deed(action))


Question = TypeVar("Question")
Answer = TypeVar("Answer")
Function = TypeVar("Function", bound=Callable[..., Any])


def ruling(rule: str) -> Callable[[Function], Function]:
    """Name the rule that a function states: it answers a question or, with None, passes."""

    def named(function: Function) -> Function:
        function.rule = rule  # type: ignore[attr-defined]  # a function has no field for it
        return function

    return named


def reason(rule: str, case: str, **facts: Fact) -> Reason:
    return Reason(rule, case, tuple(facts.items()))


def allow(rule: str, case: str = "allowed", **facts: Fact) -> Verdict:
    return Verdict(True, (Reason(rule, case, tuple(facts.items())),))


def refuse(rule: str, case: str = "refused", **facts: Fact) -> Verdict:
    return Verdict(False, (Reason(rule, case, tuple(facts.items())),))


def ask(rulings: Iterable[Callable[[Question], Answer | None]], asked: Question, otherwise: Answer) -> Answer:
    """The first ruling that answers decides; `otherwise` is the answer when no rule speaks."""
    for rule in rulings:
        if (answer := rule(asked)) is not None:
            return answer
    return otherwise
