"""Tezuma, move by move against expectations written by hand."""

from random import Random

from engine import playfile, replay
from engine.cards import HIDDEN, read_cards
from engine.games.tezuma.state import State
from engine.registry import GAMES
from engine.speech import say
from tests.engine.after import after_of, lines_of

TEZUMA = GAMES["tezuma"]

DRAFT = """
game: tezuma
setup: 3 players, 2015
phase: draft
start: C
score-cards: 1 2 3 8
abilities: paper-egg butterfly-dance linking-rings baby-chicks horse-swallowing five-color-sand
hand A: B2 B3
hand B: U2 U3
hand C: W2 W3
"""

FIRE = """
game: tezuma
setup: 3 players, 2015
start: A
took A: pain B, score 1, fire-breathing
took B: pain U, score 2, paper-egg
took C: pain W, score 3, five-color-sand
hand A: B2 B7 U*
hand B: B8 U3 U4
hand C: R2 W3 W4
"""


def heard(state: State, line: str, player: int) -> list[str]:
    """What a player is told of an action."""
    action = TEZUMA.read(line, state.setup)
    _, telling = TEZUMA.apply(state, action)
    return [say(TEZUMA, because) for event in telling() if (because := event.told(player))]


def why(state: State, line: str) -> list[str]:
    """The sentences of a verdict."""
    return [say(TEZUMA, reason) for reason in TEZUMA.judge(state, TEZUMA.read(line, state.setup)).because]


def test_the_draft_goes_round_from_the_start_player() -> None:
    """Clockwise from the start player, three laps; then the start player leads."""
    state = after_of(TEZUMA, DRAFT)
    order: list[int] = []
    for line in (
        "C take pain R",
        "A take paper-egg",
        "B take score 8",
        "C take score 1",
        "A take pain B",
        "B take pain W",
        "C take baby-chicks",
        "A take score 2",
        "B take linking-rings",
    ):
        order += TEZUMA.actors(state)
        state = after_of(TEZUMA, state, line)
    assert order == [2, 0, 1] * 3
    assert (state.phase, state.leader, TEZUMA.actors(state)) == ("play", 2, (2,))
    shown = lines_of(TEZUMA, state)
    assert shown["took A"] == "pain B, score 2, paper-egg"
    assert shown["took B"] == "pain W, score 8, linking-rings"
    assert shown["took C"] == "pain R, score 1, baby-chicks"


def test_the_snake_turns_round() -> None:
    """In Tezuma Trick the second lap goes back: the last of the first lap takes twice."""
    text = (
        DRAFT.replace("2015", "trick")
        .replace("W2 W3", "F2 F3")
        .replace(" horse-swallowing five-color-sand", "")
    )
    state = after_of(TEZUMA, text)
    order: list[int] = []
    for _ in range(9):
        order += TEZUMA.actors(state)
        state = after_of(TEZUMA, state, TEZUMA.write(TEZUMA.choices(state, order[-1])[0]))
    assert order == [2, 0, 1, 1, 0, 2, 2, 0, 1]


def test_choices_in_the_draft_are_what_lies_there() -> None:
    """Kinds not taken yet, and of these what nobody else has."""
    state = after_of(TEZUMA, DRAFT, "C take pain R", "A take score 1")
    offered = [TEZUMA.write(action) for action in TEZUMA.choices(state, 1)]
    assert offered[:3] == ["B take pain B", "B take pain U", "B take pain W"]
    assert offered[3:6] == ["B take score 2", "B take score 3", "B take score 8"]
    assert len(offered) == 12
    state = after_of(TEZUMA, state, "B take score 2")
    assert {action.kind for action in TEZUMA.choices(state, 2)} == {"score", "ability"}


def test_what_is_said_of_the_draft() -> None:
    """Who takes what, and at the end what nobody took."""
    state = after_of(TEZUMA, DRAFT)
    assert heard(state, "C take pain R", 0) == ["Chie takes the pain card of ring."]
    lines = (
        "C take pain R",
        "A take paper-egg",
        "B take score 8",
        "C take score 1",
        "A take pain B",
        "B take pain W",
        "C take baby-chicks",
        "A take score 2",
    )
    assert heard(after_of(TEZUMA, state, *lines), "B take linking-rings", 0) == [
        "Ben takes the ability Linking Rings.",
        "Out of this deal: the umbrella minus card, scoring card 3, Butterfly Dance, Horse-Swallowing and Five-Color Sand.",
        "Chie leads the first trick.",
    ]


def test_fire_breathing_from_hand_to_hand() -> None:
    """Both cards lie in the trick; when it is taken the lower goes back and everybody knows it."""
    state = after_of(TEZUMA, FIRE, "A B2 B7 + fire-breathing")
    assert lines_of(TEZUMA, state)["trick"] == "A B2 B7 + fire-breathing"
    assert lines_of(TEZUMA, state)["hand A"] == "U*"
    assert state.uses == (1, 0, 0)
    state = after_of(TEZUMA, state, "B + paper-egg", "C R2", "B B8")
    assert heard(state, "collect", 2) == [
        "Aki is winning: with Fire Breathing, butterfly 2 and butterfly 7 count 9 together.",
        "Aki takes the trick: 3 cards.",
        "Butterfly 2, the lower of the pair, goes back to Aki's hand.",
        "Aki leads next.",
    ]
    state = after_of(TEZUMA, state, "collect")
    shown = lines_of(TEZUMA, state)
    assert (shown["hand A"], shown["shown A"], shown["won A"]) == ("B2 U*", "B2", "B7 B8 R2")
    assert lines_of(TEZUMA, TEZUMA.seen_by(state, 1))["hand A"] == "B2 ?"
    state = after_of(TEZUMA, state, "A B2")
    assert "shown A" not in lines_of(TEZUMA, state)


def test_a_player_passed_over_plays_last() -> None:
    """While the card waits the turn goes on to the others, and only then comes back."""
    state = after_of(TEZUMA, FIRE, "A B2", "B + paper-egg")
    assert (state.egg, TEZUMA.actors(state)) == (1, (2,))
    state = after_of(TEZUMA, state, "C R2")
    assert TEZUMA.actors(state) == (1,)
    state = after_of(TEZUMA, state, "B B8")
    assert (state.egg, TEZUMA.actors(state)) == (None, (-1,))
    assert lines_of(TEZUMA, state)["trick"] == "A B2, C R2, B B8 + paper-egg"


def test_whoever_waits_is_passed_over_by_any_leader() -> None:
    """Also where the one who waits sits at the start of the circle."""
    text = """
game: tezuma
setup: 4 players, trick
took B: paper-egg
leader: D
hand A: B2
hand B: B3
hand C: B4
hand D: B5
"""
    state = after_of(TEZUMA, text, "D B5", "A B2", "B + paper-egg")
    assert TEZUMA.actors(state) == (2,)
    state = after_of(TEZUMA, state, "C B4")
    assert TEZUMA.actors(state) == (1,)


def test_choices_offer_the_ability_while_it_lasts() -> None:
    """Each card, alone and with the ability; a declared card or a spent ability is not offered again."""
    state = after_of(TEZUMA, FIRE)
    assert [TEZUMA.write(action) for action in TEZUMA.choices(state, 0)] == [
        "A B2",
        "A B7",
        "A U*",
        "A B2 B7 + fire-breathing",
    ]
    state = after_of(TEZUMA, state, "A B2")
    assert [TEZUMA.write(action) for action in TEZUMA.choices(state, 1)][-1] == "B + paper-egg"
    state = after_of(TEZUMA, state, "B + paper-egg")
    assert [TEZUMA.write(action) for action in TEZUMA.choices(state, 2)][-1] == "C + five-color-sand"
    state = after_of(TEZUMA, state, "C + five-color-sand")
    assert [TEZUMA.write(action) for action in TEZUMA.choices(state, 1)] == ["B B8", "B U3", "B U4"]
    horse = FIRE.replace("fire-breathing", "horse-swallowing")
    assert [TEZUMA.write(action) for action in TEZUMA.choices(after_of(TEZUMA, horse), 0)] == [
        "A B2",
        "A B7",
        "A U*",
        "A B2 + horse-swallowing",
        "A B7 + horse-swallowing",
        "A U* + horse-swallowing",
    ]
    pairs = FIRE.replace("hand A: B2 B7 U*", "hand A: B* B2 U3 U*").replace("U3 U4", "U5 U4 U6")
    pairs = pairs.replace("W3 W4", "W3 W4 W5")
    assert len(TEZUMA.choices(after_of(TEZUMA, pairs), 0)) == 4
    assert len(TEZUMA.choices(after_of(TEZUMA, horse + "uses A: 2"), 0)) == 3


def test_sand_takes_the_others_cards() -> None:
    """n - 1 cards are taken, its user keeps one more and leads next."""
    state = after_of(TEZUMA, FIRE, "A B7", "B B8")
    assert heard(state, "C + five-color-sand", 0) == ["Chie uses Five-Color Sand and plays no card."]
    state = after_of(TEZUMA, state, "C + five-color-sand", "collect")
    assert state.tricks == (0, 0, 1)
    assert [len(hand) for hand in state.hands] == [2, 2, 3]
    assert (state.leader, lines_of(TEZUMA, state)["won C"]) == (2, "B7 B8")
    assert lines_of(TEZUMA, TEZUMA.seen_by(state, 0))["hand C"] == "? ? ?"


def test_who_shows_to_be_void() -> None:
    """Whoever leaves the suit without help holds none of it; Linking Rings and Cup and Ball show nothing."""
    base = FIRE.replace("paper-egg", "linking-rings").replace("five-color-sand", "cup-and-ball")
    state = after_of(TEZUMA, base, "A B2", "B U3 + linking-rings", "C W3 + cup-and-ball")
    assert state.voids == (frozenset(), frozenset(), frozenset())
    state = after_of(TEZUMA, base, "A B2", "B B8", "C W3")
    assert state.voids == (frozenset(), frozenset(), frozenset("B"))
    state = after_of(TEZUMA, state, "collect", "B U3", "C W4")
    assert state.voids[2] == frozenset({"B", "U"})


def test_imagined_hands_respect_what_was_shown() -> None:
    """No card of a suit that a player showed not to hold; the card that came back stays where it is."""
    text = (
        "game: tezuma\nsetup: 3 players, 2015\nvoid B: U W\nshown C: R3\n"
        "hand A: B2 B3\nhand B: ? ?\nhand C: R3 ?\n"
    )
    state = after_of(TEZUMA, text)
    for seed in range(40):
        whole = TEZUMA.imagine(state, 0, Random(seed))
        assert {card.suit for card in whole.hands[1]} <= {"B", "R"}
        assert read_cards(["R3"])[0] in whole.hands[2]
        assert HIDDEN not in whole.hands[1] + whole.hands[2]


def test_the_deal_is_told_to_each_alone() -> None:
    """Everybody hears that cards are dealt, and only the own hand."""
    setup = TEZUMA.setups()[0]
    state = TEZUMA.start(setup)
    for line in ("start B", "lay-out 1 2 3 8 " + " ".join(card.one for card in setup.tables[1])):  # type: ignore[attr-defined]  # the sides of the six cards
        state = after_of(TEZUMA, state, line)
    deal = TEZUMA.write(TEZUMA.chance(state, Random(1)))
    assert heard(state, deal, 0)[0] == "Everybody gets 12 cards."
    assert [len(heard(state, deal, player)) for player in range(3)] == [2, 2, 2]
    assert heard(state, deal, 0) != heard(state, deal, 1)
    assert TEZUMA.actors(after_of(TEZUMA, state, deal)) == (1,)


def test_a_deal_is_counted_line_by_line() -> None:
    """Tricks by the card, a point off for each pain card, and no less than 0."""
    file = playfile.load(
        "game: tezuma\nsetup: 3 players, 2015\nphase: score\nstart: A\n"
        "took A: pain R, score 1\ntook B: pain B, score 2\ntook C: pain U, score 3\n"
        "tricks A: 4\ntricks B: 6\ntricks C: 2\nwon A: R2 R7 B2\nwon B: B3 B4 B5\nwon C: R3\n\nscore\n"
    )
    moment = replay.moments(file)[-1]
    lines = [(line.player, line.points, say(TEZUMA, line.because)) for line in TEZUMA.score(moment.after)]
    assert lines == [
        (0, 6, "Score card 1 pays Aki 6 points for 4 tricks."),
        (0, -2, "Each ring card costs a point; Aki took 2."),
        (1, 0, "Score card 2 pays Ben no points for 6 tricks."),
        (1, -3, "Each butterfly card costs a point; Ben took 3."),
        (1, 3, "A deal never counts below 0, so this lifts Ben to 0."),
        (2, 6, "Score card 3 pays Chie 6 points for 2 tricks."),
    ]
    assert moment.after.start == 1
    assert (moment.after.deal, moment.after.hands, moment.after.phase) == (2, (), "layout")


def test_uses_are_counted_down() -> None:
    """After the second use of two none is left."""
    text = FIRE.replace("fire-breathing", "horse-swallowing") + "uses A: 1\n"
    assert heard(after_of(TEZUMA, text), "A B2 + horse-swallowing", 1) == [
        "Aki plays butterfly 2.",
        "Aki uses Horse-Swallowing: no uses left after this one.",
    ]


def test_the_card_that_is_missing_is_named() -> None:
    """Of a pair the one that is not in hand."""
    state = after_of(TEZUMA, FIRE)
    assert why(state, "A B2 B9 + fire-breathing") == ["Aki does not hold butterfly 9."]


def test_a_returned_card_among_hidden_ones() -> None:
    """Known cards stand before face-down ones, as a position that is read has them."""
    text = FIRE.replace("hand A: B2 B7 U*", "hand A: ? ? ?")
    state = after_of(TEZUMA, text, "A B2 B7 + fire-breathing", "B B8", "C R2", "collect")
    assert lines_of(TEZUMA, state)["hand A"] == "B2 ?"
    assert state == playfile.load(playfile.write_start(TEZUMA, state)).start


def test_two_reasons_for_a_use() -> None:
    """Why the card may be played, then what the ability does."""
    state = after_of(TEZUMA, FIRE.replace("paper-egg", "horse-swallowing"), "A B2")
    assert why(state, "B B8 + horse-swallowing") == [
        "Butterfly was led, and this follows.",
        "Horse-Swallowing counts for Ben's play in this trick only.",
    ]
