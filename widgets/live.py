"""A widget that is played with, and what a touch makes of it: an example that was woken, or a table."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from engine import notation
from engine.cards import Card, read_card
from engine.kernel import Action, State, Verdict
from engine.notation import Faulty, PlayFile
from engine.text import TABLE, Unreadable, read_seat
from engine.words import YOU
from widgets.company import all_is_known, bot, others
from widgets.course import Course, course_of, edited, line_of, replayed, state_after
from widgets.deeds import cards_of, verb_of
from widgets.model import Model, Picked, Said, owner, spoken
from widgets.ways import goes_together


class Live(NamedTuple):
    """A line of play open at a step; at a table, seen by one player while the others play by themselves."""

    name: str
    course: Course
    at: int = 0
    source: str = ""
    """The file of an example, to find it again."""
    rules: str = ""
    viewer: int | None = None
    picked: Picked = Picked()
    since: int = 0
    """How many steps there were when the viewer acted last: what came after is told."""
    answer: tuple[Said, ...] = ()
    """To a touch that changed nothing."""

    @property
    def state(self) -> State:
        return state_after(self.course.file, self.course.moments[self.at - 1] if self.at else None)

    @property
    def floor(self) -> int:
        """How many edits cannot be undone: the first deal of a table."""
        file = self.course.file
        is_new = file.start == file.game.start(file.setup) and not self.course.base
        return int(self.viewer is not None and is_new)


def model_of(live: Live) -> Model:
    course, is_example = live.course, live.viewer is None
    return Model(
        live.name,
        course.file,
        course.moments,
        live.at,
        live.rules,
        live.picked,
        live.viewer,
        moves(live) if is_example else "",
    )


def moves(live: Live) -> str:
    """What a link adds where the line has left the example's: the lines from there to this step."""
    course = live.course
    here, base = line_of(course.moments[: live.at]), line_of(course.base)
    same = 0
    while same < min(len(here), len(base)) and here[same] == base[same]:
        same += 1
    own = [line.replace(" ", "_") for line in here[same:]]
    return "~".join(("", MOVES, str(same), *own)) if own else ""


MOVES = "1"
"""The version of how moves are written in a link."""


def with_moves(live: Live, text: str) -> Live:
    """An example with the moves that a link adds, `~1~2~C_G3~D_G8`, seen from the last one."""
    version, keep, *lines = [*text.split("~")[1:], "", ""]
    if version != MOVES:
        raise Unreadable(f"The link writes its moves in version {version[:9]!r}; this page reads {MOVES}")
    if not (keep.isascii() and keep.isdecimal() and len(keep) < 6):
        raise Unreadable(f"The link does not tell at which step its moves begin, but {keep[:20]!r}")
    own = [line.replace("_", " ") for line in lines if line]
    return live._replace(course=edited(live.course, int(keep), own))


def update(live: Live, message: str, rng: Random) -> Live:
    """What a message makes of it; one that can do nothing is answered with a sentence."""
    verb, _, rest = message.partition(" ")
    if verb not in MESSAGES:
        return live._replace(answer=(Said(f"{message!r} is nothing that can be done here."),))
    try:
        return MESSAGES[verb](live._replace(answer=()), rest, rng)
    except Unreadable as fault:
        return live._replace(answer=(Said(sentence(str(fault))),))
    except Faulty as fault:
        return live._replace(answer=(Said(sentence(fault.faults[0][1])),))


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


# Touches


def go(live: Live, step: str, rng: Random) -> Live:
    """To a step of an example; a table is always at its end."""
    if live.viewer is not None or not (step.isascii() and step.isdecimal()) or len(step) > 6:
        raise Unreadable(f"{step!r} is no step to go to")
    return live._replace(at=min(int(step), len(live.course.moments)), picked=Picked())


def tap(live: Live, touched: str, rng: Random) -> Live:
    """A card is touched: it is played, or picked where several go together."""
    file, state = live.course.file, live.state
    letter, _, name = touched.partition(" ")
    player, card = read_seat(letter, len(file.names)), read_card(name)
    offered = [cards_of(file.game, action) for action in file.game.choices(state, player)]
    is_mine = live.viewer is None or owner(file, player) == live.viewer
    if is_mine and goes_together(offered) and any(card in cards for cards in offered):
        return live._replace(picked=pick(live.picked, player, card, max(map(len, offered))))
    return do(live, f"{letter} {name}", rng)


def pick(picked: Picked, player: int, card: Card, most: int) -> Picked:
    """With one card more or less; of too many the first goes back."""
    before = picked.cards if picked.player == player else ()
    if card in before:
        rest = tuple(other for other in before if other != card)
        return Picked(player, rest) if rest else Picked()
    return Picked(player, (*before, card)[-most:])


def do(live: Live, line: str, rng: Random) -> Live:
    """An action is tried. In an example one that is not legal becomes a step that is only tried."""
    file, state = live.course.file, live.state
    action = file.game.read(line, file.setup)
    line, verdict = file.game.write(action), file.game.judge(state, action)
    if live.viewer is not None:
        return done_at_table(live, action, verdict)
    if not verdict.legal:
        line = f"try {line}"
    live = live._replace(picked=Picked())
    if line_of(live.course.moments[live.at : live.at + 1]) == (line,):
        return live._replace(at=live.at + 1)
    return live._replace(course=edited(live.course, live.at, [line]), at=live.at + 1)


def table_acts(live: Live, _: str, rng: Random) -> Live:
    """What happens without anybody's choice."""
    game, state = live.course.file.game, live.state
    if game.actors(state) != (TABLE,):
        raise Unreadable("the table has nothing to do now")
    return do(live, game.write(game.chance(state, rng)), rng)


def wait(live: Live, _: str, rng: Random) -> Live:
    """Where all race, the viewer lets another player be first."""
    file = live.course.file
    action = bot(file, live.state, live.viewer)
    if live.viewer is None or action is None:
        raise Unreadable("there is nobody to wait for")
    after, _events = file.game.apply(live.state, action)
    lines = (file.game.write(action), *others(file, after, live.viewer))
    return gone_on(live, len(live.course.moments), lines)


def undo(live: Live, _: str, rng: Random) -> Live:
    course = live.course
    if course.done <= live.floor:
        raise Unreadable("there is nothing to take back")
    return changed(live, replayed(course, course.done - 1), course.edits[course.done - 1].keep)


def redo(live: Live, _: str, rng: Random) -> Live:
    course = live.course
    if course.done == len(course.edits):
        raise Unreadable("nothing was taken back")
    edit = course.edits[course.done]
    again = replayed(course, course.done + 1)
    after = changed(live, again, len(again.moments))
    return after if live.viewer is None else after._replace(since=edit.keep)


def home(live: Live, _: str, rng: Random) -> Live:
    """Back to the example, where it was left; redo leads out again."""
    course = live.course
    if live.viewer is not None or not course.done:
        raise Unreadable("this is the example as it was")
    return changed(live, replayed(course, 0), min(edit.keep for edit in course.edits[: course.done]))


def changed(live: Live, course: Course, at: int) -> Live:
    """Another line; an example is seen where it changed, a table at its end."""
    if live.viewer is None:
        return live._replace(course=course, at=at, picked=Picked())
    last = len(course.moments)
    return live._replace(course=course, at=last, picked=Picked(), since=last)


# Tables


def done_at_table(live: Live, action: Action, verdict: Verdict) -> Live:
    """The viewer's action, or the table's; then the others act until one of these is asked again."""
    file, game = live.course.file, live.course.file.game
    if not verdict.legal:
        model = model_of(live)
        return live._replace(answer=tuple(spoken(model, reason) for reason in verdict.because))
    if owner(file, game.actor(action)) not in (live.viewer, TABLE):
        raise Unreadable(f"{file.names[game.actor(action)]} plays without your help")
    after, _ = game.apply(live.state, action)
    lines = (game.write(action), *others(file, after, live.viewer))
    return gone_on(live, len(live.course.moments), lines)


def gone_on(live: Live, keep: int, lines: tuple[str, ...]) -> Live:
    course = edited(live.course, keep, lines)
    return live._replace(course=course, at=len(course.moments), picked=Picked(), since=keep)


def seated(file: PlayFile, name: str, rules: str, rng: Random) -> Live:
    """A table at which You sit first; a match that has not begun is dealt, and whoever is due before You acts."""
    all_is_known(file)
    if YOU in file.players[1:]:
        raise Unreadable("You sit first at a table, and here it is somebody else who is called You")
    course = course_of(file)
    live = Live(name, course, len(course.moments), rules=rules, viewer=0, since=len(course.moments))
    if live.floor:
        return gone_on(live, 0, others(file, file.start, 0, rng))
    steps = tuple(notation.read_step(0, line) for line in others(file, live.state, 0))
    course = course_of(file._replace(steps=(*file.steps, *steps)))
    return live._replace(course=course, at=len(course.moments))


def last_deal(live: Live) -> int:
    game, moments = live.course.file.game, live.course.moments
    deals = [at for at, moment in enumerate(moments) if verb_of(game, moment.action) == "deal"]
    if not deals or live.viewer is None:
        raise Unreadable("these cards were not dealt here, so they cannot be dealt again")
    return deals[-1]


def new_deal(live: Live, _: str, rng: Random) -> Live:
    """The deal that is being played, with other cards."""
    file, at = live.course.file, last_deal(live)
    before = live.course.moments[at].before
    deal = file.game.chance(before, rng)
    after, _events = file.game.apply(before, deal)
    return gone_on(live, at, (file.game.write(deal), *others(file, after, live.viewer)))


def same_deal(live: Live, _: str, rng: Random) -> Live:
    """The deal that is being played, from its start."""
    at = last_deal(live) + 1
    after = live.course.moments[at - 1].after
    return gone_on(live, at, others(live.course.file, after, live.viewer))._replace(since=at - 1)


def new_match(live: Live, _: str, rng: Random) -> Live:
    """Another match of the same players; the one before can be had back where it was dealt here."""
    file = live.course.file
    if live.viewer is None:
        raise Unreadable("an example is no match")
    if live.floor:
        return gone_on(live, 0, others(file, file.start, live.viewer, rng))
    start = file._replace(start=file.game.start(file.setup), steps=())
    return seated(start, live.name, live.rules, rng)


MESSAGES: dict[str, Callable[[Live, str, Random], Live]] = {
    "go": go,
    "tap": tap,
    "do": do,
    "table": table_acts,
    "wait": wait,
    "undo": undo,
    "redo": redo,
    "home": home,
    "new-deal": new_deal,
    "same-deal": same_deal,
    "new-match": new_match,
}
