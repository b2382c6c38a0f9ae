"""An example at a step, as HTML. The build and the live page use this same function."""

from engine.cards import HIDDEN, Cards, write_card
from engine.kernel import Action
from engine.text import SEATS, TABLE, split_action
from engine.view import View
from engine.words import YOU
from widgets import board, draw
from widgets.html import Child, Html, h
from widgets.model import Choice, Model, Said, choices, named, narration, table_action
from widgets.places import address


def render(model: Model) -> Html:
    """The frame of a step: the table, what is said, the hands that are to play, ways out."""
    told = narration(model)
    words = h("div", said(model, told), hands(model), acts(model), ways_out(model, told), class_="words")
    return Html(count(model) + drawn_table(model) + words)


def count(model: Model) -> Html:
    where = f"step {model.at} of {len(model.moments)}" if model.at else "the start"
    return h("p", where, class_="count")


def drawn_table(model: Model, new: Cards | None = None) -> Html:
    file, moment, shown = model.file, model.moment, shown_view(model)
    if moment is None:
        return board.table(file, shown, file.game.standings(file.start))
    if not moment.verdict.legal:
        return board.table(file, shown, file.game.standings(moment.before))
    cards: Cards = getattr(moment.action, "cards", ()) if new is None else new
    return board.table(file, shown, moment.standings, cards, "tried" if model.is_try else "")


def shown_view(model: Model) -> View:
    """What lies on the table at this step."""
    moment = model.moment
    if moment is None:
        return model.view(model.file.start)
    before, after = model.view(moment.before), model.view(moment.after)
    if not moment.verdict.legal or (not has_cards(after) and any(seat.captured for seat in before.seats)):
        return before  # of what was counted: before it is gathered in
    return after


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
    return [" ", h("a", sentence.rule, href=address(model.rules, sentence.rule), class_="rule")]


def hands(model: Model) -> Html:
    """The hand of everyone who is to act, each card with the engine's answer."""
    state = model.next_state
    actors = [player for player in model.file.game.actors(state) if player != TABLE]
    return Html("".join(hand(model, player) for player in actors))


def hand(model: Model, player: int) -> Html:
    found = choices(model, player)
    if not found:
        return Html()
    cards = [option(model, player, number, choice) for number, choice in enumerate(found)]
    return h(
        "div",
        h("p", f"Next: {model.file.names[player]}", class_="holding"),
        h("ul", *cards, class_="hand", aria_label=whose_hand(model, player)),
        class_="holder",
    )


def whose_hand(model: Model, player: int) -> str:
    name = model.file.names[player]
    return "Your hand" if name == YOU else f"{name}'s hand"


def option(model: Model, player: int, number: int, choice: Choice) -> Html:
    """A card of the hand: a tap tells why it may be played or not; where the engine listens, it is played."""
    card = str(number) if choice.card == HIDDEN else write_card(choice.card)
    tip = f"{model.name}.{model.at}.{SEATS[player]}.{card}"
    sentences = [h("span", sentence.text, rule(model, sentence)) for sentence in choice.said]
    pressed = "true" if choice.picked else None
    button = card_button(model, player, choice, popovertarget=tip, aria_pressed=pressed)
    return h("li", button, h("span", *sentences, id=tip, popover=True, class_="tip"))


def card_button(model: Model, player: int, choice: Choice, **attributes: str | None) -> Html:
    """A card with its answer in a few words; none where it is not time to act."""
    return h(
        "button",
        draw.card(model.file, choice.card),
        h("span", choice.label, class_="label"),
        type="button",
        class_=f"option {KINDS[choice.legal] if choice.label else 'waiting'}",
        data_send=f"tap {SEATS[player]} {write_card(choice.card)}",
        **attributes,
    )


KINDS = {True: "legal", False: "illegal", None: "unknown"}


def acts(model: Model) -> Html | None:
    """What can be done besides touching a card; shown where the engine listens."""
    game, state = model.file.game, model.next_state
    if game.actors(state) == (TABLE,):
        due = table_action(game, state)
        return act("table", deed(model, due)) if due else None
    for action in picked_actions(model):
        return act(f"do {game.write(action)}", f"{deed(model, action)} {named(model, model.picked.cards)}")
    return None


def act(message: str, label: str) -> Html:
    return h("div", h("button", label, type="button", class_="act", data_send=message), class_="acts")


def deed(model: Model, action: Action) -> str:
    """What an action does, as a word to stand on a button."""
    game = model.file.game
    verb = split_action(game.write(action), len(model.file.names)).verb
    if game.actor(action) == TABLE:
        verb = game.terms.get(verb, verb)
    return verb.capitalize() or "Play"


def picked_actions(model: Model) -> list[Action]:
    """The legal actions that take just the cards that are picked."""
    player, cards = model.picked
    game, state = model.file.game, model.next_state
    return [
        action
        for action in (game.choices(state, player) if cards else ())
        if sorted(action.cards) == sorted(cards) and game.judge(state, action).legal
    ]


def ways_out(model: Model, told: tuple[Said, ...]) -> Html:
    """The address of this very step, and a way to say that it is wrong."""
    here = f"{model.name}.{model.at}{model.moves}"
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
        f"{model.file.game.title}: {model.file.title or 'a table'}, step {model.at}",
        *(line.text for line in told),
        f"Rules cited: {', '.join(cited) or 'none'}",
    )
    return "\n".join(lines)
