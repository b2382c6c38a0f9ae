"""A table as HTML: the trick, what happened since the viewer acted, the hand, what can be done, the score."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.cards import HIDDEN, Card, write_card
from engine.kernel import Verdict
from engine.replay import Moment
from engine.speech import label
from engine.text import SEATS, TABLE
from widgets.render import board
from widgets.render.action_names import capitalised, verb_name
from widgets.render.example import (
    act,
    acts,
    card_button,
    drawn_table,
    other_ways,
    report,
    sentence,
    shown_view,
    tip_of,
    whose_hand,
)
from widgets.render.html import Html, h
from widgets.render.offers import NOTHING, Choice, Offer, goes_together, offer
from widgets.render.scene import (
    Said,
    Scene,
    count,
    deal_word,
    is_play,
    next_up,
    owner,
    score_lines,
    scored,
    spoken,
)
from widgets.worker.others import is_asked, is_dealt
from widgets.worker.score_chart import sheet
from widgets.worker.session import Session


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


def happened(scene: Scene, since: int) -> Iterator[Said]:
    """A sentence or a few for each action, what is winning, who is next; secrets of others stay theirs."""
    for at in range(since + 1, len(scene.moments) + 1):
        yield from once(news(scene._replace(at=at)))
    for standing in scene.file.game.standings(scene.next_state):
        if standing.takes:
            yield spoken(scene, standing.because)
    yield Said(next_up(scene))


def once(lines: Iterable[Said]) -> Iterator[Said]:
    """No sentence twice."""
    yield from {said.text: said for said in lines}.values()


def news(scene: Scene) -> Iterator[Said]:
    moment, game = scene.moment, scene.file.game
    assert moment is not None
    assert scene.viewer is not None
    lines = score_lines(scene, moment)
    counted = {line.because for line in lines}
    yield from count(scene, lines)
    if lines:
        yield from nothing_scored(scene, {line.player for line in lines})
    reasons = [event.told(scene.viewer) for event in moment.events if event.because not in counted]
    known = [spoken(scene, reason) for reason in reasons if reason]
    if not is_play(moment.before, moment.after):
        yield from known
        return
    first, *others = known
    because = verdict_for(scene, moment).because[:1]
    why = label(game, because[0]) if because else ""
    yield Said(f"{first.text.rstrip('.')}: {why}.", because[0].rule) if why else first
    yield from others


def verdict_for(scene: Scene, moment: Moment) -> Verdict:
    """What the viewer could tell of another's action; where that is unknown, the action itself has shown it."""
    game, player = scene.file.game, scene.viewer or 0
    if owner(scene.file, game.deed(moment.action).actor) == player:
        return moment.verdict
    seen = game.judge(game.seen_by(moment.before, player), moment.action)
    return seen if seen.legal else moment.verdict


def nothing_scored(scene: Scene, others: set[int]) -> Iterator[Said]:
    for player, name in enumerate(scene.file.players):
        if player not in others:
            yield scored(scene, name, 0)


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


def tools(session: Session, scene: Scene) -> Html:
    course = session.course
    return h(
        "div",
        tool("Undo", "undo", course.done > session.floor),
        tool("Redo", "redo", course.done < len(course.edits)),
        *last_trick(scene),
        class_="table-tools",
    )


def tool(words: str, message: str, can: bool = True) -> Html:
    """A button at its end stays in reach: aria-disabled, not disabled; touched, it says why."""
    return h("button", words, type="button", data_send=message, aria_disabled=None if can else "true")


def last_trick(scene: Scene) -> Iterator[Html]:
    """The trick that was collected last, with what was said of it."""
    game, deal = scene.file.game, scene.view(scene.next_state).deal
    for moment in reversed(scene.moments):
        if moment.before.trick and not moment.after.trick:
            before = scene.view(moment.before)
            if before.deal != deal:
                return
            name = f"{scene.name}.last-trick"
            bare = before._replace(
                middle=(),
                seats=tuple(
                    seat._replace(open=(), captured=0, points=None, rows=(), tricks=0)
                    for seat in before.seats
                ),
            )
            drawn = board.draw(scene.file, bare, game.standings(moment.before))
            lines = [event.told(scene.viewer or 0) for event in moment.events[:1]]
            words = [sentence(scene, spoken(scene, reason), False) for reason in lines if reason]
            yield h("button", "Last trick", type="button", popovertarget=name)
            yield h("div", drawn, *words, id=name, popover=True, class_="table-panel")
            return


def more(scene: Scene, lines: tuple[Said, ...]) -> Html:
    """What is done with the table as a whole."""
    links = f"{scene.name}.links"
    game, state = scene.file.game, scene.next_state
    is_played = bool(game.actors(state)) and not is_dealt(game, state)
    return h(
        "div",
        tool("Same deal again", "same-deal"),
        tool("New deal", "new-deal") if is_played else None,
        h("button", "Link", type="button", popovertarget=links),
        h("div", *link_choices(), id=links, popover=True, class_="table-panel"),
        h("button", "All tables", type="button", data_page="leave"),
        h("button", "Is this wrong?", type="button", data_report=report(scene, lines)),
        class_="table-tools table-more",
    )


def link_choices() -> list[Html]:
    """A link that would show hidden hands says so before it is copied."""
    return [
        h(
            "p",
            "The address of this page opens the table in this browser only. For somebody else, copy a link.",
        ),
        h(
            "p",
            "The table as you see it. Cards that are hidden from you are dealt anew for whoever opens it.",
        ),
        h("button", "Copy the link without hidden cards", type="button", data_link="seen"),
        h(
            "p",
            "With everything that was played so far. ",
            h("b", "It holds every card: whoever opens it can look into all hands."),
        ),
        h("button", "Copy the link with all cards", type="button", data_link="all"),
    ]
