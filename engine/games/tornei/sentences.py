"""What is said for each case in which a rule of Tornei is cited."""

from engine.kernel import Wording
from engine.kit.sentences import of_deal, of_deck, of_time, of_turn, of_winning

SENTENCES = {
    # may the table do it?
    ("tornei.dealer", "allowed"): Wording(
        "Any of the {players:player} may deal first: who last saw a rider is for them to say."
    ),
    ("tornei.dealer", "untold"): Wording(
        "Who dealt before deal {deal} is not told, so any of the {players:player} may deal it."
    ),
    ("tornei.dealer", "named"): Wording("{player} {is} the dealer already."),
    ("tornei.reading.npc-seat", "never"): Wording("{player} never deals."),
    **of_time("tornei.phases"),
    ("tornei.phases", "score"): Wording("All cards are played, so deal {deal} is counted."),
    **of_deck("tornei.deck"),
    ("tornei.deal", "allowed"): Wording("Each of the {players:player} gets {count:card}."),
    ("tornei.deal", "refused"): Wording("Each of the {players:player} must get {count:card}."),
    ("tornei.npc.deal", "allowed"): Wording("{count:card} lie open for the NPC, {count} face down."),
    ("tornei.npc.deal", "refused"): Wording("For the NPC {count:card} lie open and {count} face down."),
    ("tornei.reveal", "allowed"): Wording("All {count:card} lie there, so their places are settled."),
    ("tornei.reveal", "early"): Wording("Forecasts stay face down until all have played."),
    ("tornei.reveal", "unknown"): Wording("What {player} forecast is hidden, so it cannot be compared."),
    ("tornei.no-early-grab", "refused"): Wording(
        "The cards must stay until the forecasts are compared with them."
    ),
    ("tornei.no-early-grab", "unfinished"): Wording("Nobody collects a trick before all have played."),
    ("tornei.winner", "allowed"): Wording("The forecasts are compared, so the {count:card} may go."),
    # may a player do it?
    ("tornei.leader-forecast", "allowed"): Wording(
        "{player} led, so {player} forecast{s} first, with any card.",
        "forecast",
        prompt="Predict your rank: place a card face down",
    ),
    ("tornei.leader-forecast", "refused"): Wording("{other} led and must forecast first."),
    ("tornei.forecast", "allowed"): Wording(
        "Any card may be a forecast; only its suit counts, here {suit}.",
        "forecast",
        prompt="Predict your rank: place a card face down",
    ),
    ("tornei.forecast", "done"): Wording("{player} {has} laid a forecast already."),
    ("tornei.forecast", "several"): Wording("One card is laid as a forecast, not {count}."),
    ("tornei.forecast", "not-held"): Wording("{player} {has} no {card} to forecast with."),
    ("tornei.reading.npc-leads", "allowed"): Wording(
        "The NPC led, so all forecast in any order, with any card.",
        "forecast",
        prompt="Predict your rank: place a card face down",
    ),
    **of_turn("tornei.turn"),
    ("tornei.lead", "allowed"): Wording("{player} lead{s}, so any card will do.", "leads", "Lead any card"),
    ("tornei.must-follow", "allowed"): Wording(
        "{suit} was led, so {card} follows.", "follows", "Follow {suit}"
    ),
    ("tornei.must-follow", "refused"): Wording(
        "{player} hold{s} {suit}, so {card} is not allowed.", "not allowed", prompt="Follow {suit}"
    ),
    ("tornei.must-follow", "unknown"): Wording(
        "{player} may play {card} only without {suit} in hand, and that hand is hidden.", "unknown"
    ),
    ("tornei.void", "allowed"): Wording(
        "{player} hold{s} no {suit}, so any card will do.",
        "free to play",
        prompt="Play any card: you hold no {suit}",
    ),
    ("tornei.reading.forecast-leaves-hand", "void"): Wording(
        "The card that {player} laid as a forecast has left the hand."
    ),
    ("tornei.reading.forecast-leaves-hand", "laid"): Wording(
        "{card} is {player:possessive} forecast, so it cannot be played too."
    ),
    # may the NPC?
    ("tornei.npc.deal", "not-open"): Wording("There is no {card} among the NPC's open cards."),
    ("tornei.npc.follow", "allowed"): Wording(
        "{suit} was led, and the NPC follows with its front card of that suit: {card}."
    ),
    ("tornei.npc.follow", "refused"): Wording("The NPC must follow {suit}, so {card} stays."),
    ("tornei.npc.void", "allowed"): Wording(
        "The NPC has no {led}, so it plays the front card of its strongest suit: {card}."
    ),
    ("tornei.npc.void", "refused"): Wording(
        "Without {led} the NPC plays its strongest suit, {suit}, so {card} stays."
    ),
    ("tornei.npc.lead", "allowed"): Wording(
        "The NPC leads from its strongest suit, and {card} lies in front there."
    ),
    ("tornei.npc.lead", "refused"): Wording("The NPC leads its strongest suit, {suit}, so {card} stays."),
    ("tornei.reading.npc-front", "allowed"): Wording("{card} lies in front of the others of its suit."),
    ("tornei.reading.npc-front", "refused"): Wording("{front} lies in front of {card}, so it goes first."),
    ("tornei.npc.pile", "allowed"): Wording("After each trick one card of the NPC's pile is turned up."),
    ("tornei.npc.pile", "refused"): Wording("{card} is not the next card of the pile."),
    # what happens
    ("tornei.dealer", "deals"): Wording("{player} deal{s} first."),
    ("tornei.dealer", "deals-now"): Wording("{player} deal{s} now: deal {deal}."),
    ("tornei.deal", "dealt"): Wording("{player} deal{s} {count:card} to everybody."),
    **of_deal("tornei.deal"),
    ("tornei.npc.deal", "dealt"): Wording(
        "The NPC's open cards, in this order: {cards:and}; {count} more lie face down."
    ),
    ("tornei.lead", "first"): Wording("{player} sit{s} left of the dealer and lead{s} first."),
    ("tornei.reading.npc-first-lead", "skipped"): Wording(
        "The NPC sits left of the dealer, but leads only after a trick it wins: {player} lead{s} first."
    ),
    ("tornei.reading.npc-first-lead", "npc"): Wording("{player} sits left of the dealer and leads first."),
    ("tornei.forecast", "lays"): Wording("{player} foretell{s} place {place}, with {card} face down."),
    ("tornei.forecast", "lays-hidden"): Wording("{player} lay{s} a forecast face down."),
    ("tornei.reveal", "right"): Wording(
        "{player} foretold place {foretold} with {card}, and took it: right, above the board.",
        "right",
        "{player} predicted {foretold:th} and came {place:th}: {worth:point}",
    ),
    ("tornei.reveal", "wrong"): Wording(
        "{player} foretold place {foretold} with {card}, but took place {place}: wrong, below the board.",
        "wrong",
        "{player} predicted {foretold:th}, but came {place:th}: {worth:point}",
    ),
    ("tornei.reading.npc-ranks", "takes"): Wording("The NPC's {card} takes place {place}."),
    ("tornei.forecast-stays-own", "keeps"): Wording("Everybody keeps their own forecast card."),
    ("tornei.winner", "wins"): Wording("{player} win{s} the trick with {card}."),
    ("tornei.winner", "keeps"): Wording("{player} put{s} the cards aside as one bundle, face down."),
    ("tornei.npc.lead", "box"): Wording("The cards go to the box."),
    ("tornei.reading.npc-scores-nothing", "nobody"): Wording("A trick of the NPC counts for nobody."),
    ("tornei.winner", "leads"): Wording("{player} lead{s} next."),
    ("tornei.npc.pile", "turned"): Wording("{card} is turned up: it is in nobody's hand."),
    ("tornei.phases", "played-out"): Wording("All cards are played."),
    ("tornei.deals", "next"): Wording("{player} deal{s} next: deal {deal}."),
    ("tornei.deals", "over"): Wording("That was deal {deal}, the last: everybody has dealt."),
    # the trick so far
    ("tornei.winner", "first"): Wording("{player} {is} winning: there is no other card yet.", "wins so far"),
    ("tornei.winner", "highest"): Wording(
        "{player} {is} winning: {card} is the highest {suit}, the strongest suit in the trick.",
        "wins so far",
    ),
    ("tornei.winner", "strongest"): Wording(
        "{player} {is} winning: {card} is the only {suit}, the strongest suit in the trick.",
        "wins so far",
    ),
    ("tornei.rank", "lower"): Wording("{card} takes place {place}: {best} is higher.", "too low"),
    ("tornei.suit-rank", "weaker"): Wording(
        "{card} takes place {place}: {suit} is weaker than the suit of {best}.", "weaker suit"
    ),
    ("tornei.suit-rank", "led-is-weaker"): Wording(
        "{card} takes place {place}: {suit} was led, yet {best} is of a stronger suit.", "weaker suit"
    ),
    # the score
    ("tornei.score.forecast", "scores"): Wording(
        "{player} foretold place {place} correctly in {count:trick}: {worth:point} a trick."
    ),
    ("tornei.score.tricks", "scores"): Wording("{player} won {count:trick}: a point a trick."),
    ("tornei.score.no-tricks", "scores"): Wording("{player} won no trick at all."),
    ("tornei.deals", "points"): Wording(
        "Deal {deal} cannot have brought {player} {points:point}: it brings from 1 to {most}."
    ),
    ("tornei.deals", "told-twice"): Wording(
        "For deal {deal}, {player:possessive} score is told twice: by its parts, and as a sum."
    ),
    ("tornei.score.no-tricks", "first-place"): Wording(
        "{player} foretold a first place rightly in deal {deal}, so a trick was won."
    ),
    ("tornei.score.forecast", "same-place"): Wording(
        "In deal {deal}, {count:forecast} of place {place} cannot have been right: {most} are the most."
    ),
    ("tornei.reveal", "first-place"): Wording(
        "{player} cannot have been right about the first place {count:time} with {most:trick} won."
    ),
    ("tornei.deals", "so-far"): Wording("{player:possessive} points of deal {deal}."),
    **of_winning("tornei.win"),
    # positions that cannot be
    ("tornei.deals", "too-many"): Wording("A match has {count:deal}."),
    ("tornei.deals", "not-counted"): Wording(
        "Deal {deal} is not counted yet, so {player} cannot have points of it."
    ),
    ("tornei.score.forecast", "too-many"): Wording(
        "{player} cannot have foretold a place correctly in {count:trick} of deal {deal}: it has {most}."
    ),
    ("tornei.score.tricks", "too-many"): Wording("{count:trick} scored in deal {deal}: it has only {most}."),
    ("tornei.score.no-tricks", "beside"): Wording(
        "{player} cannot score for tricks in deal {deal} and also for winning none."
    ),
    ("tornei.lead", "not-first"): Wording(
        "{player} cannot lead the first trick: that is for {other}, left of the dealer."
    ),
    ("tornei.reading.npc-first-lead", "not-first"): Wording(
        "{player} cannot lead the first trick: with the NPC left of the dealer, that is for {other}."
    ),
    ("tornei.reading.npc-first-lead", "npc-first"): Wording(
        "{player} cannot lead the first trick: here the NPC does, left of the dealer."
    ),
    ("tornei.winner", "leader"): Wording(
        "The winner of a trick leads the next, yet {player} {has} won none."
    ),
    ("tornei.deals", "not-over"): Wording("The match is over after {count:deal}, and not before."),
    ("tornei.dealer", "missing"): Wording("Before a deal, a position must say who deals."),
    ("tornei.deal", "before"): Wording(
        "Nothing lies on the table when it is time to {due}: here {count:card}."
    ),
    ("tornei.turn", "uneven"): Wording(
        "{player} must have as many cards as {other}: here {count} and {first}, "
        "what went into this trick included."
    ),
    ("tornei.phases", "cards-left"): Wording("{player} still {has} cards, so it is not time to {due}."),
    ("tornei.phases", "odd"): Wording(
        "Two cards of each player go into a trick: with what went into this one, {player} cannot have {count}."
    ),
    ("tornei.phases", "nothing-left"): Wording("No cards are left to play."),
    ("tornei.phases", "trick"): Wording("With {count:card} in the trick it is not time to {due}."),
    ("tornei.npc.deal", "count"): Wording(
        "The NPC needs an open card for each trick that is not finished: {due}, not {count}."
    ),
    ("tornei.npc.pile", "none"): Wording("There is no pile to turn up a card from."),
    ("tornei.npc.pile", "count"): Wording("The NPC's pile must have {due:card} now, not {count}."),
    ("tornei.npc.pile", "too-many"): Wording("{count:card} turned up: by now at most {most}."),
    ("tornei.reveal", "too-many"): Wording(
        "{player} {has} {count:forecast} at the board: by now at most {most}."
    ),
    ("tornei.reveal", "same-place"): Wording(
        "{count:right forecast} of place {place}: by now at most {most}, one in each trick."
    ),
    ("tornei.winner", "too-many"): Wording("{count:trick} won: by now at most {most}."),
    ("tornei.winner", "bundle"): Wording(
        "A trick has four cards, so {player} cannot have won one of {count}."
    ),
    ("tornei.deck", "too-many"): Wording("There are {count:card} here; the deck has {most}."),
    ("tornei.turn", "again"): Wording("{player} {has} played to this trick twice."),
    ("tornei.void", "held"): Wording(
        "{player} could not follow {suits:or} before, so {player} cannot have had any after that."
    ),
    ("tornei.void", "too-many"): Wording(
        "{count:suit} shown to be missing from a hand: by now at most {most}."
    ),
    ("tornei.void", "impossible"): Wording(
        "The cards face down cannot be dealt so that nobody holds a suit that they could not follow."
    ),
    ("tornei.forecast", "all-laid"): Wording("All forecasts lie there, so it is time to play."),
    ("tornei.forecast", "missing"): Wording("{player} must have laid a forecast by now."),
    ("tornei.forecast", "not-now"): Wording("{player} cannot have laid a forecast when it is time to {due}."),
    ("tornei.leader-forecast", "later"): Wording(
        "{player} cannot have laid a forecast: {other} led and must forecast first."
    ),
}
