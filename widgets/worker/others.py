"""Who sits at a table besides You, and what they do: bots, and the table itself where it leaves nobody a choice."""

from random import Random

from engine import playfile
from engine.bots import random_player
from engine.cards import HIDDEN
from engine.kernel import Action, Game, State
from engine.playfile import PlayFile
from engine.text import TABLE, Unreadable
from widgets.render.scene import is_play, owner


def is_asked(file: PlayFile, state: State, viewer: int | None) -> bool:
    """May the viewer do something now?"""
    return viewer in [owner(file, seat) for seat in file.game.actors(state) if seat != TABLE]


def others(file: PlayFile, state: State, viewer: int | None, chance: Random | None = None) -> tuple[str, ...]:
    """What the other players do until the viewer or the table is asked; with a chance, the table acts too.

    In the same position they do the same: a move taken back and made again is answered alike.
    """
    game, lines = file.game, []
    while action := next_action(file, state, viewer, chance):
        lines.append(game.write(action))
        state, _ = game.apply(state, action)
    return tuple(lines)


def next_action(file: PlayFile, state: State, viewer: int | None, chance: Random | None) -> Action | None:
    """The next thing that happens without the viewer; where all race, the viewer may be first."""
    actors = file.game.actors(state)
    if not actors or (TABLE in actors and is_asked(file, state, viewer)):
        return None
    return bot(file, state, viewer) or table_action(file.game, state, chance)


def bot(file: PlayFile, state: State, viewer: int | None) -> Action | None:
    """What the first of the others who may act does."""
    game = file.game
    seats = [seat for seat in game.actors(state) if owner(file, seat) not in (viewer, TABLE)]
    if not seats:
        return None
    seen = game.seen_by(state, owner(file, seats[0]))
    return random_player(game, seen, seats[0], Random(playfile.write_start(game, state)))


def table_action(game: Game, state: State, chance: Random | None) -> Action | None:
    """A card that comes into the trick by itself comes at once; everything else waits for a touch, or has its chance."""
    if game.actors(state) != (TABLE,):
        return None
    if chance:
        return game.chance(state, chance)
    action = game.chance(state, Random(playfile.write_start(game, state)))
    after, _ = game.apply(state, action)
    return action if is_play(game, state, after) else None


def all_is_known(file: PlayFile) -> None:
    if HIDDEN in file.game.cards(file.start):
        raise Unreadable("a table needs every card, and some of these are hidden")


def is_dealt(game: Game, state: State) -> bool:
    """Is this where cards are dealt?"""
    if game.actors(state) != (TABLE,) or game.choices(state, TABLE):
        return False
    return game.deed(game.chance(state, Random(0))).verb == "deal"
