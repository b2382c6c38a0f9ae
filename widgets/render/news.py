"""What happened since a player acted, as this player is told of it."""

from collections.abc import Iterable, Iterator

from engine.kernel import Verdict
from engine.replay import Moment
from engine.speech import label
from widgets.render.narration import count, next_up, of_lead, score_lines, scored, spoken
from widgets.render.scene import Said, Scene, is_play, owner


def happened(scene: Scene, since: int) -> Iterator[Said]:
    """A sentence or a few for each action, what is winning, who is next; secrets of others stay theirs."""
    for at in range(since + 1, len(scene.moments) + 1):
        yield from once(news(scene._replace(at=at)))
    is_told = not scene.view(scene.next_state).untold
    for standing in scene.file.game.standings(scene.next_state):
        if standing.takes and is_told:
            yield spoken(scene, standing.because)
    yield Said(next_up(scene))


def once(lines: Iterable[Said]) -> Iterator[Said]:
    """No sentence twice."""
    yield from {said.text: said for said in lines}.values()


def news(scene: Scene) -> Iterator[Said]:
    moment, game = scene.moment, scene.file.game
    assert moment is not None
    assert scene.viewer is not None
    lines = score_lines(scene, moment)
    counted = {line.because for line in lines}
    yield from count(scene, lines)
    if lines:
        yield from nothing_scored(scene, {line.player for line in lines})
    reasons = [event.told(scene.viewer) for event in moment.events if event.because not in counted]
    known = [spoken(scene, reason) for reason in reasons if reason]
    if not is_play(moment.before, moment.after):
        yield from known
        return
    first, *others = known
    if leads := of_lead(scene, moment):
        yield from (leads, *others)
        return
    because = verdict_for(scene, moment).because[:1]
    why = label(game, because[0]) if because else ""
    yield Said(f"{first.text.rstrip('.')}: {why}.", because[0].rule) if why else first
    yield from others


def verdict_for(scene: Scene, moment: Moment) -> Verdict:
    """What the viewer could tell of another's action; where that is unknown, the action itself has shown it."""
    game, player = scene.file.game, scene.viewer or 0
    if owner(scene.file, game.deed(moment.action).actor) == player:
        return moment.verdict
    seen = game.judge(game.seen_by(moment.before, player), moment.action)
    return seen if seen.legal else moment.verdict


def nothing_scored(scene: Scene, others: set[int]) -> Iterator[Said]:
    for player, name in enumerate(scene.file.players):
        if player not in others:
            yield scored(scene, name, 0)
