"""Score and end of the Automatic Tricktaking, and what is on its cards."""

from collections import Counter

from engine import playfile
from engine.cards import HIDDEN
from engine.commands import proof
from engine.games.automatic.card_lists import against_print
from engine.games.automatic.cards import CARDS, card_of
from engine.view import Face
from tests.engine.automatic import GAME, THREE, after, heard, lines


def test_what_follows_a_round() -> None:
    """Everything is cleared but scores, round and who starts."""
    text = f"{THREE}rule: c\nphase: score\nleader: C\nwon B: 21 16\nchosen A: B\nchosen B: A\nchosen C: A\nscore 1 A: +2"
    state = after(text, "score")
    assert lines(state) == {
        "score 1 A": "+2",
        "score 2 A": "+0-0 cards, +8 forecast B",
        "score 2 B": "+3-2 cards",
        "score 2 C": "+0-0 cards",
        "round": "3",
        "phase": "deal",
        "starter": "C",
    }
    assert heard(after(text), "score", 0) == [
        "Aki took cards with no plus points and no minus points.",
        "Aki named Ben, who took the most: 8 points more.",
        "Ben took cards with 3 plus points and 2 minus points.",
        "Chie took cards with no plus points and no minus points.",
        "Round 3: Chie starts.",
    ]


def test_the_end_of_a_match() -> None:
    """After three rounds the totals decide; places leave room for equals."""
    text = (
        "game: automatic\nsetup: 4 players\nround: 3\nrule: a\nphase: score\nwon A: 25\nwon C: 1\nwon D: 15"
    )
    state = after(text, "score")
    assert (state.phase, GAME.actors(state)) == ("over", ())
    assert [(place.player, place.total, place.place) for place in GAME.result(state)] == [
        (0, 1, 1),
        (1, 0, 3),
        (2, 1, 1),
        (3, -1, 4),
    ]
    assert heard(after(text), "score", 1)[4:] == [
        "That was round 3, the last.",
        "Aki shares the win with 1 point.",
        "Ben has no points: place 3.",
        "Chie shares the win with 1 point.",
        "Dai has \u22121 point: place 4.",
    ]


def test_two_players_add_up_both_hands() -> None:
    """What both hands took is one line; the seats of the second hands are named after their players."""
    text = "game: automatic\nsetup: 2 players\nrule: a\nphase: score\nwon A: 25\nwon C: 21\nwon D: 16"
    assert heard(after(text), "score", 1)[:2] == [
        "Aki took cards with 4 plus points and no minus points.",
        "Ben took cards with no plus points and 2 minus points.",
    ]
    assert GAME.seats(after(text).setup) == (0, 1, 0, 1)
    state = after(
        "game: automatic\nsetup: 2 players\norder: small\nrule: a\nleader: D\nhand A: 1\nhand B: 2\nhand C: 3\nhand D: 4"
    )
    assert heard(state, "turn 4", 0) == ["Ben's other hand plays violet 4."]


def test_the_card_list_is_balanced() -> None:
    """What the comment at the house list claims of colours, points, effects and orders."""
    assert Counter(row.colour for row in CARDS) == {"R": 6, "B": 7, "G": 7, "Y": 6, "V": 6}
    assert Counter(row.points for row in CARDS) == {1: 10, 2: 6, 3: 4, -1: 6, -2: 6}
    assert Counter(row.order for row in CARDS) == dict.fromkeys(("small", "large", "earlier", "later"), 8)
    assert all(2 <= sum(row.points for row in CARDS if row.colour == letter) <= 4 for letter in "RBGYV")
    assert [sum(row.points for row in half) for half in (CARDS[:16], CARDS[16:])] == [8, 8]
    assert {row.colour for row in CARDS if row.effect == "low"} == set("RBGYV")
    assert sorted(row.names for row in CARDS if row.effect == "trump") == sorted("RBGYV")
    assert all(row.names in ("", row.colour) for row in CARDS)
    assert Counter(row.effect for row in CARDS) == {
        "": 16,
        "trump": 5,
        "low": 5,
        "cancel-trump": 3,
        "cancel-low": 3,
    }


def test_the_card_list_has_what_is_printed() -> None:
    """Numbers 1 to 32, and the four cards of the examples."""
    assert [row.number for row in CARDS] == list(range(1, 33))
    assert [CARDS[number - 1][2:4] for number in (5, 7, 16, 21)] == [("R", 1), ("G", 1), ("B", -2), ("B", 3)]
    assert (CARDS[15].effect, CARDS[20].effect, CARDS[20].names) == ("cancel-trump", "trump", "B")
    assert list(against_print({row.number: row for row in CARDS})) == []


def test_a_card_list_with_a_hole() -> None:
    """Where a row is switched off a told card keeps its number, and a printed card that is not there is missed."""
    missed = {}
    for part in [part for part in proof.parts(GAME) if part.table == "cards.CARDS"]:
        told = 30 if part.position == 30 else 31
        with proof.switched_off(GAME, part):
            try:
                setup = playfile.load(f"game: automatic\nsetup: 3 players\ncard {told}: red +2 small").setup
                rows = setup.tables[0]
                assert isinstance(rows, tuple)
                assert [row.points for row in rows if row.number == told] == [2]
                assert len(rows) == 31
            except playfile.Faulty as fault:
                missed[part.position + 1] = fault.faults
    assert missed == {
        number: ((3, f"card {number} is printed, but not in the list"),) for number in (5, 7, 16, 21)
    }


def test_sources_tell_how_much_is_print() -> None:
    """Of each kind of card data at most all thirty-two are printed."""
    found = {source.what: (source.printed, source.total) for source in GAME.sources}
    assert found["card numbers"] == (32, 32)
    assert found["orders on the backs"] == (0, 32)
    assert sum(printed for printed, _ in found.values()) == 32 + 3 + 4 + 2


def test_a_list_without_a_printed_card_is_told_so_alone() -> None:
    """What else it contradicts cannot be said of a card that is not there."""
    table = {row.number: row for row in CARDS if row.number not in (7, 21)}
    assert list(against_print(table)) == ["card 7 is printed, but not in the list"]


def test_faces_of_cards() -> None:
    """Points and effect; nothing on a card that does not exist."""
    setup = after(f"{THREE}rule: a\nhand A: 1\nhand B: 2\nhand C: 3").setup
    assert GAME.face(setup, HIDDEN) == Face()
    plain = next(row for row in CARDS if not row.effect and row.points < 0)
    assert GAME.face(setup, card_of(plain)) == Face(plain.points, "", "", (f"\u2212{-plain.points}",))
    trump = next(row for row in CARDS if row.effect == "trump" and row.names == "R")
    assert GAME.face(setup, card_of(trump)).words[1] == "red is trump"
