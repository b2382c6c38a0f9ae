"""A first deal, guided: at each stop the reader makes the move, and a wrong one is answered. Used by MkDocs alone."""

from typing import Any, NamedTuple

from engine.cards import write_card
from engine.kernel import Action, Game
from engine.plays import Moment
from engine.text import SEATS, TABLE, split_action
from engine.words import suit_name
from widgets.draw import card
from widgets.fence import PLAYS, load, setup
from widgets.html import Html, h
from widgets.model import PHRASES, Model, Said, model_of, named, narration, phrase, spoken
from widgets.render import drawn_table, hand, rule, sentence
from widgets.table import happened
from widgets.unbuildable import Unbuildable, page_of, place_of, rules_seen_from, stops_the_build

YOU_SIT = 0


class Stop(NamedTuple):
    """A step of the play file, and what is said and asked there."""

    step: int
    words: str


@stops_the_build
def guide(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """A play file, then a line a stop: its step and what is said there."""
    if "torite-guide" not in md.block_level_elements:
        md.block_level_elements.append("torite-guide")
    name, *lines = source.strip().splitlines()
    file = load(PLAYS / name)
    rules = rules_seen_from(page_of(md), file.game.name)
    model = model_of((PLAYS / name).stem, file, rules=rules)._replace(viewer=YOU_SIT)
    stops = [stop(name, line, len(model.moments)) for line in lines if line.strip()]
    if [one.step for one in stops] != sorted({one.step for one in stops}) or not stops:
        raise Unbuildable(f"{place_of(name)}: expected stops in order, found {[one.step for one in stops]}")
    frames = [frame(model, stops, number) for number in range(len(stops))]
    return h(
        "torite-guide",
        h("p", h("strong", file.title, class_="title"), " ", h("span", setup(model)), class_="what"),
        h(
            "div",
            *[h("button", *words, type="button", data_go=go) for go, words in BUTTONS],
            class_="walk",
        ),
        h("div", frames[0], class_="frame"),
        *[h("template", drawn, data_at=at) for at, drawn in enumerate(frames) if at],
        h("p", class_="told", role="status"),
        h("noscript", transcript(model, stops)),
        id=model.name,
        role="group",
        aria_label=f"A guided deal: {file.title}",
        data_search_exclude=True,
    )


BUTTONS = (("back", ("Back",)), ("on", ("Skip ahead",)))


def stop(name: str, line: str, last: int) -> Stop:
    step, _, words = line.strip().partition(" ")
    if not step.isdecimal() or int(step) > last or not words:
        raise Unbuildable(
            f"{place_of(line.strip())}: expected a step from 0 to {last} of {name} and words, found {line!r}"
        )
    return Stop(int(step), words.strip())


def frame(model: Model, stops: list[Stop], number: int) -> Html:
    at = model._replace(at=stops[number].step)
    mine = move(model, stops[number])
    told = [sentence(at, said, False) for said in since_the_last(model, stops, number)]
    words = h(
        "div",
        h("div", *told, h("p", stops[number].words, class_="ask"), class_="said", role="status"),
        own_hand(at, mine is not None),
        deeds(at) if mine else None,
        class_="words",
        data_right=mine and touches(model.file.game, mine.action),
    )
    return Html(h("p", f"{number + 1} of {len(stops)}", class_="count") + drawn_table(at) + words)


def own_hand(model: Model, is_mine: bool) -> Html:
    """Always in sight: with the engine's answers where a card is to be played."""
    found = hand(model, YOU_SIT) if is_mine else Html()
    cards = model.view(model.next_state).seats[YOU_SIT].hand
    if found or not cards:
        return found
    drawn = [h("li", card(model.file, shown)) for shown in cards]
    name = h("p", "Your hand", class_="holding")
    return h("div", name, h("ul", *drawn, class_="hand", aria_label="Your hand"), class_="holder")


def since_the_last(model: Model, stops: list[Stop], number: int) -> list[Said]:
    """What You may know of everything between two stops."""
    here = stops[number].step
    before = stops[number - 1].step if number else here
    return list(happened(model._replace(at=here, moments=model.moments[:here]), before))


def move(model: Model, here: Stop) -> Moment | None:
    """What the reader is to do at a stop: the file's next line, where it is the reader's own."""
    if here.step == len(model.moments):
        return None
    following, game = model.moments[here.step], model.file.game
    seat = game.actor(following.action)
    is_mine = seat != TABLE and game.seats(model.file.setup)[seat] == YOU_SIT
    return following if is_mine else None


def touches(game: Game, action: Action) -> str:
    """What the reader touches for an action: its cards, or a button that does all of it."""
    cards = getattr(action, "cards", ())
    if not cards or is_deed(action):
        return game.write(action)
    return " ~ ".join(f"{SEATS[game.actor(action)]} {write_card(card)}" for card in cards)


def is_deed(action: Action) -> bool:
    """More than cards of the hand that are touched: an ability, or something taken."""
    return not getattr(action, "cards", ()) or bool(getattr(action, "ability", ""))


def deeds(model: Model) -> Html | None:
    """What may be done besides touching cards, a button each; touched, it tells why it may be done."""
    game, state = model.file.game, model.next_state
    found = [action for action in game.choices(state, YOU_SIT) if is_deed(action)]
    buttons = [deed(model, action) for action in found if game.judge(state, action).legal]
    return h("div", *buttons, class_="acts") if buttons else None


def deed(model: Model, action: Action) -> Html:
    game = model.file.game
    written = game.write(action)
    tip = f"{model.name}.{model.at}.{'.'.join(written.split())}"
    told = [spoken(model, because) for because in game.judge(model.next_state, action).because]
    button = h(
        "button",
        deed_words(model, action),
        type="button",
        class_="act legal",
        data_send=f"do {written}",
        popovertarget=tip,
    )
    sentences = [h("span", said.text, rule(model, said)) for said in told]
    return Html(button + " " + h("span", *sentences, id=tip, popover=True, class_="tip"))


def deed_words(model: Model, action: Action) -> str:
    """`Take Butterfly Dance`, `butterfly trump with Butterfly Dance`."""
    game = model.file.game
    words = split_action(game.write(action), len(model.file.names))
    if words.ability:
        cards = named(model, getattr(action, "cards", ()))
        ability = game.terms.get(words.ability, words.ability)
        return f"{cards} with {ability}" if cards else ability
    if words.verb in PHRASES and not getattr(action, "cards", ()):
        told = phrase(model, action)
        return f"{told[:1].upper()}{told[1:]}"
    said = [game.terms.get(word, suit_name(game, word)) for word in (words.verb, *words.args) if word]
    return " ".join(said).capitalize() if len(said) == 1 else f"{said[0].capitalize()} {' '.join(said[1:])}"


def transcript(model: Model, stops: list[Stop]) -> Html:
    """Where no script runs: what happened, what is asked, and the move that answers it."""
    return h("ol", *[line(model, stops, number) for number in range(len(stops))], class_="transcript")


def line(model: Model, stops: list[Stop], number: int) -> Html:
    told = [f"{said.text} " for said in since_the_last(model, stops, number)]
    here = stops[number]
    answer = f" {narration(model._replace(at=here.step + 1))[0].text}" if move(model, here) else None
    return h("li", *told, here.words, answer)
