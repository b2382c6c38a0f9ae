"""What is taken, and what is left over."""

from collections.abc import Callable

from engine.cards import replaced
from engine.games.tezuma.cards import SUITS, kinds
from engine.games.tezuma.draft import due, on_the_table
from engine.games.tezuma.state import ABILITY, PAIN, PLAY, POINTS, Outcome, State, Take
from engine.kernel import Event, ask, reason, ruling


@ruling("tezuma.draft.leftovers")
def rest_is_out(state: State) -> tuple[tuple[str, str], ...] | None:
    """What nobody took has no part in this deal."""
    return on_the_table(state)


LEFTOVERS: tuple[Callable[[State], tuple[tuple[str, str], ...] | None], ...] = (rest_is_out,)


def take(state: State, action: Take) -> Outcome:
    seat, kind, what = action
    mine = state.taken[seat]
    changed = {
        PAIN: mine._replace(pain=what),
        POINTS: mine._replace(score=int(what) if kind == POINTS else 0),
        ABILITY: mine._replace(ability=what),
    }
    after = state._replace(taken=replaced(state.taken, seat, changed[kind]))
    if due(after) is None:
        after = after._replace(phase=PLAY, leader=after.start or 0)
    return after, lambda: takes(after, action)


def takes(state: State, action: Take) -> tuple[Event, ...]:
    seat, kind, what = action
    names = kinds(state.setup)
    named = {"kind": names[kind]} if kind != ABILITY else {}
    reasons = [reason("tezuma.draft.one-of-each", f"takes-{kind}", player=seat, what=what, **named)]
    if state.phase == PLAY:
        nothing: tuple[tuple[str, str], ...] = ()
        out = tuple([left_over(names[kind], kind, what) for kind, what in ask(LEFTOVERS, state, nothing)])
        reasons += [reason("tezuma.draft.leftovers", "aside", names=out)] if out else []
        reasons += [reason("tezuma.lead", "first", player=state.leader)]
    return tuple(map(Event, reasons))


def left_over(name: str, kind: str, what: str) -> str:
    """As it is said."""
    if kind == PAIN:
        return f"the {next(suit.name for suit in SUITS if suit.letter == what)} {name}"
    return f"{name} {what}" if kind == POINTS else what
