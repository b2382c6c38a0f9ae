"""What is said for each case in which a rule of Tornei is cited."""

from engine.kernel import Wording
from engine.kit.sentences import of_deal, of_deck, of_time, of_turn, of_winning

SENTENCES = {
    # may the table do it?
    ("tornei.dealer", "several"): Wording("Name one dealer, not {count}."),
    ("tornei.dealer", "allowed"): Wording(
        "Any of the {players:player} may deal first: whoever last rode a horse or saw a rider."
    ),
    ("tornei.dealer", "untold"): Wording(
        "Any of the {players:player} may deal: it is not known who dealt before deal {deal}."
    ),
    ("tornei.dealer", "named"): Wording("{player} {is} already the dealer."),
    ("tornei.reading.npc-seat", "never"): Wording("{player} never deals."),
    **of_time("tornei.phases"),
    ("tornei.phases", "score"): Wording("All cards have been played, so deal {deal} is scored."),
    **of_deck("tornei.deck"),
    ("tornei.deal", "allowed"): Wording("Each of the {players:player} gets {count:card}."),
    ("tornei.deal", "refused"): Wording("Each of the {players:player} must get {count:card}."),
    ("tornei.npc.deal", "allowed"): Wording("The NPC has {count:card} face up and {count} face down."),
    ("tornei.npc.deal", "refused"): Wording("The NPC must have {count:card} face up and {count} face down."),
    ("tornei.reveal", "allowed"): Wording("All {count:card} have been played, so the ranks are settled."),
    ("tornei.reveal", "early"): Wording("Predictions stay face down until everyone has played."),
    ("tornei.reveal", "unknown"): Wording(
        "{player:possessive} prediction is hidden, so it cannot be checked."
    ),
    ("tornei.no-early-grab", "refused"): Wording(
        "Leave the cards on the table: the predictions have not been checked yet."
    ),
    ("tornei.no-early-grab", "unfinished"): Wording(
        "Leave the cards on the table: not everyone has played yet."
    ),
    ("tornei.winner", "allowed"): Wording(
        "The predictions have been checked, so the {count:card} may be taken."
    ),
    # may a player do it?
    ("tornei.leader-forecast", "allowed"): Wording(
        "{player} led, so {player} predict{s} first, with any card.",
        "prediction",
        prompt="Predict your rank: place a card face down",
    ),
    ("tornei.leader-forecast", "refused"): Wording("Wait: {other} led and must predict first."),
    ("tornei.forecast", "allowed"): Wording(
        "Any card may be a prediction. Only its suit counts: {suit}.",
        "prediction",
        prompt="Predict your rank: place a card face down",
    ),
    ("tornei.forecast", "done"): Wording("{player} {has} already predicted."),
    ("tornei.forecast", "several"): Wording("A prediction is one card, not {count}."),
    ("tornei.forecast", "not-held"): Wording(
        "{player} {does} not hold {card}, so it cannot be a prediction."
    ),
    ("tornei.reading.npc-leads", "allowed"): Wording(
        "The NPC led, so all three players predict, in any order.",
        "prediction",
        prompt="Predict your rank: place a card face down",
    ),
    **of_turn("tornei.turn"),
    ("tornei.lead", "allowed"): Wording("Any card may be led.", "leads", "Lead any card"),
    ("tornei.must-follow", "allowed"): Wording("{card} follows: {suit} was led.", "follows", "Follow {suit}"),
    ("tornei.must-follow", "refused"): Wording(
        "{card} isn't allowed: {player} hold{s} {suit}, the led suit.", "not allowed", prompt="Follow {suit}"
    ),
    ("tornei.must-follow", "unknown"): Wording(
        "{player} may play {card} only with no {suit} in hand, and that hand is hidden.", "unknown"
    ),
    ("tornei.void", "allowed"): Wording(
        "{player} hold{s} no {suit}, so any card may be played.",
        "any card",
        prompt="Play any card: you hold no {suit}",
    ),
    ("tornei.reading.forecast-leaves-hand", "void"): Wording(
        "The card that {player} predicted with has left the hand."
    ),
    ("tornei.reading.forecast-leaves-hand", "laid"): Wording(
        "{card} is {player:possessive} prediction, so it cannot be played as well."
    ),
    # may the NPC?
    ("tornei.npc.deal", "not-open"): Wording("{card} is not among the NPC's open cards."),
    ("tornei.npc.follow", "allowed"): Wording(
        "The NPC follows {suit} with the front card of that suit: {card}."
    ),
    ("tornei.npc.follow", "refused"): Wording("{card} isn't allowed: the NPC must follow {suit}."),
    ("tornei.npc.void", "allowed"): Wording(
        "The NPC has no {led}, so it plays the front card of its strongest suit: {card}."
    ),
    ("tornei.npc.void", "refused"): Wording(
        "{card} isn't allowed: with no {led}, the NPC plays its strongest suit, {suit}."
    ),
    ("tornei.npc.lead", "allowed"): Wording("The NPC always leads the front card of its strongest suit."),
    ("tornei.npc.lead", "refused"): Wording(
        "{card} isn't allowed: the NPC leads its strongest suit, {suit}."
    ),
    ("tornei.reading.npc-front", "allowed"): Wording("{card} is the front card of its column."),
    ("tornei.reading.npc-front", "refused"): Wording(
        "{card} isn't allowed: {front} is the front card of that column."
    ),
    ("tornei.npc.pile", "allowed"): Wording(
        "After each trick, one card of the prediction pile is turned up."
    ),
    ("tornei.npc.pile", "several"): Wording(
        "Turn up one card of the prediction pile after each trick, not {count}."
    ),
    ("tornei.npc.pile", "refused"): Wording("{card} is not the next card of the pile."),
    # what happens
    ("tornei.dealer", "deals"): Wording("{player} deal{s} first."),
    ("tornei.dealer", "deals-now"): Wording("{player} deal{s} now. This is deal {deal}."),
    ("tornei.deal", "dealt"): Wording("{player} deal{s} {count:card} to each player."),
    **of_deal("tornei.deal"),
    ("tornei.npc.deal", "dealt"): Wording(
        "The NPC's open cards, in this order: {cards:and}. Its prediction pile has {count:card}."
    ),
    ("tornei.lead", "first"): Wording("{player} sit{s} on the dealer's left and lead{s} the first trick."),
    ("tornei.reading.npc-first-lead", "skipped"): Wording(
        "The NPC sits on the dealer's left but never leads the first trick, so {player} lead{s}."
    ),
    ("tornei.reading.npc-first-lead", "npc"): Wording(
        "{player} sits on the dealer's left and leads the first trick."
    ),
    ("tornei.forecast", "lays"): Wording("{player} predict{s} {place:th}: {card}, face down."),
    ("tornei.forecast", "lays-hidden"): Wording("{player} place{s} a prediction face down."),
    ("tornei.reveal", "right"): Wording(
        "{player} predicted {foretold:th} with {card}: correct, so it goes above the board.",
        "right",
        "{player} predicted {foretold:th} and came {place:th}: {worth:point}",
    ),
    ("tornei.reveal", "wrong"): Wording(
        "{player} predicted {foretold:th} with {card} but came {place:th}: wrong, so it goes below the board.",
        "wrong",
        "{player} predicted {foretold:th}, but came {place:th}: {worth:point}",
    ),
    ("tornei.reading.npc-ranks", "takes"): Wording("The NPC's {card} is {place:th}."),
    ("tornei.forecast-stays-own", "keeps"): Wording("Everyone keeps their own prediction."),
    ("tornei.winner", "wins"): Wording("{player} take{s} the trick with {card}."),
    ("tornei.winner", "keeps"): Wording("{player} put{s} the cards aside in one bundle, face down."),
    ("tornei.npc.lead", "box"): Wording("The trick goes into the box."),
    ("tornei.reading.npc-scores-nothing", "nobody"): Wording("A trick that the NPC takes counts for nobody."),
    ("tornei.winner", "leads"): Wording("{player} lead{s} the next trick."),
    ("tornei.npc.pile", "turned"): Wording("{card} is turned up from the prediction pile: nobody holds it."),
    ("tornei.phases", "played-out"): Wording("All cards have been played."),
    ("tornei.deals", "next"): Wording("{player} deal{s} next: deal {deal}."),
    ("tornei.deals", "over"): Wording("That was deal {deal}, the last one: every player has dealt."),
    # the trick so far
    ("tornei.winner", "first"): Wording("{player} lead{s} {card}."),
    ("tornei.winner", "highest"): Wording(
        "{player} {is} 1st with {card}, the highest card of the strongest suit that was played.",
        "1st so far",
    ),
    ("tornei.winner", "strongest"): Wording(
        "{player} {is} 1st with {card}, the only card of the strongest suit that was played.",
        "1st so far",
    ),
    ("tornei.rank", "lower"): Wording("{card} is {place:th} so far: {best} is higher.", "{place:th} so far"),
    ("tornei.suit-rank", "weaker"): Wording(
        "{card} is {place:th} so far: {suit} is weaker than the suit of {best}.", "{place:th} so far"
    ),
    ("tornei.suit-rank", "led-is-weaker"): Wording(
        "{card} is {place:th} so far: {suit} was led, but {best} is of a stronger suit.", "{place:th} so far"
    ),
    # the score
    ("tornei.score.forecast", "scores"): Wording(
        "{player} predicted {place:th} correctly in {count:trick}, at {worth:point} each."
    ),
    ("tornei.score.tricks", "scores"): Wording("{player} took {count:trick}, at 1 point each."),
    ("tornei.score.no-tricks", "scores"): Wording("{player} took no trick at all, for 3 points."),
    ("tornei.deals", "points"): Wording(
        "Deal {deal} cannot have given {player} {points:point}: a deal gives 1 to {most}."
    ),
    ("tornei.deals", "told-twice"): Wording(
        "For deal {deal}, {player:possessive} score is given twice: in parts and as a sum."
    ),
    ("tornei.score.no-tricks", "first-place"): Wording(
        "{player} predicted 1st correctly in deal {deal}, so {player} must have taken a trick."
    ),
    ("tornei.score.forecast", "same-place"): Wording(
        "In deal {deal}, {count:prediction} of {place:th} cannot have been correct: {most} are the most."
    ),
    ("tornei.reveal", "first-place"): Wording(
        "{player} cannot have predicted 1st correctly {count:time} with {most:trick} taken."
    ),
    ("tornei.deals", "so-far"): Wording("{player:possessive} points of deal {deal}."),
    **of_winning("tornei.win"),
    # positions that cannot be
    ("tornei.deals", "too-many"): Wording("A game has {count:deal}."),
    ("tornei.deals", "not-counted"): Wording(
        "Deal {deal} is not scored yet, so {player} cannot have points for it."
    ),
    ("tornei.score.forecast", "too-many"): Wording(
        "{player} cannot have predicted correctly in {count:trick} of deal {deal}: it has {most}."
    ),
    ("tornei.score.tricks", "too-many"): Wording("{count:trick} scored in deal {deal}: it has only {most}."),
    ("tornei.score.tricks", "first-place"): Wording(
        "In deal {deal}, {player} cannot have predicted 1st correctly {count:time} with {most:trick} taken."
    ),
    ("tornei.score.no-tricks", "neither"): Wording(
        "In deal {deal}, {player} must score for tricks, or for taking none."
    ),
    ("tornei.score.no-tricks", "beside"): Wording(
        "In deal {deal}, {player} cannot score both for tricks and for taking none."
    ),
    ("tornei.lead", "not-first"): Wording(
        "{player} cannot lead the first trick: {other} must, on the dealer's left."
    ),
    ("tornei.reading.npc-first-lead", "not-first"): Wording(
        "{player} cannot lead the first trick: the NPC is on the dealer's left, so {other} must."
    ),
    ("tornei.reading.npc-first-lead", "npc-first"): Wording(
        "{player} cannot lead the first trick: the NPC must, on the dealer's left."
    ),
    ("tornei.winner", "leader"): Wording(
        "Whoever takes a trick leads the next one, but {player} {has} taken none."
    ),
    ("tornei.deals", "no-points"): Wording("When the game is over, a position must say who scored what."),
    ("tornei.deals", "not-over"): Wording("The game is over after {count:deal}, not before."),
    ("tornei.dealer", "missing"): Wording("Before a deal, a position must say who deals."),
    ("tornei.deal", "before"): Wording(
        "When it is time to {due}, no cards are on the table: here {count:card}."
    ),
    ("tornei.turn", "uneven"): Wording(
        "{player} must have as many cards as {other}, counting this trick: here {count} and {first}."
    ),
    ("tornei.phases", "cards-left"): Wording("{player} still {has} cards, so it is not time to {due}."),
    ("tornei.phases", "odd"): Wording(
        "Each trick uses two cards of each player, so {player} cannot have {count}, counting this trick."
    ),
    ("tornei.phases", "nothing-left"): Wording("No cards are left to play."),
    ("tornei.phases", "trick"): Wording("With {count:card} in the trick, it is not time to {due}."),
    ("tornei.npc.deal", "count"): Wording(
        "The NPC needs one open card for each unfinished trick: {due}, not {count}."
    ),
    ("tornei.npc.pile", "none"): Wording("There is no pile from which to turn up a card."),
    ("tornei.npc.pile", "count"): Wording("The NPC's pile must have {due:card} now, not {count}."),
    ("tornei.npc.pile", "too-many"): Wording("{count:card} turned up: at most {most} by now."),
    ("tornei.reveal", "too-many"): Wording(
        "{player} {has} {count:prediction} at the board: at most {most} by now."
    ),
    ("tornei.reveal", "same-place"): Wording(
        "{count:correct prediction} of {place:th}: at most {most} by now, one in each trick."
    ),
    ("tornei.winner", "too-many"): Wording("{count:trick} taken: at most {most} by now."),
    ("tornei.winner", "none"): Wording("When it is time to {due}, somebody must have taken tricks."),
    ("tornei.winner", "bundle"): Wording(
        "A trick has four cards, so {player} cannot have taken one of {count}."
    ),
    ("tornei.deck", "too-many"): Wording("There are {count:card} here; the deck has {most}."),
    ("tornei.turn", "again"): Wording("{player} {has} played to this trick twice."),
    ("tornei.void", "held"): Wording(
        "{player} could not follow {suits:or} before, so {player} cannot have had any after that."
    ),
    ("tornei.void", "too-many"): Wording(
        "{count:suit} known to be missing from a hand: at most {most} by now."
    ),
    ("tornei.void", "impossible"): Wording(
        "The face-down cards cannot be dealt so that nobody holds a suit that they could not follow."
    ),
    ("tornei.forecast", "all-laid"): Wording("All predictions are on the table, so it is time to play."),
    ("tornei.forecast", "missing"): Wording("{player} must have predicted by now."),
    ("tornei.forecast", "not-now"): Wording("{player} cannot have predicted when it is time to {due}."),
    ("tornei.leader-forecast", "later"): Wording(
        "{player} cannot have predicted yet: {other} led and must predict first."
    ),
}
