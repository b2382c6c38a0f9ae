"""The words for each case in which one of Tezuma's rules is cited."""

from engine.games.tezuma.sentences.problems import PROBLEMS
from engine.games.tezuma.sentences.trick import TRICK
from engine.kernel import Wording
from engine.kit.sentences import of_deal, of_time, of_winning

SENTENCES = {
    **TRICK,
    **PROBLEMS,
    # the table
    ("tezuma.start-player", "allowed"): Wording(
        "Any of the {players:player} may start: choose in any fair way."
    ),
    ("tezuma.start-player", "dealer"): Wording(
        "Any of the {players:player} may deal first: choose in any fair way."
    ),
    ("tezuma.start-player", "several"): Wording("Name one player, not {count}."),
    ("tezuma.start-player", "named"): Wording("{player} {is} the start player already."),
    ("tezuma.start-player", "starts"): Wording("{player} {is} the start player."),
    **of_time("tezuma.phases"),
    ("tezuma.phases", "score"): Wording("All tricks have been played, so deal {deal} is scored."),
    ("tezuma.phases", "played-out"): Wording("That was the last trick of the deal."),
    ("tezuma.score-cards", "strange"): Wording(
        "There is no {kind} {number}: they are numbered 1 to {count}."
    ),
    ("tezuma.score-cards", "twice"): Wording("There is only one {kind} {number}."),
    ("tezuma.score-cards", "only-for"): Wording("Scoring card {number} is for {players:player} only."),
    ("tezuma.score-tables", "house"): Wording(
        "The points on {numbers:card} are our house values: the rulebook does not print them."
    ),
    ("tezuma.score-tables", "own"): Wording("The points on {numbers:card} are those of this file."),
    ("tezuma.choose-score-cards", "refused"): Wording(
        "With {players:player}, lay out {count:card} for points."
    ),
    ("tezuma.choose-score-cards", "missing"): Wording(
        "With {players:player}, scoring card {number} must be laid out."
    ),
    ("tezuma.choose-score-cards", "laid-out"): Wording("Laid out for points: {numbers:card}."),
    ("tezuma.variant.beginner", "refused"): Wording(
        "Beginners play without abilities, so no ability is laid out."
    ),
    ("tezuma.variant.beginner", "allowed"): Wording(
        "Beginners play without abilities, so only scoring cards are laid out."
    ),
    ("tezuma.variant.beginner", "no-ability"): Wording(
        "Beginners play without abilities, so nobody takes one."
    ),
    ("tezuma.ability-cards", "twice"): Wording("There is only one {ability}."),
    ("tezuma.ability-cards", "sides"): Wording(
        "{ability} and {other_ability} are two sides of one card, as we pair them."
    ),
    ("tezuma.choose-abilities", "refused"): Wording("With {players:player}, lay out {count:ability}."),
    ("tezuma.choose-abilities", "allowed"): Wording("Any {count:ability} may be laid out."),
    ("tezuma.choose-abilities", "laid-out"): Wording("Abilities laid out: {abilities:and}."),
    ("tezuma.same-layout", "same"): Wording("The same cards are laid out in the middle again."),
    ("tezuma.variant.redraw", "new"): Wording("New bid cards and abilities are laid out for this deal."),
    ("tezuma.deck", "strange"): Wording("There is no {card} in this deck."),
    ("tezuma.deck", "twice"): Wording("This deck has only {count} of {card}."),
    ("tezuma.players-3", "refused"): Wording("With three players, {card} stays in the box."),
    ("tezuma.deal", "allowed"): Wording("Each player gets {count:card}."),
    ("tezuma.deal", "refused"): Wording("Each of the {players:player} must get {count:card}."),
    ("tezuma.deal", "dealt"): Wording("All cards are dealt, {count} to each player."),
    **of_deal("tezuma.deal"),
    # the draft
    ("tezuma.draft.hand-seen", "allowed"): Wording(
        "Any {kind} in the middle may be taken: everybody has seen their own hand.",
        "may be taken",
        prompt="Draft: take {open:or}",
    ),
    ("tezuma.draft.one-of-each", "several"): Wording("Take one card on each turn, not {count}."),
    ("tezuma.draft.one-of-each", "taken"): Wording("{player} {has} a {kind} already: take one of each kind."),
    ("tezuma.draft.one-of-each", "gone"): Wording("The {kind} {what} is not in the middle."),
    ("tezuma.draft.one-of-each", "takes-pain"): Wording("{player} take{s} the {what} {kind}."),
    ("tezuma.draft.one-of-each", "takes-score"): Wording("{player} take{s} {kind} {what}."),
    ("tezuma.draft.one-of-each", "takes-ability"): Wording("{player} take{s} {what}."),
    ("tezuma.pain-cards", "refused"): Wording(
        "There is only one such card for {suit}, and it has been taken."
    ),
    ("tezuma.draft.order-2015", "refused"): Wording(
        "It is {other:possessive} turn to take a card: each round goes clockwise."
    ),
    ("tezuma.draft.order-snake", "refused"): Wording(
        "It is {other:possessive} turn to take a card: the second round goes back."
    ),
    ("tezuma.draft.leftovers", "aside"): Wording("Set aside until the next deal: {names:and}."),
    # may this card be played?
    ("tezuma.lead", "allowed"): Wording("Any card may be led.", "any card", prompt="Lead any card"),
    ("tezuma.lead", "first"): Wording("{player} lead{s} the first trick."),
    ("tezuma.lead", "not-yet"): Wording("It is {other:possessive} turn."),
    ("tezuma.lead", "full"): Wording("Everybody has played, so the trick is taken first."),
    ("tezuma.lead", "several"): Wording("{count:card} may be played together only with Fire Breathing."),
    ("tezuma.lead", "not-held"): Wording("{player} {does} not have {card}."),
    ("tezuma.lead", "unfinished"): Wording("The trick is not over: it is {other:possessive} turn."),
    ("tezuma.lead", "finished"): Wording("Everybody has played to this trick."),
    ("tezuma.lead", "plays"): Wording("{player} play{s} {cards:and}."),
    ("tezuma.leader-follows", "allowed"): Wording(
        "{player} may lead {card}, but a led trump is never effective.",
        "leads a trump",
        prompt="Lead any card",
    ),
    ("tezuma.must-follow", "allowed"): Wording(
        "{suit} was led, and this card follows.", "follows", prompt="Follow {suit}"
    ),
    ("tezuma.must-follow", "refused"): Wording(
        "{card} isn't allowed: {player} hold{s} {suit}, and {suit} was led.",
        "not allowed",
        prompt="Follow {suit}",
    ),
    ("tezuma.must-follow", "unknown"): Wording(
        "{player} may play {card} only without {suit}, and that hand is hidden.", "not known"
    ),
    ("tezuma.void", "allowed"): Wording(
        "{player} {has} no {suit}, so any card may be played.",
        "any card",
        prompt="Play any card: you have no {suit}",
    ),
    ("tezuma.linking-rings", "allowed"): Wording(
        "With Linking Rings, {player} need not follow {suit}.",
        "need not follow",
        prompt="Play any card: you need not follow {suit}",
    ),
    ("tezuma.cup-and-ball", "allowed"): Wording(
        "With Cup and Ball, a card of another suit counts as following {suit}.",
        "counts as following",
        prompt="Play any card: it counts as following {suit}",
    ),
    ("tezuma.reading.cup-void", "allowed"): Wording(
        "{player} {has} no {suit}, but with Cup and Ball this card counts as following.",
        "counts as following",
        prompt="Play any card: it counts as following {suit}",
    ),
    ("tezuma.reading.cup-printed-suit", "refused"): Wording(
        "{card} isn't allowed: {player} hold{s} {suit}, which is still the led suit after Cup and Ball.",
        "not allowed",
        prompt="Follow {suit}",
    ),
    ("tezuma.reading.fire-follow", "allowed"): Wording(
        "{player} {has} no {suit}, so any pair may be played, but it loses.",
        "any pair",
        prompt="Play two numbers of one suit: you have no {suit}",
    ),
    ("tezuma.reading.fire-follow", "refused"): Wording(
        "This pair isn't allowed: {player} hold{s} {suit}, so both cards must be {suit}.",
        "not allowed",
        prompt="Follow with two {suit} numbers",
    ),
    ("tezuma.reading.fire-follow", "unknown"): Wording(
        "Whether {player} may play this pair depends on {suit} in a hidden hand.", "not known"
    ),
    ("tezuma.sand-lead", "sand"): Wording(
        "{player} play{s} no card, so {other} may play any card, and its suit is led.",
        "no card",
        prompt="Win this trick without a card: {other} chooses the suit",
    ),
    ("tezuma.sand-lead", "allowed"): Wording(
        "The leader played no card, so {player} may play any card: {suit} is led.",
        "sets the suit",
        prompt="Play any card: its suit is led",
    ),
    ("tezuma.reading.sand-first-card", "allowed"): Wording(
        "The first card after Five-Color Sand sets the suit, so this trump leads {suit} and is not effective.",
        "sets the suit",
        prompt="Play any card: its suit is led",
    ),
    ("tezuma.reading.sand-first-card", "idle"): Wording(
        "{ability} changes nothing: the first card after Five-Color Sand leads {suit} anyway."
    ),
    ("tezuma.reading.sand-first-card", "pair"): Wording(
        "The pair is the first card after Five-Color Sand, so {suit} is led."
    ),
    # may the ability be used?
    ("tezuma.draft.one-of-each", "not-taken"): Wording(
        "{player} {has} {other_ability}, not {ability}.", "not yours"
    ),
    ("tezuma.draft.one-of-each", "no-ability"): Wording(
        "{player} {has} no ability, so {ability} cannot be used.", "not yours"
    ),
    ("tezuma.ability.when", "refused"): Wording("{ability} is used as a card is played.", "needs a card"),
    ("tezuma.ability.when", "announced"): Wording("{player} announce{s} {ability}."),
    ("tezuma.ability.uses", "uses"): Wording("{player} use{s} {ability}, with {left:use} left."),
    ("tezuma.ability.uses", "declares"): Wording(
        "{player} announce{s} {ability} and will play last, with {left:use} left."
    ),
    ("tezuma.ability.once-a-trick", "refused"): Wording(
        "{player} used {ability} in this trick already: one use in each trick is allowed.", "used already"
    ),
    ("tezuma.ability.once-a-trick", "several"): Wording(
        "{ability} and {other_ability} cannot be used together: one use in each trick is allowed."
    ),
    ("tezuma.ability.uses", "refused"): Wording(
        "{player} {has} no use of {ability} left: there are only {count} in a deal.",
        "used up",
        prompt="Play a card: {ability} is used up",
    ),
    ("tezuma.ability.scope", "own"): Wording(
        "{ability} affects only {player:possessive} own card in this trick."
    ),
    ("tezuma.ability.overrides", "wins"): Wording("{ability} overrides the rule to follow {suit}."),
    ("tezuma.paper-egg", "with-card"): Wording(
        "Paper Egg is announced without a card: the card is played last."
    ),
    ("tezuma.paper-egg", "leads"): Wording(
        "{player} lead{s} this trick, so Paper Egg isn't allowed.", "not when leading"
    ),
    ("tezuma.paper-egg", "allowed"): Wording(
        "{player} may wait and play last.", "plays last", prompt="Wait, and play after all others"
    ),
    ("tezuma.reading.egg-last", "idle"): Wording(
        "{player} play{s} last anyway: Paper Egg may be used, but changes nothing.",
        "changes nothing",
        prompt="Play last, as you would anyway",
    ),
    ("tezuma.reading.egg-last", "last"): Wording(
        "{player} waited with Paper Egg, so this is the last card of the trick."
    ),
    ("tezuma.reading.sand-lead-egg", "refused"): Wording(
        "As agreed, {player} {is} the leader after Five-Color Sand, so {ability} isn't allowed.",
        "not as leader",
    ),
    ("tezuma.reading.sand-lead-egg", "allowed"): Wording(
        "{player} may wait: the leader is the player who used Five-Color Sand.",
        "plays last",
        prompt="Wait, and play after all others",
    ),
    ("tezuma.butterfly-dance", "leads"): Wording(
        "The leader may not use Butterfly Dance.", "not when leading"
    ),
    ("tezuma.reading.butterfly-offsuit", "refused"): Wording(
        "As agreed, Butterfly Dance is only for a trump that follows.",
        "not with this",
        prompt="Play a trump that follows",
    ),
    ("tezuma.reading.butterfly-offsuit", "idle"): Wording(
        "This trump is effective anyway: {ability} only protects it from Water Trick."
    ),
    ("tezuma.reading.sword-following-number", "refused"): Wording(
        "As agreed, Sword Walking is only for an effective trump.",
        "not with this",
        prompt="Play an effective trump",
    ),
    ("tezuma.fire-breathing", "refused"): Wording(
        "Fire Breathing needs two number cards of one suit.",
        "needs a pair",
        prompt="Play two numbers of one suit",
    ),
    ("tezuma.five-color-sand", "with-card"): Wording("Five-Color Sand is used instead of a card."),
    ("tezuma.five-color-sand", "uses"): Wording("{player} use{s} Five-Color Sand and play{s} no card."),
    ("tezuma.reading.sand-later", "allowed"): Wording(
        "{player} may win this trick without a card: {count:card} to take.",
        "no card",
        prompt="Win this trick without a card",
    ),
    ("tezuma.reading.sand-last-trick", "allowed"): Wording(
        "{player} may win the last trick, too: {player:possessive} own card is never shown.",
        "no card",
        prompt="Win the last trick without a card",
    ),
    ("tezuma.reading.rings-cup-lead", "idle"): Wording(
        "The leader may use {ability}, but it changes nothing."
    ),
    ("tezuma.reading.rings-cup-lead", "agreed"): Wording(
        "As agreed, the trump that {player} lead{s} with {ability} is effective."
    ),
    ("tezuma.reading.rings-led-suit", "agreed"): Wording(
        "As agreed, {ability} makes a trump of the led suit effective."
    ),
    ("tezuma.reading.sand-lead-egg", "butterfly"): Wording(
        "{player} may use {ability}: the leader is the player who used Five-Color Sand."
    ),
    ("tezuma.reading.idle-ability", "idle"): Wording("{ability} changes nothing here, but counts as used."),
    # what happens then
    ("tezuma.capture", "takes"): Wording("{player} take{s} the trick: {count:card}."),
    ("tezuma.reading.fire-captured", "returns"): Wording(
        "{player} take{s} back {card}, the lower card of the pair."
    ),
    ("tezuma.sand-spare-card", "keeps"): Wording(
        "{player} keep{s} one card more than the others: it will not count."
    ),
    ("tezuma.winner-leads", "leads"): Wording("{player} lead{s} the next trick."),
    ("tezuma.baby-chicks", "leads"): Wording("{player} used Baby Chicks and lead{s} the next trick."),
    ("tezuma.pail-dance", "leads"): Wording(
        "{player} used Pail Dance, so {other} lead{s:other} the next trick."
    ),
    ("tezuma.reading.chicks-vs-pail", "later"): Wording(
        "{player} lead{s} the next trick, not {other}: of Baby Chicks and Pail Dance, the later one decides."
    ),
    ("tezuma.reading.chicks-vs-pail", "earlier"): Wording(
        "{player} lead{s} the next trick, not {other}: as agreed, the earlier of Baby Chicks and Pail Dance decides."
    ),
    # the score
    ("tezuma.score.table", "scores"): Wording(
        "{player} get{s} {points:point} for {tricks:trick}, by card {score_card}."
    ),
    ("tezuma.score.table", "nothing"): Wording(
        "{player} get{s} no points: card {score_card} does not pay for {tricks:trick}."
    ),
    ("tezuma.score.pain", "costs"): Wording("{player} captured {count:card} of {suit}, at 1 point each."),
    ("tezuma.score.floor", "lifts"): Wording("{player} score{s} 0: a deal never scores below that."),
    ("tezuma.deals", "so-far"): Wording("{player:possessive} points of deal {deal}."),
    ("tezuma.deals", "next"): Wording("{player} {is} the start player of deal {deal}."),
    ("tezuma.deals", "over"): Wording("That was deal {deal}, the last: there are as many deals as players."),
    **of_winning("tezuma.win"),
}
