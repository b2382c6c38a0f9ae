"""A table as HTML: the trick, the hand, what happened since the viewer acted, what can be done, the score."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.cards import HIDDEN, Card, write_card
from engine.text import SEATS, TABLE
from widgets.render.action_names import capitalised, verb_name
from widgets.render.example import act, acts, drawn_table, shown_view
from widgets.render.hands import card_button, other_ways, tip_of, whose_hand
from widgets.render.html import Html, h
from widgets.render.narration import deal_word
from widgets.render.news import happened
from widgets.render.offers import NOTHING, Choice, Offer, goes_together, offer
from widgets.render.scene import Said, Scene, is_play, owner
from widgets.render.sentences import sentence
from widgets.worker.others import is_asked
from widgets.worker.score_chart import sheet
from widgets.worker.session import Session
from widgets.worker.tools import more, tools


def frame(session: Session, scene: Scene) -> Html:
    lines = (*session.answer, *happened(scene, session.since))
    return Html(
        came_by(session)
        + h("p", f"{capitalised(deal_word(scene.file.game))} {shown_view(scene).deal}", class_="widget-count")
        + drawn_table(scene, fresh(session))
        + h(
            "div",
            todo(scene),
            *[own_hand(scene, seat) for seat in own_seats(scene)],
            spoken_aloud(scene, lines),
            tools(session, scene),
        )
        + sheet(scene.file.game.score(session.state), scene.file.players, deal_word(scene.file.game))
        + more(scene, lines)
    )


def came_by(session: Session) -> Html:
    """Whose table this is, where a link has brought it."""
    return h("div", SENT[session.link], class_="table-sent", role="note") if session.link else Html()


SENT = {
    "all": "A table that was sent to you: this is your own copy, with everything that was played so far.",
    "seen": "A table that was sent to you: this is your own copy, and cards that its sender could not see are dealt anew.",
}


def spoken_aloud(scene: Scene, lines: tuple[Said, ...]) -> Html:
    """Read aloud as a whole whenever it changes; the lines of a score can be opened below their sum."""
    parts: list[Html] = []
    for has_points, group in groupby(lines, lambda line: bool(line.points)):
        alike = list(group)
        told = [sentence(scene, line, False) for line in alike]
        points = " ".join(line.points for line in alike)
        parts += [h("details", h("summary", points), *told)] if has_points else told
    return h("div", *parts, class_="widget-said", role="status", aria_atomic="true")


def fresh(session: Session) -> tuple[Card, ...]:
    """The cards played since the viewer acted, in order."""
    game = session.course.file.game
    played = [m for m in session.course.moments[session.since :] if is_play(m.before, m.after)]
    return tuple(card for moment in played for card in game.deed(moment.action).cards)


def own_seats(scene: Scene) -> list[int]:
    return [seat for seat in range(len(scene.file.names)) if owner(scene.file, seat) == scene.viewer]


def own_hand(scene: Scene, seat: int) -> Html:
    """A hand of the viewer, always in sight; answers stand under the cards when it is time to act."""
    offered = offered_to(scene, seat)
    hand = scene.view(scene.next_state).seats[seat].hand
    found = offered.cards or tuple(Choice(card, None, "", ()) for card in hand)
    named = zip(found, ids(scene, seat, found), strict=True)
    cards = [option(scene, seat, choice, name) for choice, name in named]
    ways = other_ways(scene, seat, offered.others) if offered.others else Html()
    name = whose_hand(scene, seat)
    if not cards:
        return ways
    title = h("p", name, class_="hand-title") if len(own_seats(scene)) > 1 else Html()
    return Html(title + h("ul", *cards, class_="hand", aria_label=name) + ways)


def offered_to(scene: Scene, seat: int) -> Offer:
    """What the viewer may do from a seat; or why a card of it comes next by itself."""
    if seat in scene.file.game.actors(scene.next_state):
        return offer(scene, seat)
    return NOTHING


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


def option(scene: Scene, seat: int, choice: Choice, name: str) -> Html:
    pressed = None if choice.picked is None else "true" if choice.picked else "false"
    if len(choice.ways) < 2:
        return h("li", card_button(scene, seat, choice, aria_pressed=pressed, id=name))
    tip = f"{name}.ways"
    button = card_button(scene, seat, choice, id=name, popovertarget=tip)
    return h("li", button, tip_of(scene, choice, tip))


def todo(scene: Scene) -> Html:
    """What is to be done now, always in the same place: a button, or what the viewer is to choose."""
    game, state, player = scene.file.game, scene.next_state, scene.viewer or 0
    if not game.actors(state):
        return act("new-match", "Play again")
    if TABLE in game.actors(state) and is_asked(scene.file, state, player):
        closes = [
            (f"do {game.write(action)}", verb_name(scene.file, action))
            for action in game.choices(state, TABLE)
        ]
        buttons = [("wait", "Wait for another"), *closes]
        return h(
            "div",
            *[
                h("button", words, type="button", class_="widget-act", data_send=send)
                for send, words in buttons
            ],
            class_="widget-acts",
        )
    offered = [game.deed(action).cards for action in game.choices(state, player)]
    if goes_together(offered) and len(scene.picked.cards) < len(offered[0]):
        verb = verb_name(scene.file, game.choices(state, player)[0]).lower()
        return h(
            "div",
            f"Choose {len(offered[0])} cards to {verb}: {len(scene.picked.cards)} chosen.",
            class_="widget-acts",
        )
    return acts(scene) or h("div", "Your turn.", class_="widget-acts")
