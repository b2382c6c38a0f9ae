"""What the build writes for a `setup` fence: the table when everything is laid out, for each number of players. Used by MkDocs alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.cards import Cards
from engine.kernel import Setup
from engine.playfile import PlayFile
from engine.registry import GAMES
from engine.replay import Moment
from engine.setups import read_setup, seat_names
from engine.speech import NAMES, YOU
from engine.text import Unreadable, plural
from widgets.build.page import Unbuildable, place_of, stops_the_build
from widgets.render import board
from widgets.render.card_html import card
from widgets.render.history import moment_of
from widgets.render.html import Html, h
from widgets.render.scene import Scene, own_seats, views_of


@stops_the_build
def setup_pictures(
    source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any
) -> Html:
    """Lines such as `tezuma 3 players, trick`: one picture each; of all on a page, one is open at a time."""
    dealt = [dealt_table(line) for line in source.strip().splitlines()]
    usual = next((at for at, scene in enumerate(dealt) if scene.file.setup.players == USUAL), 0)
    pictures = [picture(scene, at == usual) for at, scene in enumerate(dealt)]
    return h("section", *pictures, class_="setup", data_search_exclude=True)


USUAL = 4


def dealt_table(line: str) -> Scene:
    """A deal of a seed, as the first player sees it."""
    name, _, text = line.partition(" ")
    if name not in GAMES:
        raise Unbuildable(f"{place_of(line)}: expected a game and a setup, found {line!r}")
    game = GAMES[name]
    try:
        setup = read_setup(game, text)
    except Unreadable as fault:
        raise Unbuildable(f"{place_of(line)}: expected a setup, found this: {fault}") from None
    players = (YOU, *NAMES[1 : setup.players])
    start = game.start(setup)
    file = PlayFile(game, "", seat_names(game, setup, players), setup, start, ())
    moments = tuple(dealing(file, Random(SEED)))
    return Scene("", file, moments, views_of(game), len(moments), viewer=0)


SEED = 1


def dealing(file: PlayFile, chance: Random) -> Iterator[Moment]:
    """What the table does by itself until the cards are dealt."""
    game, state, verb = file.game, file.start, ""
    while verb != "deal":
        action = game.chance(state, chance)
        verb = game.deed(action).verb
        yield (moment := moment_of(file, state, action, 1))
        state = moment.after


def picture(scene: Scene, is_usual: bool) -> Html:
    """A hand is drawn where the number of players is usual; of those, the first edition's is open."""
    file, seen = scene.file, scene.view(scene.next_state)
    own = own_seats(scene)
    hands = [hand(file, seen.seats[seat].hand) for seat in own if is_usual]
    return h(
        "details",
        h("summary", players_of(file.setup)),
        h("div", board.draw(file, seen, own=own), *hands, class_="setup-table", data_game=file.game.name),
        name=f"setup-{file.game.name}",
        open=is_usual and file.setup.edition == file.game.setups()[0].edition,
    )


def hand(file: PlayFile, cards: Cards) -> Html:
    places = [h("span", card(file, held)) for held in cards]
    return h("div", *places, class_="setup-hand", style=f"--cards:{len(cards)}") if cards else Html()


def players_of(setup: Setup) -> str:
    return ", ".join((plural(setup.players, "player"), *setup.options))
