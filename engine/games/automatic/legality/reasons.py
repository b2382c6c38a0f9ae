"""Why a card comes next, or does not."""

from engine.cards import Card, Cards
from engine.games.automatic.ideas import Idea
from engine.games.automatic.legality.question import CardQuestion
from engine.games.automatic.state import BOTTOM, TOP
from engine.kernel import Reason, Verdict, reason


def idea_says(q: CardQuestion, idea: Idea, comes: bool | None, named: Cards, last: Card | None) -> Reason:
    """Why a card comes or not; `named` are those that would come of the cards that are known."""
    if comes is None:
        return reason(idea.rule, "unknown", player=q.seat, card=q.card)
    if idea.rule == "automatic.reading.l-nearest":
        return nearest_says(q, comes, named, last)
    if comes:
        return reason(idea.rule, "allowed", card=q.card, idea=idea.name)
    if q.card in named:
        return reason(idea.rule, "face-down", card=q.card, idea=idea.name)
    return reason(idea.rule, "refused", card=q.card, cards=named, idea=idea.name)


def nearest_says(q: CardQuestion, comes: bool, named: Cards, last: Card | None) -> Reason:
    rule = "automatic.reading.l-nearest"
    if last is None:
        return reason(rule, "first" if comes else "not-top", card=q.card)
    if not comes and q.card in named:
        return reason("automatic.rule.l", "face-down", card=q.card, idea="nearest")
    tied = [card for card in q.hand if card.number == 2 * last.number - q.card.number and card != q.card]
    if comes:
        return (
            reason(rule, "larger", card=q.card, by=tied[0]) if tied else reason(rule, "allowed", card=q.card)
        )
    case = "smaller" if named[0] in tied else "refused"
    return reason(rule, case, card=q.card, best=named[0])


def unknown(q: CardQuestion) -> Verdict:
    return Verdict(None, (reason("automatic.fixed-order", "unknown", player=q.seat, card=q.card),))


def too_far(q: CardQuestion, from_ends: tuple[str, ...]) -> Reason:
    """Another card of the led colour comes before this one."""
    if len(from_ends) == 2:
        return reason("automatic.reading.bottom-follow", "between", card=q.card, suit=q.led)
    line = q.hand if from_ends == (TOP,) else q.hand[::-1]
    first = next(card for card in line if card.suit == q.led)
    if q.state.letter in ("f", "g"):
        case = "below" if from_ends == (TOP,) else "above"
        return reason("automatic.reading.bottom-follow", case, card=q.card, best=first)
    return reason("automatic.rule.d", "below", card=q.card, best=first)


VOID = {(TOP,): "void", (BOTTOM,): "void-bottom", (TOP, BOTTOM): "void-either"}
"""What is said of a hand without the led colour, by the ends that it may be played from."""


def at_the_end(q: CardQuestion, end: str, from_ends: tuple[str, ...]) -> tuple[Reason, ...]:
    """A card comes from the end of its hand: it leads, or nothing in hand follows."""
    if q.state.letter in ("f", "g"):
        because = reason(q.mode.rule, end, card=q.card)
    else:
        because = reason("automatic.fixed-order", "allowed", card=q.card)
    if not q.led:
        return (because,)
    return reason("automatic.rule.d", VOID[from_ends], player=q.seat, suit=q.led), because


def not_at_the_end(q: CardQuestion, from_ends: tuple[str, ...]) -> Reason:
    if len(from_ends) == 2:
        return reason("automatic.rule.g", "refused", player=q.seat, card=q.card)
    if q.state.letter == "f":
        return reason("automatic.rule.f", f"not-{from_ends[0]}", player=q.seat, card=q.card)
    return reason("automatic.fixed-order", "refused", player=q.seat, card=q.card)
