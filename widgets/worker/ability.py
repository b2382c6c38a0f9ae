"""An ability at a table: a switch beside the hand, there where it can change something; then a card, or several, or none."""

from collections.abc import Iterator

from engine.kernel import Action, Game, State
from engine.text import TABLE
from engine.view import AbilityCard
from widgets.render.action_names import ability_name
from widgets.render.example import act
from widgets.render.html import Html, h
from widgets.render.narration import table_action
from widgets.render.offers import switches
from widgets.render.pieces import dots
from widgets.render.scene import Said, Scene, is_play, owner

IDLE = "idle"
"""The case in which a game says that a use changes nothing."""


def ability_switches(scene: Scene) -> list[Html]:
    """Each with the uses that are left."""
    return [
        h(
            "button",
            "✦ ",
            ability_name(scene.file.game, name),
            [" ", dots(card.uses)] if (card := ability_card(scene, name)) and card.uses else None,
            type="button",
            class_="felt-switch",
            data_send=f"switch {name}",
            aria_pressed=str(scene.picked.ability == name).lower(),
        )
        for seat in acting(scene)
        for name in switches(scene, seat)
        if scene.picked.ability == name or can_change(scene.file.game, scene.next_state, seat, name)
    ]


def acting(scene: Scene) -> Iterator[int]:
    """The viewer's seats that may act."""
    for seat in scene.file.game.actors(scene.next_state):
        if seat != TABLE and owner(scene.file, seat) == scene.viewer:
            yield seat


def ability_card(scene: Scene, name: str) -> AbilityCard | None:
    rows = [row.what for seat in acting(scene) for row in scene.view(scene.next_state).seats[seat].rows]
    return next((what for what in rows if isinstance(what, AbilityCard) and what.name == name), None)


def told_of_use(scene: Scene) -> Said | None:
    """What the ability does that is switched on."""
    card = ability_card(scene, scene.picked.ability) if scene.picked.ability else None
    return Said(f"{ability_name(scene.file.game, card.name)}: {card.does}.") if card else None


def without_a_card(scene: Scene) -> Html | None:
    """A button for what is used instead of a card, or before it."""
    game, state = scene.file.game, scene.next_state
    for seat in acting(scene):
        for action in game.choices(state, seat):
            deed = game.deed(action)
            if scene.picked.ability and deed.ability == scene.picked.ability and not deed.cards:
                return act(f"do {game.write(action)}", f"Use {ability_name(game, deed.ability)}")
    return None


# Can it change anything?


def can_change(game: Game, state: State, seat: int, ability: str) -> bool:
    """Would any use of it, now, make a difference to any card that is played without?"""
    offered = game.choices(state, seat)
    plain = {game.deed(action).cards: action for action in offered if not game.deed(action).ability}
    used = [action for action in offered if game.deed(action).ability == ability]
    return any(makes_a_difference(game, state, action, plain.get(game.deed(action).cards)) for action in used)


def makes_a_difference(game: Game, state: State, used: Action, plain: Action | None) -> bool:
    """Where others are still to play it may; of a full trick it is seen."""
    verdict = game.judge(state, used)
    if not verdict.legal or any(reason.case == IDLE for reason in verdict.because):
        return False
    if plain is None or not game.judge(state, plain).legal:
        return True
    return follow_up(game, state, used) != follow_up(game, state, plain)


def follow_up(game: Game, state: State, action: Action) -> object:
    """How the trick stands after it, and who leads the next; while it is not full, the action itself."""
    after, _ = game.apply(state, action)
    if game.actors(after) != (TABLE,) or not is_play(state, after):
        return action
    stands = [(standing.seat, standing.takes) for standing in game.standings(after)]
    due = table_action(game, after)
    assert due is not None
    collected, _ = game.apply(after, due)
    return stands, game.actors(collected)
