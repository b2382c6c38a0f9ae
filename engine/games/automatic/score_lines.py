"""The score sheet as lines of a position."""

import re
from collections.abc import Iterator
from functools import partial

from engine.games.automatic.cards import PREDICTION, ROUNDS
from engine.games.automatic.scoring import cards_reason, prediction_reason, so_far_reason
from engine.games.automatic.state import State
from engine.kernel import ScoreLine, Setup
from engine.kit.position import PositionLines
from engine.text import SEATS, Unreadable, read_seat

CARDS = re.compile(r"\+([0-9]{1,2})-([0-9]{1,2}) cards")
RIGHT = re.compile(rf"\+{PREDICTION} forecast (\S)")
SO_FAR = re.compile(r"[+-][0-9]{1,3}")


def write_scores(state: State) -> Iterator[tuple[str, str]]:
    written: dict[tuple[int, int], list[str]] = {}
    for line in state.lines:
        facts = dict(line.because.facts)
        match line.because.rule:
            case "automatic.score":
                text = f"+{facts['plus']}-{facts['minus']} cards"
            case "automatic.reading.forecast":
                text = f"+{PREDICTION} forecast {SEATS[int(str(facts['other']))]}"
            case _:
                text = f"{line.points:+}"
        written.setdefault((line.deal, line.player), []).append(text)
    for (number, player), points in written.items():
        yield f"score {number} {SEATS[player]}", ", ".join(points)


def read_scores(lines: PositionLines, setup: Setup) -> tuple[ScoreLine, ...]:
    """The score lines of finished rounds."""
    nothing: list[ScoreLine] = []
    return tuple(
        line
        for number in range(1, ROUNDS + 1)
        for player, letter in enumerate(SEATS[: setup.players])
        for line in lines.one(f"score {number} {letter}", partial(points, setup, number, player), nothing)
    )


def points(setup: Setup, number: int, player: int, text: str) -> list[ScoreLine]:
    """`+7-2 cards, +8 forecast B`, or `+5` where it is not told what for."""
    found: list[ScoreLine] = []
    for part in map(str.strip, text.split(",")):
        if match := CARDS.fullmatch(part):
            plus, minus = int(match[1]), int(match[2])
            found.append(ScoreLine(number, player, plus - minus, cards_reason(player, plus, minus)))
        elif match := RIGHT.fullmatch(part):
            target = read_seat(match[1], setup.players)
            found.append(ScoreLine(number, player, PREDICTION, prediction_reason(player, target)))
        elif SO_FAR.fullmatch(part):
            found.append(ScoreLine(number, player, int(part), so_far_reason(player, number)))
        else:
            raise Unreadable(f"{part!r} is no score: write +7-2 cards, +8 forecast B, or a sum such as +5")
    if len({line.because.rule for line in found}) < len(found):
        raise Unreadable(f"{text!r} tells something twice: cards, a forecast and a sum stand once each")
    return found
