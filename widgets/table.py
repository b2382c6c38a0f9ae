"""A table as HTML: the trick, what happened since the viewer acted, the hand, what can be done, the score."""

from collections.abc import Iterator
from itertools import groupby

from engine.cards import Card, Play, write_card
from engine.kernel import Verdict, told
from engine.plays import Moment
from engine.text import TABLE
from engine.words import label
from widgets import board
from widgets.html import Html, h
from widgets.live import Live, is_dealt, model_of
from widgets.model import (
    Choice,
    Model,
    Said,
    choices,
    count,
    lays_a_card,
    next_up,
    score_lines,
    scored,
    spoken,
)
from widgets.render import act, acts, card_button, deed, drawn_table, report, sentence, shown_view, whose_hand
from widgets.sheet import sheet


def frame(live: Live) -> Html:
    model = model_of(live)
    lines = (*live.answer, *happened(model, live.since))
    return Html(
        h("p", f"Deal {shown_view(model).deal}", class_="count")
        + drawn_table(model, fresh(live))
        + h(
            "div",
            todo(model),
            own_hand(model),
            spoken_aloud(model, lines),
            tools(live, model),
            class_="words",
        )
        + sheet(model.file.game.score(live.state), model.file.players)
        + more(model, lines)
    )


def spoken_aloud(model: Model, lines: tuple[Said, ...]) -> Html:
    """Read aloud as a whole whenever it changes; the lines of a score can be opened below their sum."""
    parts: list[Html] = []
    for has_points, group in groupby(lines, lambda line: bool(line.points)):
        alike = list(group)
        told = [sentence(model, line, False) for line in alike]
        points = " ".join(line.points for line in alike)
        parts += [h("details", h("summary", points), *told)] if has_points else told
    return h("div", *parts, class_="said", role="status", aria_atomic="true")


def fresh(live: Live) -> tuple[Card, ...]:
    """The cards played since the viewer acted, in order."""
    actions = [moment.action for moment in live.course.moments[live.since :]]
    return tuple(card for action in actions if isinstance(action, Play) for card in action.cards)


def happened(model: Model, since: int) -> Iterator[Said]:
    """A sentence or a few for each action, what is winning, who is next; secrets of others stay theirs."""
    for at in range(since + 1, len(model.moments) + 1):
        yield from news(model._replace(at=at))
    for standing in model.file.game.standings(model.next_state):
        if standing.takes:
            yield spoken(model, standing.because)
    yield Said(next_up(model))


def news(model: Model) -> Iterator[Said]:
    moment, game = model.moment, model.file.game
    assert moment is not None
    assert model.viewer is not None
    lines = score_lines(model, moment)
    counted = {line.because for line in lines}
    yield from count(model, lines)
    if lines:
        yield from nothing_scored(model, {line.player for line in lines})
    reasons = [told(event, model.viewer) for event in moment.events if event.because not in counted]
    known = [spoken(model, reason) for reason in reasons if reason]
    if game.actor(moment.action) == TABLE or moment.events[0].to is not None:
        yield from known
        return
    first, *others = known
    because = verdict_for(model, moment).because[0]
    why = label(game, because) if lays_a_card(moment) else ""
    yield Said(f"{first.text.rstrip('.')}: {why}." if why else first.text, because.rule)
    yield from others


def verdict_for(model: Model, moment: Moment) -> Verdict:
    """What the viewer could tell of another's action; where that is unknown, the action itself has shown it."""
    game, player = model.file.game, model.viewer or 0
    seen = game.judge(game.seen_by(moment.before, player), moment.action)
    return seen if seen.legal else moment.verdict


def nothing_scored(model: Model, others: set[int]) -> Iterator[Said]:
    for player, name in enumerate(model.file.players):
        if player not in others:
            yield scored(name, 0)


def own_hand(model: Model) -> Html:
    """The viewer's cards, always in sight; answers stand under them when it is time to act."""
    assert model.viewer is not None
    found = choices(model, model.viewer)
    if not found:
        hand = model.view(model.next_state).seats[model.viewer].hand
        found = tuple(Choice(card, None, "", ()) for card in hand)
    cards = [option(model, choice) for choice in found]
    return h("ul", *cards, class_="hand", aria_label=whose_hand(model, model.viewer)) if cards else Html()


def option(model: Model, choice: Choice) -> Html:
    assert model.viewer is not None
    pressed = None if choice.picked is None else "true" if choice.picked else "false"
    name = f"{model.name}.{write_card(choice.card)}"
    return h("li", card_button(model, model.viewer, choice, aria_pressed=pressed, id=name))


def todo(model: Model) -> Html:
    """What is to be done now, always in the same place: a button, or what the viewer is to choose."""
    game, player = model.file.game, model.viewer or 0
    if not game.actors(model.next_state):
        return act("new-match", "Play again")
    most = max((len(action.cards) for action in game.choices(model.next_state, player)), default=0)
    if most > 1 and len(model.picked.cards) < most:
        verb = deed(model, game.choices(model.next_state, player)[0]).lower()
        return h("div", f"Choose {most} cards to {verb}: {len(model.picked.cards)} chosen.", class_="acts")
    return acts(model) or h("div", "Your turn.", class_="acts")


def tools(live: Live, model: Model) -> Html:
    course = live.course
    return h(
        "div",
        tool("Undo", "undo", course.done > live.floor),
        tool("Redo", "redo", course.done < len(course.edits)),
        *last_trick(model),
        class_="tools",
    )


def tool(words: str, message: str, can: bool = True) -> Html:
    """A button at its end stays in reach: aria-disabled, not disabled; touched, it says why."""
    return h("button", words, type="button", data_send=message, aria_disabled=None if can else "true")


def last_trick(model: Model) -> Iterator[Html]:
    """The trick that was collected last, with what was said of it."""
    game, deal = model.file.game, model.view(model.next_state).deal
    for moment in reversed(model.moments):
        before = model.view(moment.before)
        if before.deal != deal:
            return
        if before.trick and not model.view(moment.after).trick:
            name = f"{model.name}.last-trick"
            bare = before._replace(
                seats=tuple(seat._replace(open=(), captured=0, points=None) for seat in before.seats)
            )
            drawn = board.table(model.file, bare, game.standings(moment.before))
            lines = [told(event, model.viewer or 0) for event in moment.events[:1]]
            words = [sentence(model, spoken(model, reason), False) for reason in lines if reason]
            yield h("button", "Last trick", type="button", popovertarget=name)
            yield h("div", drawn, *words, id=name, popover=True, class_="panel")
            return


def more(model: Model, lines: tuple[Said, ...]) -> Html:
    """What is done with the table as a whole."""
    links = f"{model.name}.links"
    game, state = model.file.game, model.next_state
    is_played = bool(game.actors(state)) and not is_dealt(game, state)
    return h(
        "div",
        tool("Same deal again", "same-deal"),
        tool("New deal", "new-deal") if is_played else None,
        h("button", "Link", type="button", popovertarget=links),
        h("div", *link_choices(), id=links, popover=True, class_="panel"),
        h("button", "All tables", type="button", data_page="leave"),
        h("button", "Is this wrong?", type="button", class_="wrong", data_report=report(model, lines)),
        class_="tools more",
    )


def link_choices() -> list[Html]:
    """A link that would show hidden hands says so before it is copied."""
    return [
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
