"""The hands of those who are to act: each card, and each other way to act, with the engine's answer."""

from collections.abc import Container

from engine.cards import HIDDEN, Cards, write_card
from engine.playfile import PlayFile
from engine.speech import YOU
from engine.text import SEATS, TABLE
from engine.view import Hand
from widgets.render import card_html
from widgets.render.action_names import capitalised
from widgets.render.drawn import drawn_once
from widgets.render.html import Html, h
from widgets.render.offers import Choice, Offer, Way, offer, pieces_of, table_hand
from widgets.render.pieces import Touch
from widgets.render.scene import Said, Scene, owner
from widgets.render.sentences import in_full


def hands(scene: Scene) -> Html:
    """The hand of everyone who is to act, each card with the engine's answer; or the hand that the next card comes from."""
    count = len(scene.file.names)
    actors = [player for player in scene.file.game.actors(scene.next_state) if player != TABLE]
    actors.sort(key=lambda player: (player - scene.seated) % count)
    if actors:
        first, *others = actors
        folded = [(one, hand(scene, one, True)) for one in others]
        names = [fold(scene, one, held) for one, held in folded if held]
        return Html("".join((hand(scene, first), *names, *[held for _, held in folded])))
    found = table_hand(scene)
    return holder(scene, found[0], Offer(found[1], ())) if found else Html()


def hand(scene: Scene, player: int, is_folded: bool = False) -> Html:
    return holder(scene, player, offer(scene, player), is_folded)


def fold(scene: Scene, player: int, held: Html) -> Html:
    """Opens the hand of another, where there is no room for several."""
    name = (
        whose_hand(scene, player)
        if '<ul class="hand' in held
        else f"{capitalised(scene.file.names[player])}'s choice"
    )
    return h("button", name, type="button", popovertarget=sheet(scene, player), class_="hand-fold")


def sheet(scene: Scene, player: int) -> str:
    return f"{tips(scene, player)}.hand"


def holder(scene: Scene, player: int, offered: Offer, is_folded: bool = False) -> Html:
    if not any(offered):
        return Html()
    cards = [option(scene, player, number, choice, offered) for number, choice in enumerate(offered.cards)]
    cards = cards or [h("li", card_html.card(scene.file, card)) for card in known_hand(scene, player)]
    order = scene.file.game.terms.get("a hand")
    following = f"{who_follows(scene, player, bool(cards))}{f', {order}' if order and cards else ''}"
    same = answer_to_all(offered.others)
    is_said = scene.moment is None and scene.file.game.actors(scene.next_state) == (player,)
    title = h("p", following, [". Each: ", same] if same else None, class_="hand-title")
    return h(
        "div",
        None if is_said and not (same or order) else title,
        hand_row(cards, offered.cards, whose_hand(scene, player)) if cards else None,
        other_ways(scene, player, offered.others, set(pieces_of(scene, player).values()))
        if offered.others
        else None,
        class_="hand-holder",
        id=sheet(scene, player) if is_folded else None,
        popover=is_folded,
    )


def who_follows(scene: Scene, player: int, has_cards: bool) -> str:
    """`Ben chooses next, from this hand`; where nobody chooses, `The next card comes from Ben's hand`."""
    if player not in scene.file.game.actors(scene.next_state):
        return f"The next card comes from {whose_hand(scene, player).replace('Your', 'your')}"
    name = scene.file.names[player]
    chooses = "You choose" if name == YOU else f"{name} chooses"
    return f"{chooses} next{', from this hand' if has_cards else ''}"


def hand_row(cards: list[Html], choices: tuple[Choice, ...], name: str) -> Html:
    """Cards that overlap in a row, in two where they are many; where some may be played and others not, it is seen."""
    states = {
        "is-limited": len({choice.legal for choice in choices}) > 1,
        "is-several": len(cards) > SEVERAL,
        "is-many": len(cards) > MANY,
    }
    return h(
        "ul",
        *cards,
        class_=" ".join(("hand", *[state for state, holds in states.items() if holds])),
        style=f"--cards:{len(cards)};--row:{(len(cards) + 1) // 2}",
        aria_label=name,
    )


SEVERAL, MANY = 8, 11
"""More cards than these lie in two rows on a very narrow screen, on a narrow one."""


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
    button = card_button(scene.file, player, choice, popovertarget=tip, aria_pressed=pressed)
    return h("li", button, tip_of(scene, choice, tip))


def tips(scene: Scene, player: int) -> str:
    """What the names of a hand's tips begin with."""
    return f"{scene.name}.{scene.at}{scene.moves}.{SEATS[player]}"


def tip_of(scene: Scene, choice: Choice, tip: str) -> Html:
    """The engine's answer in full; for each way, where there are several."""
    if len(choice.ways) < 2:
        return h("span", *in_full(scene, choice.said), id=tip, popover=True, class_="tip")
    ways = [one_way(scene, one) for one in choice.ways]
    return h("span", *ways, id=tip, popover=True, class_="tip")


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


@drawn_once
def card_button(file: PlayFile, /, player: int, choice: Choice, **attributes: str | None) -> Html:
    """A card with its answer in a few words; none where it is not time to act."""
    several = len(choice.ways) > 1
    does = () if choice.card == HIDDEN else file.game.face(file.setup, choice.card).words[1:]
    return h(
        "button",
        card_html.card(file, choice.card),
        h("span", choice.label, class_="hand-label", data_does=", ".join(does) or None),
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


def piece_touches(scene: Scene) -> Touch:
    """What lies in the middle to be taken is touched there."""
    found: Touch = {}
    for player in scene.file.game.actors(scene.next_state):
        named = pieces_of(scene, player) if player != TABLE else {}
        others = offer(scene, player).others if named else ()
        ids = way_tips(scene, player, others)
        ways = {one.line: one for one in others}
        for name, line in named.items():
            if line in ways:
                one = ways[line]
                found[name] = {
                    "data_send": f"do {line}",
                    "popovertarget": ids[one.said],
                    "class_": KINDS[one.legal],
                }
    return found


def way_tips(scene: Scene, player: int, others: tuple[Way, ...]) -> dict[tuple[Said, ...], str]:
    """Ways with the same answer share its words."""
    said = dict.fromkeys(one.said for one in others)
    return {words: f"{tips(scene, player)}.way-{number}" for number, words in enumerate(said, 1)}


def other_ways(scene: Scene, player: int, others: tuple[Way, ...], laid: Container[str] = ()) -> Html:
    """What can be done without a card, or with several: a button each, but for pieces that lie in the middle."""
    same = answer_to_all(others) is not None
    ids = way_tips(scene, player, others)
    told = [
        h("span", *in_full(scene, words), id=tip, popover=True, class_="tip") for words, tip in ids.items()
    ]
    buttons = [h("li", way_button(one, ids[one.said], same)) for one in others if one.line not in laid]
    if not buttons:
        return Html("".join(told))
    listed = h(
        "ul", *buttons, class_="hand-ways", aria_label=f"{capitalised(scene.file.names[player])}: ways to act"
    )
    pairs = sum(one.cards > 1 for one in others)
    if pairs > FEW:
        listed = h("details", h("summary", f"{pairs} ways with several cards"), listed)
    return Html(listed + "".join(told))


def answer_to_all(others: tuple[Way, ...]) -> Html | None:
    """Where many ways have the same answer, it is told once."""
    if len(others) < 3 or len({(one.legal, one.label) for one in others}) > 1:
        return None
    return h("span", others[0].label, class_=f"hand-label {KINDS[others[0].legal]}")


def way_button(one: Way, tip: str, is_bare: bool) -> Html:
    return h(
        "button",
        h("b", capitalised(one.name)) if one.more else capitalised(one.name),
        h("small", one.more, class_="hand-more") if one.more else None,
        None if is_bare else h("span", one.label, class_="hand-label"),
        type="button",
        class_=f"hand-option hand-way {KINDS[one.legal]}",
        data_send=f"do {one.line}",
        popovertarget=tip,
    )
