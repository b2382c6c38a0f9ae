"""Tezuma as text: actions, positions, a reader's own cards, and what is told of slips."""

from math import comb

import pytest

from engine import house, playfile
from engine.games.tezuma.card_lists import is_printed, tables
from engine.games.tezuma.cards import HOUSE_2015, HOUSE_TRICK, PRINTED, ScoringCard, points_of
from engine.kernel import Setup
from engine.kit.rulings import totals
from engine.registry import GAMES
from engine.text import Unreadable

TEZUMA = GAMES["tezuma"]
OLD = Setup(4, "2015", (), tables("2015"))
NEW = Setup(4, "trick", (), tables("trick"))
HEAD = "game: tezuma\nsetup: 4 players, 2015\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A pass B2", "'pass' is nothing a player does in Tezuma"),
        ("A take + paper-egg", "taken is a pain suit, a score card or an ability"),
        ("A F3", "F3 has no suit of this edition: B U W R"),
        ("A ?", "a card must be known to be played"),
        ("A", "a card is played, or Paper Egg or Five-Color Sand used without one"),
        ("A B2 + magic", "'magic' is no ability; there are: sword-walking, paper-egg"),
        ("A take pain F", "'F' is no suit of this edition: B U W R"),
        ("A take score 0", "'0' is not the number of a score card"),
        ("A take score 12", "'12' is not the number of a score card"),
        ("A take magic", "'magic' is no ability"),
        ("A take", "taken is a pain suit, a score card or an ability"),
        ("dealer A", "is nothing the table does in this edition of Tezuma: start A, lay-out"),
        ("start E", "'E' is not a seat"),
        ("lay-out 1 2 magic", "'magic' is no ability"),
        ("lay-out 1 B 3", "'B' is not the number of a score card"),
        ("deal ? ?", "a card must be known to be dealt"),
        ("shuffle", "'shuffle' is nothing the table does"),
    ],
)
def test_slips_in_actions(text: str, sentence: str) -> None:
    """One sentence that says what is wrong."""
    with pytest.raises(Unreadable) as fault:
        TEZUMA.read(text, OLD)
    assert sentence in str(fault.value)


def test_the_other_edition_names_a_dealer() -> None:
    """In Tezuma Trick the dealer is named, in 2015 the start player."""
    assert TEZUMA.write(TEZUMA.read("dealer C", NEW)) == "dealer C"
    with pytest.raises(Unreadable, match="in this edition of Tezuma: dealer A, lay-out"):
        TEZUMA.read("start C", NEW)


@pytest.mark.parametrize(
    "line",
    [
        "A B2",
        "B U* + sword-walking",
        "C B2 B3 + fire-breathing",
        "D + paper-egg",
        "A take pain R",
        "B take score 7",
        "C take five-color-sand",
        "start D",
        "lay-out 1 2 3 4 7 paper-egg water-trick",
        "lay-out 1 2 3 4 7",
        "deal B1 B* / U1 U2 / W1 / R1",
        "collect",
        "score",
    ],
)
def test_actions_read_back(line: str) -> None:
    """What is written is read."""
    assert line == TEZUMA.write(TEZUMA.read(line, OLD))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("phase: lunch", "'lunch' is no phase of a deal"),
        ("deal: x", "'x' is not the number of a deal"),
        ("uses A: many", "'many' is not a number from 0 to 99"),
        ("score-cards: 1 x", "'x' is not the number of a score card"),
        ("abilities: magic", "'magic' is no ability"),
        ("void A: F", "'F' is no suit of this edition: B U W R"),
        ("trick: A + paper-egg", "'A + paper-egg' is not a play: a trick is written"),
        ("trick: collect", "'collect' is not a play"),
        ("took A: pain F", "'pain F' was not taken: write pain R, score 1, fire-breathing"),
        ("took A: magic", "'magic' is no ability"),
        ("score 1 A: much", "'much' is no score: write +5, or tricks 4, score 1, pain R 2"),
        ("score 1 A: tricks 4, score 1, pain F 2", "is no score"),
        ("colour A: B", "'colour A' is not a line of a position with seats A B C D"),
        ("table 9: 1 2 3", "'table 9' must name a card from 1 to 8"),
        ("table: 1 2 3", "'table' must name a card from 1 to 8"),
        ("sides 7: paper-egg water-trick", "'sides 7' must name a card from 1 to 6"),
        ("table 2: a b", "'a b' is no table: write 0 2 3 5, or 4=8 5=5 6=3"),
        ("table 2:", "'' is no table"),
        ("table 2: 13=4", "13 tricks cannot be won: a deal has 12"),
        ("table 2: 3=1 3=2", "3 tricks cannot be told twice"),
        ("table 2: 1=3 1=3", "1 trick cannot be told twice"),
        ("table 1: 0 2 3 5 7", "in the rulebook's example card 1 pays 6 points for 4 tricks"),
        ("table 1: 0 2 3", "in the rulebook's example card 1 pays 6 points for 4 tricks"),
        ("table 2: 1 2\ntable 2: 3 4", "'table 2' stands here a second time"),
        ("sides 1: paper-egg", "'paper-egg' is not two abilities"),
        ("sides 1: paper-egg magic", "'magic' is no ability"),
        ("sides 1: paper-egg water-trick", "water-trick stands on 2 sides; tell all six cards"),
    ],
)
def test_slips_in_positions_and_tables(line: str, sentence: str) -> None:
    """One sentence, and the line it is about."""
    with pytest.raises(playfile.Faulty) as fault:
        playfile.load(f"{HEAD}{line}\n")
    ((number, told),) = fault.value.faults
    assert sentence in told
    assert number == 3 + line.count("\n")


@pytest.mark.parametrize(
    "table", ["table 1: 1 1 1 1 6 1 1 1 99", "table 2: 0 2 3 5 6 8 10 10", "table 1: 4=6", "table 8: 12=50"]
)
def test_a_scoring_card_is_its_owners(table: str) -> None:
    """The rulebook prints a table without its number; an example alone ties a value to one: card 1, 4 tricks, 6 points."""
    assert playfile.load(f"{HEAD}{table}\n").setup.tables


@pytest.mark.parametrize(
    ("sides", "sentence"),
    [
        (
            ("paper-egg butterfly-dance", "sword-walking fire-breathing", "five-color-sand water-trick"),
            "butterfly-dance and paper-egg are both for a first game, so not on one card",
        ),
        (
            ("paper-egg sword-walking", "butterfly-dance water-trick", "five-color-sand fire-breathing"),
            "butterfly-dance and water-trick can be used in one trick, so not on one card",
        ),
    ],
)
def test_pairs_that_cannot_be_are_named(sides: tuple[str, str, str], sentence: str) -> None:
    """The two, and why they are on different cards."""
    lines = "".join(f"sides {number}: {pair}\n" for number, pair in zip((1, 2, 6), sides, strict=True))
    with pytest.raises(playfile.Faulty, match=sentence):
        playfile.load(HEAD + lines)


def test_a_table_of_before_keeps_pairs_that_cannot_be() -> None:
    """Kept with the first house's pairs and some of its owner's, it opens as it was laid out."""
    lines = (
        "sides 1: paper-egg cup-and-ball\nsides 2: butterfly-dance water-trick\n"
        "sides 3: linking-rings sword-walking\nsides 4: baby-chicks pail-dance\n"
        "sides 5: horse-swallowing many-umbrellas\nsides 6: five-color-sand fire-breathing\n"
    )
    file = playfile.load(HEAD + lines, house.first)
    assert lines in playfile.write_start(TEZUMA, file.start, house.first)
    with pytest.raises(playfile.Faulty, match="can be used in one trick"):
        playfile.load(HEAD + lines)


def test_sides_are_of_2015() -> None:
    """Tezuma Trick has single cards."""
    with pytest.raises(playfile.Faulty, match="'sides 1' is not a line of a position"):
        playfile.load("game: tezuma\nsetup: 4 players, trick\nsides 1: paper-egg water-trick\n")


def test_own_cards_are_carried_by_value() -> None:
    """A reader's own tables pay, stand in the setup, and are written with the position."""
    own = (
        "table 3: 4=8 5=5 6=3\n"
        "sides 1: paper-egg water-trick\nsides 2: butterfly-dance sword-walking\n"
        "sides 3: linking-rings cup-and-ball\nsides 4: baby-chicks pail-dance\n"
        "sides 5: horse-swallowing many-umbrellas\nsides 6: five-color-sand fire-breathing\n"
    )
    file = playfile.load(HEAD + own)
    cards, sides = file.setup.tables
    assert cards[2] == ScoringCard("tezuma.score-tables", 3, ((4, 8), (5, 5), (6, 3)))  # type: ignore[index]
    assert (sides[0].one, sides[0].other) == ("paper-egg", "water-trick")  # type: ignore[index]
    written = playfile.write_start(TEZUMA, file.start)
    assert own in written
    assert file.start == playfile.load(written).start
    assert "table" not in playfile.write_start(TEZUMA, TEZUMA.start(OLD))


def test_any_card_of_trick_may_be_another() -> None:
    """Its cards bear no numbers, so a reader's first card need not be the one that we call 1."""
    file = playfile.load("game: tezuma\nsetup: 3 players, trick\ntable 1: 0=5 7=9\n")
    assert file.setup.tables[0][0].points == ((0, 5), (7, 9))  # type: ignore[index]


def test_deals_that_are_not_told_counted_nothing() -> None:
    """A position may say that it is deal 3 and tell nothing of the first, or of the first two."""
    for lines, points in (("deal: 3\n", (0, 0, 0, 0)), ("score 2 A: +3\n", (3, 0, 0, 0))):
        start = playfile.load(f"{HEAD}{lines}").start
        assert (start.deal, len(start.results)) == (3, 2)
        assert points == totals(TEZUMA.score(start), 4)
        assert start == playfile.load(playfile.write_start(TEZUMA, start)).start


def test_printed_values_stand() -> None:
    """What the rulebooks print is what our cards pay."""
    for card in PRINTED["2015"]:
        ours = next(ours for ours in HOUSE_2015 if ours.number == card.number)
        assert card.points == ours.points[: len(card.points)]
    assert HOUSE_TRICK[:2] == PRINTED["trick"]
    assert PRINTED["trick"][0].points == ((1, 3), (2, 5), (3, 8))
    assert PRINTED["trick"][1].points == ((4, 8), (5, 5), (6, 3))


@pytest.mark.parametrize(
    ("setup", "number", "tricks", "printed"),
    [
        (OLD, 1, 0, True),
        (OLD, 1, 7, True),
        (OLD, 1, 8, False),
        (OLD, 2, 3, False),
        (NEW, 1, 3, True),
        (NEW, 1, 9, True),
        (NEW, 2, 0, True),
        (NEW, 3, 3, False),
        (NEW, 9, 3, False),
    ],
)
def test_what_is_printed(setup: Setup, number: int, tricks: int, printed: bool) -> None:
    """Of 2015 the first card, up to seven tricks; of Tezuma Trick two cards, whole."""
    assert printed == is_printed(setup, number, tricks)


def chances(players: int) -> list[float]:
    """Of 0 to 12 tricks, if each falls to every player alike."""
    return [comb(12, n) * (players - 1) ** (12 - n) / players**12 for n in range(13)]


def mean_and_spread(card: ScoringCard, players: int) -> tuple[float, float]:
    values = [points_of(card, tricks) or 0 for tricks in range(13)]
    mean = sum(p * value for p, value in zip(chances(players), values, strict=True))
    return mean, sum(
        p * (value - mean) ** 2 for p, value in zip(chances(players), values, strict=True)
    ) ** 0.5


def test_our_cards_of_2015_go_from_balanced_to_risky() -> None:
    """Each pays four to six points on average, and from 1 to 6 the spread around that grows."""
    found = [mean_and_spread(card, 3 if card.number == 8 else 4) for card in HOUSE_2015]
    assert all(4 <= mean <= 6 for mean, _ in found)
    spreads = [spread for _, spread in found[:6]]
    assert spreads == sorted(spreads)


def test_our_cards_of_trick_pay_more_for_less() -> None:
    """The fewer numbers of tricks a card names, the more it pays at most; every number up to seven is on some card."""
    most: dict[int, set[int]] = {}
    for card in HOUSE_TRICK:
        most.setdefault(len(card.points), set()).add(max(points for _, points in card.points))
    assert all(len(points) == 1 for points in most.values())
    assert [points for _, (points,) in sorted(most.items())] == [12, 9, 8, 7, 6]
    assert {tricks for card in HOUSE_TRICK for tricks, _ in card.points} == set(range(8))
