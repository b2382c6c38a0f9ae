"""Iroha ni Oedo: the numbers that are in play."""

from engine.games.iroha import PLAYERS
from engine.games.iroha.cards import HOUSE_ICONS
from widgets.build.lists.tables import small_table
from widgets.render.html import Html


def icons() -> Html:
    """The house table: which numbers are in play, and which icon asks for so many players."""
    return small_table(
        "House values: the numbers in each colour",
        ("Players", "Numbers in play", "These join"),
        [row(players) for players in PLAYERS],
    )


def row(players: int) -> tuple[str, str, str]:
    """`4`, `1 to 8`, `7 to 8, icon 4–6`."""
    in_play = [number for icon in HOUSE_ICONS if icon.players <= players for number in icon.numbers]
    added = [number for icon in HOUSE_ICONS if icon.players == players for number in icon.numbers]
    icon = f"{players}–{PLAYERS[-1]}" if players < PLAYERS[-1] else f"{players}"
    return f"{players}", f"{min(in_play)} to {max(in_play)}", f"{min(added)} to {max(added)}, icon {icon}"


LISTS = {"icons": icons}
