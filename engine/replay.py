"""Playing a play file: what each line leads to, and whether what it expects holds."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.facts import NOTHING, OF_A_CARD, OF_A_LINE, SETS
from engine.kernel import Action, Event, Finish, Game, Reason, Standing, State, Verdict
from engine.kit.rulings import totals
from engine.playfile import NOW, PLAY, SEEN, Expectation, Faulty, PlayFile, Step
from engine.speech import say, write_fact
from engine.text import SEATS, Heading, Unreadable


class Moment(NamedTuple):
    """A line that was played or tried: the position before and after, and what is to be said of it."""

    step: Step
    before: State
    action: Action
    verdict: Verdict
    after: State
    events: tuple[Event, ...]
    standings: tuple[Standing, ...]
    places: tuple[Finish, ...]


class Miss(NamedTuple):
    """An expectation that does not hold."""

    line: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.line}: expected {self.expected}, found {self.found}"


def look(game: Game, state: State, action: Action, step: Step) -> Moment:
    """What an action leads to. One that is not legal leads nowhere."""
    verdict = game.judge(state, action)
    if not verdict.legal or excludes_allowed(step):
        return Moment(step, state, action, verdict, state, (), (), ())
    after, telling = game.apply(state, action)
    return Moment(step, state, action, verdict, after, telling(), game.standings(after), game.result(after))


def excludes_allowed(step: Step) -> bool:
    """Does a line expect that its action is not allowed? Then a wrong verdict is told, and nothing is done by it."""
    return any(wanted.text in ("refused", "unknown") and not wanted.negated for wanted in step.expects)


def run(file: PlayFile) -> Iterator[Moment | Miss]:
    """Every line in turn, each with the expectations that it misses; an illegal play ends the file."""
    game, state = file.game, file.start
    for step in file.steps:
        if step.kind in (NOW, SEEN):
            yield from missing_line(game, seen_from(game, state, step.seat), step)
            continue
        try:
            action = game.read(step.text, file.setup)
        except Unreadable as fault:
            raise Faulty((step.line, str(fault))) from None
        moment = look(game, state, action, step)
        yield moment
        if step.kind == PLAY and not moment.verdict.legal:
            yield Miss(step.line, "a legal action", verdict_in_words(file, moment.verdict))
            return
        for expectation in step.expects:
            yield from missed(file, moment, expectation)
        if step.kind == PLAY:
            state = moment.after


def moments(file: PlayFile) -> tuple[Moment, ...]:
    return tuple(found for found in run(file) if isinstance(found, Moment))


def check(file: PlayFile) -> tuple[Miss, ...]:
    return tuple(found for found in run(file) if isinstance(found, Miss))


def seen_from(game: Game, state: State, seat: str) -> State:
    """The position as whoever sits there sees it; as it is where no seat is named."""
    return game.seen_by(state, game.seats(state.setup)[SEATS.index(seat)]) if seat else state


def missing_line(game: Game, state: State, step: Step) -> Iterator[Miss]:
    lines = dict(game.write_position(state))
    key, _, value = step.text.partition(":")
    key, value = key.strip(), " ".join(value.split())
    if key in lines and (lines[key] == value or is_the_same(game, state, lines | {key: value}, step.line)):
        return
    there = f"{key}: {lines[key]}".rstrip() if key in lines else f"only {', '.join(lines)}"
    yield Miss(step.line, step.text, there)


def is_the_same(game: Game, state: State, lines: dict[str, str], line: int) -> bool:
    """Do other words describe the same position, as cards of a hand in another order do?"""
    headings = tuple([Heading(line, key, value) for key, value in lines.items()])
    try:
        return bool(game.read_position(headings, state.setup) == state)
    except Unreadable as fault:
        raise Faulty((line, str(fault))) from None


def missed(file: PlayFile, moment: Moment, wanted: Expectation) -> Iterator[Miss]:
    """An expectation that does not hold; one that denies what nothing could say would always hold, and is a fault."""
    found = found_for(file.game, moment, wanted)
    if wanted.negated and not found and not is_nobodys(file.game, moment, wanted):
        why = why_nothing(moment, wanted)
        raise Faulty((moment.step.line, f"{why}, so '{wanted}' would always hold"))
    if (value_of(wanted) in found) == wanted.negated:
        yield Miss(moment.step.line, str(wanted), found_in_words(file, moment, wanted, found))


def value_of(wanted: Expectation) -> str:
    """What must be found, or not; the suits of a list in any order."""
    if not wanted.is_fact:
        return wanted.text
    name, _, value = wanted.text.partition("=")
    return ",".join(sorted(value.split(","))) if name in SETS else value


def found_for(game: Game, moment: Moment, wanted: Expectation) -> list[str]:
    """What an expectation is compared with: the rules, the values of a fact, the verdict."""
    if wanted.is_rule:
        return list(dict.fromkeys(reason.rule for reason in reasons(moment, wanted.seat)))
    if wanted.is_fact:
        return values_of(game, moment, wanted.text.partition("=")[0], wanted.seat)
    return [VERDICTS[moment.verdict.legal]]


def found_in_words(file: PlayFile, moment: Moment, wanted: Expectation, found: list[str]) -> str:
    if wanted.is_rule:
        return ", ".join(found) or "no rule"
    if wanted.is_fact:
        return ", ".join(found) or f"nothing named {wanted.text.partition('=')[0]}"
    return verdict_in_words(file, moment.verdict)


def is_nobodys(game: Game, moment: Moment, wanted: Expectation) -> bool:
    """Is it asked who got a trick that counts for nobody?"""
    return wanted.text.startswith("took=") and bool(winner(game, moment))


def why_nothing(moment: Moment, wanted: Expectation) -> str:
    """Why there is nothing that an expectation could be compared with."""
    name = wanted.text.partition("=")[0]
    if wanted.seat and all(SEATS[standing.seat] != wanted.seat for standing in moment.standings):
        return f"no card of {wanted.seat} is in the trick"
    if name in SEATS:
        return "nothing is done here"
    return NOTHING.get(name, f"nothing here is named {name}")


VERDICTS = {True: "allowed", False: "refused", None: "unknown"}


def verdict_in_words(file: PlayFile, verdict: Verdict) -> str:
    sentences = " ".join(
        f"{say(file.game, reason, file.names)} ({reason.rule})" for reason in verdict.because
    )
    return f"{VERDICTS[verdict.legal]}: {sentences}"


def reasons(moment: Moment, seat: str = "") -> Iterator[Reason]:
    """Every reason that is cited: of the verdict, of what happened, of the play that is winning now.

    With a seat: the reason why its play stands as it does.
    """
    if not seat:
        yield from moment.verdict.because
        yield from (event.because for event in moment.events)
    for standing in moment.standings:
        if standing.takes if not seat else SEATS[standing.seat] == seat:
            yield standing.because


def values_of(game: Game, moment: Moment, name: str, seat: str = "") -> list[str]:
    """The values of a fact at a moment, as they are written after =>."""
    if name in SEATS:
        return [gained(game, moment, SEATS.index(name))] if moment.verdict.legal else []
    if seat and name in OF_A_CARD:
        return [str(standing.place) for standing in moment.standings if SEATS[standing.seat] == seat]
    if not seat and name in OF_A_LINE:
        return [SEATS[found] for found in SEATS_OF[name](game, moment)]
    return [
        write_fact(name, value)
        for because in reasons(moment, seat)
        for fact, value in because.facts
        if fact == name
    ]


def gained(game: Game, moment: Moment, player: int) -> str:
    """By how much an action changed a player's total."""
    before, after = (
        totals(game.score(state), state.setup.players)[player] for state in (moment.before, moment.after)
    )
    return f"{after - before:+}"


def winning(game: Game, moment: Moment) -> list[int]:
    return [standing.seat for standing in moment.standings if standing.takes]


def winner(game: Game, moment: Moment) -> list[int]:
    """Where a trick is collected: the best card's seat."""
    if not game.view(moment.before).trick or game.view(moment.after).trick:
        return []
    return [standing.seat for standing in game.standings(moment.before) if standing.place == 1]


def took(game: Game, moment: Moment) -> list[int]:
    """Whose captured cards have become more."""
    before, after = game.view(moment.before).seats, game.view(moment.after).seats
    return [
        seat for seat, (had, has) in enumerate(zip(before, after, strict=True)) if has.captured > had.captured
    ]


def leader(game: Game, moment: Moment) -> list[int]:
    return [SEATS.index(value) for key, value in game.write_position(moment.after) if key == "leader"]


def wins(game: Game, moment: Moment) -> list[int]:
    return [place.player for place in moment.places if place.place == 1]


SEATS_OF: dict[str, Callable[[Game, Moment], list[int]]] = {
    "winning": winning,
    "winner": winner,
    "took": took,
    "leader": leader,
    "wins": wins,
}
