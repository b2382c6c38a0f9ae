"""The score sheet: a line for each player over the deals, and the same as numbers."""

from functools import lru_cache
from itertools import accumulate

from engine.kernel import ScoreLine
from engine.kit.rulings import totals
from widgets.render.html import Html, h
from widgets.render.narration import signed

WIDTH, HEIGHT, RIGHT, EDGE = 320, 170, 96, 14
"""Of the drawing; names stand in the margin at the right."""
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 5")


@lru_cache(maxsize=8)
def sheet(lines: tuple[ScoreLine, ...], names: tuple[str, ...], word: str = "deal") -> Html:
    """Nothing before the first deal is counted."""
    if not lines:
        return Html()
    deals = sorted({line.deal for line in lines})
    each = [totals([line for line in lines if line.deal == deal], len(names)) for deal in deals]
    rows = [tuple(accumulate((deal[player] for deal in each), initial=0)) for player in range(len(names))]
    return h(
        "section",
        h("h2", "Score", class_="score-title"),
        drawing(rows, names),
        numbers(rows, deals, names, word),
        class_="score",
        aria_label="Score sheet",
    )


def drawing(rows: list[tuple[int, ...]], names: tuple[str, ...]) -> Html:
    """Lines told apart by dashes as well as by colour, each with its name at its end."""
    low, high = min(min(row) for row in rows), max(max(row) for row in rows)
    steps = len(rows[0]) - 1

    def x(step: int) -> float:
        return round(EDGE + step * (WIDTH - RIGHT - EDGE) / steps, 1)

    def y(points: int) -> float:
        return round(HEIGHT - EDGE - (points - low) * (HEIGHT - 2 * EDGE) / max(high - low, 1), 1)

    lines = [
        h(
            "polyline",
            points=" ".join(f"{x(step)},{y(total)}" for step, total in enumerate(row)),
            stroke_dasharray=DASHES[player] or None,
            class_=f"score-line-{player}",
        )
        for player, row in enumerate(rows)
    ]
    places = spread([(y(row[-1]), player) for player, row in enumerate(rows)])
    labels = [
        h(
            "text",
            f"{names[player]} {written(rows[player][-1])}",
            x=WIDTH - RIGHT + 6,
            y=round(at + 5, 1),
            class_=f"score-line-{player}",
        )
        for at, player in places
    ]
    zero = h("path", d=f"M{EDGE} {y(0)}H{WIDTH - RIGHT}", class_="score-zero")
    size = f"0 0 {WIDTH} {HEIGHT}"
    return h("svg", zero, *lines, *labels, viewBox=size, aria_hidden="true", class_="score-lines")


def spread(places: list[tuple[float, int]], gap: float = 18) -> list[tuple[float, int]]:
    """The heights of the names, moved apart where they would cover one another."""
    found: list[tuple[float, int]] = []
    for at, player in sorted(places):
        found.append((max(at, found[-1][0] + gap if found else EDGE), player))
    limit = HEIGHT - EDGE / 2
    for place, (at, player) in reversed(list(enumerate(found))):
        found[place] = (min(at, limit), player)
        limit = found[place][0] - gap
    return found


def numbers(rows: list[tuple[int, ...]], deals: list[int], names: tuple[str, ...], word: str) -> Html:
    head = h("tr", h("th", word.capitalize(), scope="col"), *[h("th", name, scope="col") for name in names])
    body = [
        h(
            "tr",
            h("th", str(deal), scope="row"),
            *[h("td", f"{written(row[number])}", " ", gained(row[number] - row[number - 1])) for row in rows],
        )
        for number, deal in enumerate(deals, start=1)
    ]
    return h("table", h("thead", head), h("tbody", *body), class_="score-numbers")


def gained(points: int) -> Html:
    return h("small", f"({signed(points)})")


def written(points: int) -> str:
    return str(points).replace("-", "\u2212")
