"""Iroha ni Oedo: the numbers that are in play."""

from engine.games.iroha import PLAYERS
from engine.games.iroha.cards import HOUSE_ICONS
from widgets.build.lists.tables import small_table
from widgets.render.html import Html


def icons() -> Html:
    """The house table: which numbers are in play, and which icon asks for so many players."""
    return small_table(
        "House values: the numbers in each colour",
        ("Players", "Numbers in play", "Numbers added"),
        [row(players) for players in PLAYERS],
    )


def row(players: int) -> tuple[str, str, str]:
    """`4`, `1 to 8`, `7 and 8, icon 4–6`."""
    in_play = [number for icon in HOUSE_ICONS if icon.players <= players for number in icon.numbers]
    added = [number for icon in HOUSE_ICONS if icon.players == players for number in icon.numbers]
    icon = f"{players}–{PLAYERS[-1]}" if players < PLAYERS[-1] else f"{players}"
    return f"{players}", span(in_play), f"{span(added)}, icon {icon}"


def span(numbers: list[int]) -> str:
    first, last = min(numbers), max(numbers)
    return f"{first} {'to' if last - first > 1 else 'and'} {last}"


LISTS = {"icons": icons}
