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
        "Any of the {players:player} may start; choose in any fair way."
    ),
    ("tezuma.start-player", "dealer"): Wording(
        "Any of the {players:player} may deal; choose in any fair way."
    ),
    ("tezuma.start-player", "named"): Wording("{player} start{s} already."),
    ("tezuma.start-player", "starts"): Wording("{player} {is} the start player."),
    **of_time("tezuma.phases"),
    ("tezuma.phases", "score"): Wording("All tricks are played, so deal {deal} is counted."),
    ("tezuma.phases", "played-out"): Wording("That was the last trick of the deal."),
    ("tezuma.score-cards", "strange"): Wording(
        "There is no score card {number}: they are numbered 1 to {count}."
    ),
    ("tezuma.score-cards", "twice"): Wording("There is only one score card {number}."),
    ("tezuma.score-cards", "only-for"): Wording("Score card {number} is for {players:player} only."),
    ("tezuma.score-tables", "house"): Wording(
        "Not in the rulebook, so counted by our house values: {numbers:score card}."
    ),
    ("tezuma.score-tables", "own"): Wording("Counted by the tables of this file: {numbers:score card}."),
    ("tezuma.choose-score-cards", "refused"): Wording(
        "With {players:player} {count:score card} are laid out."
    ),
    ("tezuma.choose-score-cards", "missing"): Wording(
        "With {players:player} score card {number} must be among them."
    ),
    ("tezuma.choose-score-cards", "laid-out"): Wording("Laid out: {numbers:score card}."),
    ("tezuma.variant.beginner", "refused"): Wording("By the beginners' rules no ability is laid out."),
    ("tezuma.variant.beginner", "allowed"): Wording("Score cards alone: beginners play without abilities."),
    ("tezuma.variant.beginner", "no-ability"): Wording("By the beginners' rules nobody takes an ability."),
    ("tezuma.ability-cards", "twice"): Wording("There is only one {ability}."),
    ("tezuma.ability-cards", "sides"): Wording(
        "{ability} and {other_ability} are two sides of one card, as we play it."
    ),
    ("tezuma.choose-abilities", "refused"): Wording("With {players:player} {count:ability} are laid out."),
    ("tezuma.choose-abilities", "allowed"): Wording("Any {count:ability} may be laid out."),
    ("tezuma.choose-abilities", "laid-out"): Wording("Abilities: {abilities:and}."),
    ("tezuma.same-layout", "same"): Wording("The same score cards and abilities are laid out again."),
    ("tezuma.variant.redraw", "new"): Wording("Other score cards and abilities are laid out for this deal."),
    ("tezuma.deck", "strange"): Wording("There is no {card} in this deck."),
    ("tezuma.deck", "twice"): Wording("This deck has no more than {count} of {card}."),
    ("tezuma.players-3", "refused"): Wording("With three players {card} stays in the box."),
    ("tezuma.deal", "allowed"): Wording("All cards are dealt, {count} to each."),
    ("tezuma.deal", "refused"): Wording("Each of the {players:player} gets {count:card}."),
    ("tezuma.deal", "dealt"): Wording("Everybody gets {count:card}."),
    **of_deal("tezuma.deal"),
    # the draft
    ("tezuma.draft.hand-seen", "allowed"): Wording(
        "Everybody has seen their own hand; any {kind} on the table may be taken.",
        "may be taken",
        prompt="Draft: take {open:or}",
    ),
    ("tezuma.draft.one-of-each", "taken"): Wording(
        "{player} {has} a {kind} already; everybody takes one of each kind."
    ),
    ("tezuma.draft.one-of-each", "gone"): Wording("The {kind} {what} is not on the table."),
    ("tezuma.draft.one-of-each", "takes-pain"): Wording("{player} take{s} the pain card of {what}."),
    ("tezuma.draft.one-of-each", "takes-score"): Wording("{player} take{s} score card {what}."),
    ("tezuma.draft.one-of-each", "takes-ability"): Wording("{player} take{s} the ability {what}."),
    ("tezuma.pain-cards", "refused"): Wording("There is one pain card of {suit}, and it is taken."),
    ("tezuma.draft.order-2015", "refused"): Wording(
        "It is {other:possessive} turn to take: laps go clockwise."
    ),
    ("tezuma.draft.order-snake", "refused"): Wording(
        "It is {other:possessive} turn to take: the laps go there, back, and there again."
    ),
    ("tezuma.draft.leftovers", "aside"): Wording("Out of this deal: {names:and}."),
    # may this card be played?
    ("tezuma.lead", "allowed"): Wording(
        "{player} lead{s}, so any card will do.", "leads", prompt="Lead any card"
    ),
    ("tezuma.lead", "first"): Wording("{player} lead{s} the first trick."),
    ("tezuma.lead", "not-yet"): Wording("It is {other:possessive} turn now."),
    ("tezuma.lead", "full"): Wording("Everybody has played; first the trick is collected."),
    ("tezuma.lead", "several"): Wording("{count:card} go together only as a pair of Fire Breathing."),
    ("tezuma.lead", "not-held"): Wording("{player} {does} not hold {card}."),
    ("tezuma.lead", "unfinished"): Wording("The trick is not finished: it is {other:possessive} turn."),
    ("tezuma.lead", "finished"): Wording("Everybody has played to this trick."),
    ("tezuma.lead", "plays"): Wording("{player} play{s} {cards:and}."),
    ("tezuma.leader-follows", "allowed"): Wording(
        "{player} may lead {card}, but a led trump is never effective.",
        "leads, worth 0",
        prompt="Lead any card",
    ),
    ("tezuma.must-follow", "allowed"): Wording(
        "{suit} was led, and this follows.", "follows", prompt="Follow {suit}"
    ),
    ("tezuma.must-follow", "refused"): Wording(
        "{player} hold{s} {suit}, so {card} may not be played.", "not allowed", prompt="Follow {suit}"
    ),
    ("tezuma.must-follow", "unknown"): Wording(
        "{player} may play {card} only without {suit} in hand, and that hand is hidden.", "unknown"
    ),
    ("tezuma.void", "allowed"): Wording(
        "{player} hold{s} no {suit}, so any card will do.",
        "free to play",
        prompt="Play any card: you hold no {suit}",
    ),
    ("tezuma.linking-rings", "allowed"): Wording(
        "With Linking Rings {player} need not follow {suit}.",
        "freed by Rings",
        prompt="Play any card: you need not follow {suit}",
    ),
    ("tezuma.cup-and-ball", "allowed"): Wording(
        "With Cup and Ball a card of another suit follows {suit}.",
        "follows by Cup",
        prompt="Play any card: it counts as {suit}",
    ),
    ("tezuma.reading.cup-void", "allowed"): Wording(
        "{player} hold{s} no {suit}, and may still let this card follow with Cup and Ball.",
        "follows by Cup",
        prompt="Play any card: it counts as {suit}",
    ),
    ("tezuma.reading.cup-printed-suit", "refused"): Wording(
        "{suit} is still the led suit after Cup and Ball: {player} hold{s} some, so {card} may not be played.",
        "not allowed",
        prompt="Follow {suit}",
    ),
    ("tezuma.reading.fire-follow", "allowed"): Wording(
        "{player} hold{s} no {suit}, so any pair may be played; it cannot win.",
        "free to play",
        prompt="Play two numbers of one suit: you hold no {suit}",
    ),
    ("tezuma.reading.fire-follow", "refused"): Wording(
        "{player} hold{s} {suit}, so both cards of the pair must be {suit}.",
        "not allowed",
        prompt="Follow with two {suit} numbers",
    ),
    ("tezuma.reading.fire-follow", "unknown"): Wording(
        "Whether {player} may play this pair depends on {suit} in a hidden hand.", "unknown"
    ),
    ("tezuma.sand-lead", "sand"): Wording(
        "{player} play{s} no card: {other} may play any suit, and that suit is led.",
        "without a card",
        prompt="Take this trick without a card: {other} sets the suit",
    ),
    ("tezuma.sand-lead", "allowed"): Wording(
        "The leader played no card, so {player} may play any; {suit} is led now.",
        "sets the suit",
        prompt="Play any card: it sets the suit",
    ),
    ("tezuma.reading.sand-first-card", "allowed"): Wording(
        "As the first card after a led Five-Color Sand, this trump sets the suit {suit} and is not effective.",
        "sets the suit",
        prompt="Play any card: it sets the suit",
    ),
    ("tezuma.reading.sand-first-card", "idle"): Wording(
        "{ability} changes nothing: the first card after Five-Color Sand sets the suit {suit} anyway."
    ),
    ("tezuma.reading.sand-first-card", "pair"): Wording("The pair sets the suit: {suit} is led now."),
    # may the ability be used?
    ("tezuma.draft.one-of-each", "not-taken"): Wording(
        "{player} took {other_ability} and cannot use {ability}.", "not yours"
    ),
    ("tezuma.draft.one-of-each", "no-ability"): Wording(
        "{player} took no ability, so {ability} cannot be used.", "not yours"
    ),
    ("tezuma.ability.when", "refused"): Wording("{ability} is used together with a card.", "needs a card"),
    ("tezuma.ability.when", "announced"): Wording("{player} announce{s} {ability}."),
    ("tezuma.ability.uses", "uses"): Wording("{player} use{s} {ability}: {left:use} left after this one."),
    ("tezuma.ability.uses", "declares"): Wording(
        "{player} declare{s} {ability} and will play last: {left:use} left after this one."
    ),
    ("tezuma.ability.once-a-trick", "refused"): Wording(
        "{player} declared {ability} in this trick, and only one use a trick is allowed.", "used already"
    ),
    ("tezuma.ability.once-a-trick", "several"): Wording(
        "{ability} and {other_ability} cannot be used at once: only one use a trick is allowed."
    ),
    ("tezuma.ability.uses", "refused"): Wording(
        "{player} {has} no use of {ability} left: a deal allows {count}.",
        "used up",
        prompt="Play a card: {ability} is used up",
    ),
    ("tezuma.ability.scope", "own"): Wording(
        "{ability} counts for {player:possessive} play in this trick only."
    ),
    ("tezuma.ability.overrides", "wins"): Wording("{ability} goes before the duty to follow {suit}."),
    ("tezuma.paper-egg", "with-card"): Wording("Paper Egg is declared first; the card is played last."),
    ("tezuma.paper-egg", "leads"): Wording("{player} lead{s} and cannot wait.", "not when leading"),
    ("tezuma.paper-egg", "allowed"): Wording(
        "{player} may wait and play after everybody else.",
        "plays last",
        prompt="Wait, and play after everybody else",
    ),
    ("tezuma.reading.egg-last", "idle"): Wording(
        "{player} {is} last anyway: Paper Egg may be declared, and is spent.",
        "changes nothing",
        prompt="Play last, as you would anyway",
    ),
    ("tezuma.reading.egg-last", "last"): Wording(
        "{player} waited with Paper Egg: for every question of who was first, this card is last."
    ),
    ("tezuma.reading.sand-lead-egg", "refused"): Wording(
        "After a led Five-Color Sand {player} count{s} as leader, so {ability} cannot be used.",
        "not as leader",
    ),
    ("tezuma.reading.sand-lead-egg", "allowed"): Wording(
        "The leader used Five-Color Sand; {player} {is} not the leader and may wait.",
        "plays last",
        prompt="Wait, and play after everybody else",
    ),
    ("tezuma.butterfly-dance", "leads"): Wording(
        "Butterfly Dance cannot be used by the leader.", "not when leading"
    ),
    ("tezuma.reading.butterfly-offsuit", "refused"): Wording(
        "As agreed, Butterfly Dance goes only with a trump that follows.",
        "not with this",
        prompt="Play a trump that follows",
    ),
    ("tezuma.reading.butterfly-offsuit", "idle"): Wording(
        "This trump is effective without {ability}; the use only shields it from Water Trick."
    ),
    ("tezuma.reading.sword-following-number", "refused"): Wording(
        "As agreed, Sword Walking goes only with an effective trump.",
        "not with this",
        prompt="Play an effective trump",
    ),
    ("tezuma.fire-breathing", "refused"): Wording(
        "Fire Breathing takes two number cards of one suit.",
        "needs a pair",
        prompt="Play two numbers of one suit",
    ),
    ("tezuma.five-color-sand", "with-card"): Wording("Five-Color Sand is used instead of a card."),
    ("tezuma.five-color-sand", "uses"): Wording("{player} use{s} Five-Color Sand and play{s} no card."),
    ("tezuma.reading.sand-later", "allowed"): Wording(
        "In turn, {player} may take the trick without a card; it then has {count:card}.",
        "without a card",
        prompt="Take this trick without a card",
    ),
    ("tezuma.reading.sand-last-trick", "allowed"): Wording(
        "Also in the last trick; {player:possessive} last card is never shown.",
        "without a card",
        prompt="Take the last trick without a card",
    ),
    ("tezuma.reading.rings-cup-lead", "idle"): Wording(
        "The leader may use {ability}, but it changes nothing."
    ),
    ("tezuma.reading.rings-cup-lead", "agreed"): Wording("As agreed, {ability} leads an effective trump."),
    ("tezuma.reading.rings-led-suit", "agreed"): Wording(
        "As agreed, {ability} makes a trump of the led suit effective."
    ),
    ("tezuma.reading.sand-lead-egg", "butterfly"): Wording(
        "The leader used Five-Color Sand; {player} {is} not the leader and may use {ability}."
    ),
    ("tezuma.reading.idle-ability", "idle"): Wording("{ability} changes nothing here, and the use is spent."),
    # what happens then
    ("tezuma.capture", "takes"): Wording("{player} take{s} the trick: {count:card}."),
    ("tezuma.reading.fire-captured", "returns"): Wording(
        "{card}, the lower of the pair, goes back to {player:possessive} hand."
    ),
    ("tezuma.sand-spare-card", "keeps"): Wording(
        "{player} keep{s} one card more than the others; it will not count."
    ),
    ("tezuma.winner-leads", "leads"): Wording("{player} lead{s} next."),
    ("tezuma.baby-chicks", "leads"): Wording("{player} used Baby Chicks and lead{s} next."),
    ("tezuma.pail-dance", "leads"): Wording("{player} used Pail Dance, so {other} lead{s:other} next."),
    ("tezuma.reading.chicks-vs-pail", "later"): Wording(
        "Baby Chicks and Pail Dance disagree; the one declared later decides, so {player} lead{s} and not {other}."
    ),
    ("tezuma.reading.chicks-vs-pail", "earlier"): Wording(
        "As agreed, the earlier of Baby Chicks and Pail Dance decides, so {player} lead{s} and not {other}."
    ),
    # the score
    ("tezuma.score.table", "scores"): Wording(
        "Score card {score_card} pays {player} {points:point} for {tricks:trick}."
    ),
    ("tezuma.score.table", "nothing"): Wording(
        "{player} won {tricks:trick}, which score card {score_card} does not name."
    ),
    ("tezuma.score.pain", "costs"): Wording("Each {suit} card costs a point; {player} took {count}."),
    ("tezuma.score.floor", "lifts"): Wording("A deal never counts below 0, so this lifts {player} to 0."),
    ("tezuma.deals", "so-far"): Wording("{player:possessive} points of deal {deal}."),
    ("tezuma.deals", "next"): Wording("{player} start{s} deal {deal}."),
    ("tezuma.deals", "over"): Wording("That was deal {deal}, the last: there are as many deals as players."),
    **of_winning("tezuma.win"),
}
