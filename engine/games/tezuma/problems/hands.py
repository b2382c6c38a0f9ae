"""What can be wrong with the cards in hand."""

from collections.abc import Iterator

from engine.cards import HIDDEN
from engine.games.tezuma.cards import HAND, deck, exists
from engine.games.tezuma.problems.earlier import cards_had
from engine.games.tezuma.state import DRAFT, PLAY, State, cards, spare
from engine.kernel import Reason, reason
from engine.kit.problems import uneven_hand


def strange_cards(state: State) -> Iterator[Reason]:
    in_play, everywhere = deck(state.setup), cards(state)
    for card in dict.fromkeys(everywhere):
        if card == HIDDEN:
            continue
        if not exists(state.setup, card):
            yield reason("tezuma.deck", "strange", card=card)
        elif card not in in_play:
            yield reason("tezuma.players-3", "refused", card=card)
        elif everywhere.count(card) > in_play.count(card):
            yield reason("tezuma.deck", "twice", card=card, count=in_play.count(card))


def uneven_hands(state: State) -> Iterator[Reason]:
    """Hands are equally large, cards in this trick included, and a card more where Five-Color Sand was used."""
    without_spare = [seat for seat in range(len(state.hands)) if spare(state, seat) > len(state.hands[seat])]
    yield from (reason("tezuma.sand-spare-card", "missing", player=seat) for seat in without_spare)
    if not state.hands or without_spare:
        return
    sizes = [cards_had(state, seat) for seat in range(len(state.hands))]
    for seat, size in enumerate(sizes):
        yield from uneven_hand(sizes, seat, "tezuma.deal", "tezuma.deal", HAND)
        if state.phase not in (DRAFT, PLAY) and size > 0:
            yield reason("tezuma.phases", "cards-left", player=seat, due=state.phase)
    if state.phase in (DRAFT, PLAY) and max(sizes) < 1:
        yield reason("tezuma.phases", "no-cards", due=state.phase)


def shown_elsewhere(state: State) -> Iterator[Reason]:
    for seat, known in enumerate(state.shown):
        for card in known:
            if card not in state.hands[seat]:
                yield reason("tezuma.reading.fire-captured", "not-held", player=seat, card=card)
