"""What lies on Tezuma's table, as values for whoever draws it."""

from engine.games.tezuma.abilities import ABILITIES
from engine.games.tezuma.cards import HOUSE_2015
from engine.view import AbilityCard, NumberCard, SuitCard, Uses
from tests.engine.after import after_of
from tests.engine.test_tezuma import DRAFT, FIRE, TEZUMA


def test_what_is_left_in_the_draft_lies_in_the_middle() -> None:
    """Each kind of card by itself, with what it costs, pays or does; what was taken lies at its seat."""
    state = after_of(TEZUMA, DRAFT, "C take pain R")
    view = TEZUMA.view(state)
    assert view.dealer is None
    pain, points, abilities = "BUW", state.scoring_cards, state.abilities
    assert [row.what for row in view.middle] == [
        *[SuitCard(suit, costs=1) for suit in pain],
        *[NumberCard(number, pays(number)) for number in points],
        *[unused(name) for name in abilities],
    ]
    assert [row.what for row in view.seats[2].rows] == [SuitCard("R", costs=1)]
    assert view.seats[2].rows[0].title == "minus card"
    assert view.middle[-1].taken_as == abilities[-1]


def pays(number: int) -> tuple[tuple[int, int], ...]:
    return next(card.points for card in HOUSE_2015 if card.number == number)


def unused(name: str) -> AbilityCard:
    row = next(row for row in ABILITIES if row.name == name)
    return AbilityCard(name, Uses(row.uses[0], row.uses[0]), row.does)


def test_what_each_has_lies_at_the_seat() -> None:
    """With how often an ability can still be used, and tricks won; a declared Paper Egg is marked."""
    view = TEZUMA.view(after_of(TEZUMA, FIRE, "A B2 B7 + fire-breathing", "B + paper-egg"))
    fire = unused("fire-breathing")._replace(uses=Uses(1, 2))
    assert [row.what for row in view.seats[0].rows] == [
        SuitCard("B", costs=1),
        NumberCard(1, pays(1)),
        fire,
    ]
    assert view.middle == ()
    assert view.marks[0].seat == 1
    took = ("A B2", "B B8", "C R2", "collect")
    assert [seat.tricks for seat in TEZUMA.view(after_of(TEZUMA, FIRE, *took)).seats] == [0, 1, 0]


def test_dealer_and_points() -> None:
    """The dealer sits before whoever starts; points are those of earlier deals."""
    view = TEZUMA.view(after_of(TEZUMA, "game: tezuma\nsetup: 3 players, trick\nstart: A\nscore 1 B: +3\n"))
    assert view.dealer == 2
    assert [seat.points for seat in view.seats] == [0, 3, 0]
