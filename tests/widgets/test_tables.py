"""A table of each game: whole matches, played by nothing but touches of what is shown."""

import re
from collections import Counter
from functools import cache
from html import unescape
from random import Random

import pytest

from engine import setups
from engine.cards import HIDDEN, Card
from engine.kit.rulings import totals
from engine.registry import GAMES
from engine.speech import card_name, say
from engine.text import TABLE
from tests.widgets.test_games import Nesting
from tests.widgets.touching import asking, read, touches
from widgets.render.example import shown_view
from widgets.render.scene import owner
from widgets.worker.answer import open_link, open_table, shown
from widgets.worker.link import packed
from widgets.worker.session import Session, scene_of
from widgets.worker.stored import kept, linked, restored
from widgets.worker.touch import update

SETUPS = [
    (name, setups.write_setup(setup))
    for name, game in GAMES.items()
    for setup in game.setups()
    if name != "iroha"
]
PLAIN = [(name, text) for name, text in SETUPS if "alt " not in text]
every_setup = pytest.mark.parametrize(("name", "setup"), SETUPS, ids=lambda word: word)
every_plain_setup = pytest.mark.parametrize(("name", "setup"), PLAIN, ids=lambda word: word)
LONGEST = 400


def table(name: str, setup: str, seed: int = 1) -> Session:
    request = {"open": "table", "name": "table", "game": name, "rules": "../rules/", "setup": setup}
    return open_table(request, read, Random(seed))


def frame(session: Session) -> str:
    return str(shown(session)["frame"])


@cache
def match(name: str, setup: str, seed: int = 1) -> tuple[Session, ...]:
    """A whole match, touch by touch, each drawn from all that can be touched."""
    session, rng = table(name, setup, seed), Random(seed)
    found = [session]
    while session.course.file.game.actors(session.state):
        open_now = touches(frame(session))
        assert open_now, f"nothing to touch after {last_lines(session)}"
        message = rng.choice(open_now)
        session = update(session, message, rng)
        assert not session.answer, f"{message} was answered: {session.answer}"
        found.append(session)
        assert len(found) < LONGEST
    return tuple(found)


def last_lines(session: Session) -> list[str]:
    return [moment.step.text for moment in session.course.moments[-5:]]


@every_setup
def test_a_match_comes_to_its_end(name: str, setup: str) -> None:
    """Every player's place is told, another match can begin, and the table is listed as over."""
    end = match(name, setup)[-1]
    game, names = end.course.file.game, end.course.file.names
    html = frame(end)
    for place in game.result(end.state):
        assert say(game, place.because, names) in unescape(html)
    assert shown(end)["over"]
    assert 'data-send="new-match"' in html
    assert html.count("<polyline") == end.course.file.setup.players


@every_plain_setup
def test_nobody_acts_for_you_nor_you_for_others(name: str, setup: str) -> None:
    """What one touch leads to has one action of Yours at most, and ends where You or the table are asked."""
    for before, after in zip(match(name, setup), match(name, setup)[1:], strict=False):
        file = after.course.file
        new = after.course.moments[len(before.course.moments) :]
        actors = [owner(file, file.game.deed(moment.action).actor) for moment in new]
        assert actors.count(0) <= 1
        asked = [owner(file, seat) for seat in file.game.actors(after.state)]
        assert not asked or 0 in asked or TABLE in asked


def secrets(session: Session) -> set[Card]:
    """Cards that You cannot know in this position."""
    game, state = session.course.file.game, session.state
    seen = list(game.cards(game.seen_by(state, 0)))
    found = set()
    for card in game.cards(state):
        if card in seen:
            seen.remove(card)
        elif card != HIDDEN:
            found.add(card)
    return found - set(seen)


@every_plain_setup
def test_no_card_is_shown_that_you_cannot_know(name: str, setup: str) -> None:
    """Neither drawn nor told nor in what a touch would send."""
    for session in match(name, setup):
        game, html = session.course.file.game, frame(session)
        known = set(live_history(session))
        for card in secrets(session) - known:
            spoken = card_name(game, card)
            letter = f"{card.suit}{card.number or '*'}"
            assert not re.search(rf"\b{re.escape(spoken)}\b(?! *\()", html, re.IGNORECASE), spoken
            assert not re.search(rf'data-send="[^"]*\b{re.escape(letter)}(?![0-9])', html), letter


def live_history(session: Session) -> list[Card]:
    """Cards that lay open before: who has seen them may read of them again."""
    game = session.course.file.game
    found: list[Card] = []
    for moment in session.course.moments:
        found += game.cards(game.seen_by(moment.after, 0))
    return found


@every_plain_setup
def test_a_table_is_kept_and_found_again(name: str, setup: str) -> None:
    """What the page stores gives the same frame."""
    for session in match(name, setup)[::7]:
        again = restored(kept(session), read)
        weighed = session._replace(picked=session.picked._replace(weighed=""))
        assert frame(again) == frame(weighed._replace(answer=()))


@every_plain_setup
def test_what_was_done_can_be_taken_back(name: str, setup: str) -> None:
    """One touch after the other to the first deal, and on again."""
    session = match(name, setup)[len(match(name, setup)) // 2]
    back = update(session, "undo", Random(1))
    assert len(back.course.moments) < len(session.course.moments)
    assert update(back, "redo", Random(1)).state == session.state
    for _ in range(LONGEST):
        if update(back, "undo", Random(1)).answer:
            break
        back = update(back, "undo", Random(1))
    assert back.course.moments == match(name, setup)[0].course.moments


@every_plain_setup
def test_the_same_cards_or_others_are_dealt_again(name: str, setup: str) -> None:
    """From the deal on that is being played; cards laid out before it stay."""
    session = match(name, setup)[len(match(name, setup)) // 2]
    same, new = update(session, "same-deal", Random(5)), update(session, "new-deal", Random(5))
    assert not same.answer
    assert not new.answer
    deals = [
        [m.step.text for m in one.course.moments if m.step.text.startswith("deal ")]
        for one in (session, same, new)
    ]
    assert deals[0] == deals[1]
    assert deals[0][:-1] == deals[2][:-1]
    assert deals[0][-1] != deals[2][-1]


@every_plain_setup
@pytest.mark.parametrize("whole", [True, False])
def test_a_link_carries_a_table(name: str, setup: str, whole: bool) -> None:
    """With all that was played; or as You see it, and then it can be played to its end."""
    for session in match(name, setup)[2::9]:
        request = {"name": "table", "rules": "../rules/", "code": packed(linked(session, whole))}
        found = open_link(request, read, Random(3))
        assert frame(found)
        if whole:
            assert found.state == session.state
        elif found.course.file.game.actors(found.state):
            assert touches(frame(found))


def test_in_a_race_you_may_be_first() -> None:
    """The others wait until You point, let another be first, or let nobody point."""
    session = race()
    html = frame(session)
    assert {"do A point A", "do A point B", "do A point C", "wait", "do close"} == set(touches(html))
    waited = update(session, "wait", Random(1))
    assert last_lines(waited)[-1].split()[1] == "point"
    assert last_lines(update(session, "do close", Random(1)))[-1] == "close"
    pointed = update(session, "do A point A", Random(1))
    assert TABLE in pointed.course.file.game.actors(pointed.state)


def race() -> Session:
    text = (
        "game: automatic\nsetup: 3 players\nnames: You Ben Chie\nrule: b\norder: small\n"
        "leader: A\nhand A: 4 1\nhand B: 8 23\nhand C: 21 30"
    )
    return open_link({"name": "table", "rules": "", "code": packed(text)}, read, Random(1))


def test_a_request_opens_a_table_of_each_edition() -> None:
    """The page asks with the words of its lobby."""
    ask = asking()
    for name, setup in PLAIN:
        answer = ask(open="table", game=name, name="table", rules="../rules/", setup=setup)
        assert "fault" not in answer
        assert answer["summary"].startswith(setup)


@every_plain_setup
def test_every_part_of_a_table_has_an_id_of_its_own(name: str, setup: str) -> None:
    """Cards that look alike too: what a button opens is found, and there is one of it."""
    for session in match(name, setup)[::5]:
        nesting = Nesting(frame(session))
        assert [one for one, count in Counter(nesting.ids).items() if count > 1] == []
        assert set(nesting.targets) <= set(nesting.ids)


@every_plain_setup
def test_seats_show_the_points_that_a_count_has_brought(name: str, setup: str) -> None:
    """While the cards that were counted still lie there."""
    counted = [session for session in match(name, setup) if last_lines(session)[-1:] == ["score"]]
    assert counted
    for session in counted:
        game, players = session.course.file.game, session.course.file.setup.players
        shown_points = [seat.points for seat in shown_view(scene_of(session)).seats[:players]]
        assert list(totals(game.score(session.state), players)) == shown_points
