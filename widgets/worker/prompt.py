"""What is asked of the viewer, in the middle between trick and hand; in its place the answer to a touch that could not be."""

from widgets.render.html import Html, h
from widgets.render.narration import next_up, spoken
from widgets.render.scene import Said, Scene
from widgets.render.sentences import sentence, title_of
from widgets.render.turned import own_verdict
from widgets.worker.ability import acting, asked_with, told_of_use
from widgets.worker.own_hand import Offers
from widgets.worker.session import Session
from widgets.worker.story import said_at
from widgets.worker.taking import weighed


def prompt(session: Session, scene: Scene, offers: Offers) -> Html:
    """What is to be done now, and who is winning; in its place the answer to a touch that could not be."""
    return h(
        "div",
        answer(session, scene) if session.answer else weighed(scene) or asking(session, scene, offers),
        class_="prompt",
        data_part="prompt",
    )


def answer(session: Session, scene: Scene) -> Html:
    lines = what_if(session, scene) if session.tried else session.answer
    told = [sentence(scene, line, number == 0) for number, line in enumerate(lines)]
    buttons = [
        button("Play it anyway, to see", f"see {session.refused}") if session.refused else None,
        button("Back" if session.tried else "OK", "look", "widget-act"),
    ]
    return h(
        "div",
        *told,
        h("div", *buttons, class_="prompt-buttons"),
        class_="prompt-answer",
        data_part="answer",
        role="alert",
    )


def what_if(session: Session, scene: Scene) -> tuple[Said, ...]:
    """What would be if a card might be played that may not, and the rule that it breaks: short, for the trick shows the rest."""
    assert session.tried is not None
    taken = [spoken(scene, standing.because) for standing in session.tried.standings if standing.takes]
    then = f" {taken[0].text}" if taken else ""
    broken = session.answer[0].rule
    return (
        Said(f"If it were allowed:{then}"),
        Said(f"It breaks “{title_of(scene.file.game, broken)}”.", broken),
    )


def asking(session: Session, scene: Scene, offers: Offers) -> Html:
    now = [spoken(scene, s.because) for s in scene.file.game.standings(scene.next_state) if s.takes]
    asked = asked_with(scene) or next((offer.prompt for offer in offers.values() if offer.prompt), "")
    mine = own_verdict(scene)
    told = asked or mine or next_up(scene) if session.at == scene.at else passing_news(session, scene)
    used = told_of_use(scene) or about_choice(scene, offers)
    lines = [used] if used else [] if mine or scene.view(scene.next_state).untold else now[:1]
    lines = [line for line in lines if line.text != told]
    return Html(h("p", told, class_="prompt-act") + "".join(sentence(scene, line, False) for line in lines))


def about_choice(scene: Scene, offers: Offers) -> Said | None:
    """What a game says of a thing that is to be taken, of which its face tells nothing."""
    game, state = scene.file.game, scene.next_state
    ways = [way for offer in offers.values() for way in offer.others]
    action = next((action for seat in acting(scene) for action in game.choices(state, seat)), None)
    about = game.terms.get(f"about a {game.deed(action).verb}") if ways and action else None
    return Said(about, ways[0].said[0].rule) if about else None


def told(session: Session, scene: Scene) -> list[str]:
    """What is read aloud of each thing that happened."""
    steps = [scene._replace(at=at) for at in range(session.since + 1, session.at + 1)]
    return [" ".join(said.text for said in said_at(session, step)) for step in steps]


def passing_news(session: Session, scene: Scene) -> str:
    return next((said.text for said in said_at(session, scene)), "")


def button(words: str, message: str, kind: str | None = None) -> Html:
    return h("button", words, type="button", data_send=message, class_=kind)
