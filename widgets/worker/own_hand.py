"""The viewer's own hand, and what may be done with it or instead."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.cards import HIDDEN, Card, Cards, write_card
from engine.kernel import Game
from engine.text import SEATS, TABLE
from widgets.render.example import act, act_button, acts
from widgets.render.hands import card_button, hand_row, tip_of, whose_hand
from widgets.render.html import Html, h
from widgets.render.offers import NOTHING, Choice, Offer, goes_together, offer
from widgets.render.scene import Scene, own_seats, owner
from widgets.worker.ability import without_a_card
from widgets.worker.others import is_asked
from widgets.worker.result import is_counted

Offers = dict[int, Offer]
"""What the viewer may do from each of their seats."""


def offers_of(scene: Scene) -> Offers:
    return {seat: offered_to(scene, seat) for seat in own_seats(scene)}


def own_hand(scene: Scene, seat: int, offered: Offer, sort: str = "", new: Cards = ()) -> Html:
    """A hand of the viewer, always in sight."""
    hand = scene.view(scene.next_state).seats[seat].hand
    found = offered.cards or tuple(Choice(card, None, "", ()) for card in hand)
    found = in_order(scene.file.game, found, sort)
    named = zip(found, ids(scene, seat, found), strict=True)
    cards = [option(scene, seat, choice, name, choice.card in new) for choice, name in named]
    if not cards:
        return Html()
    whose = whose_hand(scene, seat)
    drawn = hand_row(cards, found, whose)
    if len(own_seats(scene)) == 1:
        return drawn
    return h("div", h("small", whose, class_="hand-whose", aria_hidden="true"), drawn, class_="hand-one")


def in_order(game: Game, found: tuple[Choice, ...], sort: str) -> tuple[Choice, ...]:
    """A hand as its holder sorts it; as it is where its order is a rule."""
    if has_order(game):
        return found
    suits = "".join(suit.letter for suit in game.suits)
    by_suit = sorted(found, key=lambda choice: (suits.find(choice.card.suit), choice.card.number))
    return tuple(sorted(by_suit, key=lambda choice: choice.card.number) if sort == "number" else by_suit)


def has_order(game: Game) -> bool:
    """Does a game say in which order a hand lies?"""
    return "a hand" in game.terms


def offered_to(scene: Scene, seat: int) -> Offer:
    """What the viewer may do from a seat; or why a card of it comes next by itself."""
    if seat in scene.file.game.actors(scene.next_state):
        return offer(scene, seat, ability_of(scene, seat))
    return NOTHING


def ability_of(scene: Scene, seat: int) -> str | None:
    """The one that is switched on; none of them where cards can be played without, and all where they cannot."""
    if scene.picked.ability:
        return scene.picked.ability
    game = scene.file.game
    is_free = any(not game.deed(action).ability for action in game.choices(scene.next_state, seat))
    return "" if is_free else None


def ids(scene: Scene, seat: int, choices: Iterable[Choice]) -> Iterator[str]:
    """A card of the viewer's first hand keeps its name while others go; of several that look alike each has its own."""
    before: Counter[Card] = Counter()
    for number, choice in enumerate(choices):
        card = choice.card
        before[card] += 1
        if seat or card == HIDDEN:
            yield f"{scene.name}.{SEATS[seat]}.{number}"
        else:
            yield f"{scene.name}.{write_card(card)}" + (f".{before[card]}" if before[card] > 1 else "")


def option(scene: Scene, seat: int, choice: Choice, name: str, is_new: bool = False) -> Html:
    pressed = None if choice.picked is None else "true" if choice.picked else "false"
    new = h("small", "new", class_="hand-new") if is_new else None
    if len(choice.ways) < 2:
        return h("li", card_button(scene.file, seat, choice, aria_pressed=pressed, id=name), new)
    tip = f"{name}.ways"
    button = card_button(scene.file, seat, choice, id=name, popovertarget=tip)
    return h("li", button, tip_of(scene, choice, tip), new)


def todo(scene: Scene) -> Html:
    """What is to be done now, always in the same place: a button, or what the viewer is to choose."""
    game, state, player = scene.file.game, scene.next_state, scene.viewer or 0
    if not game.actors(state):
        return act("new-match", "Play again")
    if TABLE in game.actors(state) and is_asked(scene.file, state, player):
        closes = [act_button(scene, action) for action in game.choices(state, TABLE)]
        others = [seat for seat in game.actors(state) if owner(scene.file, seat) not in (player, TABLE)]
        wait = h("button", "Wait", type="button", class_="widget-act", data_send="wait") if others else None
        return h("div", wait, *closes, class_="widget-acts")
    if is_counted(scene):
        return act("table", "Deal the next")
    offered = [game.deed(action).cards for action in game.choices(state, player)]
    if goes_together(offered) and len(scene.picked.cards) < len(offered[0]):
        return Html()
    return acts(scene) or without_a_card(scene) or Html()
