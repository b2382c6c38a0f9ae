"""The words for cards and positions that cannot be."""

from engine.kernel import Wording
from engine.kit.sentences import of_deck

IMPOSSIBLE = {
    **of_deck("automatic.deck"),
    ("automatic.deck", "too-many"): Wording("There are {count:card} on the table, but the deck has only 32."),
    ("automatic.order-card", "missing"): Wording(
        "A position must name the priority rule: small, large, earlier or later."
    ),
    ("automatic.choose-rule", "missing"): Wording("A position in a round must name its mode, from a to l."),
    ("automatic.choose-rule", "too-early"): Wording("No mode is chosen yet when it is time to {due}."),
    ("automatic.choose-rule", "no-choice"): Wording("In this mode, nothing is chosen before the first card."),
    ("automatic.start-player", "missing"): Wording(
        "A position in which a mode is chosen must name the start player."
    ),
    ("automatic.start-player", "known"): Wording(
        "Nothing is left to find out: the position says that {player} start{s}."
    ),
    ("automatic.start-player", "too-early"): Wording(
        "In round 1, only the bottom cards will show whether {player} start{s}."
    ),
    ("automatic.start-player", "not-shown"): Wording(
        "In round {round}, no bottom cards are shown: whoever took the last trick starts."
    ),
    ("automatic.start-player", "untold"): Wording("In round {round}, a position must name the start player."),
    ("automatic.start-player", "nothing-shown"): Wording(
        "No bottom cards have been shown when it is time to {due}."
    ),
    ("automatic.start-player", "shown-twice"): Wording("Only one hand can have shown {card}."),
    ("automatic.start-player", "elsewhere"): Wording("{player} cannot have shown {card}: it is elsewhere."),
    ("automatic.order-card", "in-the-deck"): Wording(
        "{card} is on top of the deck, but its back does not show this priority rule: {order}."
    ),
    ("automatic.reading.backs", "in-the-deck"): Wording(
        "{card} was on top of a pile, but its back does not show this priority rule: {order}."
    ),
    ("automatic.reading.backs", "on-a-pile"): Wording(
        "{card} is on pile {pile}, but its back does not show this priority rule: {order}."
    ),
    ("automatic.reading.backs", "on-no-pile"): Wording(
        "Pile {pile} is already taken, so nobody can see its priority rule: {order}."
    ),
    ("automatic.reading.backs", "of-a-hand"): Wording(
        "No card that {player} may hold shows this priority rule on its back: {order}."
    ),
    ("automatic.rounds", "not-scored"): Wording("Round {round} has no points yet: it is not scored."),
    ("automatic.rounds", "too-early"): Wording("No card has been played yet when it is time to {due}."),
    ("automatic.choose-rule", "too-late"): Wording(
        "What a mode lets you choose is chosen before the first trick."
    ),
    ("automatic.reading.h-i-once", "too-late"): Wording(
        "Cards are moved or passed only before the first trick."
    ),
    ("automatic.reading.h-i-once", "too-often"): Wording(
        "Cards were passed {count:time}, but {most} is the most."
    ),
    ("automatic.rule.i", "not-passed"): Wording("Cards are passed only in mode I."),
    ("automatic.rule.i", "passed-twice"): Wording("Only one hand can have passed {card}."),
    ("automatic.reading.j-last", "never"): Wording("Nobody is named any more: no cards are left."),
    ("automatic.reading.l-nearest", "last-hidden"): Wording(
        "The card played last was face up, so it must be known."
    ),
    ("automatic.rule.l", "no-numbers"): Wording(
        "Nothing has shown that {player} {has} no card of a certain number."
    ),
    ("automatic.rule.d", "no-colours"): Wording(
        "Nothing has shown that {player} {has} no card of a certain colour."
    ),
    ("automatic.rule.c", "untold"): Wording("A position must say at whom {player} pointed."),
    ("automatic.rule.f", "untold"): Wording("A position must say from which end {player} play{s}."),
    ("automatic.rule.b", "no-secret"): Wording(
        "Everyone saw at which card {player} pointed, so it must be known."
    ),
    ("automatic.rule.b", "was-right"): Wording(
        "Nobody points any more: {player} pointed at the strongest card."
    ),
    ("automatic.deck", "nowhere"): Wording("The face-down cards cannot be the cards that are left."),
    ("automatic.rule.b", "no-quiz"): Wording("Cards are pointed at only in mode B."),
    ("automatic.rule.b", "no-taker"): Wording(
        "{player} can have pointed first only in mode B, when the trick is collected."
    ),
    ("automatic.rule.j", "no-naming"): Wording("A leader is named only in mode J."),
    ("automatic.trick", "all-chosen"): Wording("Nothing is left to choose: everyone has chosen."),
    ("automatic.piles", "too-large"): Wording("Pile {pile} has more than {most:card}."),
    ("automatic.piles", "too-many"): Wording("{player} {has} {count:card}, but {most} are the most."),
    ("automatic.choose-pile", "left"): Wording("There are still piles to take, so it is not time to {due}."),
    ("automatic.choose-pile", "all-taken"): Wording("Every player has a hand, so no pile is taken."),
    ("automatic.choose-pile", "too-few"): Wording("There must be {count:pile}, one for each empty hand."),
    ("automatic.reading.pile-order", "before"): Wording(
        "{player} cannot take a pile before the players whose turn is earlier."
    ),
    ("automatic.rounds", "not-clear"): Wording("The table must be clear before you deal."),
    ("automatic.rounds", "cards-left"): Wording("{player} still {has} cards, so it is not time to {due}."),
    ("automatic.rounds", "no-cards"): Wording("It cannot be time to {due}: there are no cards."),
    ("automatic.rounds", "too-many"): Wording("A game has {count:round}."),
    ("automatic.rounds", "not-over"): Wording("The game ends after {count:round}, and not before."),
    ("automatic.trick", "uneven"): Wording(
        "{player} must have as many cards as {other}, cards of this trick included: here {count} and {first}."
    ),
    ("automatic.trick", "again"): Wording("{player} cannot have played twice to this trick."),
    ("automatic.trick", "unfinished"): Wording("The trick is not finished: it is {other:possessive} turn."),
    ("automatic.trick", "all-played"): Wording("Everyone has played, so take the trick."),
    ("automatic.trick", "lying"): Wording("A trick is on the table, so it is not time to {due}."),
    ("automatic.rule.d", "held"): Wording(
        "{player} cannot hold {card}: an earlier card of this hand showed that."
    ),
    ("automatic.score", "unknown"): Wording("{player} captured these cards face up, so they must be known."),
    ("automatic.trick", "too-many-won"): Wording(
        "So many captured cards need {count:trick}, but only {most} can have been taken."
    ),
    ("automatic.trick", "none-won"): Wording("When it is time to {due}, somebody must have captured cards."),
    ("automatic.reading.l-nearest", "no-last"): Wording(
        "{card} cannot have been the last card of the trick before."
    ),
    ("automatic.rule.d", "unshown"): Wording(
        "{player} {has} not played a card in this round, so nothing shows what this hand lacks."
    ),
    ("automatic.order-card", "too-many"): Wording("{count:card} cannot be left over: {most} are the most."),
    ("automatic.choose-pile", "too-many"): Wording(
        "{count:pile} cannot be left over: {most} are the most by now."
    ),
    ("automatic.piles", "uneven"): Wording(
        "All piles and hands must be of one size here, not some of {count} and some of {most}."
    ),
    ("automatic.start-player", "shown-before"): Wording(
        "Bottom cards are shown only in round 1, and this is round {round}."
    ),
    ("automatic.start-player", "another"): Wording(
        "{other} cannot start: {player} showed the highest bottom card."
    ),
    ("automatic.trick", "leads-first"): Wording(
        "{player} must lead the first trick of the round, not {other}."
    ),
    ("automatic.trick", "leads-later"): Wording("{player} cannot lead: {player} {has} not taken a trick."),
    ("automatic.score", "too-much"): Wording(
        "Round {round} cannot have brought +{plus} and -{minus}: all cards together have +{best} and -{most}."
    ),
    ("automatic.rounds", "no-points"): Wording("When the game is over, a position must say who scored what."),
    ("automatic.rounds", "points"): Wording("Round {round} cannot have brought {player} {points:point}."),
}
