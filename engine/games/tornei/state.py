"""A position of Tornei, and what can be done in it."""

from typing import NamedTuple

from engine.cards import Card, Cards, Play
from engine.kernel import ScoreLine, Setup
from engine.kit.actions import Collect, CountDeal, NameDealer
from engine.text import TABLE

DEALER, DEAL, PLAY, FORECAST = "dealer", "deal", "play", "forecast"
REVEAL, COLLECT, TURN, SCORE, OVER = "reveal", "collect", "turn", "score", "over"
IN_PLAY = (PLAY, FORECAST, REVEAL, COLLECT, TURN)

SEATED = 4
NPC = 3
"""The fourth seat; with three players nobody's."""

Boards = tuple[Cards, ...]
Bundles = tuple[Cards, ...]
"""The cards of a trick each."""


class State(NamedTuple):
    """Everything that is true at the table, hidden cards included; begun by `bare_table`."""

    setup: Setup
    phase: str = DEALER
    deal: int = 1
    dealer: int | None = None
    leader: int = 0
    hands: tuple[Cards, ...] = ()
    """By seat; the NPC's lie open, suit by suit, each suit in the order in which its cards were laid."""
    trick: tuple[Play, ...] = ()
    forecasts: tuple[Card | None, ...] = ()
    """Each player's forecast for this trick, face down until all are revealed."""
    right: Boards = ()
    """Forecasts above each player's board."""
    wrong: Boards = ()
    """And below."""
    won: tuple[Bundles, ...] = ()
    box: Bundles = ()
    """Tricks that count for nobody."""
    pile: Cards = ()
    """The NPC's forecast pile, the next one first."""
    turned: Cards = ()
    voids: tuple[frozenset[str], ...] = ()
    """Suits that each player has shown not to hold in earlier tricks."""
    lines: tuple[ScoreLine, ...] = ()

    @property
    def front(self) -> Cards:
        """What lies open before the NPC."""
        return self.hands[NPC]

    @property
    def boards(self) -> tuple[tuple[Cards, Cards], ...]:
        """Right and wrong forecasts of each player."""
        return tuple(zip(self.right, self.wrong, strict=True))


def bare_table(
    setup: Setup, deal: int = 1, dealer: int | None = None, lines: tuple[ScoreLine, ...] = ()
) -> State:
    """Before a deal, whose dealer is named or to be named."""
    none: tuple[Cards, ...] = ((),) * setup.players
    return State(
        setup,
        DEALER if dealer is None else DEAL,
        deal,
        dealer,
        hands=((),) * SEATED,
        forecasts=(None,) * setup.players,
        right=none,
        wrong=none,
        won=((),) * setup.players,
        voids=(frozenset(),) * setup.players,
        lines=lines,
    )


class Deal(NamedTuple):
    """A hand each; with three players the NPC's open cards as they came, and its pile."""

    hands: tuple[Cards, ...]
    open: Cards = ()
    pile: Cards = ()

    @property
    def heaps(self) -> tuple[Cards, ...]:
        """What is dealt, in order."""
        return (*self.hands, self.open, self.pile) if self.open or self.pile else self.hands


class Forecast(NamedTuple):
    """A card laid face down: its suit foretells the place of the player's own card."""

    seat: int
    cards: Cards


class NpcPlay(NamedTuple):
    """The NPC's card comes; nobody chooses it."""

    cards: Cards


class Reveal(NamedTuple):
    """The ranks are settled: all forecasts are shown and laid to the boards."""

    seat: int = TABLE


class TurnUp(NamedTuple):
    """The next card of the NPC's pile is turned up."""

    cards: Cards


Action = NameDealer | Deal | Play | Forecast | NpcPlay | Reveal | Collect | TurnUp | CountDeal


def is_npc(setup: Setup, seat: int) -> bool:
    return seat >= setup.players


def cards(state: State) -> Cards:
    """Every card of a position, wherever it lies."""
    everywhere: list[Card] = [*state.pile, *state.turned]
    for pile in (*state.hands, *state.right, *state.wrong, *state.box):
        everywhere += pile
    for bundles in state.won:
        for bundle in bundles:
            everywhere += bundle
    for play in state.trick:
        everywhere += play.cards
    everywhere += [card for card in state.forecasts if card is not None]
    return tuple(everywhere)


def led_suit(state: State) -> str:
    """Empty before the lead."""
    return state.trick[0].cards[0].suit if state.trick else ""


def shown_voids(state: State) -> tuple[frozenset[str], ...]:
    """Suits that each player has shown not to hold, by not following in this trick too."""
    if not state.trick:
        return state.voids
    led = state.trick[0].cards[0].suit
    strayed = [play.seat for play in state.trick if play.cards[0].suit != led]
    return tuple([suits | {led} if seat in strayed else suits for seat, suits in enumerate(state.voids)])
