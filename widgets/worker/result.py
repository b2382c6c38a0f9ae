"""What a deal has brought, in the place of the board: who stands where, the points and their reasons; at the end who has won."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Card
from engine.kernel import ScoreLine
from engine.kit.rulings import totals
from engine.text import ordinal
from widgets.render.action_names import capitalised
from widgets.render.card_html import card
from widgets.render.html import Html, h
from widgets.render.narration import deal_word, signed, spoken
from widgets.render.scene import Scene, owner
from widgets.render.sentences import sentence
from widgets.worker.others import is_dealt
from widgets.worker.score_chart import written


class Placed(NamedTuple):
    """A player's place, and the lines that this deal has brought."""

    place: int
    player: int
    total: int
    lines: tuple[ScoreLine, ...]

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines)


def is_counted(scene: Scene) -> bool:
    """Does a result lie there, and no cards yet of another deal?"""
    game, state = scene.file.game, scene.next_state
    return (not game.actors(state) or is_dealt(game, state)) and bool(game.score(state))


def last_counted(scene: Scene) -> int:
    return max(line.deal for line in scene.file.game.score(scene.next_state))


def result(scene: Scene) -> Html:
    """Whoever looks on is told first; the lines of a sum open below it."""
    lines = scene.file.game.score(scene.next_state)
    deal = last_counted(scene)
    found = placed(scene, lines, deal)
    return h(
        "section",
        h("h2", f"{capitalised(deal_word(scene.file.game))} {deal}", class_="result-title"),
        *(final(scene) or so_far(scene, found, deal)),
        h("ol", *[player_row(scene, one, deal) for one in found], class_="result-places"),
        class_="result",
        aria_label="Result",
    )


def placed(scene: Scene, lines: tuple[ScoreLine, ...], deal: int) -> list[Placed]:
    """The highest total first; of equals whoever looks on."""
    sums = totals(lines, len(scene.file.players))
    places = {finish.player: finish.place for finish in scene.file.game.result(scene.next_state)}
    found = []
    for player, total in enumerate(sums):
        place = places.get(player, 1 + sum(other > total for other in sums))
        mine = tuple(line for line in lines if (line.deal, line.player) == (deal, player))
        found.append(Placed(place, player, total, mine))
    return sorted(found, key=lambda one: (one.place, one.player != scene.viewer, one.player))


def final(scene: Scene) -> list[Html]:
    """After the last deal: who has won by which rule, and how whoever looks on has done."""
    places = sorted(
        scene.file.game.result(scene.next_state),
        key=lambda place: (place.place, place.player != scene.viewer),
    )
    told = [place for place in places if place.place == 1 or place.player == scene.viewer]
    return [sentence(scene, spoken(scene, place.because), number == 0) for number, place in enumerate(told)]


def so_far(scene: Scene, found: list[Placed], deal: int) -> Iterator[Html]:
    for one in found:
        if one.player == scene.viewer:
            alike = sum(other.place == one.place for other in found) > 1
            where = f"{'tied for ' if alike else ''}{ordinal(one.place)}"
            yield h("p", f"You are {where} with {written(one.total)}.", class_="widget-headline")


def player_row(scene: Scene, one: Placed, deal: int) -> Html:
    name, is_mine = scene.file.players[one.player], one.player == scene.viewer
    sums = h(
        "summary",
        h("span", ordinal(one.place), class_="result-place"),
        h("b", name, class_="result-name"),
        h("span", signed(one.points), class_="result-points"),
        h("span", written(one.total), class_="result-total"),
    )
    told = [
        sentence(scene, spoken(scene, line.because)._replace(points=signed(line.points)), False)
        for line in one.lines
    ] or [h("p", f"Nothing in this {deal_word(scene.file.game)}.")]
    cards = counted_cards(scene, one.player)
    drawn = [h("p", *[card(scene.file, each, "card-small") for each in cards], class_="result-cards")]
    inside = h("details", sums, *told, *(drawn if cards else ()), name=f"{scene.name}.result")
    return h("li", inside, class_=f"result-player{' is-mine' if is_mine else ''}")


def counted_cards(scene: Scene, player: int) -> list[Card]:
    """Captured cards that bring points by themselves; they are gathered in when they are counted."""
    file, moment = scene.file, scene.moment
    if moment is None:
        return []
    seats = scene.view(moment.before).seats
    captured = [each for at, seat in enumerate(seats) if owner(file, at) == player for each in seat.open]
    return [each for each in captured if file.game.face(file.setup, each).points]
