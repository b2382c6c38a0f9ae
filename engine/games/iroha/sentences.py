"""The words for each case in which a rule of Iroha is cited."""

from engine.kernel import Wording
from engine.kit.sentences import of_collecting, of_deal, of_deck, of_time, of_turn

SENTENCES = {
    # legality
    ("iroha.dealer", "allowed"): Wording(
        "Any of the {players:player} may deal first; choose in any fair way."
    ),
    ("iroha.dealer", "named"): Wording("{player} {is} the dealer already."),
    **of_time("iroha.phases"),
    ("iroha.phases", "score"): Wording("All cards are played, so the deal is counted."),
    **of_deck("iroha.deck"),
    ("iroha.deck", "too-often"): Wording("This deck has no more than {count} of {card}."),
    ("iroha.players", "put-back"): Wording(
        "{card} asks for {needed:player}, so with {players} it stays in the box."
    ),
    ("iroha.icons", "house"): Wording(
        "The icon of {card} is our house value: the rulebook does not list the icons."
    ),
    ("iroha.icons", "own"): Wording("The icon of {card} is from the card list in this file."),
    ("iroha.icons", "used"): Wording("With {players:player} the numbers {numbers} are in play."),
    ("iroha.icons", "by-colour"): Wording("With {players:player}, each colour has its own numbers in play."),
    ("iroha.deal", "allowed"): Wording("Everybody gets {count:card}; {stock} stay face down, unused."),
    ("iroha.deal", "refused"): Wording("Each of the {players:player} gets {count:card}."),
    ("iroha.pass", "allowed"): Wording(
        "Any two cards may be passed.", "may be passed", prompt="Pass two cards to {other}"
    ),
    ("iroha.pass", "refused"): Wording("{player} must pass two cards from hand."),
    ("iroha.pass", "count"): Wording("Two cards are passed, not {count}."),
    ("iroha.pass", "unknown"): Wording("Whether {player} hold{s} these cards is hidden.", "unknown"),
    ("iroha.pass", "done"): Wording("{player} {has} chosen already."),
    **of_turn("iroha.turn"),
    **of_collecting("iroha.turn"),
    ("iroha.lead", "allowed"): Wording(
        "{player} lead{s}, so any card will do. {suit} is trump for now.",
        "leads",
        prompt="Lead any card: its colour is trump for now",
    ),
    ("iroha.follow-any", "allowed"): Wording(
        "{suit} is in the trick already, so {card} follows.",
        "follows",
        prompt="Play any card: all of yours follow",
    ),
    ("iroha.follow-any", "refused"): Wording(
        "{player} can follow, so {card} is not allowed. It must be {suits:or}.",
        "not allowed",
        prompt="Follow: play {suits:or}",
    ),
    ("iroha.follow-any", "unknown"): Wording(
        "{player} may play {card} only without {suits:or} in hand, and that hand is hidden.", "unknown"
    ),
    ("iroha.void-moves-marker", "allowed"): Wording(
        "{player} hold{s} no {suits:or}, so any card will do. The marker moves: {suit} is trump now.",
        "new trump",
        prompt="Play any card: its colour becomes trump",
    ),
    # what happens
    ("iroha.dealer", "deals"): Wording("{player} deal{s} first."),
    ("iroha.deal", "dealt"): Wording("{player} deal{s} {count:card} to everybody."),
    **of_deal("iroha.deal"),
    ("iroha.pass", "lays-out"): Wording("{player} lay{s} two cards face down for {other}."),
    ("iroha.pass", "passes"): Wording("{player} pass{es} {cards:and} to {other}."),
    ("iroha.pass", "takes-up"): Wording("{player} take{s} up {cards:and} from {other}."),
    ("iroha.lead", "first"): Wording("{player} sit{s} left of the dealer and lead{s} first."),
    ("iroha.winner", "takes"): Wording("{player} win{s} the trick with {card}, the highest {suit}."),
    ("iroha.capture", "keeps"): Wording("{player} take{s} all {count:card}."),
    ("iroha.variant.open-lowest", "opens"): Wording("{player} lay{s} {cards:and} open."),
    ("iroha.variant.open-lowest", "covers"): Wording("{player} turn{s} {cards:and} face down."),
    ("iroha.phases", "played-out"): Wording("All cards are played, so the piles are turned up."),
    ("iroha.winner-leads", "leads"): Wording("{player} lead{s} next."),
    ("iroha.deals", "next"): Wording("{player} deal{s} next: deal {deal}."),
    ("iroha.deals", "over"): Wording("That was deal {deal}, the last: everybody has dealt."),
    # the trick so far
    ("iroha.winner", "first"): Wording("{player} {is} winning: there is no other card yet."),
    ("iroha.winner", "only"): Wording(
        "{player} {is} winning: {card} is the only trump in the trick.", "wins so far"
    ),
    ("iroha.winner", "highest"): Wording(
        "{player} {is} winning: {card} is the highest {suit}, and {suit} is trump.", "wins so far"
    ),
    ("iroha.reading.equal-numbers", "first"): Wording(
        "{player} {is} winning: of the cards that are {card}, this one was played first.", "wins so far"
    ),
    ("iroha.reading.equal-numbers", "later"): Wording(
        "{card} is no higher than what {other} played first.", "equal, but later"
    ),
    ("iroha.winner", "lower"): Wording("{card} is a trump, but {best} is higher.", "too low"),
    ("iroha.winner", "not-trump"): Wording("{card} cannot win while {suit} is trump.", "not trump"),
    # the score
    ("iroha.score.lowest", "scores"): Wording("{card} is the lowest of its colour that {player} took."),
    ("iroha.score.rest", "scores"): Wording("Each further card costs a point; {player} took {count}."),
    ("iroha.deals", "so-far"): Wording("{player:possessive} points of deal {deal}."),
    ("iroha.win", "wins"): Wording("{player} win{s} the match with {points:point}."),
    ("iroha.win", "behind"): Wording("{player} {has} {points:point}: place {place}."),
    ("iroha.reading.tie", "shares"): Wording("{player} share{s} the win with {points:point}."),
    ("iroha.tie", "star"): Wording("At a table, the first of them to see the evening star wins."),
    # positions that cannot be
    ("iroha.deals", "too-many"): Wording("A match has {count:deal}."),
    ("iroha.turn", "uneven"): Wording(
        "{player} must have as many cards as {other}: here {count} and {first}, cards in this trick included."
    ),
    ("iroha.phases", "cards-left"): Wording("{player} still {has} cards, so it is not time to {due}."),
    ("iroha.pass", "not-two"): Wording("{player} passed {count:card}; it must be two."),
    ("iroha.pass", "all-chosen"): Wording("Everybody has chosen, so passing is over."),
    ("iroha.pass", "elsewhere"): Wording("{player} passed {card} to the left, so {other} cannot have it."),
    ("iroha.turn", "again"): Wording("{player} cannot have played twice to this trick."),
    ("iroha.void-moves-marker", "held"): Wording(
        "{player} could not follow {suits:or} before, yet {has} some now."
    ),
    ("iroha.turn", "played-already"): Wording("{player} {has} played {card}, so nobody holds it any more."),
    ("iroha.score.lowest", "unknown"): Wording(
        "The deal can be counted only once all cards that {player} took are known."
    ),
    ("iroha.deals", "not-over"): Wording("The match is over after {count:deal}, and not before."),
    ("iroha.deal", "too-many-in-all"): Wording(
        "There are {count:card} on the table; at this time {most} are the most."
    ),
    ("iroha.deal", "before"): Wording("Before the deal no cards lie there, but it is time to {due}."),
    ("iroha.deal", "stock"): Wording("{count:card} cannot be left over: {most} are the most."),
    ("iroha.deal", "nowhere"): Wording(
        "The face-down cards cannot be those that are not seen: too many, or of colours shown to be missing."
    ),
    ("iroha.phases", "too-early"): Wording(
        "Nothing can be played, captured or shown yet when it is time to {due}."
    ),
    ("iroha.phases", "no-cards"): Wording("Nobody has cards enough to {due}."),
    ("iroha.capture", "too-many"): Wording(
        "So many captured cards need {count:trick}, but only {most} can have been collected."
    ),
    ("iroha.lead", "not-first"): Wording("{other} must lead the first trick, not {player}."),
    ("iroha.winner-leads", "leader"): Wording("{player} {has} not won a trick and cannot lead this one."),
    ("iroha.pass", "twice"): Wording("{card} was passed twice; a card is passed only once."),
    ("iroha.pass", "out-of-play"): Wording("{player} passed {card}, so it cannot be out of play."),
    ("iroha.turn", "played-too-many"): Wording(
        "{player} cannot have played {count:card} in this deal: {most} are the most by now."
    ),
    ("iroha.turn", "played-last"): Wording(
        "{player} played {card} last, so it must end the row of played cards."
    ),
    ("iroha.turn", "played-twice"): Wording("{card} was played already, so {player} cannot have played it."),
    ("iroha.void-moves-marker", "unshown"): Wording(
        "In this trick, the first of the deal, {player} cannot have shown to lack {suits:or}."
    ),
    ("iroha.deals", "not-counted"): Wording(
        "Deal {deal} is not counted yet, so {player} cannot have a score for it."
    ),
    ("iroha.deals", "told-twice"): Wording(
        "For deal {deal}, {player:possessive} score is told twice: by its cards and one rest, or as one sum."
    ),
    ("iroha.deals", "points"): Wording(
        "Deal {deal} cannot have brought {player} {points:point}: {least:point} are the least, {most} the most."
    ),
    ("iroha.deals", "other-score"): Wording(
        "What {player} captured does not bring the score told for deal {deal}."
    ),
    ("iroha.score.lowest", "twice"): Wording("In deal {deal} {card} can have scored only once."),
    ("iroha.score.lowest", "colour"): Wording("In deal {deal} only one {suit} can have scored for {player}."),
    ("iroha.score.rest", "too-many"): Wording(
        "{player} cannot have paid for {count:card} in deal {deal}: {most} are the most above those that scored."
    ),
    ("iroha.score.rest", "too-many-in-all"): Wording(
        "Deal {deal} is told with {count:card}, but only {most} are dealt."
    ),
    ("iroha.dealer", "missing"): Wording("To {due}, a position must say who deals."),
}
