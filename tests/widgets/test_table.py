"""A table: You sit first, the others play by themselves, and nobody's secrets are shown."""

import re
from html import unescape

import pytest

from engine.cards import read_cards
from engine.kit.rulings import totals
from engine.speech import say
from tests.widgets.touching import (
    FORCED,
    LEGAL,
    asking,
    cards_in,
    frame,
    hand,
    hand_buttons,
    hidden,
    lines,
    linked_table,
    match,
    next_touch,
    plain,
    said,
    sendable,
    sent,
    table,
    told,
)
from widgets.worker.answer import shown
from widgets.worker.session import Session

SETUPS = [f"{players} players{option}" for players in (3, 4, 5, 6) for option in ("", ", open-lowest")]

FOLLOW = """game: iroha
setup: 3 players
names: You Ben Chie
leader: B
hand A: O3 G5
hand B: G3
hand C: Y1
trick: B O6, C O4
"""
"""You must follow bird."""


def midway(setup: str, deal: int = 2) -> Session:
    """The second time in a deal that You are to follow."""
    following = [session for session in match(setup) if session.state.trick and LEGAL.search(frame(session))]
    return [session for session in following if session.state.deal == deal][1]


# Opening


@pytest.mark.parametrize("setup", SETUPS)
def test_a_table_opens_with_cards_dealt(setup: str) -> None:
    """A dealer is named, everybody has nine cards, the others have passed theirs, and You are asked."""
    session = table(setup)
    dealer, deal, *passed = lines(session)
    assert re.fullmatch("dealer [A-F]", dealer)
    assert [9] * int(setup[0]) == [len(cards.split()) for cards in deal.removeprefix("deal ").split("/")]
    assert [f"{letter} pass" for letter in "BCDEF"[: int(setup[0]) - 1]] == sorted(
        line[:6] for line in passed
    )
    assert "Pass two cards to Ben" in said(session)
    assert set(hand(session)) == {message.removeprefix("tap A ") for message in hand_buttons(frame(session))}


def test_two_tables_are_dealt_differently() -> None:
    """Nothing is the same but the names."""
    assert hand(table(seed=1)) != hand(table(seed=2))
    assert table(seed=1).course.file == table(seed=2).course.file


@pytest.mark.parametrize(
    ("game", "setup", "sentence"),
    [
        ("chess", "4 players", "'chess' is not played here."),
        ("iroha", "7 players", "Iroha ni Oedo is for 3 to 6 players, not 7."),
        ("iroha", "4 players, blind", "'blind' is no setup of Iroha ni Oedo: 4 players, open-lowest."),
    ],
)
def test_a_table_that_cannot_be_opened_is_told(game: str, setup: str, sentence: str) -> None:
    """What is wrong with it, and no frame."""
    answer = asking()(open="table", name="table", game=game, setup=setup, rules="../rules/")
    assert {"fault": sentence, "build": "this build", "answered": 1} == answer


# Secrets


@pytest.mark.parametrize(
    "setup", ["3 players", "3 players, open-lowest", "6 players", "6 players, open-lowest"]
)
def test_no_hidden_card_is_named(setup: str) -> None:
    """Along a whole match: no card of another hand or of the stock in what is shown, unless You know it."""
    for session in match(setup):
        page = shown(session)
        assert set() == hidden(session) & cards_in(page["frame"] + page["summary"])


def test_your_own_cards_are_always_named() -> None:
    """Those in hand, whoever is to act."""
    for session in match("4 players"):
        assert set(read_cards(hand(session))) <= cards_in(frame(session))


def test_passed_cards_are_told_to_giver_and_taker_alone() -> None:
    """What You pass and what You take up is named; what the others pass among themselves is not."""
    session = next(session for session in match("4 players") if session.state.phase == "play")
    passed = [line for line in lines(session) if " pass " in line]
    named = {
        f"You pass {words(passed[-1])} to Ben. iroha.pass",
        f"You take up {words(passed[2])} from Dai. iroha.pass",
    }
    told = {line for line in said(session) if line.endswith("iroha.pass")}
    assert named == {line for line in told if "two cards face down" not in line}


def words(line: str) -> str:
    suits = {"O": "bird", "G": "fan", "B": "butterfly", "Y": "umbrella", "R": "flower"}
    first, second = sorted(line.split()[2:])
    return f"{suits[first[0]]} {first[1:]} and {suits[second[0]]} {second[1:]}"


# Playing


def test_what_happened_since_you_acted_is_told() -> None:
    """An action a sentence, in a few words why it was allowed, by trick, the running one first; who is winning beside the question."""
    played_on = sent(linked_table(FORCED), "tap A O3", "table")
    assert lines(played_on) == ["A O3", "B O6", "C O4", "collect", "B G3", "C Y1"]
    assert said(played_on)[2] == "Chie is winning: umbrella 1 is the only trump in the trick. iroha.winner"
    story = plain(frame(played_on).partition('class="story"')[2])
    told = [
        "Ben leads fan 3. iroha.winner",
        "Chie plays umbrella 1: new trump. iroha.void-moves-marker",
        "Trick 1: Ben, with bird 6",
        "You lead bird 3. iroha.winner",
        "Ben plays bird 6: follows. iroha.follow-any",
        "Chie plays bird 4: follows. iroha.follow-any",
        "Ben wins the trick with bird 6, the highest bird. iroha.winner",
        "Ben takes all 3 cards. iroha.capture",
        "Ben leads next. iroha.winner-leads",
    ]
    assert "".join(told) in story


@pytest.mark.parametrize(
    ("text", "touches", "sentence"),
    [
        (FOLLOW, ["tap A G5"], "You can follow, so fan 5 is not allowed. It must be bird."),
        (FOLLOW, ["tap A O1"], "You do not hold bird 1."),
        (FORCED, ["tap B O6"], "It is your turn now."),
        (FORCED, ["do collect"], "The trick is not finished: it is your turn."),
        (FORCED, ["tap A O3", "tap A G5"], "Everybody has played a card; first the trick is collected."),
        (FORCED, ["tap A O3", "do score"], "Now it is time to play a trick, not to score the deal."),
    ],
)
def test_what_may_not_be_done_is_answered_by_its_rule(text: str, touches: list[str], sentence: str) -> None:
    """Illegal or out of turn: the sentence stands on the table, and nothing has changed."""
    before = sent(linked_table(text), *touches[:-1])
    after = sent(before, touches[-1])
    assert [sentence] == told(after)
    assert sentence == said(after)[1].rpartition(" iroha.")[0]
    assert sentence in unescape(frame(after).partition('data-part="prompt"><div class="prompt-answer"')[2])
    assert before == after._replace(answer=(), refused="")


@pytest.mark.parametrize("message", ["go 0", "go 2", "home", "table", "undo", "redo", "tap A", "do", "x"])
def test_what_a_table_cannot_do_is_told(message: str) -> None:
    """A sentence, and the table is as it was."""
    before = table()
    after = sent(before, message)
    assert len(told(after)) == 1
    assert before == after._replace(answer=())


def test_an_answer_goes_with_the_next_touch() -> None:
    """What was said to a touch is not said again."""
    refused = sent(linked_table(FOLLOW), "tap A G5")
    assert told(sent(refused, "tap A O3")) == []


def test_cards_to_pass_are_picked_at_a_table_too() -> None:
    """Pressed or not, each card says; the button passes what is pressed."""
    first, second, third = [f"tap A {card}" for card in hand(table())[:3]]
    picked = sent(table(), first, second, third)
    pressed = [
        message for message, button in hand_buttons(frame(picked)).items() if 'pressed="true"' in button
    ]
    assert {second, third} == set(pressed)
    unpressed = [one for one in hand_buttons(frame(picked)).values() if 'pressed="false"' in one]
    assert len(unpressed) == 7
    assert lines(table()) == lines(picked)
    done = sent(picked, next_touch(frame(picked)))
    assert {second[6:], third[6:]}.isdisjoint(hand(done))


@pytest.mark.parametrize("deal", [1, 2, 3, 4])
def test_a_move_made_again_is_answered_alike(deal: int) -> None:
    """Taken back and made again, by another chance: the others do what they did."""
    before = midway("4 players", deal)
    touch = next_touch(frame(before))
    once = sent(before, touch, seed=3)
    assert lines(before) == lines(sent(once, "undo"))
    assert lines(once) == lines(sent(once, "undo", touch, seed=4))
    assert (once.course, once.since) == (sent(once, "undo", "redo").course, once.since)


# Dealing again


def test_the_same_deal_gives_the_same_hand() -> None:
    """From its start, before anybody has played; the deals before it stay as they were."""
    before = midway("3 players")
    again = sent(before, "same-deal")
    assert 2 == again.state.deal == before.state.deal
    assert lines(again) == lines(before)[: len(lines(again))]
    assert (again.state.phase, len(hand(again))) == ("pass", 9)
    assert before.state.lines == again.state.lines


def test_a_new_deal_gives_another_hand() -> None:
    """In place of the deal that is being played; the deals before it, and who deals, stay as they were."""
    before = midway("3 players")
    anew, same = sent(before, "new-deal", seed=8), sent(before, "same-deal")
    assert hand(same) != hand(anew)
    assert (2, before.state.dealer) == (anew.state.deal, anew.state.dealer)
    assert ("pass", 9, before.state.lines) == (anew.state.phase, len(hand(anew)), anew.state.lines)


def test_a_new_match_starts_anew() -> None:
    """Deal one, no points, the same players; also where the match is over."""
    for before in (midway("3 players"), match("3 players")[-1]):
        anew = sent(before, "new-match", seed=8)
        assert (anew.state.deal, anew.state.lines, anew.state.phase) == (1, (), "pass")
        assert hand(anew) not in (hand(before), hand(match("3 players")[0]))
        assert before.course.file == anew.course.file


@pytest.mark.parametrize("message", ["same-deal", "new-deal", "new-match"])
def test_cards_dealt_again_can_be_taken_back(message: str) -> None:
    """Undo gets the table back as it was, in the midst of a deal and at the end of a match."""
    for before in (midway("3 players"), match("3 players")[-1]):
        after = sent(before, message, seed=8)
        assert lines(before) != lines(after)
        assert lines(before) == lines(sent(after, "undo"))
        assert lines(after) == lines(sent(after, "undo", "redo"))


def test_undo_stops_at_the_first_deal() -> None:
    """However often it is touched, the cards stay dealt, and nobody else's are dealt."""
    opening = table("3 players")
    assert told(sent(opening, "undo")) == ["There is nothing to take back."]
    back = sent(midway("3 players"), *["undo"] * 60)
    assert told(back) == ["There is nothing to take back."]
    assert lines(opening) == lines(back)
    assert 'data-send="undo" aria-disabled="true"' in frame(back)


# A whole match


@pytest.mark.parametrize("setup", SETUPS)
def test_a_match_comes_to_its_end(setup: str) -> None:
    """By touching the first legal card; then it is over, each player's place is told, and another can begin."""
    *before, end = match(setup)
    assert [False] * len(before) + [True] == [shown(session)["over"] for session in match(setup)]
    game, names = end.course.file.game, end.course.file.names
    places = [say(game, place.because, names) for place in game.result(end.state)]
    assert int(setup[0]) == len(places)
    assert set(places) <= {line.rpartition(" iroha.")[0] for line in said(end)}
    assert "The game is over." in said(end)
    offered = set(sendable(frame(end)))
    assert {"undo", "same-deal", "new-match"} == {found for found in offered if not found.startswith("steps")}


@pytest.mark.parametrize("setup", SETUPS)
def test_the_sheet_has_the_totals_of_the_engine(setup: str) -> None:
    """A line for each player, the numbers of the last row, and the line that lists the table."""
    end, players = match(setup)[-1], int(setup[0])
    points = [str(total).replace("-", "−") for total in totals(end.state.lines, players)]
    assert players == frame(end).count("<polyline")
    assert points == re.findall("<td>(.*?) <small>", frame(end))[-players:]
    listed = ", ".join(f"{name} {total}" for name, total in zip(end.course.file.names, points, strict=True))
    assert f"{setup} · deal {players} · {listed} · over" == shown(end)["summary"]


def test_a_table_is_listed_in_a_line() -> None:
    """How it is played and which deal it is; points once there are any."""
    assert shown(table("3 players, open-lowest"))["summary"] == "3 players, open-lowest · deal 1"
    assert re.fullmatch("3 players · deal 2 · You .+, Ben .+, Chie .+", shown(midway("3 players"))["summary"])


def test_a_deal_is_stepped_through_once_it_has_a_step() -> None:
    """Where the cards have just been dealt there is nothing to step through."""
    begun = linked_table(FORCED)
    assert "Step through" not in frame(begun)
    assert "Step through this deal" in frame(sent(begun, "tap A G5"))
