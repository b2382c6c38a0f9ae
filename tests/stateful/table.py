"""A table at which anything may be tried, in any order: whatever is done, what was promised holds."""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import bots, playfile, setups
from engine.cards import HIDDEN
from engine.kernel import Action, Game, Setup, State, Verdict
from engine.kit.rulings import totals
from engine.speech import NAMES, say
from engine.text import TABLE
from tests.engine.matches import legal_actions, match

SEEDS = st.integers(0, 2**32 - 1)
AHEAD = 8
"""How many actions a player thinks ahead."""


class Table(RuleBasedStateMachine):
    """A match from anywhere in it; a subclass names the game."""

    game: Game
    state: State
    setup: Setup
    tried: list[Action]
    """What was done at this table, and what could have been: the next position may not allow it."""

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.setup = data.draw(st.sampled_from(self.game.setups()), label="setup")
        played = match(self.game.name, self.setup)
        last = len(played) - 1
        near_the_end = st.integers(max(0, last - AHEAD), last)
        begin = data.draw(st.integers(0, last) | near_the_end, label="begin")
        self.state = played[begin][0]
        self.tried = [action for _, action in played[max(0, begin - 20) : begin + 1] if action is not None]

    # What is done

    def has_actors(self) -> bool:
        return any(seat != TABLE for seat in self.game.actors(self.state))

    def table_acts(self) -> bool:
        return TABLE in self.game.actors(self.state)

    @precondition(has_actors)
    @rule(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        """Any of those whose turn it is does anything that is allowed."""
        seats = [seat for seat in self.game.actors(self.state) if seat != TABLE]
        seat = data.draw(st.sampled_from(seats), label="seat")
        actions = legal_actions(self.game, self.state, seat)
        self.do(data.draw(st.sampled_from(actions), label="action"))

    @precondition(table_acts)
    @rule(seed=SEEDS)
    def the_table_acts(self, seed: int) -> None:
        self.do(self.game.chance(self.state, Random(seed)))

    def do(self, action: Action) -> None:
        verdict = self.game.judge(self.state, action)
        assert verdict.legal
        self.explained(verdict)
        before, lines = repr(self.state), self.game.score(self.state)
        after, telling = self.game.apply(self.state, action)
        assert repr(self.state) == before
        for event in telling():
            assert say(self.game, event.because, self.names())
        assert self.game.score(after)[: len(lines)] == lines
        self.tried.append(action)
        self.state = after

    @precondition(lambda self: self.tried)
    @rule(data=st.data())
    def something_is_tried(self, data: st.DataObject) -> None:
        """An action of another moment: it is judged with a reason, and nothing changes by it."""
        action = data.draw(st.sampled_from(self.tried), label="tried")
        before = repr(self.state)
        verdict = self.game.judge(self.state, action)
        self.explained(verdict)
        assert repr(self.state) == before
        if verdict.legal:
            assert self.game.deed(action).actor in self.game.actors(self.state)

    @rule(seed=SEEDS)
    def it_is_written_down(self, seed: int) -> None:
        """And taken up again, as it is or as a player sees it."""
        player = Random(seed).randrange(self.setup.players)
        assert self.read_back(self.state) == self.state
        seen = self.game.seen_by(self.state, player)
        assert self.read_back(seen) == seen

    @rule(seed=SEEDS)
    def a_player_imagines(self, seed: int) -> None:
        """Another truth agrees with all that was seen, and can be played on."""
        rng = Random(seed)
        player = rng.randrange(self.setup.players)
        other = self.imagined(player, rng)
        assert self.game.problems(other) == ()
        assert sorted(self.game.cards(other)) == sorted(self.game.cards(self.state))
        for _ in range(AHEAD):
            actors = self.game.actors(other)
            if not actors:
                return
            actor = rng.choice(actors)
            action = (
                self.game.chance(other, rng)
                if actor == TABLE
                else bots.random_player(self.game, other, actor, rng)
            )
            other, _ = self.game.apply(other, action)

    # What always holds

    @invariant()
    def cards_are_conserved(self) -> None:
        cards = self.game.cards(self.state)
        if cards:
            played = match(self.game.name, self.setup)
            deck = next(found for state, _ in played if (found := self.game.cards(state)))
            assert sorted(cards) == sorted(deck)

    @invariant()
    def whoever_is_to_act_can(self) -> None:
        actors = self.game.actors(self.state)
        for seat, _ in enumerate(self.game.seats(self.setup)):
            verdicts = [self.game.judge(self.state, action) for action in self.game.choices(self.state, seat)]
            assert any(verdict.legal for verdict in verdicts) == (seat in actors)
            assert all(verdict.legal is not None for verdict in verdicts)
            for verdict in verdicts[:6]:
                self.explained(verdict)

    @invariant()
    def what_is_hidden_decides_nothing_open(self) -> None:
        """With other cards behind what a player sees: the same view, the same actors, the same trick, the same verdicts."""
        for player in range(self.setup.players):
            seen = self.game.seen_by(self.state, player)
            other = self.imagined(player, Random(player))
            assert self.game.seen_by(other, player) == seen
            assert self.game.actors(other) == self.game.actors(self.state)
            assert self.game.standings(other) == self.game.standings(self.state)
            assert self.game.score(other) == self.game.score(self.state)
            for seat, owner in enumerate(self.game.seats(self.setup)):
                if owner == player:
                    self.same_choices(seat, other)

    def same_choices(self, seat: int, other: State) -> None:
        choices = self.game.choices(self.state, seat)
        assert self.game.choices(other, seat) == choices
        for action in choices:
            assert self.game.judge(other, action) == self.game.judge(self.state, action)

    @invariant()
    def standings_read_plays_only(self) -> None:
        """With every hand another one the trick stands as it does; one play takes it, if any."""
        other = self.state
        for player in range(self.setup.players):
            other = self.game.imagine(self.game.seen_by(other, player), player, Random(player))
        standings = self.game.standings(self.state)
        assert self.game.standings(other) == standings
        assert self.game.actors(other) == self.game.actors(self.state)
        assert sum(standing.takes for standing in standings) <= 1
        for standing in standings:
            assert say(self.game, standing.because, self.names())

    @invariant()
    def lines_sum_to_totals(self) -> None:
        places = self.game.result(self.state)
        assert bool(places) == (not self.game.actors(self.state))
        if places:
            sums = totals(self.game.score(self.state), self.setup.players)
            assert tuple(place.total for place in places) == sums
            assert min(place.place for place in places) == 1

    # In other words

    def names(self) -> tuple[str, ...]:
        return setups.seat_names(self.game, self.setup, NAMES[: self.setup.players])

    def explained(self, verdict: Verdict) -> None:
        assert verdict.because
        for reason in verdict.because:
            assert "{" not in say(self.game, reason, self.names())

    def read_back(self, state: State) -> State:
        return playfile.load(playfile.write_start(self.game, state)).start

    def imagined(self, player: int, rng: Random) -> State:
        other = self.game.imagine(self.game.seen_by(self.state, player), player, rng)
        assert HIDDEN not in self.game.cards(other)
        return other
