"""A first deal, guided: at each stop the reader makes the move, and a wrong one is answered. Used by MkDocs alone."""

from itertools import pairwise
from typing import Any, NamedTuple

from engine.cards import write_card
from engine.kernel import Action
from engine.playfile import TRY, PlayFile
from engine.replay import Moment
from engine.text import SEATS, TABLE
from widgets.build.fences import PLAYS, heading, load, play_page
from widgets.build.page import Unbuildable, is_block, page_of, place_of, rules_seen_from, stops_the_build
from widgets.render.action_names import action_phrase, capitalised
from widgets.render.card_html import card
from widgets.render.example import drawn_table
from widgets.render.hands import hand, hand_row, piece_touches
from widgets.render.html import Child, Html, h
from widgets.render.narration import narration
from widgets.render.news import happened, news
from widgets.render.scene import Said, Scene, example_scene
from widgets.render.sentences import sentence

YOU_SIT = 0


class Stop(NamedTuple):
    """A step of the play file, and what is said and asked there."""

    step: int
    words: str
    otherwise: str = ""
    """Why this deal goes another way than a move that is allowed, too."""


@stops_the_build
def guide(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """A play file, then a line a stop: its step and what is said there; after `but`, what is said to another move that is allowed."""
    is_block(md, "torite-guide")
    name, *lines = source.strip().splitlines()
    file = load(PLAYS / name)
    rules = rules_seen_from(page_of(md), file.game.name)
    scene = example_scene((PLAYS / name).stem, file, rules=rules)._replace(viewer=YOU_SIT)
    stops = all_stops(name, lines, len(scene.moments))
    check(scene, stops, name)
    frames = [frame(scene, stops, number) for number in range(len(stops))]
    return h(
        "torite-guide",
        heading(scene),
        h("div", frames[0], class_="widget-frame"),
        h("div", class_="widget-told", role="status", data_part="answer"),
        h(
            "div",
            h("button", "Back", type="button", data_go="back"),
            h("button", "Skip ahead" if move(scene, stops[0].step) else "Go on", type="button", data_go="on"),
            h("a", "Play a whole game", href=play_page(scene), class_="guide-play"),
            class_="guide-walk stepping-row",
        ),
        *[h("template", drawn, data_at=at) for at, drawn in enumerate(frames) if at],
        *[passing(scene, stops, number, step) for number, step in on_the_way(scene, stops)],
        h("noscript", transcript(scene, stops)),
        id=scene.name,
        role="group",
        aria_label=f"A guided deal: {file.title}",
        data_game=file.game.name,
        data_search_exclude=True,
    )


def stop(name: str, line: str, last: int) -> Stop:
    step, _, words = line.strip().partition(" ")
    if not step.isdecimal() or int(step) > last or not words:
        raise Unbuildable(
            f"{place_of(line.strip())}: expected a step from 0 to {last} of {name} and words, found {line!r}"
        )
    return Stop(int(step), words.strip())


def all_stops(name: str, lines: list[str], last: int) -> list[Stop]:
    found: list[Stop] = []
    for line in filter(str.strip, lines):
        word, _, words = line.strip().partition(" ")
        if word == "but" and found:
            found[-1] = found[-1]._replace(otherwise=words)
        else:
            found.append(stop(name, line, last))
    return found


def check(scene: Scene, stops: list[Stop], name: str) -> None:
    """Every move of the reader's is asked for; where another one is allowed, it is told why this one."""
    steps, write = [one.step for one in stops], scene.file.game.write
    if steps != sorted(set(steps)) or not stops:
        raise Unbuildable(f"{place_of(name)}: expected stops in order, found {steps}")
    for step in range(steps[0], len(scene.moments)):
        if step not in steps and move(scene, step):
            later = next((one for one in stops if one.step > step), stops[-1])
            line = write(scene.moments[step].action)
            raise Unbuildable(
                f"{place_of(later.words)}: expected a stop at step {step}, for the reader's move: {line}"
            )
    for one in stops:
        also = [write(action) for action in others(scene, one.step)]
        if bool(one.otherwise) != bool(also):
            found = ", ".join(also) or "no other move"
            raise Unbuildable(
                f"{place_of(one.words)}: expected `but` where other moves are allowed, found {found}"
            )


def frame(scene: Scene, stops: list[Stop], number: int) -> Html:
    at = scene._replace(at=stops[number].step)
    mine = move(scene, at.at)
    asked = h("p", stops[number].words, class_="guide-ask")
    held = h(
        "div",
        own_hand(at, mine is not None),
        class_="example-hands",
        data_part="hand",
        data_right=mine and touches(scene.file, mine.action),
        data_otherwise=stops[number].otherwise or None,
        data_played=mine and capitalised(action_phrase(scene.file, mine.action)),
    )
    return Html(
        h("p", f"{number + 1} of {len(stops)}", class_="widget-count")
        + drawn_table(at, touch=piece_touches(at) if mine else None)
        + h(
            "div",
            asked,
            before(scene, stops, number),
            class_="widget-said",
            role="status",
            data_part="prompt",
            tabindex=0,  # longer words scroll, by keyboard too
        )
        + held
    )


def on_the_way(scene: Scene, stops: list[Stop]) -> list[tuple[int, int]]:
    """The steps that lead to each stop; what is only tried leads nowhere."""
    return [
        (number, step)
        for number, (last, one) in enumerate(pairwise(stops), 1)
        for step in range(last.step + 1, one.step)
        if scene.moments[step - 1].step.kind != TRY
    ]


def passing(scene: Scene, stops: list[Stop], number: int, step: int) -> Html:
    """What is seen on the way to a stop: nothing is asked. A full trick rests before it is taken."""
    at = scene._replace(at=step)
    is_full = scene.file.game.deed(scene.moments[step].action).verb == "collect"
    return h(
        "template",
        h("p", f"{number + 1} of {len(stops)}", class_="widget-count"),
        drawn_table(at),
        h(
            "div",
            h("p", next(news(at)).text, class_="guide-ask"),
            class_="widget-said",
            role="status",
            data_part="prompt",
            tabindex=0,
        ),
        h("div", own_hand(at, False), class_="example-hands", data_part="hand"),
        data_before=number,
        data_rests=is_full,
    )


def before(scene: Scene, stops: list[Stop], number: int) -> list[Child]:
    """What happened since the stop before, with its rules, for whoever asks."""
    at, name = scene._replace(at=stops[number].step), f"{scene.name}.{number}.before"
    told = [sentence(at, said, False) for said in since_the_last(scene, stops, number)]
    if not number or not told:
        return []
    button = h("button", "What happened", type="button", popovertarget=name, class_="guide-before")
    return [button, h("div", *told, id=name, popover=True, class_="tip")]


def own_hand(scene: Scene, is_mine: bool) -> Html:
    """Always in sight; where a card is to be played, with the engine's answer to a touch of each."""
    found = hand(scene, YOU_SIT) if is_mine else Html()
    cards = scene.view(scene.next_state).seats[YOU_SIT].hand
    if found or not cards:
        return found
    return hand_row([h("li", card(scene.file, shown)) for shown in cards], (), "Your hand")


def since_the_last(scene: Scene, stops: list[Stop], number: int) -> list[Said]:
    """What You may know of everything between two stops."""
    here = stops[number].step
    before = stops[number - 1].step if number else here
    return list(happened(scene._replace(at=here, moments=scene.moments[:here]), before))


def move(scene: Scene, step: int) -> Moment | None:
    """What the reader is to do at a step: the file's next line, where it is the reader's own."""
    if step == len(scene.moments):
        return None
    following, game = scene.moments[step], scene.file.game
    seat = game.deed(following.action).actor
    is_mine = seat != TABLE and game.seats(scene.file.setup)[seat] == YOU_SIT
    return following if is_mine else None


def others(scene: Scene, step: int) -> list[Action]:
    """The other moves that are allowed where the reader is to move."""
    mine, game = move(scene, step), scene.file.game
    if mine is None:
        return []
    offered = game.choices(mine.before, game.deed(mine.action).actor)
    return [one for one in offered if one != mine.action and game.judge(mine.before, one).legal]


def touches(file: PlayFile, action: Action) -> str:
    """What the reader touches for an action: each of the cards that go together, or what does all of it."""
    cards = file.game.deed(action).cards
    if len(cards) < 2 or file.game.deed(action).ability:
        return file.game.write(action)
    return " ~ ".join(f"{SEATS[file.game.deed(action).actor]} {write_card(card)}" for card in cards)


def transcript(scene: Scene, stops: list[Stop]) -> Html:
    """Where no script runs: what happened, what is asked, and the move that answers it."""
    return h("ol", *[line(scene, stops, number) for number in range(len(stops))], class_="widget-transcript")


def line(scene: Scene, stops: list[Stop], number: int) -> Html:
    told = [f"{said.text} " for said in since_the_last(scene, stops, number)]
    here = stops[number]
    answer = f" {narration(scene._replace(at=here.step + 1))[0].text}" if move(scene, here.step) else None
    return h("li", *told, here.words, answer)
