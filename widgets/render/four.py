"""The same four cards, one from each seat, as a trick of each game; every game judges them by its own engine."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from engine import playfile, setups
from engine.cards import Card, Cards, read_card, write_card, write_cards
from engine.kernel import Game, Reason, Setup, Standing, State
from engine.registry import GAMES
from engine.speech import NAMES, label, listed
from engine.text import SEATS, Unreadable, ordinal
from engine.view import Face, View
from widgets.render.board import SeatPlay, lying
from widgets.render.history import course_of
from widgets.render.html import Html, h
from widgets.render.narration import spoken
from widgets.render.scene import Scene, views_of
from widgets.render.sentences import rule


class Kind(NamedTuple):
    """What a reader sets instead of a suit: each game has one of its own for it."""

    letter: str
    name: str


KINDS = (Kind("R", "red"), Kind("B", "blue"), Kind("G", "green"), Kind("Y", "yellow"))
LETTERS = "".join(kind.letter for kind in KINDS)
NUMBERS = range(1, 9)
DECK = tuple(Card(kind.letter, number) for kind in KINDS for number in NUMBERS)
PLAYERS = NAMES[:4]
SURPRISE = "?"


def numbered(card: Card) -> int:
    """Of 1 to 32, where each number is there once: four for each number that is set."""
    return len(KINDS) * (card.number - 1) + LETTERS.index(card.suit) + 1


def without_effects(setup: Setup) -> Setup:
    """A list of cards that agree with the reader's, and on which nothing else stands."""
    rows: Any = setup.tables[0]
    by_number = {numbered(card): card.suit for card in DECK}
    plain = tuple(row._replace(colour=by_number[row.number], effect="", names="") for row in rows)
    return setup._replace(tables=(plain, *setup.tables[1:]))


class Asking(NamedTuple):
    """How a game is asked: its own suit for each kind, a position in which nobody can do but one thing, and the trick."""

    game: str
    setup: str
    suits: str
    position: str
    steps: str
    prepared: Callable[[Setup], Setup] = lambda setup: setup
    number: Callable[[Card], int] = lambda card: card.number

    def card(self, card: Card) -> Card:
        """The game's own card for one that is set."""
        return Card(self.suits[LETTERS.index(card.suit)], self.number(card))


HANDS = "hand A: {A}\nhand B: {B}\nhand C: {C}\nhand D: {D}"
PLAYED = "A {A}\nB {B}\nC {C}\nD {D}\ncollect"
# A forecast belongs to every trick. It has left the hand, so it changes nothing here.
FORECAST = "forecast A: W14\nforecast B: F14\nforecast C: S14\nforecast D: C14\n"
LED = "leader: A\ntrick: A {A}\n" + FORECAST + HANDS.partition("\n")[2]
COMPARED = "B {B}\nC {C}\nD {D}\nreveal\ncollect"
TURNED = "turn {A}\nturn {B}\nturn {C}\nturn {D}\ncollect"
BY_ITSELF = "rule: a\norder: large\nleader: A\n" + HANDS

ASKED = (
    Asking("tezuma", "4 players, 2015", "RBWU", HANDS, PLAYED),
    Asking("iroha", "4 players", "RBGY", HANDS, PLAYED),
    Asking("tornei", "4 players", "WFSC", LED, COMPARED),
    Asking("automatic", "4 players", "RBGY", BY_ITSELF, TURNED, without_effects, numbered),
)


class Judged(NamedTuple):
    """A game's answer: the cards as they lie there, how each stands, and what is said when the trick is taken."""

    scene: Scene
    cards: Cards
    standings: tuple[Standing, ...]
    headline: Reason
    view: View

    @property
    def game(self) -> Game:
        return self.scene.file.game

    @property
    def takes(self) -> int:
        return next(standing.seat for standing in self.standings if standing.takes)


def judged(asking: Asking, cards: Cards) -> Judged:
    """The trick as a game judges it."""
    own = tuple(asking.card(card) for card in cards)
    course = course_of(play_file(asking, own))
    done = course.moments[-1]
    game, full = course.file.game, done.before
    standings = game.standings(full)
    told = {standing.because for standing in standings}
    return Judged(
        Scene(
            game.name,
            bare(course.file),
            course.moments,
            views_of(game),
            len(course.moments),
            f"../{game.name}/rules/",
        ),
        own,
        standings,
        next(event.because for event in done.events if event.because not in told),
        game.view(full),
    )


def bare(file: playfile.PlayFile) -> playfile.PlayFile:
    """Points and effects are no part of the question: cards are drawn without them."""
    return file._replace(game=file.game._replace(face=lambda setup, card: Face()))


def play_file(asking: Asking, own: Cards) -> playfile.PlayFile:
    """The trick as a play file; its setup may have a list of cards that no file can bring."""
    lines = {seat: write_card(card) for seat, card in zip(SEATS, own, strict=False)}
    head = f"game: {asking.game}\nsetup: {asking.setup}\n{asking.position}\n\n"
    sheet = playfile.parse((head + asking.steps).format(**lines))
    game = GAMES[asking.game]
    setup = asking.prepared(setups.read_setup(game, sheet.setup.value))
    start: State = game.read_position(sheet.headings, setup)
    assert not game.problems(start)
    return playfile.PlayFile(game, "", PLAYERS, setup, start, sheet.steps)


# What is set


def answered(text: str, rng: Random) -> dict[str, str]:
    """What the page asks for: cards, or cards that surprise; and what it then shows."""
    cards = tuple(rng.sample(DECK, len(PLAYERS))) if text == SURPRISE else read_four(text)
    return {"cards": write_cards(cards), "frame": frame(cards)}


def read_four(text: str) -> Cards:
    """`B5 R3 Y8 G2`"""
    cards = [read_card(token[:LONGEST]) for token in text.split()]
    if len(cards) != len(PLAYERS) or not set(cards) <= set(DECK):
        kinds, last = " ".join(LETTERS), NUMBERS[-1]
        raise Unreadable(
            f"{text[:LONGEST]!r} is not four cards, each of them one of {kinds} with a number from 1 to {last}"
        )
    return tuple(cards)


LONGEST = 40
"""So much of what cannot be read is quoted."""


def name_of(card: Card) -> str:
    """`blue 5`"""
    return f"{KINDS[LETTERS.index(card.suit)].name} {card.number}"


# What is shown


def frame(cards: Cards) -> Html:
    """Every game's answer side by side; a card that is set twice is refused."""
    for at, card in enumerate(cards):
        if card in cards[:at]:
            one, other = PLAYERS[cards.index(card)], PLAYERS[at]
            said = f"{one} and {other} cannot both play {name_of(card)}: each card is there once. Change one of them."
            return summary(said)
    answers = [judged(asking, cards) for asking in ASKED]
    return Html(
        summary(who_takes(answers))
        + h("div", *[panel(cards, found) for found in answers], class_="four-games")
    )


def summary(words: str) -> Html:
    """Read aloud whenever it changes."""
    return h("p", words, class_="four-summary", role="status", aria_atomic="true")


def who_takes(answers: list[Judged]) -> str:
    """`Ben takes the trick in Tezuma and Tornei. Dai takes it in Iroha ni Oedo and the Automatic Tricktaking.`"""
    games: dict[int, list[str]] = {}
    for found in answers:
        games.setdefault(found.takes, []).append(found.game.title)
    if len(games) == 1:
        return f"{PLAYERS[answers[0].takes]} takes the trick in all four games."
    said = [f"{PLAYERS[seat]} takes it in {listed(titles, 'and')}." for seat, titles in games.items()]
    return " ".join(said).replace("takes it", "takes the trick", 1)


def panel(cards: Cards, found: Judged) -> Html:
    """A game's four cards, who takes them, and why each stands as it does."""
    game, scene = found.game, found.scene
    seats = [seat(found, standing, cards[standing.seat]) for standing in sorted(found.standings)]
    reasons = [
        h("li", said.text, rule(scene, said), value=standing.place)
        for standing in sorted(found.standings, key=lambda standing: (standing.place, standing.seat))
        for said in [spoken(scene, standing.because)]
    ]
    headline = spoken(scene, found.headline)
    return h(
        "section",
        h("h2", h("a", game.title, href=scene.rules), " ", h("span", game.japanese, lang="ja")),
        h("ol", *seats, class_="four-trick", aria_label="The trick"),
        h("p", headline.text, rule(scene, headline), class_="widget-headline"),
        h("ol", *reasons, class_="four-places", aria_label="How each card stands"),
        class_="four-game",
        aria_label=game.title,
        data_game=game.name,
    )


def seat(found: Judged, standing: Standing, card: Card) -> Html:
    """A card as it lies there, and in a word how it stands."""
    word = label(found.game, standing.because)
    if standing.takes:
        word = "takes it"
    elif found.view.ranked:
        word = ordinal(standing.place)
    mark = next((mark for mark in found.view.marks if mark.seat == standing.seat), None)
    return h(
        "li",
        lying(found.scene.file, SeatPlay((found.cards[standing.seat],), mark=mark)),
        h("span", PLAYERS[standing.seat], class_="four-name"),
        h("small", word),
        class_="is-winning" if standing.takes else None,
        data_kind=card.suit,
    )
