"""An example at a step, as HTML. The build and the live page use this same function."""

from engine.cards import Cards
from engine.kernel import Action
from engine.text import TABLE
from engine.view import View
from widgets.render import board
from widgets.render.action_names import verb_name
from widgets.render.hands import hands
from widgets.render.html import Html, h
from widgets.render.narration import named, narration, table_action
from widgets.render.offers import picked_actions
from widgets.render.scene import Said, Scene
from widgets.render.sentences import said


def example_frame(scene: Scene) -> Html:
    """The frame of a step: the table, what is said, the hands that are to play, ways out."""
    told = narration(scene)
    words = h("div", said(scene, told), hands(scene), acts(scene), ways_out(scene, told))
    return Html(count(scene) + drawn_table(scene) + words)


def count(scene: Scene) -> Html:
    where = f"step {scene.at} of {len(scene.moments)}" if scene.at else "the start"
    return h("p", where, class_="widget-count")


def drawn_table(scene: Scene, new: Cards | None = None) -> Html:
    file, moment, shown = scene.file, scene.moment, shown_view(scene)
    if moment is None:
        return board.draw(file, shown, file.game.standings(file.start))
    if not moment.verdict.legal:
        return board.draw(file, shown, file.game.standings(moment.before))
    cards = file.game.deed(moment.action).cards if new is None else new
    return board.draw(file, shown, moment.standings, cards, "is-tried" if scene.is_try else "")


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
    return after


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
        return act("table", verb_name(scene.file, due)) if due else None
    for action in picked_actions(scene):
        return act(
            f"do {game.write(action)}", f"{verb_name(scene.file, action)} {named(scene, scene.picked.cards)}"
        )
    if TABLE in game.actors(state):
        return h(
            "div", *[act_button(scene, action) for action in game.choices(state, TABLE)], class_="widget-acts"
        )
    return None


def act_button(scene: Scene, action: Action) -> Html:
    send = f"do {scene.file.game.write(action)}"
    return h("button", verb_name(scene.file, action), type="button", class_="widget-act", data_send=send)


def act(message: str, label: str) -> Html:
    return h(
        "div", h("button", label, type="button", class_="widget-act", data_send=message), class_="widget-acts"
    )


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
