"""The command line, the only file of the engine that reads files and prints.

python -m engine games | rules [GAME] [--prove] | sentences | facts GAME | show FILE | check FILE… | review FILE [SEAT] | simulate GAME
"""

import argparse
import io
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from engine import bots, facts, playfile, replay, setups
from engine.commands import doc_pages, games, proof, transcript
from engine.kernel import Game, Setup
from engine.registry import GAMES
from engine.speech import NAMES
from engine.text import SEATS, TABLE, Unreadable, plural

PLAYS = ("docs/plays", "tests/plays")
PAGES = "docs"
LARGEST_FILE = 1_000_000


class BadInput(Exception):
    """Something the caller wrote cannot be used; told in a sentence, exit code 2."""


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a pipe that cannot carry Japanese still carries the rest
    options = arguments_of(arguments)
    try:
        return int(options.run(options))
    except BadInput as fault:
        print(fault, file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def arguments_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The rules of Torite's games.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    listed = commands.add_parser(
        "games", help="the games, their setups, and how much card data is from print"
    )
    listed.set_defaults(run=show_games)

    rules = commands.add_parser("rules", help="each rule, where it decides and which play files show it")
    rules.add_argument("game", nargs="?", help="only this game")
    rules.add_argument("--prove", action="store_true", help="without any one ruling a play file must fail")
    rules.add_argument("--plays", nargs="+", default=PLAYS, metavar="PATH", help="play files, or folders")
    rules.add_argument("--pages", default=PAGES, metavar="FOLDER", help="the pages, in Markdown")
    rules.set_defaults(run=show_rules)

    sentences = commands.add_parser(
        "sentences", help="every sentence the games can say, as tests/sentences.txt"
    )
    sentences.set_defaults(run=show_sentences)

    told = commands.add_parser("facts", help="what can be expected after => in a play file of a game")
    told.add_argument("game")
    told.set_defaults(run=show_facts)

    show = commands.add_parser("show", help="a play file as a transcript with reasons")
    show.add_argument("file")
    show.set_defaults(run=show_file)

    check = commands.add_parser(
        "check", help="do play files hold? exit code 1: no, 2: unreadable, or nothing to check"
    )
    check.add_argument("files", nargs="+", metavar="FILE")
    check.set_defaults(run=check_files)

    review = commands.add_parser("review", help="which decisions in a play file cost a seat most")
    review.add_argument("file")
    review.add_argument("seat", nargs="?", help="its letter; left out: every player")
    review.set_defaults(run=show_review)

    simulate = commands.add_parser("simulate", help="whole matches by players who choose at random")
    simulate.add_argument("game")
    simulate.add_argument("--players", type=int, help="how many play; left out: the fewest")
    simulate.add_argument("--edition", help="one of the game's editions; left out: the first")
    simulate.add_argument("--option", action="append", default=[], help="a variant, such as open-lowest")
    simulate.add_argument(
        "--tables", metavar="FILE", help="a play file with setup and card lists, instead of these"
    )
    simulate.add_argument("--matches", type=int, default=100)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.set_defaults(run=simulate_matches)
    return parser.parse_args(arguments)


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput(f"{name!r} is not a game played here; there is: {', '.join(GAMES)}")
    return GAMES[name]


def show_games(_: argparse.Namespace) -> int:
    print("\n".join(line for game in GAMES.values() for line in games.lines(game)))
    return 0


def show_sentences(_: argparse.Namespace) -> int:
    print("\n\n".join("\n".join(proof.sentences(game)) for game in GAMES.values()))
    return 0


def show_facts(options: argparse.Namespace) -> int:
    print("\n".join(facts.listed(game_named(options.game))))
    return 0


def show_rules(options: argparse.Namespace) -> int:
    files = [(str(path), read_text(path)) for path in play_files(options.plays)]
    for name, text in files:
        with faults_of(name):
            playfile.parse(text)
    found = [game_named(options.game)] if options.game else list(GAMES.values())
    written = {str(path): read_text(path) for path in sorted(Path(options.pages).rglob("*.md"))}
    failures = 0
    for game in found:
        texts = proof.texts_of(files, game)
        print("\n".join(doc_pages.listed(game, written, texts)))
        gaps = [*proof.gaps(game, texts), *doc_pages.gaps(game, written, texts)]
        if options.prove:
            print(f"Switching off {len(proof.parts(game))} rulings and table rows, one at a time.")
            gaps += proof.unproven(game, texts)
        for gap in gaps:
            print(f"gap: {gap}")
        failures += len(gaps)
    return 1 if failures else 0


def show_file(options: argparse.Namespace) -> int:
    text = read_text(Path(options.file))
    with faults_of(options.file):
        file = playfile.load(text)
        played = list(replay.run(file))
    print("\n".join(transcript.lines(options.file, file, played)))
    return int(any(isinstance(moment, replay.Miss) for moment in played))


def check_files(options: argparse.Namespace) -> int:
    files = expected = missed = unread = 0
    for path in play_files(options.files):
        try:
            text = read_text(path)
            with faults_of(str(path)):
                file = playfile.load(text)
                misses = replay.check(file)
            expected += expectations_in(path, file, text)
        except BadInput as fault:
            print(fault, file=sys.stderr)
            unread += 1
            continue
        for miss in misses:
            print(f"{path}:{miss}")
        files, missed = files + 1, missed + len(misses)
    outcome = f"{missed} of it missed" if missed else "all of it holds"
    besides = f"; of {plural(unread, 'other file')} nothing could be checked" if unread else ""
    if files:
        print(f"{plural(files, 'file')}, {plural(expected, 'expectation')}: {outcome}{besides}")
    return 2 if unread else 1 if missed else 0


def show_review(options: argparse.Namespace) -> int:
    from engine.commands import looking_through  # players are loaded only where they think

    text = read_text(Path(options.file))
    with faults_of(options.file):
        file = playfile.load(text)
        players = range(file.setup.players)
        if options.seat and options.seat not in SEATS[: len(players)]:
            raise BadInput(f"{options.seat!r} is nobody here; there is: {', '.join(SEATS[: len(players)])}")
        for player in [SEATS.index(options.seat)] if options.seat else players:
            print("\n".join(looking_through.lines(file, player)), flush=True)
    return 0


def expectations_in(path: Path, file: playfile.PlayFile, text: str) -> int:
    """How many there are; only a file of cards alone may have none."""
    found = sum(len(step.expects) + (step.kind in (playfile.NOW, playfile.SEEN)) for step in file.steps)
    if not found and not (is_bare(file) and playfile.parse(text).headings):
        raise BadInput(f"{path}:1: nothing is expected in this file, so it proves nothing")
    return found


def is_bare(file: playfile.PlayFile) -> bool:
    """Is there no position and no action, only the setup and perhaps card lists?"""
    return not file.steps and bool(file.start == file.game.start(file.setup))


def play_files(names: Iterable[str]) -> list[Path]:
    """The files named, and every play file in the folders named, each once; reading tells what is none."""
    named = [Path(name or "''") for name in names]
    return list(dict.fromkeys(path for one in named for path in inside(one) or [one]))


def inside(path: Path) -> list[Path]:
    try:
        return sorted(filter(Path.is_file, path.rglob("*.play"))) if path.is_dir() else []
    except OSError:
        return []


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as fault:
        is_empty = isinstance(fault, IsADirectoryError) and not inside(path)
        why = "there is no play file in this folder" if is_empty else getattr(fault, "strerror", fault)
        raise BadInput(f"{str(path)[:250]}: {why}") from None
    if len(data) > LARGEST_FILE:
        raise BadInput(f"{path}: larger than a play file can be ({LARGEST_FILE:,} bytes)")
    try:
        return data.decode()
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise BadInput(f"{path}:{line}: this is not text in UTF-8") from None


@contextmanager
def faults_of(name: str) -> Iterator[None]:
    """Tell what is wrong with a file by its name and line."""
    try:
        yield
    except playfile.Faulty as fault:
        raise BadInput("\n".join(f"{name}:{line}: {sentence}" for line, sentence in fault.faults)) from None


def simulate_matches(options: argparse.Namespace) -> int:
    game = game_named(options.game)
    if options.matches < 1:
        raise BadInput("at least one match must be played: --matches 1 or more")
    setup = setup_of(game, options)
    rng = random.Random(options.seed)
    wins: Counter[tuple[int, str]] = Counter()
    points = [0] * setup.players
    actions, began = 0, time.perf_counter()
    for number in range(1, options.matches + 1):
        for state, action in bots.match(game, setup, rng):
            actions += action is not None and game.actors(state) != (TABLE,)
        for place in game.result(state):
            points[place.player] += place.total
            if place.place == 1:
                wins[place.player, place.because.rule] += 1
        progress(number, options.matches)
    seconds = time.perf_counter() - began
    print(f"{game.title}, {setups.write_setup(setup)}: {options.matches} matches, seed {options.seed}")
    for player in range(setup.players):
        by_rule = ", ".join(f"{n} by {rule}" for (who, rule), n in sorted(wins.items()) if who == player)
        print(
            f"  {NAMES[player]}: {points[player] / options.matches:.1f} points on average; wins: {by_rule or 'none'}"
        )
    print(f"  {actions:,} actions of players, {actions / seconds:,.0f} a second")
    return 0


def setup_of(game: Game, options: argparse.Namespace) -> Setup:
    """The setup that the options name, or the file with card lists."""
    if options.tables:
        if options.players is not None or options.edition or options.option:
            raise BadInput(
                "--tables names a file that says the setup: leave out --players, --edition, --option"
            )
        return setup_in(game, options.tables)
    count = game.players[0] if options.players is None else options.players
    edition = options.edition or (game.editions[0] if game.editions else "")
    try:
        parts = filter(None, (f"{count} players", edition, *options.option))
        return setups.read_setup(game, ", ".join(parts))
    except Unreadable as fault:
        raise BadInput(str(fault)) from None


def setup_in(game: Game, name: str) -> Setup:
    """The setup of a play file that has no position and no steps."""
    text = read_text(Path(name))
    with faults_of(name):
        file = playfile.load(text)
    if file.game is not game:
        raise BadInput(f"{name}: this is a file for {file.game.title}, not for {game.title}")
    if not is_bare(file):
        raise BadInput(f"{name}: only the setup and card lists may stand here, no position and no actions")
    return file.setup


def progress(done: int, of: int) -> None:
    """A bar on the terminal; nothing where the output is kept."""
    if sys.stderr.isatty():
        width = 40 * done // of
        end = "\n" if done == of else ""
        print(f"\r[{'#' * width}{' ' * (40 - width)}] {done} of {of}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
