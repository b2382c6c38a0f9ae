"""The words for what the kit rules and finds, where games say it alike: each function fills in the slug of the game's own rule."""

from engine.kernel import Wording

Sentences = dict[tuple[str, str], Wording]


def of_time(rule: str) -> Sentences:
    return {
        (rule, "refused"): Wording("Now it is time to {due}, not to {tried}."),
        (rule, "over"): Wording("The game is over."),
    }


def of_deck(rule: str) -> Sentences:
    """Where each card is there once."""
    return {
        (rule, "strange"): Wording("There is no {card} in the deck."),
        (rule, "twice"): Wording("There is only one {card}."),
    }


def of_deal(rule: str) -> Sentences:
    return {
        (rule, "hand"): Wording("{player} get{s} {cards:and}."),
        (rule, "too-many"): Wording("{player} {has} {count:card}; {most} are the most."),
    }


def of_turn(rule: str) -> Sentences:
    return {
        (rule, "refused"): Wording("It is {other:possessive} turn now."),
        (rule, "several"): Wording("One card is played at a time, not {count}."),
        (rule, "not-held"): Wording("{player} {does} not hold {card}."),
        (rule, "plays"): Wording("{player} play{s} {card}."),
        (rule, "order"): Wording("{player} cannot be next in this trick: it is {other:possessive} turn."),
        (rule, "not-so"): Wording("{player} cannot have played {card}."),
    }


def of_collecting(rule: str) -> Sentences:
    return {
        (rule, "full"): Wording("Everybody has played a card; first the trick is collected."),
        (rule, "unfinished"): Wording("The trick is not finished: it is {other:possessive} turn."),
        (rule, "finished"): Wording("Everybody has played one card."),
    }


def of_winning(rule: str) -> Sentences:
    return {
        (rule, "wins"): Wording("{player} win{s} the game with {points:point}."),
        (rule, "shares"): Wording("{player} share{s} the win with {points:point}."),
        (rule, "behind"): Wording("{player} {has} {points:point}: place {place}."),
    }
