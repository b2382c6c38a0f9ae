"""What is done with a table besides playing: taking back, the last trick, another deal, a link."""

from collections.abc import Iterator

from widgets.render import board
from widgets.render.example import report
from widgets.render.html import Html, h
from widgets.render.narration import spoken
from widgets.render.scene import Said, Scene
from widgets.render.sentences import sentence
from widgets.worker.others import is_dealt
from widgets.worker.session import Session


def tools(session: Session, scene: Scene) -> Html:
    course = session.course
    return h(
        "div",
        tool("Undo", "undo", course.done > session.floor),
        tool("Redo", "redo", course.done < len(course.edits)),
        *last_trick(scene),
        class_="table-tools widget-buttons",
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
        class_="table-tools table-more widget-buttons",
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
