"""The words for each case in which a rule of Iroha is cited."""

from engine.kernel import Wording
from engine.kit.sentences import of_collecting, of_deal, of_deck, of_time, of_turn

SENTENCES = {
    # legality
    ("iroha.dealer", "allowed"): Wording(
        "Any of the {players:player} may deal first: whoever last saw a sunrise or a sunset."
    ),
    ("iroha.dealer", "several"): Wording("Name one dealer, not {count}."),
    ("iroha.dealer", "named"): Wording("{player} {is} already the dealer."),
    **of_time("iroha.phases"),
    ("iroha.phases", "score"): Wording("All cards have been played, so the deal is scored."),
    **of_deck("iroha.deck"),
    ("iroha.deck", "too-often"): Wording("This deck has no more than {count} of {card}."),
    ("iroha.players", "put-back"): Wording(
        "{card} needs {needed:player}, so with {players} it stays in the box."
    ),
    ("iroha.icons", "house"): Wording(
        "The rulebook does not list the icons, so the icon of {card} is from our own list."
    ),
    ("iroha.icons", "own"): Wording("The icon of {card} is from the card list of this file."),
    ("iroha.icons", "used"): Wording("With {players:player}, the numbers {numbers} are in play."),
    ("iroha.icons", "by-colour"): Wording("With {players:player}, each colour has its own numbers in play."),
    ("iroha.deal", "allowed"): Wording(
        "Each player gets {count:card}. The other {stock} stay face down in the middle."
    ),
    ("iroha.deal", "refused"): Wording("Each of the {players:player} must get {count:card}."),
    ("iroha.pass", "allowed"): Wording(
        "Any two cards may be passed.", "pass", prompt="Pass two cards to {other}"
    ),
    ("iroha.pass", "refused"): Wording("{player} must pass two cards from hand."),
    ("iroha.pass", "count"): Wording("Two cards must be passed, not {count}."),
    ("iroha.pass", "unknown"): Wording(
        "{player:possessive} hand is hidden, so nobody knows whether {player} hold{s} these cards.", "unknown"
    ),
    ("iroha.pass", "done"): Wording("{player} {has} already passed two cards."),
    **of_turn("iroha.turn"),
    **of_collecting("iroha.turn"),
    ("iroha.lead", "allowed"): Wording(
        "Any card may be led. {suit} is trump for now.",
        "leads",
        prompt="Lead any card: its colour is trump for now",
    ),
    ("iroha.follow-any", "allowed"): Wording(
        "{card} follows: {suit} is already in the trick.",
        "follows",
        prompt="Play any card: all of yours follow",
    ),
    ("iroha.follow-any", "refused"): Wording(
        "{card} isn't allowed: {player} hold{s} {suits:or}, and must follow.",
        "not allowed",
        prompt="Follow {suits:or}",
    ),
    ("iroha.follow-any", "unknown"): Wording(
        "{player} may play {card} only with no {suits:or} in hand, and that hand is hidden.", "unknown"
    ),
    ("iroha.void-moves-marker", "allowed"): Wording(
        "{player} hold{s} no {suits:or}, so any card may be played. {suit} becomes trump.",
        "new trump",
        prompt="Play any card: its colour becomes trump",
    ),
    # what happens
    ("iroha.dealer", "deals"): Wording("{player} deal{s} first."),
    ("iroha.deal", "dealt"): Wording("{player} deal{s} {count:card} to each player."),
    **of_deal("iroha.deal"),
    ("iroha.pass", "lays-out"): Wording("{player} put{s} two cards face down in front of {other}."),
    ("iroha.pass", "passes"): Wording("{player} pass{es} {cards:and} to {other}."),
    ("iroha.pass", "takes-up"): Wording("{player} take{s} up {cards:and} from {other}."),
    ("iroha.lead", "first"): Wording("{player} sit{s} on the dealer's left and lead{s} the first trick."),
    ("iroha.winner", "takes"): Wording("{player} win{s} the trick with {card}, the highest {suit}."),
    ("iroha.capture", "keeps"): Wording("{player} capture{s} all {count:card}."),
    ("iroha.variant.open-lowest", "opens"): Wording("{player} put{s} {cards:and} face up."),
    ("iroha.variant.open-lowest", "covers"): Wording("{player} turn{s} {cards:and} face down."),
    ("iroha.phases", "played-out"): Wording(
        "All cards have been played, so the captured cards are turned face up."
    ),
    ("iroha.winner-leads", "leads"): Wording("{player} lead{s} the next trick."),
    ("iroha.deals", "next"): Wording("{player} deal{s} next: deal {deal}."),
    ("iroha.deals", "over"): Wording("That was deal {deal}, the last one: everybody has dealt."),
    # the trick so far
    ("iroha.winner", "first"): Wording("{player} lead{s} {card}."),
    ("iroha.winner", "only"): Wording("{player} {is} winning with {card}, the only trump.", "wins so far"),
    ("iroha.winner", "highest"): Wording(
        "{player} {is} winning with {card}, the highest {suit}. {suit} is trump.", "wins so far"
    ),
    ("iroha.reading.equal-numbers", "first"): Wording(
        "{player} {is} winning: this {card} was played before the other.", "wins so far"
    ),
    ("iroha.reading.equal-numbers", "later"): Wording(
        "{card} loses: {other} played the same card first.", "equal, but later"
    ),
    ("iroha.winner", "lower"): Wording("{card} loses: it is trump, but {best} is higher.", "loses"),
    ("iroha.winner", "not-trump"): Wording("{card} loses: {suit} is trump.", "loses"),
    # the score
    ("iroha.score.lowest", "scores"): Wording(
        "{player} score{s} with {card}, the lowest captured card of its colour."
    ),
    ("iroha.score.rest", "scores"): Wording("The other captured cards cost {player} {count:point}."),
    ("iroha.deals", "so-far"): Wording("{player:possessive} points of deal {deal}."),
    ("iroha.win", "wins"): Wording("{player} win{s} the game with {points:point}."),
    ("iroha.win", "behind"): Wording("{player} {is} {place:th} with {points:point}."),
    ("iroha.reading.tie", "shares"): Wording("{player} share{s} the win with {points:point}."),
    ("iroha.tie", "star"): Wording("At a table, the first of them to spot the evening's first star wins."),
    # positions that cannot be
    ("iroha.deals", "too-many"): Wording("A game has {count:deal}."),
    ("iroha.turn", "uneven"): Wording(
        "{player} must have as many cards as {other}, counting this trick: here {count} and {first}."
    ),
    ("iroha.phases", "cards-left"): Wording("{player} still {has} cards, so it is not time to {due}."),
    ("iroha.pass", "not-two"): Wording("{player} must pass two cards, not {count}."),
    ("iroha.pass", "all-chosen"): Wording("Everybody has chosen two cards, so passing is over."),
    ("iroha.pass", "elsewhere"): Wording("{player} passed {card} to the left, so {other} cannot have it."),
    ("iroha.turn", "again"): Wording("{player} cannot have played twice to this trick."),
    ("iroha.void-moves-marker", "held"): Wording(
        "{player} could not follow {suits:or} before, so {player} cannot hold any now."
    ),
    ("iroha.turn", "played-already"): Wording("{player} {has} already played {card}, so nobody can hold it."),
    ("iroha.score.lowest", "unknown"): Wording(
        "The deal can be scored only if all cards that {player} captured are known."
    ),
    ("iroha.deals", "not-over"): Wording("The game is over after {count:deal}, not before."),
    ("iroha.deal", "too-many-in-all"): Wording(
        "There cannot be {count:card} on the table now: {most} are the most."
    ),
    ("iroha.deal", "before"): Wording(
        "Before the deal there are no cards on the table, but it is time to {due}."
    ),
    ("iroha.deal", "stock"): Wording("{count:card} cannot be left over: {most} are the most."),
    ("iroha.deal", "nowhere"): Wording(
        "The face-down cards do not fit: there are too many, or they are of colours that their players cannot hold."
    ),
    ("iroha.phases", "too-early"): Wording(
        "When it is time to {due}, nothing can have been played, captured or shown yet."
    ),
    ("iroha.phases", "no-cards"): Wording("Nobody has enough cards to {due}."),
    ("iroha.capture", "too-many"): Wording(
        "So many captured cards need {count:trick}, but at most {most} can be over."
    ),
    ("iroha.capture", "none"): Wording("When it is time to {due}, somebody must have captured cards."),
    ("iroha.capture", "otherwise"): Wording(
        "As the cards were played, {player} cannot have captured {cards:and}."
    ),
    ("iroha.winner-leads", "otherwise"): Wording(
        "As the cards were played, {other} must lead this trick, not {player}."
    ),
    ("iroha.void-moves-marker", "otherwise"): Wording(
        "As the cards were played, nobody can know that {player} hold{s} no {suits:or}."
    ),
    ("iroha.lead", "not-first"): Wording(
        "{player} cannot lead the first trick: {other} must, on the dealer's left."
    ),
    ("iroha.winner-leads", "leader"): Wording("{player} cannot lead this trick: {player} {has} not won one."),
    ("iroha.pass", "twice"): Wording("{card} was passed twice; a card is passed only once."),
    ("iroha.pass", "not-had"): Wording(
        "{player} cannot have passed {card}: {other} {does:other} not hold it, and {has:other} not played it."
    ),
    ("iroha.pass", "out-of-play"): Wording("{player} passed {card}, so it cannot be out of play."),
    ("iroha.turn", "played-too-many"): Wording(
        "{player} cannot have played {count:card} in this deal: at most {most} by now."
    ),
    ("iroha.turn", "played-last"): Wording(
        "{player} played {card} last, so it must be the last of the played cards."
    ),
    ("iroha.turn", "played-twice"): Wording(
        "{card} has already been played, so {player} cannot have played it."
    ),
    ("iroha.void-moves-marker", "unshown"): Wording(
        "This is the first trick of the deal, so nobody can know that {player} hold{s} no {suits:or}."
    ),
    ("iroha.deals", "no-points"): Wording("When the game is over, a position must say who scored what."),
    ("iroha.deals", "not-counted"): Wording(
        "Deal {deal} is not scored yet, so {player} cannot have points for it."
    ),
    ("iroha.deals", "told-twice"): Wording(
        "For deal {deal}, {player:possessive} score is given twice: give the cards and one rest, or one sum."
    ),
    ("iroha.deals", "points"): Wording(
        "Deal {deal} cannot have brought {player} {points:point}: {least:point} are the least, {most} the most."
    ),
    ("iroha.deals", "other-score"): Wording(
        "The cards that {player} captured do not give the score written for deal {deal}."
    ),
    ("iroha.score.lowest", "twice"): Wording("In deal {deal}, {card} can have scored only once."),
    ("iroha.score.lowest", "colour"): Wording(
        "In deal {deal}, only one {suit} can have scored for {player}."
    ),
    ("iroha.score.rest", "too-many"): Wording(
        "In deal {deal}, {player} cannot have lost points for {count:card}: at most {most} beside those that scored."
    ),
    ("iroha.score.rest", "too-many-in-all"): Wording(
        "The scores of deal {deal} name {count:card}, but only {most} are dealt."
    ),
    ("iroha.dealer", "missing"): Wording("When it is time to {due}, a position must say who deals."),
}
