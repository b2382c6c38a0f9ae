"""What is done with a table besides playing: taking back, the last trick, another deal, a link."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from widgets.render.boards import boards
from widgets.render.example import report
from widgets.render.html import Html, h
from widgets.render.narration import deal_word
from widgets.render.scene import Said, Scene
from widgets.render.sentences import sentence
from widgets.render.sheet import sheet
from widgets.worker.ability import ability_switches, acting
from widgets.worker.others import is_dealt
from widgets.worker.result import is_counted
from widgets.worker.session import Session
from widgets.worker.settings import settings
from widgets.worker.story import said_at


def tools(session: Session, scene: Scene) -> Html:
    course = session.course
    return h(
        "div",
        tool("Undo", "undo", course.done > session.floor),
        tool("Redo", "redo") if course.done < len(course.edits) else None,
        look_back(session, scene, "Step through") if is_counted(scene) else why(scene),
        h("button", "⋯", type="button", popovertarget=f"{scene.name}.beside", aria_label="More"),
        h(
            "button",
            SHARE_SIGN,
            type="button",
            popovertarget=f"{scene.name}.links",
            aria_label="Share",
            class_="tool-share",
        ),
        *[look.opener for look in looks(session, scene)],
        *ability_switches(scene),
        class_="widget-buttons",
    )


def why(scene: Scene) -> Html | None:
    """Offered where something is asked or lies there."""
    is_asked = next(acting(scene), None) is not None or bool(scene.next_state.trick)
    return tool("Why?", "why") if is_asked else None


def tool(words: str, message: str, can: bool = True) -> Html:
    """A button at its end stays in reach: aria-disabled, not disabled; touched, it says why."""
    return h("button", words, type="button", data_send=message, aria_disabled=None if can else "true")


class Look(NamedTuple):
    """Something that comes when it is called."""

    words: str
    name: str
    drawn: Html

    @property
    def opener(self) -> Html:
        return h("button", self.words, type="button", popovertarget=self.name)

    @property
    def panel(self) -> Html:
        return sheet(self.name, self.words, self.drawn)


def sheets(session: Session, scene: Scene) -> list[Html]:
    """What comes over the felt when it is called; why a turn is as it is comes at once, where it was asked."""
    found = [look.panel for look in looks(session, scene)]
    if session.why:
        told = [sentence(scene, line, number == 0) for number, line in enumerate(session.why)]
        found.append(sheet(f"{scene.name}.why", "Why?", *told, is_called=True))
    return found


def looks(session: Session, scene: Scene) -> Iterator[Look]:
    """The trick that was collected last (no rulebook here forbids to look), and boards that have no room beside the felt."""
    upto = len(session.told) - len(scene.moments) + scene.at
    trick = next((one.trick for one in reversed(session.told[: max(upto, 0)]) if one.trick), None)
    if trick and not is_counted(scene):
        yield Look("Last trick", f"{scene.name}.last-trick", trick)
    if lying := boards(scene.file, scene.view(scene.next_state)):
        yield Look("Boards", f"{scene.name}.boards", lying)


def looked_at(session: Session, scene: Scene) -> Html:
    """On a phone the row has no room for these beside what is to be done."""
    openers = [look.opener for look in looks(session, scene)]
    return h("div", *openers, class_="tool-looks") if openers else Html()


def links(session: Session, scene: Scene) -> Html:
    """Showing the table to somebody, looking back on the deal."""
    is_begun = len(session.told) > 1 or is_counted(scene)
    back = look_back(session, scene, f"Step through this {deal_word(scene.file.game)}")
    return h(
        "div",
        h("button", SHARE_SIGN, "Share", type="button", popovertarget=f"{scene.name}.links"),
        back if is_begun else None,
        class_="table-links widget-buttons",
    )


SHARE_SIGN = h(
    "svg",
    h("path", d="M12 15V3m0 0L8 7m4-4 4 4M6 11v9h12v-9"),
    viewBox="0 0 24 24",
    aria_hidden="true",
    class_="tool-sign",
)
"""Something goes out of a box."""


def look_back(session: Session, scene: Scene, words: str) -> Html:
    """From where the cards are dealt."""
    first = len(scene.moments) - len(session.told) + 1 if session.told else 0
    return tool(words, f"steps {first}")


def more(session: Session, scene: Scene) -> Html:
    """What is done with the table as a whole."""
    ask_first = h("button", "New deal", type="button", popovertarget=f"{scene.name}.new-deal")
    return h(
        "div",
        ask_first if is_played(scene) else None,
        tool("Same deal again", "same-deal"),
        h("button", "All tables", type="button", data_page="leave"),
        h("button", "Is this wrong?", type="button", data_report=report(scene, doubted(session, scene))),
        *settings(scene, session.habits),
        class_="table-more widget-buttons",
    )


def is_played(scene: Scene) -> bool:
    """Would a new deal give something up?"""
    game, state = scene.file.game, scene.next_state
    return bool(game.actors(state)) and not is_dealt(game, state)


def doubted(session: Session, scene: Scene) -> tuple[Said, ...]:
    """All that is said now."""
    happened = [said_at(session, scene._replace(at=at)) for at in range(session.since + 1, session.at + 1)]
    return (*session.answer, *session.why, *(line for said in happened for line in said))


def asked_for(scene: Scene) -> list[Html]:
    """The sheets that come when a button beside the felt is touched; they take the place of what lies there."""
    share = sheet(f"{scene.name}.links", "Share this table", *link_choices())
    return [share, new_deal(scene)] if is_played(scene) else [share]


def new_deal(scene: Scene) -> Html:
    name = f"{scene.name}.new-deal"
    return sheet(
        name,
        "New deal",
        h("p", f"Give up this {deal_word(scene.file.game)}, and deal other cards?"),
        h("button", "Deal anew", type="button", data_send="new-deal"),
        " ",
        h("button", "Play on", type="button", popovertarget=name, popovertargetaction="hide"),
    )


@cache
def link_choices() -> list[Html]:
    """A link that would show hidden hands says so before it is shared."""
    return [
        h(
            "p",
            "The address of this page opens the table in this browser only. For somebody else, share a link.",
        ),
        h(
            "p",
            "The table as you see it. Cards that are hidden from you are dealt anew for whoever opens it.",
        ),
        *share("the link without hidden cards", data_link="seen"),
        h(
            "p",
            "With everything that was played so far. ",
            h("b", "It holds every card: whoever opens it can look into all hands."),
        ),
        *share("the link with all cards", data_link="all"),
    ]


def share(what: str, **how: str) -> list[Html]:
    """A button, and below it the room for what was done."""
    button = h("button", f"Share {what}", type="button", **how)
    return [button, h("p", role="status", class_="sheet-told")]
