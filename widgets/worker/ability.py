"""An ability at a table: a switch beside the hand, there where it can change something; then a card, or several, or none."""

from collections.abc import Iterator

from engine.cards import Card
from engine.kernel import Action, Game, State
from engine.speech import card_name, listed
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


def asked_with(scene: Scene) -> str:
    """What is asked while an ability is switched on that goes with cards."""
    game, used = scene.file.game, scene.picked.ability
    if not used or not ability_card(scene, used):
        return ""
    deeds = [game.deed(a) for seat in acting(scene) for a in game.choices(scene.next_state, seat)]
    most = max([len(deed.cards) for deed in deeds if deed.ability == used], default=0)
    with_ = "your next card" if most == 1 else "the cards you choose"
    return f"{ability_name(game, used)} will be used with {with_}" if most else ""


def told_of_use(scene: Scene) -> Said | None:
    """What the ability does that is switched on, and what it changes in this trick so far."""
    card = ability_card(scene, scene.picked.ability) if scene.picked.ability else None
    return Said(f"{card.does}. {so_far(scene, card.name)}".strip()) if card else None


def so_far(scene: Scene, ability: str) -> str:
    """Which cards would stand otherwise with it than without; nothing is known of a trick that is led to."""
    game, state = scene.file.game, scene.next_state
    seat = next(acting(scene))
    plain, used = [taken_with(game, state, seat, name) for name in ("", ability)]
    both = [card for card in used if card in plain]
    if not state.trick or not both:
        return ""
    changed = [card for card in both if plain[card] != used[card]]
    if not changed:
        return "So far it does not change who is winning."
    if len(changed) == len(both):
        return "It changes who is winning now."
    return f"It changes who is winning now, with {listed([card_name(game, card) for card in changed], 'or')}."


def taken_with(game: Game, state: State, seat: int, ability: str) -> dict[Card, object]:
    """Who would be winning, for each single card that may be played."""
    found: dict[Card, object] = {}
    for action in game.choices(state, seat):
        deed = game.deed(action)
        if deed.ability == ability and len(deed.cards) == 1 and game.judge(state, action).legal:
            after, _ = game.apply(state, action)
            found[deed.cards[0]] = [stand.seat for stand in game.standings(after) if stand.takes]
    return found


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
