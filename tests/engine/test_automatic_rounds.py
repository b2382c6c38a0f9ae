"""Every rule of a round of the Automatic Tricktaking, and every idea for rule L, through whole rounds by players at random."""

from functools import cache
from random import Random

import pytest

from engine import bots, playfile, setups
from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.ideas import IDEAS, Idea, Trick
from engine.games.automatic.modes import MODES
from engine.games.automatic.state import SECRET, ChooseMode, State, TurnOver, last_card
from engine.kernel import Action, Game, Setup
from engine.registry import GAMES
from engine.text import TABLE
from tests.engine.test_contract import owner, same_for
from tests.sample import some

GAME = GAMES["automatic"]
RULES = [*[f"{mode.letter} " for mode in MODES if mode.letter != "l"], *[f"l {idea.name}" for idea in IDEAS]]
ALTERNATIVES = [
    ("4 players, alt one-trump", "a "),
    *[("3 players, alt hands-private", rule) for rule in RULES if rule[0] in "defghijkl"],
    ("3 players, alt bottom-follow", "f "),
    ("3 players, alt bottom-follow", "g "),
    ("4 players, alt h-i-once", "h "),
    ("4 players, alt h-i-once", "i "),
    ("3 players, alt j-last", "j "),
]
EVERY = [(f"{count} players", rule) for rule in RULES for count in (2, 3, 6)] + ALTERNATIVES
every_rule = pytest.mark.parametrize(("setup", "rule"), EVERY, ids=[" ".join(case) for case in EVERY])

Log = tuple[tuple[State, Action], ...]


def by_rule(rule: str) -> bots.Player:
    """A player at random who always picks the same rule."""

    def player(game: Game, state: State, seat: int, rng: Random) -> Action:
        letter, _, idea = rule.partition(" ")
        if state.phase == "rule":
            return ChooseMode(seat, letter, idea)
        return bots.random_player(game, state, seat, rng)

    return player


@cache
def match(setup: str, rule: str) -> Log:
    return played(setups.read_setup(GAME, setup), rule)


def played(setup: Setup, rule: str) -> Log:
    return tuple(bots.match(GAME, setup, Random(len(rule)), by_rule(rule)))


@every_rule
def test_whole_matches(setup: str, rule: str) -> None:
    """Three rounds of five tricks with that rule; all thirty-two cards are there all the time, and no position is a problem."""
    log = match(setup, rule)
    assert {(state.letter, state.idea) for state, _ in log} == {("", ""), tuple(rule.split(" "))}
    assert sum(GAME.write(action) == "collect" for _, action in log[:-1]) == 15
    for state, _ in log:
        assert not state.hands or len(set(GAME.cards(state))) == len(GAME.cards(state)) == 32
        assert GAME.problems(state) == ()


@every_rule
def test_logs_replay(setup: str, rule: str) -> None:
    """A match written and read again leads to the same end, each action legal when it comes."""
    log = match(setup, rule)
    state = GAME.start(log[0][0].setup)
    for before, action in log[:-1]:
        assert before == state
        again = GAME.read(GAME.write(action), state.setup)
        assert action == again
        assert GAME.judge(state, again).legal
        state, _ = GAME.apply(state, again)
    assert state == log[-1][0]


@every_rule
def test_positions_read_back(setup: str, rule: str) -> None:
    """A position and what a player sees of it read back as themselves."""
    for number, (state, _) in enumerate(some(match(setup, rule), 6)):
        for position in (state, GAME.seen_by(state, number % state.setup.players)):
            assert position == playfile.load(playfile.write_start(GAME, position)).start


@every_rule
def test_actors_choose_by_what_they_see(setup: str, rule: str) -> None:
    """Whoever acts has a legal choice, and the same verdicts on what that player sees; nobody else has a choice."""
    for state, _ in match(setup, rule)[::3]:
        actors = GAME.actors(state)
        for seat in range(len(GAME.seats(state.setup))):
            choices = GAME.choices(state, seat)
            assert any(GAME.judge(state, action).legal for action in choices) == (seat in actors)
            if choices:
                seen = GAME.seen_by(state, owner(GAME, state.setup, seat))
                assert choices == GAME.choices(seen, seat)
                for action in choices:
                    assert GAME.judge(state, action) == GAME.judge(seen, action)


@every_rule
def test_imagined_positions_look_the_same(setup: str, rule: str) -> None:
    """What a player imagines is whole, possible, and looks the same; what is told does not depend on hidden cards."""
    for number, (state, action) in enumerate(some(match(setup, rule)[:-1], 25)):
        player = number % state.setup.players
        seen = GAME.seen_by(state, player)
        whole = GAME.imagine(seen, player, Random(number))
        assert seen == GAME.seen_by(whole, player)
        assert GAME.problems(whole) == ()
        assert sorted(GAME.cards(whole)) == sorted(GAME.cards(state))
        opens = (
            state.phase == "rule" or SECRET in seen.chosen
        )  # then the order of whole hands may come to light
        if not opens and GAME.judge(whole, action).legal:
            same_for(GAME, state, whole, player, action)


@every_rule
def test_what_is_seen_is_judged_as_it_is(setup: str, rule: str) -> None:
    """A verdict on what a player sees is the verdict on the truth, or open."""
    for number, (state, _) in enumerate(match(setup, rule)[::4]):
        seen = GAME.seen_by(state, number % state.setup.players)
        for seat in (*range(len(GAME.seats(state.setup))), TABLE):
            for action in GAME.choices(state, seat):
                assert GAME.judge(seen, action).legal in (None, GAME.judge(state, action).legal)


def test_a_rule_of_ones_own() -> None:
    """A reader's function plays whole matches; where it names nothing of the hand, the top card comes."""
    ideas = (Idea("highest", lambda hand, _trick, _last: [max(hand, key=lambda card: card.number)]),)
    nothing = (Idea("nothing", lambda _hand, _trick, _last: [HIDDEN]),)
    for added, name in ((ideas, "highest"), (nothing, "nothing")):
        setup = setups.read_setup(GAME, "3 players")
        setup = setup._replace(tables=(setup.tables[0], (*IDEAS, *added)))
        for state, action in played(setup, f"l {name}")[:-1]:
            if state.phase == "play":
                hand = state.hands[(state.leader + len(state.trick)) % 3]
                best = max(hand, key=lambda card: card.number) if name == "highest" else hand[0]
                assert GAME.write(action) == f"turn {best.suit}{best.number}"


def test_a_rule_of_ones_own_knows_the_trick_and_the_last_card() -> None:
    """A reader's function may look at what lies there, and at what was played last."""

    def turns(hand: Cards, trick: Trick, last: Card | None) -> list[Card]:
        led = trick[0].cards[0].suit if trick else ""
        return [card for card in hand if card.suit == led or (last and card.number > last.number)]

    setup = setups.read_setup(GAME, "3 players")
    setup = setup._replace(tables=(setup.tables[0], (*IDEAS, Idea("either", turns))))
    ways = set()
    for state, action in played(setup, "l either")[:-1]:
        if state.phase == "play":
            hand = state.hands[(state.leader + len(state.trick)) % 3]
            named = turns(hand, state.trick, last_card(state))
            ways.add((bool(named), bool(state.trick)))
            verdicts = {card: GAME.judge(state, TurnOver(card)).legal for card in hand}
            assert verdicts == {card: card in (named or hand[:1]) for card in hand}
            assert verdicts[action.card]
    assert ways == {(True, True), (True, False), (False, True), (False, False)}
