"""The words for each case in which a rule of Hearts is cited."""

from engine.kernel import Wording

SENTENCES = {
    # legality
    ("hearts.phases", "refused"): Wording("Now it is time to {due}, not to {tried}."),
    ("hearts.phases", "over"): Wording("The match is over."),
    ("hearts.phases", "score"): Wording("All cards are played, so the deal is counted."),
    ("hearts.deck", "strange"): Wording("There is no {card} in the deck."),
    ("hearts.deck", "twice"): Wording("There is only one {card}."),
    ("hearts.deal", "allowed"): Wording("Everybody gets {count:card}."),
    ("hearts.deal", "refused"): Wording("Each of the four gets {count:card}."),
    ("hearts.turn", "refused"): Wording("It is {other:possessive} turn now."),
    ("hearts.turn", "full"): Wording("Everybody has played a card; first the trick is collected."),
    ("hearts.turn", "several"): Wording("One card is played at a time, not {count}."),
    ("hearts.turn", "not-held"): Wording("{player} {does} not hold {card}."),
    ("hearts.turn", "unfinished"): Wording("The trick is not finished: it is {other:possessive} turn."),
    ("hearts.turn", "finished"): Wording("Everybody has played one card."),
    ("hearts.first", "allowed"): Wording("{card} leads the first trick.", "leads"),
    ("hearts.first", "refused"): Wording(
        "The first trick is led with {first}, not with {card}.", "not first"
    ),
    ("hearts.broken", "refused"): Wording(
        "No heart was discarded yet, and {player} {has} other cards to lead.", "not yet"
    ),
    ("hearts.broken", "unknown"): Wording("Whether {player} {has} other cards to lead is hidden.", "unknown"),
    ("hearts.lead", "allowed"): Wording("{player} lead{s}, so any card will do.", "leads"),
    ("hearts.follow", "allowed"): Wording("{suit} was led, so {card} follows.", "follows"),
    ("hearts.follow", "refused"): Wording("{player} can follow, so it must be {suit}.", "not allowed"),
    ("hearts.follow", "unknown"): Wording(
        "{player} may play {card} only without {suit} in hand, and that hand is hidden.", "unknown"
    ),
    ("hearts.void", "allowed"): Wording("{player} {has} no {suit}, so any card will do.", "discard"),
    # what happens
    ("hearts.deal", "dealt"): Wording("{count:card} are dealt to everybody."),
    ("hearts.deal", "hand"): Wording("{player} get{s} {cards:and}."),
    ("hearts.first", "leads"): Wording("{player} {has} {card} and lead{s} first."),
    ("hearts.turn", "plays"): Wording("{player} play{s} {card}."),
    ("hearts.winner", "takes"): Wording("{player} take{s} the trick with {card}."),
    ("hearts.capture", "keeps"): Wording("{player} keep{s} all {count:card}."),
    ("hearts.winner-leads", "leads"): Wording("{player} lead{s} next."),
    ("hearts.deals", "next"): Wording("Deal {deal} is next."),
    ("hearts.deals", "over"): Wording("That was deal {deal}, the last."),
    # the trick so far
    ("hearts.winner", "highest"): Wording("{card} is the highest {suit}.", "takes it so far"),
    ("hearts.winner", "lower"): Wording("{card} is lower than {best}.", "too low"),
    ("hearts.winner", "other-suit"): Wording("{card} is no {suit} and cannot take the trick.", "off suit"),
    # the score
    ("hearts.heart", "costs"): Wording("{player} took {count:heart}."),
    ("hearts.queen", "costs"): Wording("{player} took {card}."),
    ("hearts.moon", "pays"): Wording("{other} took every heart and spade 12, so {player} pay{s} for all."),
    ("hearts.deals", "so-far"): Wording("{player:possessive} points of deal {deal}."),
    ("hearts.win", "wins"): Wording("{player} win{s} the match with {points:point}."),
    ("hearts.win", "shares"): Wording("{player} share{s} the win with {points:point}."),
    ("hearts.win", "behind"): Wording("{player} {has} {points:point}: place {place}."),
    # positions that cannot be
    ("hearts.turn", "uneven"): Wording(
        "{player} must have as many cards as {other}: here {count} and {first}, cards in this trick included."
    ),
    ("hearts.deal", "too-many"): Wording("{player} {has} {count:card}; {most} are the most."),
    ("hearts.deals", "not-counted"): Wording(
        "Deal {deal} is not counted yet, so {player} cannot have a score for it."
    ),
    ("hearts.void", "held"): Wording("{player} could not follow {suits:or} before, yet {has} some now."),
    ("hearts.deal", "nowhere"): Wording("The face-down cards cannot be those that are not seen."),
    ("hearts.turn", "again"): Wording("{player} cannot have played twice to this trick."),
    ("hearts.turn", "order"): Wording(
        "{player} cannot be next in this trick: it is {other:possessive} turn."
    ),
    ("hearts.turn", "not-so"): Wording("{player} cannot have played {card}."),
}
