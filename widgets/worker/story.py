"""What happened in this deal, by trick: the running one open, earlier ones folded to a line."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel import State
from engine.replay import Moment
from engine.speech import listed
from widgets.render import board
from widgets.render.action_names import ability_name, capitalised, named
from widgets.render.html import Child, Html, h
from widgets.render.news import news, once
from widgets.render.scene import Said, Scene, ends_trick, is_play
from widgets.render.sentences import rule, sentence
from widgets.worker.session import Session, Told


def told_so_far(session: Session, scene: Scene) -> tuple[Told, ...]:
    """What was told since the cards were dealt; nothing is told a second time."""
    if session.told and scene.moments and session.told[-1].moment is scene.moments[-1]:
        return session.told
    known = {id(told.moment): told for told in session.told}
    found: list[Told] = []
    for at in range(len(scene.moments), 0, -1):
        moment = scene.moments[at - 1]
        found.append(known.get(id(moment)) or telling(scene._replace(at=at), moment))
        if found[-1].verb == "deal":
            break
    return tuple(reversed(found))


def said_at(session: Session, scene: Scene) -> tuple[Said, ...]:
    """What was said at a step; of an earlier deal it is asked for anew."""
    number = scene.at - len(scene.moments) + len(session.told) - 1
    return session.told[number].said if number >= 0 else tuple(once(news(scene)))


def telling(scene: Scene, moment: Moment) -> Told:
    deed = scene.file.game.deed(moment.action)
    said = tuple(once(news(scene)))
    html = h("li", *[line(scene, one) for one in said if not one.points]) if said else Html()
    told = Told(moment, said, html, deed.verb)
    if not ends_trick(moment):
        return told
    return told._replace(taken=taken(scene, moment), trick=drawn(scene, moment, said))


def line(scene: Scene, said: Said) -> Html:
    """A sentence; whoever it is about stands out."""
    name = next((name for name in map(capitalised, scene.file.names) if said.text.startswith(f"{name} ")), "")
    who: Child = h("b", name) if name else None
    return h("p", who, said.text.removeprefix(name), rule(scene, said))


def taken(scene: Scene, moment: Moment) -> str:
    """`Ben, with butterfly 8 and Water Trick`"""
    game, names = scene.file.game, scene.file.names
    plays = {play.seat: play for play in moment.before.trick}
    each = []
    for standing in game.standings(moment.before):
        if standing.takes:
            play = plays[standing.seat]
            used = ability_name(game, play.ability) if play.ability else ""
            things = [named(game, play.cards), used] if play.cards else [used]
            with_ = listed([thing for thing in things if thing], "and")
            each.append(f"{names[standing.seat]}, with {with_}" if with_ else names[standing.seat])
    return "; ".join(each)


def drawn(scene: Scene, moment: Moment, said: tuple[Said, ...]) -> Html:
    """Each card in the order in which they were played, as the viewer saw them; and who took it."""
    view = scene.view(moment.before)
    stands = {standing.seat: standing for standing in scene.file.game.standings(moment.before)}
    marks = {mark.seat: mark for mark in view.marks}
    plays = [
        h(
            "li",
            h(
                "span",
                *board.lying(
                    scene.file,
                    board.SeatPlay(
                        play.cards,
                        play.ability,
                        place=stands[play.seat].place if view.ranked and play.seat in stands else 0,
                        mark=marks.get(play.seat),
                    ),
                ),
                class_="board-lying",
            ),
            h("b", capitalised(scene.file.names[play.seat])),
            h("small", "leads") if not at else None,
            class_="is-winning" if play.seat in stands and stands[play.seat].takes else None,
        )
        for at, play in enumerate(view.trick)
    ]
    told = [sentence(scene, one, False) for one in said[:1]]
    return Html(h("ol", *plays, class_="playing-trick") + "".join(told))


# By trick


class Trick(NamedTuple):
    """What belongs together in the list, and the steps at which it begins and ends."""

    name: str
    told: tuple[Told, ...]
    last: int
    taken: str = ""

    @property
    def title(self) -> str:
        return f"{self.name}: {self.taken}" if self.taken else self.name


def tricks(scene: Scene, told: tuple[Told, ...], first: int) -> Iterator[Trick]:
    """Each ends where its cards are collected; what was done before the first card stands by itself."""
    group: list[Told] = []
    number = trick_number(scene, told[0].moment.before) if told else 0
    for at, one in enumerate(told, start=first + 1):
        if number == 0 and group and is_play(one.moment.before, one.moment.after):
            yield Trick("Before the first trick", tuple(group), at - 1)
            group, number = [], 1
        number = number or int(is_play(one.moment.before, one.moment.after))
        group.append(one)
        if one.trick:
            yield Trick(f"Trick {number}", tuple(group), at, one.taken)
            group, number = [], number + 1
    if group:
        is_counted = group[-1].verb == "score"
        title = "The count" if is_counted else "This trick" if number else "Before the first trick"
        yield Trick(title, tuple(group), first + len(told))


def story(scene: Scene, told: tuple[Told, ...]) -> Html:
    """The latest first, and open."""
    lay = laid_before(scene, told)
    found = [
        trick
        for trick in tricks(scene, told, len(scene.moments) - len(told))
        if any(t.html for t in trick.told)
    ]
    if not found:
        return h("section", h("h2", "This trick"), listing(lay), class_="story") if lay else Html()
    *earlier, latest = found
    return h(
        "section",
        h("h2", latest.title),
        told_of(latest, () if earlier else lay),
        *[folded(scene, trick, lay if trick is earlier[0] else ()) for trick in reversed(earlier)],
        class_="story",
    )


def folded(scene: Scene, trick: Trick, lay: tuple[Html, ...]) -> Html:
    """By its name the page knows it again: whoever has opened it finds it open."""
    return h("details", h("summary", trick.title), told_of(trick, lay), id=f"{scene.name}.until-{trick.last}")


def told_of(trick: Trick, lay: tuple[Html, ...]) -> Html:
    return listing((*lay, *[one.html for one in trick.told if one.html]))


def listing(lines: tuple[Html, ...]) -> Html:
    return h("ol", *lines, class_="story-lines")


def laid_before(scene: Scene, told: tuple[Told, ...]) -> tuple[Html, ...]:
    """What lay in the trick already, where a table begins in mid-play."""
    file = scene.file
    trick = scene.view(file.start).trick if len(told) == len(scene.moments) else ()
    lines = []
    for at, play in enumerate(trick):
        name = h("b", capitalised(file.names[play.seat]))
        used = f" with {ability_name(file.game, play.ability)}" if play.ability else ""
        done = f" {'played' if at else 'led'} {named(file.game, play.cards)}{used}."
        lines.append(h("li", h("p", name, done)))
    return tuple(lines)


def trick_number(scene: Scene, state: State) -> int:
    """Which trick of the deal is played in a position; 0 before the first, and after the last as many as there were."""
    here = scene.view(state)
    is_on = bool(here.trick) or any(seat.hand for seat in here.seats)
    return here.taken + is_on if here.taken or here.trick else 0
