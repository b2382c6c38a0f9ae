"""What the build writes for a `play` fence and for the short notations in a line. Used by MkDocs alone."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click
from pymdownx.inlinehilite import InlineHiliteException
from pymdownx.superfences import SuperFencesException

from engine import notation, plays, proof
from engine.kernel import Game
from engine.registry import GAMES
from engine.words import plural
from widgets.draw import suit_drawing
from widgets.html import Html, h
from widgets.model import Model, model_of
from widgets.render import render
from widgets.terms import TERMS
from widgets.transcript import transcript

PLAYS = Path("docs/plays")


class Unbuildable(SuperFencesException, InlineHiliteException, click.ClickException):  # type: ignore[misc]  # untyped
    """Stops the build; its sentence is the last line printed."""

    def show(self, file: Any = None) -> None:
        click.echo(self.message, file=file, err=file is None)


Format = TypeVar("Format", bound=Callable[..., Html])


def stops_the_build(format_: Format) -> Format:
    """The extensions pass over a plain exception, and the page goes out without its example."""

    @wraps(format_)
    def safely(*arguments: Any, **named: Any) -> Html:
        try:
            return format_(*arguments, **named)
        except Unbuildable:
            raise
        except Exception as fault:
            raise Unbuildable(
                f"{place_of(arguments[0].strip())}: expected to be drawn, found {fault!r}"
            ) from fault

    return safely  # type: ignore[return-value]  # it takes and gives the same


@stops_the_build
def play(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The example that a fence names, all its steps worked out by the engine."""
    if "torite-play" not in md.block_level_elements:
        md.block_level_elements.append("torite-play")
    path = PLAYS / source.strip()
    file = load(path)
    for key in options:
        if key not in ("step", "rules"):
            raise Unbuildable(f"{place_of(source.strip())}: expected step or rules after play, found {key!r}")
    model = model_of(path.stem, file, rules=options.get("rules", ""))
    step, last = options.get("step", "0"), len(model.moments)
    if not step.isdecimal() or int(step) > last:
        raise Unbuildable(f"{path}:1: expected a step from 0 to {last}, found {step}")
    return example(model._replace(at=int(step)), source.strip())


@stops_the_build
def order(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """A row of rulings in the order in which they are asked: the first that answers decides."""
    name, _space, row = source.strip().partition(" ")
    parts = proof.parts(GAMES[name]) if name in GAMES else ()
    asked = next((part.row for part in parts if part.table == row), None)
    if asked is None:
        raise Unbuildable(
            f"{place_of(source.strip())}: expected a game and one of its rows, found {source!r}"
        )
    return h(
        "ol",
        *[h("li", f"{sentence_of(part.name)} ", h("code", part.rule)) for part in parts if part.row is asked],
        class_="order",
    )


def sentence_of(ruling: str) -> str:
    """A ruling is named by its sentence."""
    words = ruling.replace("_", " ")
    return f"{words[:1].upper()}{words[1:]}."


def options(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Any
) -> bool:
    """Take whatever stands behind `play`; what is wrong there is told by `play`, and not passed over."""
    options.update(inputs)
    return True


def place_of(text: str) -> str:
    """Where in the pages a text stands: an extension is not told."""
    for page in sorted(PLAYS.parent.rglob("*.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
            if text in line:
                return f"{page}:{number}"
    return str(PLAYS.parent)


def load(path: Path) -> notation.PlayFile:
    """A play file that can be read, is complete, and holds."""
    try:
        file = notation.load(path.read_text(encoding="utf-8"))
        misses = plays.check(file)
    except (OSError, UnicodeDecodeError) as fault:
        raise Unbuildable(f"{path}:1: expected a play file, found this: {fault}") from None
    except notation.Faulty as fault:
        line, sentence = fault.faults[0]
        raise Unbuildable(f"{path}:{line}: expected a play file, found a fault: {sentence}") from None
    if misses:
        raise Unbuildable("\n".join(f"{path}:{miss}" for miss in misses))
    return file


def example(model: Model, source: str) -> Html:
    """The frame it opens at, the other steps as templates, the buttons, and all of it in words."""
    steps = range(len(model.moments) + 1)
    return h(
        "torite-play",
        h("p", h("strong", model.file.title, class_="title"), " ", h("span", setup(model)), class_="what"),
        h("div", *[button(*words) for words in BUTTONS], class_="controls", role="group", aria_label="Steps"),
        h("div", *[try_button(*words) for words in TRYING], class_="trying"),
        h("div", render(model), class_="frame"),
        *[h("template", render(model._replace(at=at)), data_at=at) for at in steps if at != model.at],
        h("p", class_="told", role="status"),
        transcript(model),
        id=model.name,
        role="group",
        aria_label=f"Example: {model.file.title}",
        data_at=model.at,
        data_game=model.file.game.name,
        data_last=len(model.moments),
        data_source=source,
        data_rules=model.rules,
        data_search_exclude=True,
    )


def setup(model: Model) -> str:
    """`Iroha ni Oedo, 4 players`"""
    file = model.file
    return ", ".join((file.game.title, plural(file.setup.players, "player"), *file.setup.options))


BUTTONS = (
    ("first", "First step"),
    ("back", "One step back"),
    ("forward", "One step forward"),
    ("last", "Last step"),
)


def button(name: str, label: str) -> Html:
    return h("button", type="button", class_=name, data_go=name, aria_label=label, title=label)


# Shown where scripts run; all but the first once the engine listens.
TRYING = (("wake", "Try it here"), ("undo", "Undo"), ("redo", "Redo"), ("home", "Back to the example"))


def try_button(name: str, label: str) -> Html:
    return h("button", label, type="button", class_=name, data_live=name)


@stops_the_build
def table(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The place where a game is played: what is asked before a table is opened; the rest comes from the engine."""
    if "torite-table" not in md.block_level_elements:
        md.block_level_elements.append("torite-table")
    name = source.strip()
    if name not in GAMES or set(options) - {"rules"}:
        raise Unbuildable(
            f"{place_of(name)}: expected a game, and rules after table, found {name!r} {options}"
        )
    game, rules = GAMES[name], options.get("rules", "")
    return h(
        "torite-table",
        h("div", class_="tables"),
        lobby(game, rules),
        h("div", class_="frame", hidden=True),
        h("p", class_="told", role="status"),
        id="table",
        role="group",
        aria_label=f"Play {game.title}",
        data_game=name,
        data_rules=rules,
        data_search_exclude=True,
    )


def lobby(game: Game, rules: str) -> Html:
    usual = 4 if 4 in game.players else game.players[0]
    players = [
        h("label", h("input", type="radio", name="players", value=count, checked=count == usual), f" {count}")
        for count in game.players
    ]
    variants = [
        h(
            "p",
            h("label", h("input", type="checkbox", name="option", value=option.name), f" {title}"),
            " ",
            h("a", option.slug, href=f"{rules}#{option.slug}", class_="rule"),
        )
        for option in game.options
        for title in [rule.title for rule in game.rules if rule.slug == option.slug]
    ]
    return h(
        "form",
        h("fieldset", h("legend", "How many play, you included?"), *players, class_="counts"),
        h("fieldset", h("legend", "Variants"), *variants) if variants else None,
        h("button", "Deal the cards", type="submit", class_="act"),
        class_="lobby",
    )


@stops_the_build
def term(source: str, language: str, class_name: str, md: Any) -> Html:
    """`term trump marker` or `term trump marker|marker`: a word that shows its Japanese when it is touched."""
    name, _, shown = source.partition("|")
    if name not in TERMS:
        raise Unbuildable(
            f"{place_of(f'#!term {source}')}: expected a term of widgets/terms.py, found {name!r}"
        )
    found = TERMS[name]
    tip = f"term-{name.replace(' ', '-')}-{md.htmlStash.html_counter}"
    japanese = h("b", h("ruby", found.kanji, h("rt", found.kana)) if found.kana else found.kanji, lang="ja")
    told = (h("span", f"{found.meaning}."), h("span", japanese, " ", h("i", found.romaji)))
    return Html(
        h("button", shown or name, type="button", class_="term", popovertarget=tip)
        + h("span", *told, id=tip, popover=True, class_="tip")
    )


@stops_the_build
def rule(source: str, language: str, class_name: str, md: Any) -> Html:
    """`rule iroha.lead`: the line under a rule's heading, with its address and how far the rulebook carries it."""
    known = {rule.slug: rule for game in GAMES.values() for rule in game.rules}
    if source not in known:
        raise Unbuildable(f"{place_of(f'#!rule {source}')}: expected a rule, found {source!r}")
    found = known[source]
    badge = BADGES.get(found.mark)
    return h(
        "span",
        h("a", source, href=f"#{source}", class_="rule"),
        h("span", badge, class_="badge") if badge else None,
        class_="rule-line",
    )


BADGES = {"reading": "our reading", "missing": "not in the rulebook text", "told": "for the table only"}


@stops_the_build
def suit(source: str, language: str, class_name: str, md: Any) -> Html:
    """`suit bird`: the drawing of a suit."""
    if source not in {suit.name for game in GAMES.values() for suit in game.suits}:
        raise Unbuildable(f"{place_of(f'#!suit {source}')}: expected a suit, found {source!r}")
    return suit_drawing(source)


@stops_the_build
def ja(source: str, language: str, class_name: str, md: Any) -> Html:
    """`ja 鳥 とり`: Japanese, told to whoever reads it aloud."""
    return h("span", source, lang="ja")
