"""The hand at a step of a deal: of whoever acts, with every verdict. A touch tells, and does nothing."""

from engine.cards import Card
from engine.text import TABLE
from widgets.render.action_names import capitalised
from widgets.render.card_html import card
from widgets.render.hands import KINDS, hand_row, known_hand, tips, way_tips, whose_hand
from widgets.render.html import Html, h
from widgets.render.offers import NOTHING, Choice, Offer, Way, offer, pieces_of, table_hand
from widgets.render.scene import Scene, own_seats, owner
from widgets.render.sentences import in_full
from widgets.worker.own_hand import in_order


def acting_hand(scene: Scene, last: int, sort: str) -> list[Html]:
    """In the order in which the viewer has a hand. Where nobody acts, of whoever acts next, up to the last step of the deal."""
    acting, found = offered(scene)
    seat = holder(scene, last) if acting is None else acting
    if seat is None:
        return []
    game = scene.file.game
    cards = [li(scene, seat, choice, at) for at, choice in enumerate(in_order(game, found.cards, sort))]
    resting = in_order(game, tuple(Choice(one, None, "", ()) for one in known_hand(scene, seat)), sort)
    cards = cards or [at_rest(scene, choice.card) for choice in resting]
    whose = whose_hand(scene, seat)
    return [
        h("p", whose, class_="steps-whose") if cards else Html(),
        hand_row(cards, found.cards, whose) if cards else Html(),
        ways(scene, seat, found.others) if found.others else Html(),
    ]


def holder(scene: Scene, last: int) -> int | None:
    """Where the table acts: whoever acts after it, as far as the viewer may look into a hand."""
    actors = [scene.file.game.deed(moment.action).actor for moment in scene.moments[scene.at : last]]
    seats = [seat for seat in actors if seat != TABLE and scene.viewer in (None, owner(scene.file, seat))]
    return next(iter((*seats, *own_seats(scene))), None)


def offered(scene: Scene) -> tuple[int | None, Offer]:
    """What the next who acts may do, as far as it may be known."""
    file, state = scene.file, scene.next_state
    after = [file.game.deed(moment.action).actor for moment in scene.moments[scene.at : scene.at + 1]]
    actors = [seat for seat in (*after, *file.game.actors(state)) if seat in file.game.actors(state)]
    seats = [seat for seat in actors if seat != TABLE and scene.viewer in (None, owner(file, seat))]
    if seats and actors[0] != TABLE and seats[0] == actors[0]:
        return seats[0], offer(scene, seats[0])
    found = table_hand(scene) if scene.viewer is None else None
    return (found[0], Offer(found[1], ())) if found else (None, NOTHING)


def li(scene: Scene, seat: int, choice: Choice, number: int) -> Html:
    tip = f"{tips(scene, seat)}.{number}"
    button = h(
        "button",
        card(scene.file, choice.card),
        h("span", choice.label, class_="hand-label"),
        type="button",
        class_=f"hand-option {KINDS[choice.legal]}",
        popovertarget=tip,
    )
    return h("li", button, h("span", *answers(scene, choice), id=tip, popover=True, class_="tip"))


def answers(scene: Scene, choice: Choice) -> list[Html]:
    """In full, for each way to use a card."""
    if len(choice.ways) < 2:
        return in_full(scene, choice.said)
    return [
        part
        for way in choice.ways
        for part in (h("b", f"{capitalised(way.name)}: {way.label}"), *in_full(scene, way.said))
    ]


def at_rest(scene: Scene, one: Card) -> Html:
    return h("li", h("span", card(scene.file, one), class_="hand-option is-waiting"))


def ways(scene: Scene, seat: int, others: tuple[Way, ...]) -> Html:
    """What lies in the middle is touched there."""
    names = way_tips(scene, seat, others)
    laid = set(pieces_of(scene, seat).values())
    buttons = [h("li", way(one, names[one.said])) for one in others if one.line not in laid]
    tips = [
        h("span", *in_full(scene, words), id=name, popover=True, class_="tip")
        for words, name in names.items()
    ]
    return Html((h("ul", *buttons, class_="hand-ways steps-ways") if buttons else "") + "".join(tips))


def way(one: Way, tip: str) -> Html:
    return h(
        "button",
        capitalised(one.name),
        type="button",
        class_=f"hand-option hand-way {KINDS[one.legal]}",
        popovertarget=tip,
    )
