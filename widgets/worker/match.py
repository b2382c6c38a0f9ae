"""A table as HTML: the felt with the trick, what is asked and the hand; beside it what happened, and the score."""

import re
from collections import Counter

from engine.cards import HIDDEN, Card
from engine.kernel import Game
from widgets.render import board, rows
from widgets.render.boards import boards, meanings
from widgets.render.example import shown_view
from widgets.render.hands import other_ways
from widgets.render.html import Html, h
from widgets.render.narration import deal_word
from widgets.render.offers import NOTHING
from widgets.render.scene import Scene, own_seats
from widgets.render.sheet import beside
from widgets.worker.own_hand import Offers, offers_of, own_hand, todo
from widgets.worker.prompt import prompt
from widgets.worker.result import is_counted, result
from widgets.worker.score_chart import sheet as score_sheet
from widgets.worker.session import Session
from widgets.worker.settings import keys, onward
from widgets.worker.steps import stepper
from widgets.worker.story import story, tricks
from widgets.worker.taking import besides, is_draft, with_pieces
from widgets.worker.tools import asked_for, links, looked_at, more, sheets, tools
from widgets.worker.where import where


def frame(session: Session, scene: Scene) -> Html:
    """The felt with everything that a turn needs; beside or below it what happened, the score, and the table as a whole."""
    if session.step is not None:
        return Html(came_by(session, scene) + stepper(scene, session.step, session.habits.sort))
    game = scene.file.game
    drawn = boards(scene.file, scene.view(scene.next_state))
    return Html(
        came_by(session, scene)
        + felt(session, scene, offers_of(scene))
        + beside(
            scene,
            "This table",
            looked_at(session, scene),
            links(session, scene),
            story(scene, session.told),
            h("section", h("h2", "Boards"), drawn, class_="felt-boards") if drawn else None,
            None if drawn else signs(game),
            score_sheet(game.score(session.state), scene.file.players, deal_word(game)),
            more(session, scene),
        )
        + "".join(asked_for(scene))
        + keys(scene.name, game.suits)
    )


def signs(game: Game) -> Html | None:
    """Where boards lie their head tells it."""
    told = [h("li", one) for one in meanings(game)]
    return h("section", h("h2", "What the signs mean"), h("ul", *told), class_="row-signs") if told else None


def felt(session: Session, scene: Scene, offers: Offers) -> Html:
    """With offers it is the viewer's turn; without, the others act and nothing is asked."""
    others = {seat: besides(scene, offer) for seat, offer in offers.items()}
    ways = [other_ways(scene, seat, found) for seat, found in others.items() if found]
    shown = shown_view(scene)
    states = " is-choosing" if ways and not shown.trick else " is-drafting" if is_draft(shown) else ""
    hands = [
        own_hand(scene, seat, offers.get(seat, NOTHING), session.habits.sort, came(session, scene, seat))
        for seat in own_seats(scene)
    ]
    return h(
        "div",
        where(scene),
        lying(session, scene),
        h("div", *ways, class_="felt-ways") if ways else None,
        prompt(session, scene, offers),
        rows.meaning(scene.file, shown) if offers else None,
        h("div", *hands, class_="felt-hands", data_part="hand"),
        h("div", tools(session, scene), main(session, scene), class_="felt-row"),
        *sheets(session, scene),
        class_=f"felt{states}",
        role="group",
        tabindex="-1",
        aria_label="Table",
    )


def main(session: Session, scene: Scene) -> Html:
    """What is to be done, always in the same place; on the way what brings the next thing."""
    found = todo(scene) if scene.at == session.at else onward(session, scene)
    return h("div", found, class_="tool-main")


def came(session: Session, scene: Scene, seat: int) -> tuple[Card, ...]:
    """Cards that have come into a hand since its owner acted; all that were dealt are nothing new."""
    before = scene.view(scene._replace(at=min(session.since, scene.at)).next_state).seats[seat].hand
    hand = scene.view(scene.next_state).seats[seat].hand
    is_known = before and HIDDEN not in before
    return tuple((Counter(hand) - Counter(before)).elements()) if is_known else ()


def passings(session: Session, scene: Scene) -> list[Html]:
    """What happened since the viewer acted, step by step but for the last."""
    return [felt(session, scene._replace(at=at), {}) for at in range(session.since + 1, session.at)]


def what_if(session: Session, scene: Scene) -> Html:
    """A card that may not be played lies there all the same."""
    tried = session.tried
    assert tried is not None
    cards = scene.file.game.deed(tried.action).cards
    return board.draw(
        scene.file,
        scene.view(tried.after),
        tried.standings,
        cards,
        "is-tried",
        scene.viewer or 0,
        own=own_seats(scene),
    )


def lying(session: Session, scene: Scene) -> Html:
    """The board; after a deal what it has brought, and a card that may not be played as if it were."""
    if session.tried:
        return what_if(session, scene)
    return result(scene) if is_counted(scene) else with_pieces(scene)


def came_by(session: Session, scene: Scene) -> Html:
    """Whose table this is, where a link has brought it, and what was played before; said until something is done there."""
    if not session.link or session.course.done > session.floor:
        return Html()
    lines = filter(None, (SENT[session.link], before(session, scene)))
    return h("div", *[h("span", line) for line in lines], class_="table-sent", role="note")


def before(session: Session, scene: Scene) -> str:
    """Who has taken the last trick; where that cannot be known, how many were taken."""
    every = tricks(scene, session.told, len(scene.moments) - len(session.told))
    last = [trick for trick in every if trick.taken][-1:]
    for trick in last:
        return f"{trick.name} went to {re.sub('^You', 'you', trick.taken)}."
    view = scene.view(scene.next_state)
    return f"Taken so far: {view.taken} of {view.tricks} tricks." if view.taken else ""


SENT = {
    "all": "This is your own copy of the table.",
    "seen": "This is your own copy; hidden cards are dealt anew.",
}
