"""What holds for every game, in every setup that it offers."""

from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from engine import bots, playfile, replay, setups
from engine.cards import Card
from engine.kernel import Action, Event, Game, Reason, Setup, State
from engine.kit.rulings import totals
from engine.registry import GAMES
from engine.speech import NAMES, label, say
from engine.text import TABLE
from tests.engine.matches import every_setup, match, players, positions, seats
from tests.sample import some

PLAYS = sorted(Path(__file__).parents[2].glob("*/plays/*/*.play"))


@every_setup
def test_states_are_values(game: Game, setup: Setup) -> None:
    """A position can be hashed, and no question or action changes it."""
    for state, action in some(match(game.name, setup), 40):
        before = repr(state)
        assert hash(state) == hash(state)
        game.actors(state), game.standings(state), game.result(state), game.view(state)
        if action is not None:
            game.apply(state, action)
        assert before == repr(state)


@every_setup
def test_cards_are_conserved(game: Game, setup: Setup) -> None:
    """From the deal on every card of the deck lies in exactly one place."""
    dealt = [state for state in positions(game, setup) if game.cards(state)]
    deck = sorted(game.cards(dealt[0]))
    for state in dealt:
        assert deck == sorted(game.cards(state))


@every_setup
def test_every_actor_has_a_legal_choice(game: Game, setup: Setup) -> None:
    """Whoever is to act can, and nobody else has a choice."""
    for state in positions(game, setup, every=3):
        actors = game.actors(state)
        for seat in seats(game, setup):
            legal = [game.judge(state, action).legal for action in game.choices(state, seat)]
            assert any(legal) == (seat in actors)


@every_setup
def test_every_verdict_cites_a_rule_with_a_sentence(game: Game, setup: Setup) -> None:
    """Legal or not, a verdict has reasons; a reason has a rule of the list, a sentence, and a label under a card."""
    known = {rule.slug for rule in game.rules}
    for state in positions(game, setup, every=5):
        for seat in (*seats(game, setup), TABLE):
            for action in game.choices(state, seat):
                verdict = game.judge(state, action)
                assert verdict.because
                for reason in verdict.because:
                    assert reason.rule in known
                    assert "{" not in say(game, reason, names(game, setup))
                if seat != TABLE:
                    assert label(game, verdict.because[0])


@every_setup
def test_everything_that_happens_cites_a_rule(game: Game, setup: Setup) -> None:
    """Events, standings, score lines and places have reasons with sentences."""
    for state, action in some(match(game.name, setup), 40):
        reasons = [standing.because for standing in game.standings(state)]
        reasons += [line.because for line in game.score(state)]
        reasons += [place.because for place in game.result(state)]
        if action is not None:
            for event in game.apply(state, action)[1]():
                reasons += [event.because] + ([event.others] if event.others else [])
        for reason in reasons:
            assert say(game, reason, names(game, setup))


@every_setup
def test_every_position_tells_its_trick(game: Game, setup: Setup) -> None:
    """By this name, so that whether something was played can be told without drawing all that lies there."""
    for state in positions(game, setup, every=9):
        assert state.trick == game.view(state).trick


@every_setup
def test_what_a_player_sees_can_be_drawn(game: Game, setup: Setup) -> None:
    """With cards face down there lies as much at every seat as in truth."""
    for state in positions(game, setup, every=9):
        for player in players(setup):
            drawn, truth = game.view(game.seen_by(state, player)), game.view(state)
            assert len(drawn.seats) == len(truth.seats)
            for seen, lies in zip(drawn.seats, truth.seats, strict=True):
                assert len(seen.hand) == len(lies.hand)


@every_setup
def test_any_order_of_several_actors_gives_the_same_position(game: Game, setup: Setup) -> None:
    """Where several players act at once, it does not matter who is first, unless it is a race."""
    together = [
        state
        for state in positions(game, setup)
        if len(game.actors(state)) > 1 and TABLE not in game.actors(state)
    ]
    for state in together[:: max(1, len(together) // 3)]:
        rng = Random(2)
        chosen = {seat: bots.random_player(game, state, seat, rng) for seat in game.actors(state)}
        ends = set()
        for order in list(permutations(chosen))[:24]:
            after = state
            for seat in order:
                assert game.judge(after, chosen[seat]).legal
                after, _ = game.apply(after, chosen[seat])
            ends.add(after)
        assert len(ends) == 1


@every_setup
def test_logs_replay(game: Game, setup: Setup) -> None:
    """A match written line by line and read again leads to the same end; nothing is drawn anew."""
    played = match(game.name, setup)
    state = game.start(setup)
    for before, action in played[:-1]:
        assert before == state
        again = game.read(game.write(action), setup)
        assert action == again
        assert game.judge(state, again).legal
        state, _ = game.apply(state, again)
    assert played[-1][0] == state


@every_setup
def test_positions_read_back(game: Game, setup: Setup) -> None:
    """A position, written as the headings of a play file, reads back as itself, seen ones included."""
    for state in some(positions(game, setup), 20):
        assert state == playfile.load(playfile.write_start(game, state)).start
    for state in some(positions(game, setup), 4):
        seen = game.seen_by(state, 1)
        assert seen == playfile.load(playfile.write_start(game, seen)).start


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: path.stem)
def test_every_moment_of_a_play_file_reads_back(path: Path) -> None:
    """An example can be kept at any of its steps and taken up again from there."""
    file = playfile.load(path.read_text(encoding="utf-8"))
    for moment in replay.moments(file):
        assert moment.after == playfile.load(playfile.write_start(file.game, moment.after)).start


@every_setup
def test_reachable_positions_have_no_problems(game: Game, setup: Setup) -> None:
    """What can come about in play is never called impossible."""
    for state in some(positions(game, setup), 40):
        assert game.problems(state) == ()


@every_setup
def test_totals_are_sums(game: Game, setup: Setup) -> None:
    """A player's total is the sum of the lines, and who has the highest is first."""
    end = match(game.name, setup)[-1][0]
    sums = totals(game.score(end), setup.players)
    places = game.result(end)
    assert sums == tuple(place.total for place in places)
    assert {player for player in players(setup) if sums[player] == max(sums)} == {
        place.player for place in places if place.place == 1
    }
    assert all(game.result(state) == () for state in positions(game, setup) if game.actors(state))


@every_setup
def test_imagined_positions_look_the_same(game: Game, setup: Setup) -> None:
    """What a player imagines agrees with all that the player sees, and is itself possible."""
    for number, state in enumerate(some(positions(game, setup), 8)):
        for player in players(setup):
            seen = game.seen_by(state, player)
            whole = game.imagine(seen, player, Random(number))
            assert seen == game.seen_by(whole, player)
            assert game.problems(whole) == ()
            assert sorted(game.cards(whole)) == sorted(game.cards(state))


@every_setup
def test_hidden_cards_change_nothing_that_is_shown_or_told(game: Game, setup: Setup) -> None:
    """Two positions that differ only in what a player cannot see answer and tell that player the same."""
    for number, (state, _) in enumerate(some(match(game.name, setup), 8)):
        for player in players(setup):
            other = game.imagine(game.seen_by(state, player), player, Random(number))
            assert game.actors(state) == game.actors(other)
            assert game.standings(state) == game.standings(other)
            for actor in (*seats(game, setup), TABLE):
                same = set(game.choices(state, actor)) & set(game.choices(other, actor))
                for action in sorted(same, key=game.write)[:6]:
                    same_for(game, state, other, player, action)


def same_for(game: Game, state: State, other: State, player: int, action: Action) -> None:
    verdict = game.judge(state, action)
    if owner(game, state.setup, game.deed(action).actor) == player:
        assert verdict == game.judge(other, action)
    if verdict.legal and game.judge(other, action).legal:
        one, telling = game.apply(state, action)
        two, retelling = game.apply(other, action)
        shown = learnt(game, state, one, player)
        if shown != learnt(game, other, two, player):
            return  # a card that lay hidden is turned up: it may be another one
        if len(shown) > 1 and game.deed(action).actor == TABLE:
            return  # cards of several players are turned up at once: they may lie the other way round
        assert game.seen_by(one, player) == game.seen_by(two, player)
        assert [event.told(player) for event in telling()] == [event.told(player) for event in retelling()]


@every_setup
def test_nobody_is_told_of_a_card_that_is_hidden(game: Game, setup: Setup) -> None:
    """A card in what a player is told is one that this player sees, before or after."""
    for state, action in some(match(game.name, setup)[:-1], 40):
        after, telling = game.apply(state, action)
        for player in players(setup):
            seen = {*game.cards(game.seen_by(state, player)), *game.cards(game.seen_by(after, player))}
            for event in telling():
                assert cards_named(event.told(player)) <= seen


@every_setup
def test_nothing_is_told_where_nobody_asks(game: Game, setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of bots makes no event: most of what happens is never told."""
    monkeypatch.setattr(Event, "__new__", None)
    assert list(bots.match(game, setup, Random(1)))


def cards_named(reason: Reason | None) -> set[Card]:
    facts = [fact for _, fact in reason.facts] if reason else []
    flat = [item for fact in facts for item in (fact if type(fact) is tuple else (fact,))]
    return {item for item in flat if isinstance(item, Card)}


@every_setup
def test_the_actor_of_a_choice_is_who_chooses(game: Game, setup: Setup) -> None:
    """An action tells who does it."""
    for state in positions(game, setup, every=9):
        for seat in (*seats(game, setup), TABLE):
            assert {game.deed(action).actor for action in game.choices(state, seat)} <= {seat}


@every_setup
def test_everybody_has_a_seat(game: Game, setup: Setup) -> None:
    """The first seats are the players' own, in order; what comes after belongs to one of them or to nobody."""
    found = game.seats(setup)
    assert found[: setup.players] == tuple(players(setup))
    assert set(found) <= {*players(setup), TABLE}


def owner(game: Game, setup: Setup, seat: int) -> int:
    return TABLE if seat == TABLE else game.seats(setup)[seat]


def names(game: Game, setup: Setup) -> tuple[str, ...]:
    return setups.seat_names(game, setup, NAMES[: setup.players])


def learnt(game: Game, before: State, after: State, player: int) -> set[object]:
    """What an action lets a player see: cards, and what is told in words (a back, a choice that was secret)."""
    return shown(game, game.seen_by(after, player)) - shown(game, game.seen_by(before, player))


def shown(game: Game, seen: State) -> set[object]:
    rows = {(seat, row) for seat, place in enumerate(game.view(seen).seats) for row in place.rows}
    return {*game.cards(seen), *rows}


@every_setup
def test_a_player_may_judge_by_what_is_seen(game: Game, setup: Setup) -> None:
    """A player's own choices and their verdicts are the same in the position as that player sees it."""
    for state in positions(game, setup, every=5):
        for seat in game.actors(state):
            if seat != TABLE:
                seen = game.seen_by(state, owner(game, setup, seat))
                assert game.choices(state, seat) == game.choices(seen, seat)
                for action in game.choices(state, seat):
                    assert game.judge(state, action) == game.judge(seen, action)


@pytest.mark.parametrize("seed", range(5))
def test_deals_are_drawn_from_all_cards(seed: int) -> None:
    """Another seed gives another deal."""
    game = GAMES["iroha"]
    state, _ = game.apply(game.start(game.setups()[0]), game.read("dealer A", game.setups()[0]))
    assert game.chance(state, Random(seed)) != game.chance(state, Random(seed + 1))
    assert game.chance(state, Random(seed)) == game.chance(state, Random(seed))
