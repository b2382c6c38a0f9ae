"""What the build writes for a fence: an example, a row of rulings, a table to play at. Used by MkDocs alone."""

from functools import cache
from pathlib import Path
from typing import Any

from engine import playfile, replay
from engine.commands import proof
from engine.kernel import Game, Option
from engine.registry import GAMES
from engine.text import SEATS, plural
from widgets.build.fold import folded
from widgets.build.page import (
    DOCS,
    Unbuildable,
    is_block,
    page_of,
    place_of,
    rules_seen_from,
    stops_the_build,
)
from widgets.build.room import room
from widgets.build.touches import touches
from widgets.build.transcript import transcript
from widgets.build.viewpoint import seat_near
from widgets.render.example import example_frame
from widgets.render.html import Html, h
from widgets.render.narration import narration
from widgets.render.scene import Scene, example_scene
from widgets.render.sentences import BOUND, mark, title_of

PLAYS = DOCS / "plays"


@stops_the_build
def play(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The example that a fence names, all its steps worked out by the engine."""
    is_block(md, "torite-play")
    is_block(md, "details")
    path = PLAYS / source.strip()
    worked_out = scene_of(path)
    file = worked_out.file
    for key in set(options) - {"step", "near", "touch"}:
        raise Unbuildable(
            f"{place_of(source.strip())}: expected step, near or touch after play, found {key!r}"
        )
    scene = worked_out._replace(rules=rules_seen_from(page_of(md), file.game.name))
    step, last = options.get("step", "0"), len(scene.moments)
    if not step.isdecimal() or int(step) > last:
        raise Unbuildable(f"{path}:1: expected a step from 0 to {last}, found {step}")
    near = options.get("near", "")
    if near not in ("", *SEATS[: len(file.names)]):
        raise Unbuildable(f"{place_of(source.strip())}: expected a seat after near, found {near!r}")
    opened = scene._replace(at=int(step))
    seen = opened._replace(near=SEATS.index(near) if near else seat_near(opened))
    is_folded = Path(page_of(md)).stem not in UNFOLDED
    steps = page_of(md).removesuffix(".md")
    drawn = example(seen, source.strip(), steps, not is_folded, "touch" in options)
    return folded(seen, drawn) if is_folded else drawn


UNFOLDED = ("index", "same-four-cards")
"""A page that shows one example shows it open."""


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
    rules = rules_seen_from(page_of(md), name)
    return h(
        "ol",
        *[
            h(
                "li",
                f"{sentence_of(part.name)}{BOUND}",
                mark(GAMES[name], part.rule, rules),
            )
            for part in parts
            if part.row is asked
        ],
    )


def sentence_of(ruling: str) -> str:
    """A ruling is named by its sentence."""
    words = ruling.replace("_", " ")
    return f"{words[:1].upper()}{words[1:]}."


@cache
def scene_of(path: Path) -> Scene:
    """An example as the engine has worked it out, once for the page that shows it and for the lists that name it."""
    return example_scene(path.stem, load(path))


@cache
def load(path: Path) -> playfile.PlayFile:
    """A play file that can be read, is complete, and holds."""
    try:
        file = playfile.load(path.read_text(encoding="utf-8"))
        misses = replay.check(file)
    except (OSError, UnicodeDecodeError) as fault:
        raise Unbuildable(f"{path}:1: expected a play file, found this: {fault}") from None
    except playfile.Faulty as fault:
        found = " ".join(sentence for _, sentence in fault.faults)
        raise Unbuildable(
            f"{path}:{fault.faults[0][0]}: expected a play file, found a fault: {found}"
        ) from None
    if misses:
        raise Unbuildable("\n".join(f"{path}:{miss}" for miss in misses))
    return file


HAND = 'class="hand-holder"'


def example(scene: Scene, source: str, steps: str, is_drawn: bool, is_touched: bool = False) -> Html:
    """The frame it opens at, the other steps as templates, the buttons, and all of it in words where no script runs.

    When all pages are written, the templates go into a file of their own (tools/steps.py): `steps` names it.
    """
    frames = {at: example_frame(scene._replace(at=at)) for at in range(len(scene.moments) + 1)}
    is_bare = not any(HAND in frame for frame in frames.values())
    first = frames.pop(scene.at) if is_drawn else None
    return h(
        "torite-play",
        heading(scene),
        h("div", first, class_="widget-frame"),
        *room(words(scene._replace(at=at)) for at in range(len(scene.moments) + 1)),
        h("div", stepping(), trying(), onward(scene) if is_touched else None, class_="stepping-row"),
        *[h("template", other, data_at=at) for at, other in frames.items()],
        *(touches(scene, source) if is_touched else ()),
        h("p", class_="widget-told", role="status"),
        h("noscript", transcript(scene)),
        id=scene.name,
        class_="example-bare" if is_bare else None,
        role="group",
        aria_label=f"Example: {scene.file.title}",
        data_at=scene.at,
        data_game=scene.file.game.name,
        data_last=len(scene.moments),
        data_near=scene.near,
        data_source=source,
        data_steps=steps,
        data_rules=scene.rules,
        data_search_exclude=True,
    )


def words(scene: Scene) -> tuple[str, ...]:
    """What is said at a step, as wide as it is."""
    return tuple([f"{said.points}{said.text}{' §' if said.rule else ''}" for said in narration(scene)])


def heading(scene: Scene) -> Html:
    title = h("strong", scene.file.title, class_="widget-title")
    return h("p", title, " ", h("span", setup(scene)), class_="widget-what")


def setup(scene: Scene) -> str:
    """`Iroha ni Oedo, 4 players`; `Tezuma 2015, 3 players, beginner`"""
    file = scene.file
    title = f"{file.game.title} {file.setup.edition.title()}".strip()
    return ", ".join((title, plural(file.setup.players, "player"), *file.setup.options))


BUTTONS = (
    ("first", "First step"),
    ("back", "One step back"),
    ("forward", "One step forward"),
    ("last", "Last step"),
)


def stepping() -> Html:
    buttons = [button(*words) for words in BUTTONS]
    return h("div", *buttons, class_="stepping-controls", role="group", aria_label="Steps")


def button(name: str, label: str) -> Html:
    return h("button", type="button", data_go=name, aria_label=label, title=label)


# Shown where scripts run; all but the first once the engine listens.
TRYING = (("wake", "Try it here"), ("undo", "Undo"), ("redo", "Redo"), ("home", "Back to the example"))


def trying() -> Html:
    return h("div", *[try_button(*words) for words in TRYING], class_="stepping-trying")


def try_button(name: str, label: str) -> Html:
    return h("button", label, type="button", data_live=name)


def onward(scene: Scene) -> Html:
    """Where a trick that was touched is over: there is no more of it, but a whole game."""
    play = h("a", "Play a whole game", href=play_page(scene), class_="widget-act")
    return h("div", play, class_="stepping-onward")


def play_page(scene: Scene) -> str:
    return scene.rules.removesuffix("rules/") + "play/"


@stops_the_build
def match_fence(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The place where a game is played: what is asked before a table is opened; the rest comes from the engine."""
    is_block(md, "torite-table")
    name = source.strip()
    if name not in GAMES or options:
        raise Unbuildable(
            f"{place_of(name)}: expected a game and nothing after table, found {name!r} {options}"
        )
    game, rules = GAMES[name], rules_seen_from(page_of(md), name)
    return h(
        "torite-table",
        h("div", class_="lobby-tables", hidden=True),
        lobby(game, rules),
        h("div", coming(game), class_="widget-frame", hidden=True),
        h("script", Html(SENT_TABLE)),
        h("p", class_="widget-told", role="status"),
        id="table",
        role="group",
        aria_label=f"Play {game.title}",
        data_game=name,
        data_title=game.title,
        data_without="Back",
        data_rules=rules,
        data_search_exclude=True,
    )


def coming(game: Game) -> Html:
    """The felt before the engine has laid out what a link brings."""
    said = h("p", f"A table of {game.title} that was sent to you is being laid out.")
    return h("div", said, class_="felt coming")


SENT_TABLE = "if (/^#t\\d+\\.[\\w-]*(~\\d+)?$/.test(location.hash)) document.currentScript.previousSibling.hidden = false"
"""Before the page's own script has come: an address that carries a table shows its felt at once."""


def lobby(game: Game, rules: str) -> Html:
    """What is asked before a table is opened; options that do not fit the answers are hidden, here and by the page."""
    usual = 4 if 4 in game.players else game.players[0]
    chosen = {f"{usual} players", *game.editions[:1]}
    players = [chooser("players", str(count), str(count), count == usual) for count in game.players]
    editions = [
        chooser("edition", name, f"{game.title} {name.title()}", name == game.editions[0])
        for name in game.editions
    ]
    variants = [option for option in game.options if not option.name.startswith(ALT)]
    readings = [option for option in game.options if option.name.startswith(ALT)]
    return h(
        "form",
        h("fieldset", h("legend", "Which edition?"), *editions) if editions else None,
        h("fieldset", h("legend", "How many play, you included?"), *players),
        offered("fieldset", h("legend", "Variants"), game, variants, chosen, rules),
        offered("details", h("summary", "House rules"), game, readings, chosen, rules, OPEN),
        h("button", "Deal the cards", type="submit", class_="widget-act"),
        h("p", class_="lobby-progress"),
        h("p", class_="lobby-offline", role="status"),
        class_="lobby",
        autocomplete="off",
    )


def offered(
    tag: str, title: Html, game: Game, options: list[Option], chosen: set[str], rules: str, told: str = ""
) -> Html | None:
    if not options:
        return None
    hidden = not any(fits(option, chosen) for option in options)
    boxes = [variant(game, option, fits(option, chosen), rules) for option in options]
    return h(tag, title, h("p", told) if told else None, *boxes, class_="lobby-options", hidden=hidden)


OPEN = "Where the rulebook is open, we play our own reading. Tick what your table plays instead."


def fits(option: Option, chosen: set[str]) -> bool:
    """Does a setup with these parts have what an option needs? The page asks the same after every change."""
    return all((need.removeprefix("not ") in chosen) != need.startswith("not ") for need in option.needs)


ALT = "alt "


def chooser(name: str, value: str, words: str, checked: bool) -> Html:
    return h("label", h("input", type="radio", name=name, value=value, checked=checked), f" {words}")


def variant(game: Game, option: Option, is_fit: bool, rules: str) -> Html:
    """What players may agree on besides: what a tick does, and the rule."""
    title = option.does or title_of(game, option.slug)
    needs = ",".join(option.needs) or None
    box = h("input", type="checkbox", name="option", value=option.name, data_needs=needs, disabled=not is_fit)
    return h("p", h("label", box, f" {title}"), BOUND, mark(game, option.slug, rules), hidden=not is_fit)
