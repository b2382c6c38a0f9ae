"""Playing a play file: what each line leads to, and whether what it expects holds."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel import Action, Event, Game, Place, Reason, Standing, State, Verdict, totals
from engine.notation import NOW, PLAY, Expectation, Faulty, PlayFile, Step
from engine.text import SEATS, Unreadable
from engine.words import say, write_fact


class Moment(NamedTuple):
    """A line that was played or tried: the position before and after, and what is to be said of it."""

    step: Step
    before: State
    action: Action
    verdict: Verdict
    after: State
    events: tuple[Event, ...]
    standings: tuple[Standing, ...]
    places: tuple[Place, ...]


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
    after, events = game.apply(state, action)
    return Moment(step, state, action, verdict, after, events, game.standings(after), game.result(after))


def excludes_allowed(step: Step) -> bool:
    """Does a line expect that its action is not allowed? Then a wrong verdict is told, and nothing is done by it."""
    return any(wanted.text in ("refused", "unknown") and not wanted.negated for wanted in step.expects)


def run(file: PlayFile) -> Iterator[Moment | Miss]:
    """Every line in turn, each with the expectations that it misses; an illegal play ends the file."""
    game, state = file.game, file.start
    for step in file.steps:
        if step.kind == NOW:
            yield from missing_line(game, state, step)
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


def missing_line(game: Game, state: State, step: Step) -> Iterator[Miss]:
    lines = dict(game.write_position(state))
    key, _, value = step.text.partition(":")
    found = lines.get(key.strip())
    if found != " ".join(value.split()):
        there = f"{key.strip()}: {found}".rstrip() if found is not None else f"only {', '.join(lines)}"
        yield Miss(step.line, step.text, there)


def missed(file: PlayFile, moment: Moment, wanted: Expectation) -> Iterator[Miss]:
    name, equals, value = wanted.text.partition("=")
    if wanted.is_rule:
        rules = list(dict.fromkeys(reason.rule for reason in reasons(moment, wanted.seat)))
        found, holds = ", ".join(rules) or "no rule", wanted.text in rules
    elif equals:
        values = facts(file.game, moment, wanted.seat).get(name, [])
        found, holds = ", ".join(values) or f"nothing named {name}", value in values
    else:
        found, holds = verdict_in_words(file, moment.verdict), wanted.text == VERDICTS[moment.verdict.legal]
    if holds == wanted.negated:
        yield Miss(moment.step.line, str(wanted), found)


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


def facts(game: Game, moment: Moment, seat: str = "") -> dict[str, list[str]]:
    """All facts of a moment by name, as they are written after =>."""
    found: dict[str, list[str]] = {}
    for reason in reasons(moment, seat):
        for name, value in reason.facts:
            found.setdefault(name, []).append(write_fact(name, value))
    for standing in moment.standings:
        if seat == SEATS[standing.seat]:
            found["place"] = [str(standing.place)]
        elif standing.takes and not seat:
            found["winning"] = [SEATS[standing.seat]]
    for place in moment.places:
        if place.place == 1:
            found.setdefault("wins", []).append(SEATS[place.player])
    return found if seat else found | points(game, moment)


def points(game: Game, moment: Moment) -> dict[str, list[str]]:
    """What each player gained by this action."""
    players = moment.after.setup.players
    before = totals(game.score(moment.before), players)
    after = totals(game.score(moment.after), players)
    return {SEATS[p]: [f"{after[p] - before[p]:+}"] for p in range(players)}
