"""The words for positions that cannot be."""

from engine.kernel import Wording

PROBLEMS = {
    ("tezuma.start-player", "missing"): Wording("To {due}, a position must say who starts."),
    ("tezuma.phases", "cards-left"): Wording("{player} still {has} cards, so it is not time to {due}."),
    ("tezuma.lead", "order"): Wording(
        "{player} cannot be next in this trick: it is {other:possessive} turn."
    ),
    ("tezuma.deal", "uneven"): Wording(
        "{player} must have as many cards as {other}: here {count} and {first}, cards in this trick included."
    ),
    ("tezuma.deal", "too-many"): Wording("{player} {has} {count:card}, but {most} is the most."),
    ("tezuma.draft.one-of-each", "problem-gone"): Wording(
        "{player} cannot have taken {what}: somebody else has it."
    ),
    ("tezuma.draft.one-of-each", "problem-not-laid-out"): Wording(
        "{player} cannot have taken {what}: it was not laid out."
    ),
    ("tezuma.draft.one-of-each", "all-taken"): Wording(
        "Everybody has one card of each kind, so the draft is over."
    ),
    ("tezuma.draft.one-of-each", "out-of-order"): Wording(
        "{player} {has} taken {count:card}, and after so many it must be {due}."
    ),
    ("tezuma.choose-score-cards", "untold"): Wording(
        "To {due}, a position must say which {kind}s are laid out."
    ),
    ("tezuma.choose-abilities", "untold"): Wording(
        "To {due}, a position must say which abilities are laid out."
    ),
    ("tezuma.choose-score-cards", "already"): Wording("The cards are laid out already."),
    ("tezuma.phases", "too-early"): Wording(
        "It is time to {due}, so nothing has been taken, played, captured or shown yet."
    ),
    ("tezuma.lead", "not-first"): Wording("{other} must lead the first trick, not {player}."),
    ("tezuma.lead", "not-so"): Wording("{player} cannot have played {card}."),
    ("tezuma.winner-leads", "leader"): Wording(
        "{player} {has} not won a trick, so somebody else must lead this one."
    ),
    ("tezuma.ability.once-a-trick", "too-often"): Wording(
        "{player} cannot have used an ability {count:time}: with one use in each trick, {most} is the most by now."
    ),
    ("tezuma.void", "too-many"): Wording(
        "{count:suit} cannot have been shown to be missing: {most} is the most, one in each trick."
    ),
    ("tezuma.reading.fire-captured", "no-pair"): Wording(
        "{player} cannot have taken back {count:card}: Fire Breathing gives back one for each use."
    ),
    ("tezuma.reading.fire-captured", "no-such-card"): Wording(
        "{player} cannot have taken back {card}: a card is taken back once, and is no trump."
    ),
    ("tezuma.capture", "none"): Wording("When it is time to {due}, somebody must have won tricks."),
    ("tezuma.capture", "without-tricks"): Wording(
        "{player} cannot have captured {count:card} with {tricks:trick}."
    ),
    ("tezuma.score.table", "too-many-in-all"): Wording(
        "{count:trick} are given for deal {deal}, but a deal has {most}."
    ),
    ("tezuma.draft.one-of-each", "scored-twice"): Wording(
        "{player} cannot have used {kind} {number} in deal {deal}: somebody else did."
    ),
    ("tezuma.draft.one-of-each", "pain-twice"): Wording(
        "{player} cannot have taken the {suit} {kind} in deal {deal}: somebody else did."
    ),
    ("tezuma.score.pain", "too-many"): Wording(
        "{player} cannot have captured {count:card} of one suit in deal {deal}: {most} is the most."
    ),
    ("tezuma.score.floor", "points"): Wording(
        "{player} cannot have scored {points:point} in deal {deal}: the score is from 0 to {most}."
    ),
    ("tezuma.same-layout", "not-laid-out"): Wording(
        "{player} cannot have used {kind} {number} in deal {deal}: it is not laid out in this game."
    ),
    ("tezuma.deals", "other-score"): Wording(
        "The score of deal {deal} does not fit what {player} won and captured."
    ),
    ("tezuma.variant.beginner", "has-ability"): Wording(
        "Beginners play without abilities, so {player} can have none."
    ),
    ("tezuma.phases", "no-cards"): Wording("Nobody has a card, so it is not time to {due}."),
    ("tezuma.capture", "too-many"): Wording("{count:trick} cannot have been won: {most} is the most by now."),
    ("tezuma.sand-spare-card", "missing"): Wording(
        "{player} used Five-Color Sand, so {player} must have a card left."
    ),
    ("tezuma.deals", "counted-already"): Wording("Deal {deal} has been scored, so this must be a later one."),
    ("tezuma.score.table", "too-many"): Wording(
        "{player} cannot have won or captured more than {count} in a deal."
    ),
    ("tezuma.deal", "nowhere"): Wording(
        "The face-down cards cannot be the cards that nobody has seen: they are too many, or of suits shown to be missing."
    ),
    ("tezuma.ability.when", "not-so"): Wording("{player} cannot have used {ability} alone."),
    ("tezuma.paper-egg", "not-last"): Wording(
        "{player} waited with Paper Egg, so that card must be the last of the trick."
    ),
    ("tezuma.ability.uses", "too-many"): Wording(
        "{player} cannot have used {ability} {count:time}: {most} is the most."
    ),
    ("tezuma.ability.uses", "untold"): Wording(
        "{player} used {ability} in this trick, so the lines took: and uses: must say so."
    ),
    ("tezuma.paper-egg", "cannot-wait"): Wording("{player} cannot be waiting with Paper Egg."),
    ("tezuma.void", "held"): Wording("{player} could not follow {suits:or} before, but {has} some now."),
    ("tezuma.reading.fire-captured", "not-held"): Wording(
        "Everybody saw {player} take back {card}, so {player} must hold it."
    ),
    ("tezuma.deals", "too-many"): Wording("A game has as many deals as players: {count}."),
    ("tezuma.deals", "not-over"): Wording("The game is over after {count:deal}, not before."),
    ("tezuma.score.table", "missing"): Wording(
        "To score the deal, a position must say which {kind} and which {other_kind} {player} took."
    ),
    ("tezuma.score.pain", "unknown"): Wording(
        "To score the deal, all cards that {player} captured must be known."
    ),
}
