"""The words for cards and positions that cannot be."""

from engine.kernel import Wording
from engine.kit.sentences import of_deck

IMPOSSIBLE = {
    **of_deck("automatic.deck"),
    ("automatic.deck", "too-many"): Wording("There are {count:card} on the table; the deck has only 32."),
    ("automatic.order-card", "missing"): Wording(
        "A position must tell the order: small, large, earlier or later."
    ),
    ("automatic.choose-rule", "missing"): Wording("A position in a round must tell its rule, from a to l."),
    ("automatic.choose-rule", "too-early"): Wording("No rule is picked yet when it is time to {due}."),
    ("automatic.choose-rule", "no-choice"): Wording(
        "Under this rule nothing is chosen before the first card."
    ),
    ("automatic.start-player", "missing"): Wording("To pick a rule, a position must tell who starts."),
    ("automatic.start-player", "known"): Wording(
        "The position tells that {player} start{s}, so nothing is left to find out."
    ),
    ("automatic.start-player", "too-early"): Wording(
        "In round 1 the bottom cards show later whether {player} start{s}."
    ),
    ("automatic.start-player", "not-shown"): Wording(
        "In round {round} no bottom cards are shown: whoever took the last trick before starts."
    ),
    ("automatic.start-player", "untold"): Wording("In round {round} a position must tell who starts."),
    ("automatic.start-player", "nothing-shown"): Wording(
        "No bottom cards have been shown when it is time to {due}."
    ),
    ("automatic.start-player", "shown-twice"): Wording("Only one hand can have shown {card}."),
    ("automatic.start-player", "elsewhere"): Wording("{player} cannot have shown {card}: it lies elsewhere."),
    ("automatic.order-card", "in-the-deck"): Wording(
        "{card} is next in the deck, and its back does not say: {order}."
    ),
    ("automatic.reading.backs", "in-the-deck"): Wording(
        "{card} came from the top of a pile, and its back does not say: {order}."
    ),
    ("automatic.reading.backs", "on-a-pile"): Wording(
        "{card} lies on pile {pile}, and its back does not say: {order}."
    ),
    ("automatic.reading.backs", "of-a-hand"): Wording("No back that {player} could show says: {order}."),
    ("automatic.rounds", "not-scored"): Wording("Round {round} is not counted yet, so it has no points."),
    ("automatic.rounds", "too-early"): Wording("No card has been played yet when it is time to {due}."),
    ("automatic.choose-rule", "too-late"): Wording(
        "What is chosen for the round is chosen before the first trick."
    ),
    ("automatic.reading.h-i-once", "too-late"): Wording(
        "Cards are moved or passed only before the first trick."
    ),
    ("automatic.reading.h-i-once", "too-often"): Wording(
        "Cards were passed {count:time}; {most} is the most."
    ),
    ("automatic.rule.i", "not-passed"): Wording("Cards are passed only under rule I."),
    ("automatic.rule.i", "passed-twice"): Wording("Only one seat can have passed {card}."),
    ("automatic.reading.j-last", "never"): Wording("No cards are left, so nobody is named any more."),
    ("automatic.reading.l-nearest", "last-hidden"): Wording(
        "The card played last lay open, so it must be known."
    ),
    ("automatic.rule.l", "no-numbers"): Wording("Nothing shows that {player} {does} not hold a number."),
    ("automatic.rule.d", "no-colours"): Wording("Nothing shows that {player} {does} not hold a colour."),
    ("automatic.rule.c", "untold"): Wording("A position must tell whom {player} pointed at."),
    ("automatic.rule.f", "untold"): Wording("A position must tell from which end {player} play{s}."),
    ("automatic.rule.b", "no-secret"): Wording(
        "Everybody sees at which card {player} pointed, so it must be known."
    ),
    ("automatic.rule.b", "was-right"): Wording(
        "{player} pointed at the strongest card, so nobody points any more."
    ),
    ("automatic.deck", "nowhere"): Wording("The cards face down cannot be the ones that are left."),
    ("automatic.rule.b", "no-quiz"): Wording("Cards are pointed at only under rule B."),
    ("automatic.rule.b", "no-taker"): Wording(
        "{player} can have pointed first only under rule B, when the trick is collected."
    ),
    ("automatic.rule.j", "no-naming"): Wording("A leader is named only under rule J."),
    ("automatic.trick", "all-chosen"): Wording("Everybody has chosen, so there is nothing more to choose."),
    ("automatic.piles", "too-large"): Wording("Pile {pile} has more than {most:card}."),
    ("automatic.piles", "too-many"): Wording("{player} {has} {count:card}; {most} are the most."),
    ("automatic.choose-pile", "left"): Wording("Piles still lie there, so it is not time to {due}."),
    ("automatic.choose-pile", "all-taken"): Wording("Everybody has a hand, so no pile is taken."),
    ("automatic.choose-pile", "too-few"): Wording("{count:pile} must lie there, one for each empty hand."),
    ("automatic.reading.pile-order", "before"): Wording(
        "{player} take{s} a pile before those who sit after."
    ),
    ("automatic.rounds", "not-clear"): Wording("To deal, the table must be clear."),
    ("automatic.rounds", "cards-left"): Wording("{player} still {has} cards, so it is not time to {due}."),
    ("automatic.rounds", "no-cards"): Wording("To {due}, there must be cards."),
    ("automatic.rounds", "too-many"): Wording("A match has {count:round}."),
    ("automatic.rounds", "not-over"): Wording("The match is over after {count:round}, and not before."),
    ("automatic.trick", "uneven"): Wording(
        "{player} must have as many cards as {other}: here {count} and {first}, cards in this trick included."
    ),
    ("automatic.trick", "again"): Wording("{player} cannot have played twice to this trick."),
    ("automatic.trick", "unfinished"): Wording("The trick is not finished: it is {other:possessive} turn."),
    ("automatic.trick", "all-played"): Wording("Everybody has played, so the trick is to be collected."),
    ("automatic.trick", "lying"): Wording("A trick lies there, so it is not time to {due}."),
    ("automatic.rule.d", "held"): Wording("{player} cannot hold {card}: an earlier play showed that."),
    ("automatic.score", "unknown"): Wording("The cards that {player} took lie open, so they must be known."),
    ("automatic.trick", "too-many-won"): Wording(
        "So many captured cards need {count:trick}, but only {most} can have been collected."
    ),
    ("automatic.reading.l-nearest", "no-last"): Wording(
        "{card} cannot have been the last card of the trick before."
    ),
    ("automatic.rule.d", "unshown"): Wording(
        "{player} {has} not played a card in this round and cannot have shown to lack any."
    ),
    ("automatic.order-card", "too-many"): Wording("{count:card} cannot be left over: {most} are the most."),
    ("automatic.choose-pile", "too-many"): Wording(
        "{count:pile} cannot be left: {most} are the most by now."
    ),
    ("automatic.piles", "uneven"): Wording(
        "Piles and hands must be of one size here, but there are some of {count} and of {most}."
    ),
    ("automatic.start-player", "shown-before"): Wording(
        "Bottom cards are shown in round 1 alone, and this is round {round}."
    ),
    ("automatic.start-player", "another"): Wording(
        "{player} showed the highest bottom card, so {other} cannot start."
    ),
    ("automatic.trick", "leads-first"): Wording(
        "{player} must lead the first trick of the round, not {other}."
    ),
    ("automatic.trick", "leads-later"): Wording("{player} {has} not won a trick and cannot lead this one."),
    ("automatic.score", "too-much"): Wording(
        "Round {round} cannot have brought +{plus} and -{minus}: on all cards stand +{best} and -{most}."
    ),
    ("automatic.rounds", "points"): Wording("Round {round} cannot have brought {player} {points:point}."),
}
