"""A deal step by step: the felt at each step, what is said there, and the hand of whoever acts with every verdict."""

from random import Random
from typing import NamedTuple
from urllib.parse import quote

from engine.text import TABLE, Unreadable
from widgets.render.action_names import capitalised
from widgets.render.card_html import card
from widgets.render.example import drawn_table
from widgets.render.hands import KINDS, tips, whose_hand
from widgets.render.history import line_of
from widgets.render.html import Html, h
from widgets.render.narration import deal_word, narration
from widgets.render.news import news, once
from widgets.render.offers import NOTHING, Choice, Offer, Way, offer, table_hand
from widgets.render.scene import Picked, Scene, owner
from widgets.render.sentences import in_full, said
from widgets.worker.session import Session, Told
from widgets.worker.stored import text_of
from widgets.worker.story import telling, tricks


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
    """The deal that a step belongs to."""
    game, moments = scene.file.game, scene.moments
    verbs = [game.deed(moment.action).verb for moment in moments]
    first = max((at for at in range(1, step + 1) if verbs[at - 1] == "deal"), default=0)
    last = next((at for at in range(first + 1, len(moments)) if verbs[at] == "deal"), len(moments))
    is_known = "score" in verbs[first:last]
    state = moments[first - 1].after if first else scene.file.start
    return Deal(game.view(state).deal, first, last, is_known)


def stepper(scene: Scene, step: int) -> Html:
    """After the deal all hands are shown, before that what the viewer may know."""
    deal = deal_at(scene, step)
    step = max(step, deal.first)
    seen = scene._replace(at=step, viewer=None if deal.is_known else scene.viewer, picked=Picked())
    return Html(felt(seen, deal) + beside(scene, deal, step))


def felt(scene: Scene, deal: Deal) -> Html:
    told = narration(scene) if scene.viewer is None or not scene.at else tuple(once(news(scene)))
    return h(
        "div",
        h("p", f"Step {scene.at - deal.first} of {deal.last - deal.first}", class_="felt-where"),
        drawn_table(scene),
        h("div", said(scene, told), class_="prompt steps-said", data_part="prompt"),
        h("div", *acting_hand(scene), class_="felt-hands", data_part="hand"),
        h("div", *buttons(scene, deal), class_="felt-row steps-row"),
        class_="felt steps",
        role="group",
        tabindex="-1",
        aria_label="Step by step",
    )


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


# The hand of whoever acts: a touch tells, and does nothing


def acting_hand(scene: Scene) -> list[Html]:
    seat, found = offered(scene)
    cards = [li(scene, seat, choice, number) for number, choice in enumerate(found.cards)]
    others = [other(scene, seat, way, number) for number, way in enumerate(found.others)]
    style = f"--cards:{len(cards)};--row:{(len(cards) + 1) // 2}"
    return [
        h("p", whose_hand(scene, seat), class_="steps-whose") if cards else Html(),
        h("ul", *cards, class_="hand", style=style, aria_label=whose_hand(scene, seat)) if cards else Html(),
        h("ul", *others, class_="hand-ways steps-ways") if others else Html(),
    ]


def offered(scene: Scene) -> tuple[int, Offer]:
    """What the next who acts may do, as far as it may be known."""
    file, state = scene.file, scene.next_state
    after = [file.game.deed(moment.action).actor for moment in scene.moments[scene.at : scene.at + 1]]
    actors = [seat for seat in (*after, *file.game.actors(state)) if seat in file.game.actors(state)]
    seats = [seat for seat in actors if seat != TABLE and scene.viewer in (None, owner(file, seat))]
    if seats and actors[0] != TABLE and seats[0] == actors[0]:
        return seats[0], offer(scene, seats[0])
    found = table_hand(scene) if scene.viewer is None else None
    return (found[0], Offer(found[1], ())) if found else (0, NOTHING)


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


def other(scene: Scene, seat: int, way: Way, number: int) -> Html:
    tip = f"{tips(scene, seat)}.way-{number}"
    button = h(
        "button",
        capitalised(way.name),
        type="button",
        class_=f"hand-option hand-way {KINDS[way.legal]}",
        popovertarget=tip,
    )
    return h("li", button, h("span", *in_full(scene, way.said), id=tip, popover=True, class_="tip"))


# Beside it


def beside(scene: Scene, deal: Deal, step: int) -> Html:
    """The tricks to go to, a link to this very step, and the deal as a file."""
    warning = "They hold every card, hidden ones too." if not deal.is_known else None
    word = deal_word(scene.file.game)
    return h(
        "div",
        h(
            "section",
            h("h2", f"{capitalised(word)} {deal.number}"),
            h("ul", *trick_buttons(scene, deal, step), class_="steps-tricks"),
            class_="story",
        ),
        h(
            "p",
            h("button", "Copy the link to this step", type="button", data_link="all", data_step=str(step)),
            " ",
            h(
                "a",
                "Play file",
                href=f"data:text/plain;charset=utf-8,{quote(written_out(scene, deal))}",
                download=f"{scene.file.game.name}-{word}-{deal.number}.play",
            ),
            h("small", warning) if warning else None,
            class_="steps-links widget-buttons",
        ),
        id=f"{scene.name}.beside",
        popover=True,
        class_="felt-beside",
    )


def trick_buttons(scene: Scene, deal: Deal, step: int) -> list[Html]:
    told: list[Told] = [
        telling(scene._replace(at=at), scene.moments[at - 1]) for at in range(deal.first + 1, deal.last + 1)
    ]
    found = list(tricks(tuple(told), deal.first))
    begins = [deal.first, *[trick.last for trick in found]]
    return [
        h(
            "li",
            h(
                "button",
                trick.title,
                type="button",
                data_send=f"steps {trick.last - ends}",
                aria_current="step" if first < step <= trick.last else None,
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
