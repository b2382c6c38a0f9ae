"""What is said at a step."""

from collections.abc import Iterator
from random import Random

from engine.cards import Cards
from engine.kernel import Action, Game, Reason, ScoreLine, State
from engine.replay import Moment
from engine.speech import YOU, listed, say
from engine.text import TABLE
from widgets.render import action_names
from widgets.render.action_names import action_phrase, capitalised
from widgets.render.scene import Said, Scene, is_play, who_played


def narration(scene: Scene) -> tuple[Said, ...]:
    """What is said at this step, the headline first; nothing twice."""
    return tuple({said.text: said for said in reversed(narrated(scene))}.values())[::-1]


def narrated(scene: Scene) -> tuple[Said, ...]:
    moment = scene.moment
    if moment is None:
        return (Said(opening(scene)),)
    lines = score_lines(scene, moment)
    counted = {line.because for line in lines}
    events = tuple(spoken(scene, event.because) for event in moment.events if event.because not in counted)
    because = tuple(spoken(scene, reason) for reason in moment.verdict.because)
    stands = tuple(spoken(scene, standing.because) for standing in moment.standings if standing.takes)
    if scene.is_try or not moment.verdict.legal:
        then = tuple(Said(f"Then {said.text}", said.rule) for said in stands)
        return (Said(attempt(scene, moment)), *because, *then)
    if leads := of_lead(scene, moment):
        return (leads, *because, *events[1:])
    if is_play(moment.before, moment.after) or scene.file.game.deed(moment.action).actor != TABLE:
        return (Said(events[0].text), *because, *events[1:], *stands)
    if not is_decided(scene, moment):
        return (*count(scene, lines), *events)
    first = 0 if lines else 1
    return (*count(scene, lines), *events[:first], *because, *events[first:])


def of_lead(scene: Scene, moment: Moment) -> Said | None:
    """How a first card stands says already who has played it; not what else was used."""
    is_plain = not moment.before.trick and not scene.file.game.deed(moment.action).ability
    first = (standing.because for standing in moment.standings if standing.because.case == FIRST)
    return next((spoken(scene, reason) for reason in first), None) if is_plain else None


FIRST = "first"
"""The case in which a game says that a card is the only one of the trick."""


def is_decided(scene: Scene, moment: Moment) -> bool:
    """Is there something to be said for what the table does, that nothing else could be done?"""
    offered = scene.file.game.choices(moment.before, TABLE)
    return len(offered) != 1 or len(moment.verdict.because) > 1


def score_lines(scene: Scene, moment: Moment) -> tuple[ScoreLine, ...]:
    """The lines that a step adds to the score sheet."""
    game = scene.file.game
    return game.score(moment.after)[len(game.score(moment.before)) :]


def count(scene: Scene, lines: tuple[ScoreLine, ...]) -> Iterator[Said]:
    """Each player's sum and the lines it is made of."""
    for player, name in enumerate(scene.file.players):
        mine = [line for line in lines if line.player == player]
        if mine:
            yield scored(scene, name, sum(line.points for line in mine))
        for line in mine:
            yield spoken(scene, line.because)._replace(points=signed(line.points))


def scored(scene: Scene, name: str, points: int) -> Said:
    verb = "score" if name == YOU else "scores"
    return Said(f"{name} {verb} {signed(points)} in this {deal_word(scene.file.game)}.")


def deal_word(game: Game) -> str:
    """What a deal is called in this game."""
    return game.terms.get("a deal", "deal")


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "\u2212") if points else "0"


def opening(scene: Scene) -> str:
    game, start = scene.file.game, scene.file.start
    deal = scene.view(start).deal
    number = f"{deal_word(game).capitalize()} {deal}. "
    return (number if deal > 1 and game.actors(start) else "") + next_up(scene)


def table_action(game: Game, state: State) -> Action | None:
    """What the table does next, or would do if it could be done; nothing where hidden cards decide."""
    offered = game.choices(state, TABLE)
    if offered:
        legal = (action for action in offered if game.judge(state, action).legal)
        return next(legal, offered[0] if len(offered) == 1 else None)
    return by_chance(game, state, Random(0))


def by_chance(game: Game, state: State, rng: Random) -> Action | None:
    """What the table does; nothing where hidden cards decide."""
    try:
        return game.chance(state, rng)
    except (StopIteration, IndexError, ValueError):
        return None


def next_up(scene: Scene) -> str:
    """Who is next, or what."""
    actors = scene.file.game.actors(scene.next_state)
    names = [scene.file.names[player] for player in actors if player != TABLE]
    if not actors:
        return "The game is over."
    if not names:
        return waiting(scene)
    if TABLE in actors:
        return f"Whoever is quicker: {listed(names, 'or')}."
    return next_players(names)


def waiting(scene: Scene) -> str:
    """What the table is to do next, where nobody chooses."""
    game, state = scene.file.game, scene.next_state
    view, action = scene.view(state), table_action(game, state)
    if action is None:
        return "What comes next depends on cards that lie face down."
    seat = next_seat(game, state, action)
    if seat is not None:
        return capitalised(next_players([scene.file.names[seat]]))
    verb = game.deed(action).verb
    if verb == "collect":
        return "The trick is complete."
    if verb == "score":
        return f"All cards are played: {game.terms[verb]}."
    if verb in NOTHING_YET and not any((seat.hand or seat.rows) for seat in view.seats):
        number = deal_word(game).capitalize()
        return "Nothing is dealt yet." if view.deal == 1 else f"{number} {view.deal} is to be dealt."
    return f"Time to {game.terms.get(verb, verb)}."


NOTHING_YET = ("deal", "dealer")


def next_seat(game: Game, state: State, action: Action) -> int | None:
    """Whose card an action of the table brings into the trick, if it does."""
    if not game.judge(state, action).legal:
        return None
    after, _ = game.apply(state, action)
    return who_played(state, after)


def next_players(names: list[str]) -> str:
    if len(names) > 1:
        return f"{listed(names, 'and')} are next, in any order."
    return "Your turn." if names == [YOU] else f"{names[0]} is next."


def attempt(scene: Scene, moment: Moment) -> str:
    """The headline of a line that is only tried."""
    file, action = scene.file, moment.action
    player = file.game.deed(action).actor
    if player == TABLE:
        verb = file.game.deed(action).verb
        is_told = file.game.deed(action).cards or f"to {verb}" in file.game.terms
        done = action_phrase(file, action) if is_told else ""
        if not done or len(done) > LONG:
            done = file.game.terms.get(verb, verb)
        return f"Can the table {done} now?"
    name = file.names[player]
    return f"What if {'you try' if name == YOU else f'{name} tries'} to {action_phrase(file, action)}?"


LONG = 160
"""Of a deal not every card is told."""


def named(scene: Scene, cards: Cards) -> str:
    """`bird 7 and fan 2`"""
    return action_names.named(scene.file.game, cards)


def spoken(scene: Scene, reason: Reason) -> Said:
    return Said(say(scene.file.game, reason, scene.file.names), reason.rule)
