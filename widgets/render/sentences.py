"""What is said, as HTML: each sentence with the rule that it cites."""

from engine.kernel import Game
from widgets.render.html import Child, Html, h
from widgets.render.rule_address import address
from widgets.render.scene import Said, Scene


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


BOUND = "\u00a0"
"""A mark never stands alone on a line."""


def rule(scene: Scene, sentence: Said) -> Child:
    """A small mark that names the rule which a sentence cites, and leads to it."""
    if not sentence.rule:
        return None
    return [BOUND, mark(scene.file.game, sentence.rule, scene.rules)]


def mark(game: Game, slug: str, rules: str) -> Html:
    title = title_of(game, slug)
    return h(
        "a", "§", href=address(rules, slug), class_="rule-mark", title=title, aria_label=f"Rule: {title}"
    )


def in_full(scene: Scene, said: tuple[Said, ...]) -> list[Html]:
    return [h("span", sentence.text, rule(scene, sentence)) for sentence in said]


def title_of(game: Game, slug: str) -> str:
    return next(rule.title for rule in game.rules if rule.slug == slug)
