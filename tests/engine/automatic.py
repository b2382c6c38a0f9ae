"""Positions of the Automatic Tricktaking for its tests, and what is said in them."""

from engine import playfile, setups
from engine.games.automatic.state import State
from engine.registry import GAMES
from engine.speech import NAMES, say
from engine.text import SEATS, TABLE

GAME = GAMES["automatic"]

DEAL = (
    "deal 1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 25 / 26 27 28 29 30 / 31 32"
)
THREE = "game: automatic\nsetup: 3 players\norder: small\n"
HANDS = "hand A: 1 30\nhand B: 5 8\nhand C: 15 23\n"


def after(text: str, *actions: str) -> State:
    file = playfile.load(text)
    state: State = file.start
    for action in actions:
        done = GAME.read(action, file.setup)
        assert GAME.judge(state, done).legal, action
        state, _ = GAME.apply(state, done)
    return state


def lines(state: State) -> dict[str, str]:
    return dict(GAME.write_position(state))


def heard(state: State, action: str, player: int) -> list[str]:
    names = setups.seat_names(GAME, state.setup, NAMES[: state.setup.players])
    _, telling = GAME.apply(state, GAME.read(action, state.setup))
    return [say(GAME, reason, names) for event in telling() if (reason := event.told(player))]


def acting(state: State) -> str:
    return " ".join("table" if seat == TABLE else SEATS[seat] for seat in GAME.actors(state))


def offered(state: State, seat: int) -> list[str]:
    return [GAME.write(action) for action in GAME.choices(state, seat)]
