"""Who sits at a table besides You, and what they do: bots, and the table itself where it leaves nobody a choice."""

from random import Random

from engine import playfile
from engine.bots import random_player
from engine.cards import HIDDEN
from engine.kernel import Action, Game, State
from engine.playfile import PlayFile
from engine.replay import Moment
from engine.text import TABLE, Unreadable
from widgets.render.history import Moments, moment_of
from widgets.render.scene import is_play, owner


def is_asked(file: PlayFile, state: State, viewer: int | None) -> bool:
    """May the viewer do something now?"""
    return viewer in [owner(file, seat) for seat in file.game.actors(state) if seat != TABLE]


def others(
    file: PlayFile, state: State, viewer: int | None, number: int, chance: Random | None = None
) -> Moments:
    """What the other players do from a step on until the viewer or the table is asked; with a chance, the table acts too.

    In the same position they do the same: a move taken back and made again is answered alike.
    """
    found: list[Moment] = []
    while moment := next_moment(file, state, viewer, number + len(found), chance):
        found.append(moment)
        state = moment.after
    return tuple(found)


def next_moment(
    file: PlayFile, state: State, viewer: int | None, number: int, chance: Random | None
) -> Moment | None:
    """The next thing that happens without the viewer; where all race, the viewer may be first."""
    actors = file.game.actors(state)
    if not actors or (TABLE in actors and is_asked(file, state, viewer)):
        return None
    if action := bot(file, state, viewer):
        return moment_of(file, state, action, number)
    return table_moment(file, state, number, chance) if actors == (TABLE,) else None


def bot(file: PlayFile, state: State, viewer: int | None) -> Action | None:
    """What the first of the others who may act does."""
    game = file.game
    seats = [seat for seat in game.actors(state) if owner(file, seat) not in (viewer, TABLE)]
    if not seats:
        return None
    seen = game.seen_by(state, owner(file, seats[0]))
    return random_player(game, seen, seats[0], Random(playfile.write_start(game, state)))


def table_moment(file: PlayFile, state: State, number: int, chance: Random | None) -> Moment | None:
    """A card that comes into the trick by itself comes at once; everything else waits for a touch, or has its chance."""
    game = file.game
    drawn = chance or Random(playfile.write_start(game, state))
    moment = moment_of(file, state, game.chance(state, drawn), number)
    return moment if chance or is_play(state, moment.after) else None


def all_is_known(file: PlayFile) -> None:
    if HIDDEN in file.game.cards(file.start):
        raise Unreadable("a table needs every card, and some of these are hidden")


def is_dealt(game: Game, state: State) -> bool:
    """Is this where cards are dealt?"""
    if game.actors(state) != (TABLE,) or game.choices(state, TABLE):
        return False
    return game.deed(game.chance(state, Random(0))).verb == "deal"
