"""A deal step by step: the felt at each step, what is said there, and the hand of whoever acts with every verdict."""

from random import Random
from typing import NamedTuple
from urllib.parse import quote

from engine.text import Unreadable
from widgets.render.action_names import capitalised
from widgets.render.example import drawn_table, is_played, shown_view
from widgets.render.hands import piece_touches
from widgets.render.history import line_of
from widgets.render.html import Html, h
from widgets.render.narration import count, deal_word, narration, next_up, score_lines
from widgets.render.news import news, once
from widgets.render.scene import Picked, Said, Scene
from widgets.render.sentences import said, sentence
from widgets.render.sheet import beside, sheet
from widgets.worker.result import result
from widgets.worker.session import Session, Told
from widgets.worker.step_hand import acting_hand
from widgets.worker.stored import text_of
from widgets.worker.story import Trick, telling, tricks
from widgets.worker.taking import is_draft
from widgets.worker.tools import share


class Deal(NamedTuple):
    """The steps of a deal: its first when the cards are dealt, its last, and whether all of it is known by now."""

    number: int
    first: int
    last: int
    is_known: bool


def steps(session: Session, step: str, rng: Random) -> Session:
    """To a step of a deal that was dealt here; nothing is done there."""
    if session.viewer is None or not (step.isascii() and step.isdecimal()) or len(step) > 6:
        raise Unreadable(f"{step!r} is no step to look at")
    return session._replace(step=min(int(step), session.at))


def deal_at(scene: Scene, step: int) -> Deal:
    """The deal that a step belongs to; with its count it ends."""
    game, moments = scene.file.game, scene.moments
    verbs = [game.deed(moment.action).verb for moment in moments]
    first = max((at for at in range(1, step + 1) if verbs[at - 1] == "deal"), default=0)
    counted = next((at for at in range(first + 1, len(moments) + 1) if verbs[at - 1] == "score"), None)
    state = moments[first - 1].after if first else scene.file.start
    return Deal(game.view(state).deal, first, counted or len(moments), counted is not None)


def stepper(scene: Scene, step: int, sort: str) -> Html:
    """After the deal all hands are shown, before that what the viewer may know; sorted as at the table."""
    deal = deal_at(scene, step)
    step = min(max(step, deal.first), deal.last)
    mine = scene._replace(at=step, picked=Picked())
    seen = mine._replace(viewer=None) if deal.is_known else mine
    found = list(tricks(mine, told_of(mine, deal), deal.first))
    return Html(felt(seen, deal, found, lying(seen, mine, deal), sort) + around(seen, deal, found))


def told_of(scene: Scene, deal: Deal) -> tuple[Told, ...]:
    """What was told of a deal once its cards were dealt."""
    steps = range(deal.first + 1, deal.last + 1)
    return tuple([telling(scene._replace(at=at), scene.moments[at - 1]) for at in steps])


def lying(seen: Scene, mine: Scene, deal: Deal) -> Html:
    """The table; in its place at the end what the deal has brought."""
    if is_count(seen, deal):
        return result(mine)
    touch = piece_touches(seen)
    for how in touch.values():
        del how["data_send"]
    return drawn_table(seen, touch=touch, keeps_taken=not is_played(seen))


def is_count(scene: Scene, deal: Deal) -> bool:
    return deal.is_known and scene.at == deal.last


def felt(scene: Scene, deal: Deal, found: list[Trick], table: Html, sort: str) -> Html:
    hands = scene.view(scene._replace(at=deal.first).next_state).seats
    states = {
        "is-several": any(len(seat.hand) > MANY for seat in hands),
        "is-drafting": is_draft(shown_view(scene)),
    }
    hand = h("div", *acting_hand(scene, deal.last, sort), class_="felt-hands", data_part="hand")
    return h(
        "div",
        where(scene, deal, found),
        table,
        h("div", *told(scene, deal), hand, class_="steps-below"),
        h("div", *buttons(scene, deal), class_="felt-row steps-row"),
        class_=" ".join(("felt", "steps", *[state for state, holds in states.items() if holds])),
        role="group",
        tabindex="-1",
        aria_label="Step by step",
    )


def where(scene: Scene, deal: Deal, found: list[Trick]) -> Html:
    """Which game, deal and trick, and how far it is."""
    game, steps = scene.file.game, deal.last - deal.first
    name = next((one.name for one in found if one.last >= scene.at > deal.first), "")
    words = [
        f"{capitalised(deal_word(game))} {deal.number}",
        *([name[:1].lower() + name[1:]] if name else []),
    ]
    return h(
        "div",
        h("p", capitalised(game.title), class_="felt-edition"),
        h("p", " · ".join(words), class_="felt-deal"),
        h("p", f"Step {scene.at - deal.first} of {steps}" if steps else "Nothing has been played yet"),
        class_="felt-where",
    )


# What is said


def told(scene: Scene, deal: Deal) -> list[Html]:
    """As much as has room; the rest comes when it is called."""
    everything = said_at(scene, deal)
    short = everything[:1] if scene.moment and scene.at == deal.first else everything
    short = (*short, Said(next_up(scene))) if short != everything else in_short(everything)
    name = f"{scene.name}.said"
    opener = h("button", "All that is said", type="button", popovertarget=name, class_="steps-more")
    lines = [sentence(scene, one, not at) for at, one in enumerate(everything)]
    is_short = len(short) < len(everything)
    prompt = (said(scene, short), opener if is_short else None)
    return [
        h("div", *prompt, class_="prompt steps-said", data_part="prompt"),
        sheet(name, "All that is said", *lines) if is_short else Html(),
    ]


def said_at(scene: Scene, deal: Deal) -> tuple[Said, ...]:
    """Of the count what its table does not tell."""
    everything = narration(scene) if scene.viewer is None or not scene.at else tuple(once(news(scene)))
    if not (scene.moment and is_count(scene, deal)):
        return everything
    lines = set(count(scene, score_lines(scene, scene.moment)))
    return tuple([one for one in everything if one not in lines])


def in_short(everything: tuple[Said, ...]) -> tuple[Said, ...]:
    """The first and the last, and between them what there is room for."""
    if sum(map(height, everything)) <= LINES:
        return everything
    first, *middle, last = everything
    room = LINES - 1 - height(first) - height(last)
    kept = [one for at, one in enumerate(middle, 1) if sum(map(height, middle[:at])) <= room]
    return (first, *kept, last)


MANY = 12
"""More cards than these lie in two rows on a phone."""
LINES, LETTERS = 4, 46
"""What has room on a phone, and how much a line of it holds."""


def height(one: Said) -> int:
    return -(-len(one.text) // LETTERS)


def buttons(scene: Scene, deal: Deal) -> list[Html]:
    at = scene.at
    ways = (
        ("First", "⇤", deal.first),
        ("Back", "‹", max(at - 1, deal.first)),
        ("Forward", "›", min(at + 1, deal.last)),
        ("Last", "⇥", deal.last),
    )
    return [
        *[
            h(
                "button",
                sign,
                type="button",
                class_="steps-go",
                data_send=f"steps {to}",
                aria_label=name,
                aria_disabled="true" if to == at else None,
            )
            for name, sign, to in ways
        ],
        h("button", "⋯", type="button", popovertarget=f"{scene.name}.beside", aria_label="More"),
        h("button", "Leave", type="button", class_="widget-act", data_send="look"),
    ]


# Beside it


def around(scene: Scene, deal: Deal, found: list[Trick]) -> Html:
    """The tricks to go to, a link to this very step, and the deal as a file."""
    warning = "They hold every card, hidden ones too." if not deal.is_known else None
    word = deal_word(scene.file.game)
    return beside(
        scene,
        f"This {word}",
        h(
            "section",
            h("h2", f"{capitalised(word)} {deal.number}"),
            h("ul", *trick_buttons(scene, deal, found), class_="steps-tricks"),
            class_="story",
        ),
        h(
            "div",
            *share("the link to this step", data_link="all", data_step=str(scene.at)),
            h(
                "a",
                "Play file",
                href=f"data:text/plain;charset=utf-8,{quote(written_out(scene, deal))}",
                download=f"{scene.file.game.name}-{word}-{deal.number}.play",
            ),
            h("small", warning) if warning else None,
            class_="steps-links widget-buttons",
        ),
    )


def trick_buttons(scene: Scene, deal: Deal, found: list[Trick]) -> list[Html]:
    begins = [deal.first, *[trick.last for trick in found]]
    return [
        h(
            "li",
            h(
                "button",
                trick.title,
                type="button",
                data_send=f"steps {trick.last - ends}",
                aria_current="step" if first < scene.at <= trick.last else None,
            ),
        )
        for first, trick in zip(begins, found, strict=False)
        for ends in [int(bool(trick.told[-1].trick))]
    ]


def written_out(scene: Scene, deal: Deal) -> str:
    """A play file of this deal alone."""
    begins = max(deal.first - 1, 0)
    played = scene.moments[begins : deal.last]
    start = played[0].before if played else scene.next_state
    return text_of(scene.file._replace(start=start), line_of(played))
