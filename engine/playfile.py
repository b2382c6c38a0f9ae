"""The play file: a text that is an example, a test, a saved game and a link at once."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from engine import facts, house
from engine.kernel import Game, Reason, Setup, State
from engine.registry import GAMES
from engine.setups import read_names, read_setup, seat_names, write_setup
from engine.speech import say, write_fact
from engine.text import SEATS, TABLE, Heading, Unreadable

LONGEST_LINE = 1000
LONGEST_FILE = 5000

HEADING = re.compile(r"([a-z][a-z-]*(?: [0-9]{1,2})?(?: [A-Z])?)\s*:(?:\s+(.*))?")
EXPECTATION = re.compile(
    r"(not )?(?:([A-F]):)?([a-z]+(?:\.[a-z0-9-]+)+|[A-Za-z_-]+=[^\s=]+|allowed|refused|unknown)(?:,?\s+|$)"
)

PLAY, TRY, NOW, SEEN = "play", "try", "now", "seen"
STATED = re.compile(rf"(?:([A-F])\s*:\s*)?{HEADING.pattern}")
"""A line of the position after `now`; after `seen` with the seat of whoever sees it before it."""


class Expectation(NamedTuple):
    """What must follow: a rule that is (or is not) cited, a fact, or a verdict; with a seat, of its play in the trick."""

    text: str
    negated: bool = False
    seat: str = ""

    @property
    def is_rule(self) -> bool:
        return "." in self.text and not self.is_fact

    @property
    def is_fact(self) -> bool:
        return "=" in self.text

    def __str__(self) -> str:
        return f"{'not ' if self.negated else ''}{f'{self.seat}:' if self.seat else ''}{self.text}"


class Step(NamedTuple):
    """A line that is played, only tried, or one that states what the position has become (`now`, `seen`)."""

    line: int
    kind: str
    text: str
    expects: tuple[Expectation, ...] = ()
    seat: str = ""
    """Whoever sees what is stated."""


class RawFile(NamedTuple):
    """A play file as it stands, before any game has looked at it."""

    game: Heading
    setup: Heading
    title: Heading
    names: Heading
    headings: tuple[Heading, ...]
    """The headings that the game reads: card tables and the position."""
    steps: tuple[Step, ...]


class PlayFile(NamedTuple):
    """A play file that a game can play."""

    game: Game
    title: str
    names: tuple[str, ...]
    """Of the seats; those of the players come first."""
    setup: Setup
    start: State
    steps: tuple[Step, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names."""
        return self.names[: self.setup.players]


class Faulty(Exception):
    """Everything that is wrong with a file: lines and sentences."""

    def __init__(self, *faults: tuple[int, str]) -> None:
        super().__init__("\n".join(f"{line}: {sentence}" for line, sentence in faults))
        self.faults = faults


def parse(text: str) -> RawFile:
    """Split a play file into headings and steps; no rule of a game is needed for it."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if len(lines) > LONGEST_FILE:
        raise Faulty((LONGEST_FILE, f"a play file has at most {LONGEST_FILE} lines"))
    headings: list[Heading] = []
    steps: list[Step] = []
    for number, line in enumerate(lines, start=1):
        try:
            read_line(number, line, headings, steps)
        except Unreadable as fault:
            raise Faulty((number, str(fault))) from None
    own = {key: own_heading(key, headings) for key in OWN_KEYS}
    return RawFile(
        own["game"],
        own["setup"],
        own["title"],
        own["names"],
        tuple(heading for heading in headings if heading.key not in OWN_KEYS),
        tuple(steps),
    )


OWN_KEYS = {"game": "game: iroha", "setup": "setup: 4 players", "title": None, "names": None}
"""The headings of every game; those with an example must be there."""


def own_heading(key: str, headings: list[Heading]) -> Heading:
    found = [heading for heading in headings if heading.key == key]
    if not found:
        if OWN_KEYS[key]:
            raise Faulty((1, f"the line {OWN_KEYS[key]!r}, or one like it, is missing"))
        return Heading(0, key, "")
    if len(found) > 1:
        raise Faulty((found[1].line, f"{key!r} stands here a second time"))
    return found[0]


def read_line(number: int, line: str, headings: list[Heading], steps: list[Step]) -> None:
    if len(line) > LONGEST_LINE:
        raise Unreadable(f"the line is longer than {LONGEST_LINE} characters")
    for character in line:
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and character != "\t":
            raise Unreadable(f"the character U+{ord(character):04X} does not belong in a play file")
    body = re.split(r"(?:^|\s)#", line, maxsplit=1)[0].strip()
    if not body:
        return
    heading = HEADING.fullmatch(body)
    if heading is None or heading[1].split()[0] in (TRY, NOW, SEEN):
        steps.append(read_step(number, body))
    elif steps:
        raise Unreadable(f"{heading[1]!r} must stand before the first action")
    else:
        headings.append(Heading(number, heading[1], (heading[2] or "").strip()))


def read_step(number: int, body: str) -> Step:
    action, arrow, after = body.partition("=>")
    first, _, rest = action.strip().partition(" ")
    if first in (NOW, SEEN):
        return read_stated(number, first, rest.strip(), bool(arrow))
    kind, text = (TRY, rest) if first == TRY else (PLAY, action)
    return Step(number, kind, " ".join(text.split()), read_expectations(after, bool(arrow)))


def read_stated(number: int, kind: str, text: str, wanted: bool) -> Step:
    match = STATED.fullmatch(text)
    if match is None or wanted or bool(match[1]) != (kind == SEEN):
        if kind == NOW:
            raise Unreadable("now is followed by a line of the position, as in 'now hand A: O7 G2'")
        raise Unreadable("seen is followed by a seat and a line of the position, as in 'seen B: hand A: ? ?'")
    return Step(number, kind, f"{match[2]}: {match[3] or ''}".rstrip(), seat=match[1] or "")


def read_expectations(text: str, wanted: bool) -> tuple[Expectation, ...]:
    found: list[Expectation] = []
    at = 0
    text = text.strip()
    while at < len(text):
        match = EXPECTATION.match(text, at)
        if match is None:
            raise Unreadable(
                f"after => stand rules (iroha.winner), facts (winning=A), allowed or refused; not {text[at:]!r}"
            )
        found.append(Expectation(match[3], bool(match[1]), match[2] or ""))
        at = match.end()
    if wanted and not found:
        raise Unreadable("nothing stands after =>")
    return tuple(found)


def load(text: str, untold: house.Untold = house.now) -> PlayFile:
    """A play file ready to be played; all that is wrong with its position is told at once."""
    sheet = parse(text)
    if sheet.game.value not in GAMES:
        raise Faulty((sheet.game.line, f"{sheet.game.value!r} is not played here, only {', '.join(GAMES)}"))
    game = GAMES[sheet.game.value]
    line = sheet.setup.line
    try:
        setup = untold(game, read_setup(game, sheet.setup.value))
        setup, headings = game.read_setup(setup, sheet.headings)
        line = sheet.names.line
        names = seat_names(game, setup, read_names(sheet.names.value, setup.players))
        line = max((heading.line for heading in headings), default=line)
        start = game.read_position(headings, setup)
    except Unreadable as fault:
        raise Faulty((fault.line or line, str(fault))) from None
    problems = game.problems(start)
    if problems:
        raise Faulty(*((line_of(reason, headings, line), say(game, reason, names)) for reason in problems))
    unknown = tuple(unknown_expectations(game, setup, sheet.steps))
    if unknown:
        raise Faulty(*unknown)
    return PlayFile(game, sheet.title.value, names, setup, start, sheet.steps)


def unknown_expectations(game: Game, setup: Setup, steps: tuple[Step, ...]) -> Iterator[tuple[int, str]]:
    """What could never hold, and after `not` always would: no such rule, no such fact, nobody of that seat."""
    seats = [SEATS[seat] for seat, player in enumerate(game.seats(setup)) if player != TABLE]
    for step in steps:
        for wanted in step.expects:
            if sentence := facts.unknown(game, setup, wanted.text, wanted.seat, step.text):
                yield step.line, sentence
            elif step.kind == PLAY and wanted.negated and wanted.text in ("refused", "unknown"):
                yield step.line, f"what is played is allowed, so '{wanted}' would always hold"
        if step.seat and step.seat not in seats:
            yield step.line, f"nobody sees anything at {step.seat}: players sit at {' '.join(seats)}"


def line_of(problem: Reason, headings: tuple[Heading, ...], otherwise: int) -> int:
    """The last line of a position that names the card of a problem, or else its player."""
    facts = {name: write_fact(name, value) for name, value in problem.facts}
    if "card" in facts:
        named = [heading for heading in headings if facts["card"] in re.split(r"[ ,]+", heading.value)]
    elif "player" in facts:
        named = [heading for heading in headings if heading.key.endswith(f" {facts['player']}")]
    else:
        named = []
    return max((heading.line for heading in named), default=otherwise)


def write_start(game: Game, state: State, untold: house.Untold = house.now) -> str:
    """The headings of a position: a play file without steps."""
    setup: Setup = state.setup
    tables = game.write_tables(setup, untold(game, setup))
    lines = (("game", game.name), ("setup", write_setup(setup)), *tables)
    return "".join(f"{key}: {value}".rstrip() + "\n" for key, value in (*lines, *game.write_position(state)))
