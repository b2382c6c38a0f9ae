"""An example at a step, as HTML. The build and the live page use this same function."""

from engine.cards import Cards
from engine.text import SEATS, TABLE
from engine.view import View
from engine.words import YOU
from widgets import draw
from widgets.html import Child, Html, h
from widgets.model import Choice, Model, Said, choices, narration


def render(model: Model) -> Html:
    """The frame of a step: the table, what is said, the hands that are to play, ways out."""
    told = narration(model)
    words = h("div", said(model, told), hands(model), ways_out(model, told), class_="words")
    return Html(count(model) + drawn_table(model) + words)


def count(model: Model) -> Html:
    where = f"step {model.at} of {len(model.moments)}" if model.at else "the start"
    return h("p", where, class_="count")


def drawn_table(model: Model) -> Html:
    game, moment = model.file.game, model.moment
    names = model.file.names
    if moment is None:
        start = model.file.start
        return draw.table(game, game.view(start), names, game.standings(start))
    if not moment.verdict.legal:
        return draw.table(game, game.view(moment.before), names, game.standings(moment.before))
    shown, before = game.view(moment.after), game.view(moment.before)
    if not has_cards(shown) and any(seat.captured for seat in before.seats):
        shown = before  # what was counted, before it is gathered in
    cards: Cards = getattr(moment.action, "cards", ())
    return draw.table(game, shown, names, moment.standings, cards, "tried" if model.is_try else "")


def has_cards(view: View) -> bool:
    return bool(view.trick) or any(seat.hand or seat.captured for seat in view.seats)


def said(model: Model, told: tuple[Said, ...]) -> Html:
    """Read aloud as a whole whenever it changes."""
    return h(
        "div",
        *[sentence(model, line, number == 0) for number, line in enumerate(told)],
        class_="said",
        role="status",
        aria_atomic="true",
    )


def sentence(model: Model, told: Said, first: bool) -> Html:
    points = h("b", told.points, class_="points") if told.points else None
    kind = "headline" if first or not told.rule else None
    return h("p", points, " " if points else None, told.text, rule(model, told), class_=kind)


def rule(model: Model, sentence: Said) -> Child:
    """The address of the rule that a sentence cites."""
    if not sentence.rule:
        return None
    return [" ", h("a", sentence.rule, href=f"{model.rules}#{sentence.rule}", class_="rule")]


def hands(model: Model) -> Html:
    """The hand of everyone who is to act, each card with the engine's answer."""
    state = model.next_state
    actors = [player for player in model.file.game.actors(state) if player != TABLE]
    return Html("".join(hand(model, player) for player in actors))


def hand(model: Model, player: int) -> Html:
    found = choices(model, player)
    if not found:
        return Html()
    name = model.file.names[player]
    owner = "Your" if name == YOU else f"{name}'s"
    cards = [option(model, player, number, choice) for number, choice in enumerate(found)]
    return h(
        "div",
        h("p", f"Next: {name}", class_="holding"),
        h("ul", *cards, class_="hand", aria_label=f"{owner} hand"),
        class_="holder",
    )


def option(model: Model, player: int, number: int, choice: Choice) -> Html:
    """A card of the hand: a tap tells why it may be played or not."""
    tip = f"{model.name}.{model.at}.{SEATS[player]}{number}"
    sentences = [h("span", sentence.text, rule(model, sentence)) for sentence in choice.said]
    return h(
        "li",
        h(
            "button",
            draw.card(model.file.game, choice.card),
            h("span", choice.label, class_="label"),
            type="button",
            class_=f"option {KINDS[choice.legal]}",
            popovertarget=tip,
        ),
        h("span", *sentences, id=tip, popover=True, class_="tip"),
    )


KINDS = {True: "legal", False: "illegal", None: "unknown"}


def ways_out(model: Model, told: tuple[Said, ...]) -> Html:
    """The address of this very step, and a way to say that it is wrong."""
    here = f"{model.name}.{model.at}"
    return h(
        "p",
        h("a", "Link to this step", href=f"#{here}", class_="here"),
        h("button", "Is this wrong?", type="button", class_="wrong", data_report=report(model, told)),
        class_="ways-out",
    )


def report(model: Model, told: tuple[Said, ...]) -> str:
    """What a reader sends who finds a step wrong; the page adds the address."""
    cited = sorted({line.rule for line in told if line.rule})
    lines = (
        f"{model.file.game.title}: {model.file.title}, step {model.at}",
        *(line.text for line in told),
        f"Rules cited: {', '.join(cited) or 'none'}",
    )
    return "\n".join(lines)
