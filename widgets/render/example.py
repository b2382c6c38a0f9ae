"""An example at a step, as HTML. The build and the live page use this same function."""

from engine.cards import HIDDEN, Cards, write_card
from engine.kernel import Action
from engine.speech import YOU
from engine.text import SEATS, TABLE
from engine.view import Hand, View
from widgets.render import board, card_html
from widgets.render.action_names import capitalised, verb_name
from widgets.render.html import Child, Html, h
from widgets.render.offers import Choice, Offer, Way, offer, picked_actions, table_hand
from widgets.render.rule_address import address
from widgets.render.scene import Said, Scene, named, narration, owner, table_action


def example_frame(scene: Scene) -> Html:
    """The frame of a step: the table, what is said, the hands that are to play, ways out."""
    told = narration(scene)
    words = h("div", said(scene, told), hands(scene), acts(scene), ways_out(scene, told))
    return Html(count(scene) + drawn_table(scene) + words)


def count(scene: Scene) -> Html:
    where = f"step {scene.at} of {len(scene.moments)}" if scene.at else "the start"
    return h("p", where, class_="widget-count")


def drawn_table(scene: Scene, new: Cards | None = None) -> Html:
    file, moment, shown = scene.file, scene.moment, shown_view(scene)
    if moment is None:
        return board.draw(file, shown, file.game.standings(file.start))
    if not moment.verdict.legal:
        return board.draw(file, shown, file.game.standings(moment.before))
    cards = file.game.deed(moment.action).cards if new is None else new
    return board.draw(file, shown, moment.standings, cards, "is-tried" if scene.is_try else "")


def shown_view(scene: Scene) -> View:
    """What lies on the table at this step."""
    moment = scene.moment
    if moment is None:
        return scene.view(scene.file.start)
    before, after = scene.view(moment.before), scene.view(moment.after)
    if not moment.verdict.legal:
        return before
    if not has_cards(after) and any(seat.captured for seat in before.seats):
        return counted(before, after)
    return after


def counted(before: View, after: View) -> View:
    """A deal before its cards are gathered in, with the points that it has brought."""
    seats = zip(before.seats, after.seats, strict=True)
    return before._replace(seats=tuple(seat._replace(points=later.points) for seat, later in seats))


def has_cards(view: View) -> bool:
    return bool(view.trick) or any(seat.hand or seat.captured for seat in view.seats)


def said(scene: Scene, told: tuple[Said, ...]) -> Html:
    """Read aloud as a whole whenever it changes."""
    return h(
        "div",
        *[sentence(scene, line, number == 0) for number, line in enumerate(told)],
        class_="widget-said",
        role="status",
        aria_atomic="true",
    )


def sentence(scene: Scene, told: Said, first: bool) -> Html:
    points = h("b", told.points, class_="widget-points") if told.points else None
    kind = "widget-headline" if first or not told.rule else None
    return h("p", points, " " if points else None, told.text, rule(scene, told), class_=kind)


def rule(scene: Scene, sentence: Said) -> Child:
    """The address of the rule that a sentence cites."""
    if not sentence.rule:
        return None
    return [" ", h("a", sentence.rule, href=address(scene.rules, sentence.rule), class_="rule")]


def hands(scene: Scene) -> Html:
    """The hand of everyone who is to act, each card with the engine's answer; or the hand that the next card comes from."""
    actors = [player for player in scene.file.game.actors(scene.next_state) if player != TABLE]
    if actors:
        return Html("".join(hand(scene, player) for player in actors))
    found = table_hand(scene)
    return holder(scene, found[0], Offer(found[1], ())) if found else Html()


def hand(scene: Scene, player: int) -> Html:
    return holder(scene, player, offer(scene, player))


def holder(scene: Scene, player: int, offered: Offer) -> Html:
    if not any(offered):
        return Html()
    cards = [option(scene, player, number, choice, offered) for number, choice in enumerate(offered.cards)]
    cards = cards or [h("li", card_html.card(scene.file, card)) for card in known_hand(scene, player)]
    order = scene.file.game.terms.get("a hand")
    following = f"Next: {scene.file.names[player]}{f', {order}' if order and cards else ''}"
    same = answer_to_all(offered.others)
    return h(
        "div",
        h("p", following, [". Each: ", same] if same else None, class_="hand-title"),
        h("ul", *cards, class_="hand", aria_label=whose_hand(scene, player)) if cards else None,
        other_ways(scene, player, offered.others) if offered.others else None,
        class_="hand-holder",
    )


def known_hand(scene: Scene, player: int) -> Cards:
    """The cards of a hand that its player knows; none where they lie face down, or open at the seat."""
    here = scene.views(scene.next_state, owner(scene.file, player)).seats[player]
    is_shown = any(isinstance(row.what, Hand) for row in here.rows)
    return () if is_shown or HIDDEN in here.hand else here.hand


def whose_hand(scene: Scene, player: int) -> str:
    name = scene.file.names[player]
    return "Your hand" if name == YOU else capitalised(name) if name.endswith("hand") else f"{name}'s hand"


def option(scene: Scene, player: int, number: int, choice: Choice, offered: Offer) -> Html:
    """A card of the hand: a tap tells why it may be played or not; where the engine listens, it is played."""
    is_first = choice.card not in [other.card for other in offered.cards[:number]]
    card = write_card(choice.card) if is_first and choice.card != HIDDEN else str(number)
    tip = f"{tips(scene, player)}.{card}"
    pressed = "true" if choice.picked else None
    button = card_button(scene, player, choice, popovertarget=tip, aria_pressed=pressed)
    return h("li", button, tip_of(scene, choice, tip))


def tips(scene: Scene, player: int) -> str:
    """What the names of a hand's tips begin with."""
    return f"{scene.name}.{scene.at}.{SEATS[player]}"


def tip_of(scene: Scene, choice: Choice, tip: str) -> Html:
    """The engine's answer in full; for each way, where there are several."""
    if len(choice.ways) < 2:
        return h("span", *in_full(scene, choice.said), id=tip, popover=True, class_="tip")
    ways = [one_way(scene, one) for one in choice.ways]
    return h("span", *ways, id=tip, popover=True, class_="tip")


def in_full(scene: Scene, said: tuple[Said, ...]) -> list[Html]:
    return [h("span", sentence.text, rule(scene, sentence)) for sentence in said]


def one_way(scene: Scene, one: Way) -> Html:
    """One of several ways to use a card; where the engine listens, a button does it."""
    name = capitalised(one.name)
    return h(
        "span",
        h("b", name, ": ", one.label, class_=f"hand-label {KINDS[one.legal]}"),
        *in_full(scene, one.said),
        h("button", name, type="button", class_=f"hand-do {KINDS[one.legal]}", data_send=f"do {one.line}"),
        class_="hand-way",
    )


def card_button(scene: Scene, player: int, choice: Choice, **attributes: str | None) -> Html:
    """A card with its answer in a few words; none where it is not time to act."""
    several = len(choice.ways) > 1
    return h(
        "button",
        card_html.card(scene.file, choice.card),
        h("span", choice.label, class_="hand-label"),
        h("small", f"{len(choice.ways)} ways", class_="hand-several") if several else None,
        type="button",
        class_=f"hand-option {KINDS[choice.legal] if choice.label else 'is-waiting'}",
        data_send=None if several else touch(player, choice),
        **attributes,
    )


def touch(player: int, choice: Choice) -> str:
    """What a touch sends: that the card is touched, or all of the one action that it takes part in."""
    plain = f"{SEATS[player]} {write_card(choice.card)}"
    return f"do {choice.ways[0].line}" if choice.ways and choice.ways[0].line != plain else f"tap {plain}"


KINDS = {True: "is-legal", False: "is-illegal", None: "is-unknown"}
FEW = 9
"""More pairs of cards than these are shown when they are asked for."""


def other_ways(scene: Scene, player: int, others: tuple[Way, ...]) -> Html:
    """What can be done without a card, or with several: a button each; those with the same answer share its words."""
    same = answer_to_all(others) is not None
    said: dict[tuple[Said, ...], str] = {}
    buttons = []
    for one in others:
        tip = None
        if one.said not in said:
            said[one.said] = f"{tips(scene, player)}.way-{len(said) + 1}"
            tip = h("span", *in_full(scene, one.said), id=said[one.said], popover=True, class_="tip")
        buttons.append(h("li", way_button(one, said[one.said], same), tip))
    listed = h(
        "ul", *buttons, class_="hand-ways", aria_label=f"{capitalised(scene.file.names[player])}: ways to act"
    )
    pairs = sum(one.cards > 1 for one in others)
    if pairs > FEW:
        return h("details", h("summary", f"{pairs} ways with several cards"), listed)
    return listed


def answer_to_all(others: tuple[Way, ...]) -> Html | None:
    """Where many ways have the same answer, it is told once."""
    if len(others) < 3 or len({(one.legal, one.label) for one in others}) > 1:
        return None
    return h("span", others[0].label, class_=f"hand-label {KINDS[others[0].legal]}")


def way_button(one: Way, tip: str, is_bare: bool) -> Html:
    return h(
        "button",
        capitalised(one.name),
        None if is_bare else h("span", one.label, class_="hand-label"),
        type="button",
        class_=f"hand-option hand-way {KINDS[one.legal]}",
        data_send=f"do {one.line}",
        popovertarget=tip,
    )


def acts(scene: Scene) -> Html | None:
    """What can be done besides touching a card; shown where the engine listens."""
    game, state = scene.file.game, scene.next_state
    if game.actors(state) == (TABLE,):
        due = table_action(game, state)
        return act("table", verb_name(scene.file, due)) if due else None
    for action in picked_actions(scene):
        return act(
            f"do {game.write(action)}", f"{verb_name(scene.file, action)} {named(scene, scene.picked.cards)}"
        )
    if TABLE in game.actors(state):
        return h(
            "div", *[act_button(scene, action) for action in game.choices(state, TABLE)], class_="widget-acts"
        )
    return None


def act_button(scene: Scene, action: Action) -> Html:
    send = f"do {scene.file.game.write(action)}"
    return h("button", verb_name(scene.file, action), type="button", class_="widget-act", data_send=send)


def act(message: str, label: str) -> Html:
    return h(
        "div", h("button", label, type="button", class_="widget-act", data_send=message), class_="widget-acts"
    )


def ways_out(scene: Scene, told: tuple[Said, ...]) -> Html:
    """The address of this very step, and a way to say that it is wrong."""
    here = f"{scene.name}.{scene.at}{scene.moves}"
    return h(
        "p",
        h("a", "Link to this step", href=f"#{here}", class_="example-here"),
        h("button", "Is this wrong?", type="button", class_="example-wrong", data_report=report(scene, told)),
        class_="example-ways-out",
    )


def report(scene: Scene, told: tuple[Said, ...]) -> str:
    """What a reader sends who finds a step wrong; the page adds the address."""
    cited = sorted({line.rule for line in told if line.rule})
    lines = (
        f"{scene.file.game.title}: {scene.file.title or 'a table'}, step {scene.at}",
        *(line.text for line in told),
        f"Rules cited: {', '.join(cited) or 'none'}",
    )
    return "\n".join(lines)
