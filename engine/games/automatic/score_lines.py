"""The score lines of finished rounds as text."""

import re

from engine.games.automatic.cards import PREDICTION
from engine.games.automatic.scoring import cards_reason, prediction_reason, so_far_reason
from engine.kernel import ScoreLine, Setup
from engine.kit.position_rows import signed
from engine.text import SEATS, Unreadable, read_seat

CARDS = re.compile(r"\+([0-9]{1,2})-([0-9]{1,2}) cards")
RIGHT = re.compile(rf"\+{PREDICTION} forecast (\S)")
SO_FAR = re.compile(r"[+-][0-9]{1,3}")


def source(line: ScoreLine) -> str:
    """What the points are for; empty where it is not told."""
    match line.because.rule:
        case "automatic.score":
            return "cards"
        case "automatic.reading.forecast":
            return f"forecast {SEATS[fact(line, 'other')]}"
    return ""


def points_of(line: ScoreLine) -> str:
    """Plus and minus apart, where they come from cards."""
    if line.because.rule == "automatic.score":
        return f"+{fact(line, 'plus')}-{fact(line, 'minus')}"
    return signed(line)


def fact(line: ScoreLine, name: str) -> int:
    return int(str(dict(line.because.facts)[name]))


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
        raise Unreadable(f"{text!r} tells something twice: cards, a forecast and a sum are written once each")
    return found
