"""What a widget shows: a line of play, how far it has been stepped, who looks on, and what lies there then."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from engine import replay
from engine.cards import Cards, Play
from engine.kernel import Game, State
from engine.playfile import TRY, PlayFile
from engine.replay import Moment
from engine.text import TABLE
from engine.view import View
from widgets.render.history import state_after


class Picked(NamedTuple):
    """Cards that a player has touched, of an action that takes several."""

    player: int = TABLE
    cards: Cards = ()
    ability: str = ""
    """The ability that is switched on."""
    weighed: str = ""
    """What is looked at before it is taken, as an action names it."""


Views = Callable[[State, int | None], View]
"""What lies on the table in a position, as a player sees it; without a player, as it is."""


def views_of(game: Game) -> Views:
    """Each is asked for once, whoever draws or tells something of it."""
    return cache(lambda state, of: game.view(state if of is None else game.seen_by(state, of)))


class Scene(NamedTuple):
    """A line of play, open at a step; step 0 is the position before anything happens."""

    name: str
    file: PlayFile
    moments: tuple[Moment, ...]
    views: Views
    at: int = 0
    rules: str = ""
    """The address of the game's rules page, seen from the page the widget stands on."""
    picked: Picked = Picked()
    viewer: int | None = None
    """Who looks on: nothing is shown or told but what this player may know. None sees all."""
    moves: str = ""
    """How the line's own moves are written in a link, where it has left the play file."""
    near: int = 0
    """Who sits at the bottom, where nobody in particular looks on."""

    @property
    def moment(self) -> Moment | None:
        return self.moments[self.at - 1] if self.at else None

    @property
    def seated(self) -> int:
        """Who sits at the bottom."""
        return self.near if self.viewer is None else self.viewer

    @property
    def is_try(self) -> bool:
        return self.moment is not None and self.moment.step.kind == TRY

    @property
    def next_state(self) -> State:
        return state_after(self.file, self.moment)

    def view(self, state: State) -> View:
        """What the viewer sees of a position."""
        return self.views(state, self.viewer)


class Said(NamedTuple):
    """A sentence, the rule it cites (a headline may cite none), and the points it is about."""

    text: str
    rule: str = ""
    points: str = ""


def example_scene(name: str, file: PlayFile, at: int = 0, rules: str = "") -> Scene:
    return Scene(name, file, replay.moments(file), views_of(file.game), at, rules)


def owner(file: PlayFile, seat: int) -> int:
    """The player of a seat: two have two hands each in a game, and nobody plays for the table."""
    return TABLE if seat == TABLE else file.game.seats(file.setup)[seat]


def own_seats(scene: Scene) -> tuple[int, ...]:
    """The viewer's own; none where all is seen."""
    seats = range(len(scene.file.names))
    return tuple(seat for seat in seats if owner(scene.file, seat) == scene.viewer)


def is_play(before: State, after: State) -> bool:
    """Has something come into the trick, whoever has played it?"""
    return len(after.trick) > len(before.trick)


def ends_trick(moment: Moment) -> bool:
    return bool(moment.before.trick) and not moment.after.trick


def who_played(before: State, after: State) -> int | None:
    """The seat whose play has come into the trick, if one has."""
    plays: tuple[Play, ...] = after.trick
    return plays[-1].seat if is_play(before, after) else None
