"""What a player can do now: each whole action that the engine offers, under the card it takes or beside the hand."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards, write_card
from engine.kernel import Action, Game
from engine.speech import label, prompt, say
from engine.text import SEATS, TABLE
from engine.view import FaceDown
from widgets.render.action_names import button_words, way_words
from widgets.render.narration import next_seat, spoken, table_action
from widgets.render.pieces import is_piece
from widgets.render.scene import Said, Scene, who_played


class Way(NamedTuple):
    """An action with the engine's answer: in a few words and in full."""

    name: str
    line: str
    legal: bool | None
    label: str
    said: tuple[Said, ...]
    cards: int = 1
    """How many cards it takes."""
    prompt: str = ""
    """What the same verdict asks of whoever is to act."""
    more: str = ""
    """What it means, where its name alone does not tell."""


class Choice(NamedTuple):
    """A card in hand: may it be played now, in a few words and in full; and how, where there are several ways."""

    card: Card
    legal: bool | None
    label: str
    said: tuple[Said, ...]
    picked: bool | None = None
    """Where an action takes several cards: is this one of them?"""
    ways: tuple[Way, ...] = ()
    prompt: str = ""


class Offer(NamedTuple):
    """What is offered to one who acts: cards of the hand, and what is done without one or with several."""

    cards: tuple[Choice, ...]
    others: tuple[Way, ...]

    @property
    def prompt(self) -> str:
        """What limits the choice, or else what is free."""
        offered: list[Choice | Way] = [*self.cards, *self.others]
        asked = sorted([one for one in offered if one.prompt], key=lambda one: one.legal is True)
        return asked[0].prompt if asked else ""


NOTHING = Offer((), ())
ANSWERS = {True: "allowed", False: "not allowed", None: "unknown"}
"""Where a sentence has no few words of its own."""


def choices(scene: Scene, player: int) -> tuple[Choice, ...]:
    """Every card in a player's hand with the engine's answer to using it now."""
    return offer(scene, player).cards


def offer(scene: Scene, player: int, ability: str | None = None) -> Offer:
    """All that a player is offered, perhaps with one ability switched on alone, or none; what is alike is told once."""
    game, state = scene.file.game, scene.next_state
    offered = game.choices(state, player)
    if ability is not None:
        offered = tuple([action for action in offered if game.deed(action).ability == ability])
    actions = [(action, game.deed(action).cards) for action in offered]
    hand = scene.view(state).seats[player].hand
    if goes_together(cards for _, cards in actions):
        return Offer(tuple([picking(scene, player, card, actions) for card in hand]), ())
    singles: dict[Card, list[Action]] = {}
    others = []
    for action, cards in actions:
        if len(cards) == 1:
            singles.setdefault(cards[0], []).append(action)
        else:
            others.append(way(scene, action, button_words(scene.file, action), len(cards)))
    ways = {card: [way(scene, action) for action in done] for card, done in singles.items()}
    useless = useless_ways(game, singles, ways)
    kept = {card: [one for one in found if one.name not in useless] for card, found in ways.items()}
    choices_ = tuple([one_or_several(card, kept[card]) for card in hand if card in kept])
    return Offer(choices_, (*refused_once(others), *useless.values()))


def switches(scene: Scene, player: int) -> tuple[str, ...]:
    """The abilities that may be used now, with a card or with several."""
    game, state = scene.file.game, scene.next_state
    used = [action for action in game.choices(state, player) if game.deed(action).ability]
    return tuple(dict.fromkeys(game.deed(a).ability for a in used if game.judge(state, a).legal))


def pieces_of(scene: Scene, player: int) -> dict[str, str]:
    """The line that takes each piece that lies there, by how an action names it."""
    game, state = scene.file.game, scene.next_state
    middle = scene.view(state).middle
    lying = {row.taken_as for row in middle if row.taken_as and all(map(is_piece, middle))}
    offered = game.choices(state, player) if lying else ()
    named = {" ".join(map(str, game.deed(action).args)): game.write(action) for action in offered}
    return {name: line for name, line in named.items() if name in lying}


def refused_once(others: list[Way]) -> list[Way]:
    """Pairs that are all refused by the same words stand there once."""
    seen: set[tuple[Said, ...]] = set()
    found = []
    for one in others:
        if one.cards < 2 or one.legal or one.said not in seen:
            found.append(one)
        seen.add(one.said)
    return found


def goes_together(all_cards: Iterable[Cards]) -> bool:
    """Do all actions take several cards of the hand? Then they are picked one by one."""
    counts = {len(cards) for cards in all_cards}
    return bool(counts) and min(counts) > 1


def picking(scene: Scene, player: int, card: Card, actions: list[tuple[Action, Cards]]) -> Choice:
    """A card of several that go together: of all ways to use it the first legal one speaks for it."""
    mine = [action for action, cards in actions if card in cards] or [alone(scene, player, card)]
    judge, state = scene.file.game.judge, scene.next_state
    one = way(scene, next((action for action in mine if judge(state, action).legal), mine[0]))
    is_picked = player == scene.picked.player and card in scene.picked.cards
    told = "chosen" if is_picked else one.label
    return Choice(card, one.legal, told, one.said, is_picked, prompt=one.prompt)


def alone(scene: Scene, player: int, card: Card) -> Action:
    """A card that goes together with no other, to be told why not."""
    line = f"{SEATS[player]} {write_card(card)} + {scene.picked.ability}"
    return scene.file.game.read(line, scene.file.setup)


def speaking(ways: list[Way]) -> Way:
    return next((one for one in ways if one.legal), ways[0])


def one_or_several(card: Card, ways: list[Way]) -> Choice:
    """Ways with the same answer are one way."""
    alike: dict[tuple[bool | None, tuple[Said, ...]], Way] = {}
    for one in ways:
        before = alike.get((one.legal, one.said))
        alike[one.legal, one.said] = (
            one if before is None else before._replace(name=f"{before.name}, or {one.name}")
        )
    found = list(alike.values())
    best = speaking(found)
    return Choice(card, best.legal, best.label, best.said, None, tuple(found), best.prompt)


def useless_ways(
    game: Game, singles: dict[Card, list[Action]], ways: dict[Card, list[Way]]
) -> dict[str, Way]:
    """Abilities that go with no card now, and always for the same reason: told once, beside the hand."""
    used: dict[str, list[Way]] = {}
    for card, done in singles.items():
        for action, one in zip(done, ways[card], strict=True):
            if game.deed(action).ability:
                used.setdefault(one.name, []).append(one)
    return {
        name: same[0]
        for name, same in used.items()
        if not same[0].legal
        and len({(one.legal, one.said) for one in same}) == 1
        and not is_plain(ways, same[0])
    }


def is_plain(ways: dict[Card, list[Way]], one: Way) -> bool:
    """Is the card refused by the same words without the ability?"""
    return any(
        other.said == one.said and other.name != one.name for found in ways.values() for other in found
    )


def way(scene: Scene, action: Action, name: str = "", cards: int = 1) -> Way:
    """The engine's answer to an action: may it be done, and how would its play stand?"""
    game, state, file = scene.file.game, scene.next_state, scene.file
    verdict = game.judge(state, action)
    said = [spoken(scene, reason) for reason in verdict.because]
    words = [label(game, reason) for reason in verdict.because[:1]]
    if verdict.legal:
        after, _ = game.apply(state, action)
        seat = who_played(state, after)
        stands = game.standings(after) if seat is not None else ()
        for standing in sorted(stands, key=lambda standing: standing.takes):
            mine = standing.seat == seat
            if mine:
                words.append(label(game, standing.because))
            if mine or standing.takes:
                text = say(game, standing.because, file.names, lead="Then " if mine else "")
                said.append(Said(text, standing.because.rule))
    is_hidden = HIDDEN in game.deed(action).cards
    told = ", ".join(dict.fromkeys(filter(None, words))) or ("" if is_hidden else ANSWERS[verdict.legal])
    named, asked = name or way_words(file, action), prompt(game, verdict.because[0], file.names)
    more = meaning(scene, action, named)
    return Way(named, game.write(action), verdict.legal, told, tuple(said), cards, asked, more)


def meaning(scene: Scene, action: Action, name: str) -> str:
    """What a game says that it does, or what stands on what would be taken."""
    game, args = scene.file.game, scene.file.game.deed(action).args
    lying = [row.what for row in scene.view(scene.next_state).middle if row.title == name.lower()]
    words = next((what.words for what in lying if isinstance(what, FaceDown)), "")
    return words or (game.terms.get(f"{args[-1]} does", "") if args else "")


def table_hand(scene: Scene) -> tuple[int, tuple[Choice, ...]] | None:
    """Where nobody chooses which card comes: whose it is, and why this one and no other."""
    game, state = scene.file.game, scene.next_state
    due = table_action(game, state) if game.actors(state) == (TABLE,) else None
    seat = next_seat(game, state, due) if due else None
    if seat is None:
        return None
    found = []
    for action in game.choices(state, TABLE):
        one = way(scene, action)
        found.append(Choice(game.deed(action).cards[0], one.legal, one.label, one.said, None, (one,)))
    return seat, tuple(found)


def picked_actions(scene: Scene) -> list[Action]:
    """The legal actions that take just the cards that are picked."""
    player, cards, *_ = scene.picked
    game, state = scene.file.game, scene.next_state
    return [
        action
        for action in (game.choices(state, player) if cards else ())
        if sorted(game.deed(action).cards) == sorted(cards) and game.judge(state, action).legal
    ]
