"""The words for each case in which a rule of Hearts is cited."""

from engine.kernel import Wording
from engine.kit.sentences import of_collecting, of_deal, of_deck, of_time, of_turn, of_winning

SENTENCES = {
    # legality
    **of_time("hearts.phases"),
    ("hearts.phases", "score"): Wording("All cards are played, so the deal is counted."),
    **of_deck("hearts.deck"),
    ("hearts.deal", "allowed"): Wording("Everybody gets {count:card}."),
    ("hearts.deal", "refused"): Wording("Each of the four gets {count:card}."),
    **of_turn("hearts.turn"),
    **of_collecting("hearts.turn"),
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
    **of_deal("hearts.deal"),
    ("hearts.first", "leads"): Wording("{player} {has} {card} and lead{s} first."),
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
    **of_winning("hearts.win"),
    # positions that cannot be
    ("hearts.turn", "uneven"): Wording(
        "{player} must have as many cards as {other}: here {count} and {first}, cards in this trick included."
    ),
    ("hearts.deals", "not-counted"): Wording(
        "Deal {deal} is not counted yet, so {player} cannot have a score for it."
    ),
    ("hearts.void", "held"): Wording("{player} could not follow {suits:or} before, yet {has} some now."),
    ("hearts.deal", "nowhere"): Wording("The face-down cards cannot be those that are not seen."),
    ("hearts.turn", "again"): Wording("{player} cannot have played twice to this trick."),
}
