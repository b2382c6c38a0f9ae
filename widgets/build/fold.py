"""A folded example: its title, what comes out, and the cards that did it. It opens in place. Used by MkDocs alone."""

from engine.cards import HIDDEN, Card, Cards
from engine.kernel import State
from engine.playfile import PlayFile
from engine.speech import suit_name
from widgets.render.card_html import sign, suit_drawing
from widgets.render.html import Html, h
from widgets.render.narration import narration, spoken
from widgets.render.scene import Scene


def folded(scene: Scene, example: Html) -> Html:
    finished = last_trick(scene)
    title = h("strong", scene.file.title)
    words = h("span", title, h("small", outcome(scene, finished)), class_="fold-words")
    cards = h("span", *picture(scene, finished), class_="fold-cards", aria_hidden="true")
    game = scene.file.game.name
    summary = h("summary", words, cards)
    return h("details", summary, example, class_="fold", data_game=game, data_search_exclude=True)


def last_trick(scene: Scene) -> State | None:
    """The last position with cards in the trick; most examples have one."""
    states = (*[moment.after for moment in reversed(scene.moments)], scene.file.start)
    return next((state for state in states if scene.view(state).trick), None)


def outcome(scene: Scene, finished: State | None) -> str:
    """Who takes the trick and why; else what is told at the end."""
    if finished is not None and len(scene.view(finished).trick) > 1:
        standings = scene.file.game.standings(finished)
        return next((spoken(scene, one.because).text for one in standings if one.takes), "")
    told = narration(scene._replace(at=len(scene.moments)))
    return next((said.text for said in told if said.text), "")


def picture(scene: Scene, finished: State | None) -> list[Html]:
    """The cards of the trick, who takes it raised; where none was played, those that were last moved."""
    if finished is None:
        return [small(scene.file, shown) for shown in last_moved(scene)]
    taking = {standing.seat for standing in scene.file.game.standings(finished) if standing.takes}
    return [
        small(scene.file, shown, "is-taking" if play.seat in taking else "")
        for play in scene.view(finished).trick
        for shown in play.cards
    ]


def small(file: PlayFile, shown: Card, state: str = "") -> Html:
    """Number and suit; a page has many of them."""
    if shown == HIDDEN:
        return h("span", class_="card card-back")
    suit = suit_name(file.game, shown.suit)
    number = h("b", str(shown.number) if shown.number else sign("trump"))
    return h("span", number, suit_drawing(suit), class_=f"card-mini {state}".strip(), data_suit=suit)


def last_moved(scene: Scene) -> Cards:
    moved = (scene.file.game.deed(moment.action).cards for moment in reversed(scene.moments))
    return next(filter(None, moved), ())
