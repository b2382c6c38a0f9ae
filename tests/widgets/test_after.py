"""What stands beside and after play: the story of a deal, its result, its steps, why a turn is as it is."""

import re
from html import unescape
from random import Random

import pytest

from engine import playfile, replay
from engine.cards import read_cards, write_card
from engine.registry import GAMES
from engine.setups import write_setup
from tests.widgets.touching import (
    FORCED,
    LONGEST,
    asking,
    cards_in,
    frame,
    linked_table,
    match,
    read,
    sendable,
    sent,
)
from widgets.worker.answer import open_table, remembering
from widgets.worker.session import Session, scene_of
from widgets.worker.steps import deal_at, written_out

LEGAL = re.compile(
    r'class="(?:widget-act|[^"]*is-legal)"[^>]*? data-send="([^"]*)"(?! aria-pressed="true")|data-send="(weigh [^"]*)"'
)
FULL = """game: iroha
setup: 3 players
names: You Ben Chie
leader: B
hand A: O3 G5
hand B: G3
hand C: Y1
trick: B O6, C O4
"""


def opened(game: str, number: int = -1) -> Session:
    setup = write_setup(GAMES[game].setups()[number])
    request = {"game": game, "name": "t", "rules": "../rules/", "setup": setup}
    return open_table(request, read, Random(1))


def played(game: str, until: str, number: int = -1) -> Session:
    """A table played on at random until its frame has something."""
    session, rng = opened(game, number), Random(1)
    for touch in range(LONGEST):
        session = told(session)
        found = frame(session)
        if until in found:
            return session
        felt = found.partition('class="felt-beside"')[0]
        offered = [unescape("".join(send)) for send in LEGAL.findall(felt)]
        session = sent(session, rng.choice(offered), seed=touch)
    raise AssertionError(until)


def told(session: Session) -> Session:
    return remembering(session, scene_of(session))


def words(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", "", html)).split())


def part(found: str, start: str, end: str) -> str:
    return found.partition(start)[2].partition(end)[0]


# The result


@pytest.mark.parametrize("game", GAMES)
def test_after_a_deal_its_result_stands_in_the_place_of_the_board(game: str) -> None:
    """Everybody once, the highest total first, with this deal's points and the rules that gave them."""
    session = played(game, 'class="result"')
    result = part(frame(session), 'class="result"', 'class="prompt"')
    scene = scene_of(session)
    lines = scene.file.game.score(session.state)
    names = re.findall('class="result-name">(.*?)<', result)
    assert sorted(names) == sorted(scene.file.players)
    sums = {
        name: sum(line.points for line in lines if line.player == n)
        for n, name in enumerate(scene.file.players)
    }
    totals = [int(total.replace("−", "-")) for total in re.findall('class="result-total">(.*?)<', result)]
    assert [sums[name] for name in names] == totals == sorted(totals, reverse=True)
    assert result.count("<a ") == len(lines)
    assert 'data-part="trick"' not in part(frame(session), 'class="felt', 'class="felt-row')
    assert re.findall('is-mine"><details.*?result-name">(.*?)<', result) == ["You"]
    assert words(part(result, 'class="widget-headline">', "</p>")).startswith("You are ")


def test_the_next_deal_and_another_game_are_the_golden_button() -> None:
    """What is due after a deal, and after the last."""
    session = played("iroha", 'class="result"')
    assert 'data-send="table">Deal the next<' in frame(session)
    assert 'data-send="new-match">Play again<' in frame(played("iroha", "new-match", 0))


@pytest.mark.parametrize("game", GAMES)
def test_after_the_last_deal_the_winner_is_told_with_the_rule(game: str) -> None:
    """Whoever shares the first place too, and how You have done."""
    session = played(game, "new-match")
    headline = part(frame(session), 'class="result"', 'class="result-places"')
    places = scene_of(session).file.game.result(session.state)
    wanted = {place.player for place in places if place.place == 1} | {0}
    assert len(wanted) == headline.count(f'{game}.win"') or len(wanted) == headline.count("<a ")


def test_the_automatic_shows_the_cards_that_counted() -> None:
    """All that were captured and have points, below the sum that they make."""
    session = played("automatic", 'class="result"')
    scene = scene_of(session)
    assert scene.moment is not None
    won = [card for cards in scene.moment.before.won for card in cards]
    face = scene.file.game.face
    counted = sum(bool(face(scene.file.setup, card).points) for card in won)
    shown = re.findall('class="result-cards">(.*?)</p>', frame(session))
    assert counted == sum(found.count("card-small") for found in shown) > 0


# The story


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_stands_by_trick(game: str) -> None:
    """The running trick is open, each earlier one folded to a line that tells who took it."""
    session = played(game, "<summary>Trick 2: ")
    story = part(frame(session), 'class="story"', "</section>")
    assert story.startswith("><h2>")
    assert "<details open" not in story
    ended = [words(summary) for summary in re.findall("<summary>(Trick.*?)</summary>", story)]
    numbers = [int(re.findall(r"Trick (\d+): \w+", title)[0]) for title in ended]
    assert numbers == sorted(numbers, reverse=True)
    assert story.count("rule-mark") > 5


def test_nothing_is_told_a_second_time() -> None:
    """What was told of a deal goes with its moments from touch to touch."""
    session = played("iroha", "<summary>Trick 2: ")
    after = sent(session, "look")
    again = told(after)
    assert all(one is other for one, other in zip(session.told, again.told, strict=True))
    missing = told(session._replace(told=()))
    assert missing.told == session.told


def test_the_head_says_deal_and_trick() -> None:
    """Beginning with the first trick."""
    where = part(frame(played("iroha", "<summary>Trick 2: ")), 'class="felt-deal">', "<")
    assert re.fullmatch(r"Deal 1 of 6 · trick [34] of 9", where)


# Why


def test_why_tells_the_rule_and_how_each_card_stands() -> None:
    """On a sheet over the felt, each with its mark; what is asked stays where it is."""
    session = sent(linked_table(FULL), "why")
    answer = part(frame(session), 'id="table.why"', "</div></div>")
    asked = part(frame(linked_table(FULL)), 'class="prompt"', 'class="felt-hands"')
    assert part(frame(session), 'class="prompt"', 'class="felt-hands"') == asked
    lines = [words(one) for one in re.findall("<p.*?</p>", answer)]
    assert lines[0] == "Follow bird. The rule: “Follow any colour in the trick”. §"
    assert [len(lines), answer.count("<a ")] == [3, 3]
    assert "Ben is winning" in lines[1]
    assert sent(session, "look").why == ()
    refused = sent(
        linked_table(FULL), next(one for one in sendable(frame(session)) if sent(session, one).answer)
    )
    assert frame(sent(refused, "why")) == frame(session)


def test_where_nothing_lies_and_nobody_is_asked_why_is_not_offered() -> None:
    """After a deal."""
    session = played("iroha", 'class="result"')
    assert "why" not in sendable(frame(session))
    assert sent(session, "why").answer


# Step by step


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_stepped_through_from_its_first_card_to_the_count(game: str) -> None:
    """Each step draws the felt and says something; nothing can be played there."""
    session = played(game, 'class="result"')
    scene = scene_of(session)
    deal = deal_at(scene, session.at)
    assert deal.is_known
    for step in range(deal.first, deal.last + 1):
        found = frame(sent(session, f"steps {step}"))
        assert f"Step {step - deal.first} of {deal.last - deal.first}" in found
        assert words(part(found, 'class="widget-said"', "</div>"))
        assert not [send for send in sendable(found) if not re.match("steps |look$", send)]


def test_stepping_leaves_the_table_as_it_was() -> None:
    """Nothing of it is kept, and one touch leads back."""
    session = played("iroha", "<summary>Trick 2: ")
    ask = asking()
    request = {"open": "table", "name": "t", "game": "iroha", "rules": "../rules/", "setup": "4 players"}
    opened_ = ask(**request)
    there = ask(state=opened_["state"], do="steps 3")
    assert there["state"] == opened_["state"]
    assert ask(state=there["state"])["frame"] == ask(state=opened_["state"])["frame"]
    assert frame(sent(session, "steps 4", "look")) == frame(session)


def test_before_the_count_hands_stay_hidden() -> None:
    """Only Your own is shown, and only Your own secrets are told; after it everybody's."""
    session = played("iroha", "<summary>Trick 2: ")
    deal = deal_at(scene_of(session), session.at)
    assert not deal.is_known
    for step in range(deal.first, session.at + 1):
        found = frame(sent(session, f"steps {step}"))
        assert not re.findall('class="steps-whose">(?!Your)', found)
        assert "hand" not in part(found, 'class="hand" ', "aria-label") or "Your hand" in found
    counted = played("iroha", 'class="result"')
    shown = [frame(sent(counted, f"steps {step}")) for step in range(counted.at)]
    assert {"Your hand", "Ben's hand", "Chie's hand"} <= {
        name for found in shown for name in re.findall('class="steps-whose">(.*?)<', found)
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_can_be_taken_along_as_a_play_file(game: str) -> None:
    """It holds, and ends where the deal has ended."""
    session = played(game, 'class="result"')
    scene = scene_of(session)
    text = written_out(scene, deal_at(scene, session.at))
    file = playfile.load(text)
    assert not replay.check(file)
    assert file.game.score(replay.moments(file)[-1].after) == file.game.score(session.state)


def last_trick(session: Session) -> str:
    """What the button of that name opens."""
    found = re.search(r'id="table.last-trick".*?</ol>(</div>)*(<p>.*?</p>)?', frame(session))
    return found[0] if found else ""


@pytest.mark.parametrize("setup", ["3 players", "6 players"])
def test_the_last_trick_is_the_one_collected_last(setup: str) -> None:
    """All cards of it, until the deal is counted."""
    trick = ""
    for session in match(setup):
        for moment in session.course.moments[session.since :]:
            if moment.step.text == "collect":
                trick = " ".join(write_card(play.cards[0]) for play in moment.before.trick)
        if session.state.phase in ("deal", "pass", "over"):
            trick = ""
        assert set(read_cards(trick.split())) == cards_in(last_trick(session).partition("<p>")[0])


def test_the_last_trick_says_who_took_it() -> None:
    """The cards as they lay, who led, and the sentence; before a trick is collected there is no such button."""
    assert last_trick(sent(linked_table(FORCED), "tap A O3")) == ""
    panel = last_trick(sent(linked_table(FORCED), "tap A O3", "table"))
    assert re.findall('role="img" aria-label="(.*?)"', panel) == [
        "bird 3",
        "trump marker",
        "bird 6",
        "bird 4",
    ]
    assert "<p>Ben wins the trick with bird 6, the highest bird.\u00a0<a " in panel
