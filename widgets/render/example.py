"""An example at a step, as HTML. The build and the live page use this same function."""

import re

from engine.cards import Cards
from engine.kernel import Action
from engine.text import TABLE
from engine.view import View
from widgets.render import board, rows
from widgets.render.action_names import verb_name
from widgets.render.hands import hands, piece_touches
from widgets.render.html import Html, h
from widgets.render.moving import moving
from widgets.render.narration import named, narration, next_seat, table_action
from widgets.render.offers import picked_actions
from widgets.render.pieces import Touch
from widgets.render.scene import Said, Scene, ends_trick, own_seats
from widgets.render.sentences import said
from widgets.render.turned import with_turned


def example_frame(scene: Scene) -> Html:
    """The frame of a step: the table, what is said, the hands that are to play, ways out."""
    told = narration(scene)
    means = rows.meaning(scene.file, shown_view(scene))
    held = h("div", means, hands(scene), acts(scene), class_="example-hands", data_part="hand")
    table = drawn_table(scene, touch=piece_touches(scene), keeps_taken=True)
    return Html(count(scene) + table + said(scene, told) + held + ways_out(scene, told))


def count(scene: Scene) -> Html:
    where = f"step {scene.at} of {len(scene.moments)}" if scene.at else "the start"
    return h("p", where, class_="widget-count")


def drawn_table(
    scene: Scene, new: Cards | None = None, touch: Touch | None = None, keeps_taken: bool = False
) -> Html:
    """Where a trick has just been taken, its cards can be kept in sight, as what they were: what is said is about them."""
    file, moment, shown = scene.file, scene.moment, shown_view(scene)
    due = tuple(seat for seat in file.game.actors(scene.next_state) if seat != TABLE)
    seats, own = (scene.seated, due, awaited(scene)), own_seats(scene)
    if moment is None:
        stands = file.game.standings(file.start)
        return board.draw(file, shown, stands, (), "", *seats, touch, own)
    if not moment.verdict.legal:
        return board.draw(file, shown, file.game.standings(moment.before), (), "", *seats, touch, own)
    if keeps_taken and ends_trick(moment):
        gone, stands = scene.view(moment.before), file.game.standings(moment.before)
        shown = shown._replace(trick=gone.trick, marks=gone.marks, ranked=gone.ranked)
        return board.draw(file, shown, stands, (), "is-taken", *seats, touch, own, moving(scene))
    cards = file.game.deed(moment.action).cards if new is None else new
    state = "is-tried" if scene.is_try else "is-played" if is_played(scene) else ""
    return board.draw(file, shown, moment.standings, cards, state, *seats, touch, own, moving(scene))


def is_played(scene: Scene) -> bool:
    """Is nothing left but the count?"""
    game, state = scene.file.game, scene.next_state
    return any(game.deed(action).verb == "score" for action in game.choices(state, TABLE))


def awaited(scene: Scene) -> tuple[int, ...]:
    """Where the next card of the trick will lie: what is played has no verb."""
    game, state = scene.file.game, scene.next_state
    actors = game.actors(state)
    if actors == (TABLE,):
        due = table_action(game, state)
        seat = next_seat(game, state, due) if due else None
        return () if seat is None else (seat,)
    players = [seat for seat in actors if seat != TABLE]
    return tuple([at for at in players if not all(game.deed(a).verb for a in game.choices(state, at))])


def shown_view(scene: Scene) -> View:
    """What lies on the table at this step."""
    moment = scene.moment
    if moment is None:
        return scene.view(scene.file.start)
    before, after = scene.view(moment.before), scene.view(moment.after)
    if not moment.verdict.legal:
        return before
    if not has_cards(after) and any(seat.captured for seat in before.seats):
        return counted(before, after)
    return with_turned(scene, after)


def counted(before: View, after: View) -> View:
    """A deal before its cards are gathered in, with the points that it has brought."""
    seats = zip(before.seats, after.seats, strict=True)
    return before._replace(seats=tuple(seat._replace(points=later.points) for seat, later in seats))


def has_cards(view: View) -> bool:
    return bool(view.trick) or any(seat.hand or seat.captured for seat in view.seats)


def acts(scene: Scene) -> Html | None:
    """What can be done besides touching a card; shown where the engine listens."""
    game, state = scene.file.game, scene.next_state
    if game.actors(state) == (TABLE,):
        due = table_action(game, state)
        return table_act(scene, due) if due else None
    for action in picked_actions(scene):
        return act(
            f"do {game.write(action)}", verb_name(scene.file, action), named(scene, scene.picked.cards)
        )
    if TABLE in game.actors(state):
        return h(
            "div", *[act_button(scene, action) for action in game.choices(state, TABLE)], class_="widget-acts"
        )
    return None


def act_button(scene: Scene, action: Action) -> Html:
    send = f"do {scene.file.game.write(action)}"
    return h("button", verb_name(scene.file, action), type="button", class_="widget-act", data_send=send)


BY_ITSELF = ("collect", "reveal", "turn")
"""What a table does without being touched, after a while."""


def table_act(scene: Scene, due: Action) -> Html:
    words, verb = verb_name(scene.file, due), scene.file.game.deed(due).verb
    soon = verb if verb in BY_ITSELF else ""
    first, *rest = OBJECT.split(words, maxsplit=1) if soon else [words]
    return act("table", first, "".join(rest), soon)


OBJECT = re.compile(r" (?=the |a )")


def act(message: str, label: str, of: str = "", soon: str = "") -> Html:
    """A narrow screen has room for the act alone; its object is asked above."""
    rest = h("span", " ", of, class_="tool-rest") if of else None
    button = h(
        "button", label, rest, type="button", class_="widget-act", data_send=message, data_auto=soon or None
    )
    return h("div", button, class_="widget-acts")


def ways_out(scene: Scene, told: tuple[Said, ...]) -> Html:
    """The address of this very step, and a way to say that it is wrong."""
    here = f"{scene.name}.{scene.at}{scene.moves}"
    return h(
        "p",
        h("a", "Link to this step", href=f"#{here}", class_="example-here"),
        h("button", "Is this wrong?", type="button", class_="example-wrong", data_report=report(scene, told)),
        class_="example-ways-out",
    )


def report(scene: Scene, told: tuple[Said, ...]) -> str:
    """What a reader sends who finds a step wrong; the page adds the address."""
    cited = sorted({line.rule for line in told if line.rule})
    lines = (
        f"{scene.file.game.title}: {scene.file.title or 'a table'}, step {scene.at}",
        *(line.text for line in told),
        f"Rules cited: {', '.join(cited) or 'none'}",
    )
    return "\n".join(lines)
