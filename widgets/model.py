"""What a widget shows: an example, how far it has been stepped, and what is to be said there."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine import plays
from engine.cards import Card, Cards
from engine.kernel import Action, Game, Line, Reason, State, Verdict
from engine.notation import TRY, PlayFile
from engine.plays import Moment
from engine.text import SEATS, TABLE, split_action
from engine.view import View
from engine.words import YOU, card_name, label, listed, say, suit_name
from widgets.course import state_after
from widgets.pieces import TITLES


class Picked(NamedTuple):
    """Cards that a player has touched, of an action that takes several."""

    player: int = TABLE
    cards: Cards = ()


class Model(NamedTuple):
    """A line of play, open at a step; step 0 is the position before anything happens."""

    name: str
    file: PlayFile
    moments: tuple[Moment, ...]
    at: int = 0
    rules: str = ""
    """The address of the game's rules page, seen from the page the widget stands on."""
    picked: Picked = Picked()
    viewer: int | None = None
    """Who looks on: nothing is shown or told but what this player may know. None sees all."""
    moves: str = ""
    """How the line's own moves are written in a link, where it has left the play file."""

    @property
    def moment(self) -> Moment | None:
        return self.moments[self.at - 1] if self.at else None

    @property
    def is_try(self) -> bool:
        return self.moment is not None and self.moment.step.kind == TRY

    @property
    def next_state(self) -> State:
        return state_after(self.file, self.moment)

    def view(self, state: State) -> View:
        """What the viewer sees of a position."""
        game = self.file.game
        return game.view(state if self.viewer is None else game.seen_by(state, self.viewer))


class Said(NamedTuple):
    """A sentence, the rule it cites (a headline may cite none), and the points it is about."""

    text: str
    rule: str = ""
    points: str = ""


class Choice(NamedTuple):
    """A card in hand: may it be played now, in a few words and in full."""

    card: Card
    legal: bool | None
    label: str
    said: tuple[Said, ...]
    picked: bool | None = None
    """Where an action takes several cards: is this one of them?"""


def model_of(name: str, file: PlayFile, at: int = 0, rules: str = "") -> Model:
    return Model(name, file, plays.moments(file), at, rules)


def narration(model: Model) -> tuple[Said, ...]:
    """What is said at this step, the headline first."""
    moment = model.moment
    if moment is None:
        return (Said(opening(model)),)
    lines = score_lines(model, moment)
    counted = {line.because for line in lines}
    events = tuple(spoken(model, event.because) for event in moment.events if event.because not in counted)
    because = tuple(spoken(model, reason) for reason in moment.verdict.because)
    stands = tuple(spoken(model, standing.because) for standing in moment.standings if standing.takes)
    if model.is_try or not moment.verdict.legal:
        then = tuple(Said(f"Then {said.text}", said.rule) for said in stands)
        return (Said(attempt(model, moment)), *because, *then)
    if model.file.game.actor(moment.action) == TABLE and not lays_a_card(moment):
        return (*count(model, lines), *events)
    return (Said(events[0].text), *because, *events[1:], *stands)


def lays_a_card(moment: Moment) -> bool:
    """Is the trick larger now? A card that comes by itself is told like any other: why, and who is winning."""
    return len(moment.standings) > len(moment.before.trick)


def score_lines(model: Model, moment: Moment) -> tuple[Line, ...]:
    """The lines that a step adds to the score sheet."""
    game = model.file.game
    return game.score(moment.after)[len(game.score(moment.before)) :]


def count(model: Model, lines: tuple[Line, ...]) -> Iterator[Said]:
    """Each player's sum and the lines it is made of."""
    for player, name in enumerate(model.file.players):
        mine = [line for line in lines if line.player == player]
        if mine:
            yield scored(name, sum(line.points for line in mine))
        for line in mine:
            yield spoken(model, line.because)._replace(points=signed(line.points))


def scored(name: str, points: int) -> Said:
    return Said(f"{name} {'score' if name == YOU else 'scores'} {signed(points)} in this deal.")


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "\u2212") if points else "0"


def opening(model: Model) -> str:
    game, start = model.file.game, model.file.start
    deal = game.view(start).deal
    return (f"Deal {deal}. " if deal > 1 and game.actors(start) else "") + next_up(model)


def table_action(game: Game, state: State) -> Action | None:
    """What the table does next; nothing where hidden cards decide."""
    offered = game.choices(state, TABLE)
    if offered:
        return next((action for action in offered if game.judge(state, action).legal), None)
    try:
        return game.chance(state, Random(0))
    except (StopIteration, IndexError, ValueError):
        return None


def next_up(model: Model) -> str:
    """Who is next, or what."""
    actors = model.file.game.actors(model.next_state)
    if not actors:
        return "The match is over."
    if actors == (TABLE,):
        return waiting(model.file.game.view(model.next_state))
    return next_players([model.file.names[player] for player in actors])


def waiting(view: View) -> str:
    """What the table is to do next, where nobody chooses."""
    if view.trick:
        return "The trick is complete."
    if any(seat.captured for seat in view.seats):
        return "All cards are played."
    return "Nothing is dealt yet." if view.deal == 1 else f"Deal {view.deal} is to be dealt."


def next_players(names: list[str]) -> str:
    if len(names) > 1:
        return f"{listed(names, 'and')} are next, in any order."
    return "You are next." if names == [YOU] else f"{names[0]} is next."


def attempt(model: Model, moment: Moment) -> str:
    """The headline of a line that is only tried."""
    player = model.file.game.actor(moment.action)
    if player == TABLE:
        cards: Cards = getattr(moment.action, "cards", ())
        return (
            f"Does {named(model, cards)} come now?" if cards else f"Can the table {deed(model, moment)} now?"
        )
    name = model.file.names[player]
    return f"What if {'you try' if name == YOU else f'{name} tries'} to {deed(model, moment)}?"


def deed(model: Model, moment: Moment) -> str:
    """`play bird 2`, `play fan 5 with Horse-Swallowing`, `use Paper Egg`, `take pain card ring`, `collect the trick`."""
    game = model.file.game
    cards: tuple[Card, ...] = getattr(moment.action, "cards", ())
    words = split_action(moment.step.text, len(model.file.names))
    ability = game.terms.get(words.ability, words.ability)
    if not words.verb and not cards:
        return f"use {ability}"
    if not cards and words.verb in PHRASES:
        return phrase(model, moment.action)
    if game.actor(moment.action) == TABLE or not cards:
        taken = words.args if hasattr(moment.action, "what") else ()
        titles = [TITLES.get(word) or game.terms.get(word) or suit_name(game, word) for word in taken]
        return " ".join((game.terms.get(words.verb, words.verb), *titles))
    played = f"{words.verb or 'play'} {named(model, cards)}"
    return f"{played} with {ability}" if ability else played


PHRASES = {
    "pile": "take pile {}",
    "rule": "pick {}",
    "from": "play from the {}",
    "move": "move the top card to place {}",
    "pass": "pass {}",
    "point": "point at {}",
    "name": "name {}",
}
"""What is done without laying a card, where more than the verb is to be told."""


def phrase(model: Model, action: Action) -> str:
    """`take pile 2`, `point at Ben`, `pick L, your own: always the nearest number`."""
    game, names = model.file.game, dict(zip(SEATS, model.file.names, strict=False))
    words = split_action(game.write(action), len(model.file.names))
    what = getattr(action, "what", None)
    told = [names.get(word) or game.terms.get(word, word) for word in words.args]
    return PHRASES[words.verb].format(named(model, (what,)) if isinstance(what, Card) else ": ".join(told))


def named(model: Model, cards: Cards) -> str:
    """`bird 7 and fan 2`"""
    return listed([card_name(model.file.game, card) for card in cards], "and")


def spoken(model: Model, reason: Reason) -> Said:
    return Said(say(model.file.game, reason, model.file.names), reason.rule)


def choices(model: Model, player: int) -> tuple[Choice, ...]:
    """Every card in a player's hand with the engine's answer to playing it now."""
    state = model.next_state
    offered: dict[Card, list[tuple[Action, Verdict]]] = {}
    for action in model.file.game.choices(state, player):
        for card in getattr(action, "cards", ()):
            offered.setdefault(card, []).append((action, model.file.game.judge(state, action)))
    picked = model.picked.cards if player == model.picked.player else ()
    return tuple(
        choice(model, card, offered[card], card in picked)
        for card in model.file.game.view(state).seats[player].hand
        if card in offered
    )


def choice(model: Model, card: Card, offered: list[tuple[Action, Verdict]], picked: bool) -> Choice:
    """Of several ways to use a card the first legal one speaks for it."""
    action, verdict = next(((a, v) for a, v in offered if v.legal), offered[0])
    game, names = model.file.game, model.file.names
    said = [spoken(model, reason) for reason in verdict.because]
    words = ["chosen" if picked else label(game, verdict.because[0])]
    if verdict.legal:
        after, _ = game.apply(model.next_state, action)
        for standing in sorted(game.standings(after), key=lambda standing: standing.takes):
            mine = standing.seat == getattr(action, "seat", None)
            if mine:
                words.append(label(game, standing.because))
            if mine or standing.takes:
                text = say(game, standing.because, names, lead="Then " if mine else "")
                said.append(Said(text, standing.because.rule))
    several = len(getattr(action, "cards", ())) > 1
    return Choice(
        card, verdict.legal, ", ".join(filter(None, words)), tuple(said), picked if several else None
    )
