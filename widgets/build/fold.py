"""A folded example: its title, what comes out, and the cards that did it. It opens in place. Used by MkDocs alone."""

from functools import cache
from operator import attrgetter
from random import Random

from engine.cards import HIDDEN, Card, Cards
from engine.kernel import Finish, Setup, State
from engine.playfile import TRY, PlayFile
from engine.registry import GAMES
from engine.setups import seat_names
from engine.speech import NAMES, listed, suit_name
from widgets.build.setup_pictures import SEED, dealing
from widgets.render.card_html import sign, suit_drawing
from widgets.render.html import Html, h
from widgets.render.narration import deal_word, narration, score_lines, signed, spoken
from widgets.render.scene import Scene


def folded(scene: Scene, example: Html) -> Html:
    done = at_its_end(scene)
    finished = last_trick(done)
    words = outcome(done, finished)
    shown = picture(done, finished) if words else picture(scene, last_trick(scene))
    said = (h("strong", scene.file.title), h("small", words or told_there(scene)), *strange_suits(scene.file))
    cards = h("span", *shown, class_="fold-cards", aria_hidden="true")
    game = scene.file.game.name
    summary = h("summary", h("span", *said, class_="fold-words"), cards)
    return h("details", summary, example, class_="fold", data_game=game, data_search_exclude=True)


def strange_suits(file: PlayFile) -> list[Html]:
    """Told to readers of another edition: which suits their cards do not have."""
    game, own = file.game, file.setup.edition
    others = {setup.edition: setup for setup in game.setups() if setup.edition != own}
    used = {shown.suit for shown in game.cards(file.start)}
    strange = {edition: used - dealt_suits(game.name, setup) for edition, setup in others.items()}
    return [
        h(
            "small",
            f"Only {own.capitalize()} has the suit{'s' * (len(names) > 1)} {listed(names, 'and')}.",
            class_=f"edition-{edition}",
        )
        for edition, suits in strange.items()
        if (names := [suit.name for suit in game.suits if suit.letter in suits])
    ]


@cache
def dealt_suits(name: str, setup: Setup) -> frozenset[str]:
    game = GAMES[name]
    start = PlayFile(game, "", seat_names(game, setup, NAMES), setup, game.start(setup), ())
    *_, dealt = dealing(start, Random(SEED))
    return frozenset(shown.suit for shown in game.cards(dealt.after))


def at_its_end(scene: Scene) -> Scene:
    """What is only tried after that changes nothing."""
    steps = enumerate(scene.moments, start=1)
    done = (at for at, moment in steps if moment.step.kind != TRY)
    return scene._replace(at=max(done, default=len(scene.moments)))


def last_trick(scene: Scene) -> State | None:
    """The last position with cards in the trick; most examples have one."""
    states = (*[moment.after for moment in reversed(scene.moments[: scene.at])], scene.file.start)
    return next((state for state in states if scene.view(state).trick), None)


def outcome(scene: Scene, finished: State | None) -> str:
    """Who takes the trick and why; else who wins the game, or what a deal brings everybody."""
    if finished is not None and len(scene.view(finished).trick) > 1:
        standings = scene.file.game.standings(finished)
        return next((spoken(scene, one.because).text for one in standings if one.takes), "")
    if points := counted(scene):
        winners = [spoken(scene, one.because).text for one in finishes(scene) if one.place == 1]
        return " ".join(winners) or in_a_sentence(scene, points)
    return ""


def told_there(scene: Scene) -> str:
    """The headline of the step that the page speaks of: of a question its answer, of a trick that goes who leads next."""
    said = [one.text for one in narration(scene) if one.text]
    if scene.is_try:
        return said[1]
    is_taken = (
        scene.moment and scene.view(scene.moment.before).trick and not scene.view(scene.next_state).trick
    )
    return said[-1 if is_taken else 0]


def counted(scene: Scene) -> tuple[int, ...]:
    """What the last step brings each player, where it is a count; what all deals have brought, where the game is over."""
    lines = score_lines(scene, scene.moment) if scene.moment else ()
    if not lines:
        return ()
    brought = (
        sum(line.points for line in lines if line.player == player)
        for player in range(len(scene.file.players))
    )
    return tuple(one.total for one in finishes(scene)) or tuple(brought)


def finishes(scene: Scene) -> tuple[Finish, ...]:
    """Each player's place, where the game is over."""
    return tuple(sorted(scene.file.game.result(scene.next_state), key=attrgetter("player")))


def in_a_sentence(scene: Scene, points: tuple[int, ...]) -> str:
    """`Aki scores +2, Ben −1 and Chie 0 in this deal.`"""
    first, *others = zip(scene.file.players, map(signed, points), strict=True)
    each = [f"{first[0]} scores {first[1]}", *map(" ".join, others)]
    return f"{listed(each, 'and')} in this {deal_word(scene.file.game)}."


def picture(scene: Scene, finished: State | None) -> list[Html]:
    """The cards of the trick, who takes it raised; where none was played, points, or some of the cards that were last moved."""
    if finished is None:
        cards = [small(scene.file, shown) for shown in last_moved(scene)[:FEW]]
        return cards or [scored(scene, *one) for one in enumerate(counted(scene))]
    taking = {standing.seat for standing in scene.file.game.standings(finished) if standing.takes}
    return [
        small(scene.file, shown, "is-taking" if play.seat in taking else "")
        for play in scene.view(finished).trick
        for shown in play.cards
    ]


FEW = 7


def scored(scene: Scene, player: int, points: int) -> Html:
    over = finishes(scene)
    state = "is-taking" if over and over[player].place == 1 else ""
    number = h("b", str(points).replace("-", "\u2212") if over else signed(points))
    return h("span", number, h("small", scene.file.players[player]), class_=f"fold-points {state}".strip())


def small(file: PlayFile, shown: Card, state: str = "") -> Html:
    """Number and suit; a page has many of them."""
    if shown == HIDDEN:
        return h("span", class_="card card-back")
    suit = suit_name(file.game, shown.suit)
    number = h("b", str(shown.number) if shown.number else sign("trump"))
    return h("span", number, suit_drawing(suit), class_=f"card-mini {state}".strip(), data_suit=suit)


def last_moved(scene: Scene) -> Cards:
    done = reversed(scene.moments[: scene.at])
    moved = (scene.file.game.deed(moment.action).cards for moment in done)
    return next(filter(None, moved), ())
