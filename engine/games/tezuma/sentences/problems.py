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
    ("tezuma.deal", "too-many"): Wording("{player} {has} {count:card}; {most} are the most."),
    ("tezuma.draft.one-of-each", "problem-gone"): Wording(
        "{player} cannot have taken {what}: somebody else has it."
    ),
    ("tezuma.draft.one-of-each", "problem-not-laid-out"): Wording(
        "{player} cannot have taken {what}: it was not laid out."
    ),
    ("tezuma.draft.one-of-each", "all-taken"): Wording(
        "Everybody has one of each kind, so the draft is over."
    ),
    ("tezuma.draft.one-of-each", "out-of-order"): Wording(
        "{player} {has} taken {count:card}; when so many are taken it must be {due}."
    ),
    ("tezuma.choose-score-cards", "untold"): Wording(
        "To {due}, a position must tell which score cards are laid out."
    ),
    ("tezuma.choose-abilities", "untold"): Wording(
        "To {due}, a position must tell which abilities are laid out."
    ),
    ("tezuma.choose-score-cards", "already"): Wording("Cards are laid out already, so that is over."),
    ("tezuma.phases", "too-early"): Wording(
        "Nothing can be taken, played, captured or shown yet that is told here: it is time to {due}."
    ),
    ("tezuma.lead", "not-first"): Wording("{other} must lead the first trick, not {player}."),
    ("tezuma.lead", "not-so"): Wording("{player} cannot have played {card}."),
    ("tezuma.winner-leads", "leader"): Wording("{player} {has} not won a trick and cannot lead this one."),
    ("tezuma.ability.once-a-trick", "too-often"): Wording(
        "{player} cannot have used an ability {count:time}: it is used once a trick, so {most} are the most by now."
    ),
    ("tezuma.void", "too-many"): Wording(
        "{count:suit} cannot have been shown to be missing: {most} at most, one a trick."
    ),
    ("tezuma.reading.fire-captured", "no-pair"): Wording(
        "{player} cannot have taken back {count:card}: Fire Breathing gives back one for each use."
    ),
    ("tezuma.reading.fire-captured", "no-such-card"): Wording(
        "{player} cannot have taken back {card} so: it goes back once, and is no trump."
    ),
    ("tezuma.capture", "without-tricks"): Wording(
        "{player} cannot have captured {count:card} with {tricks:trick}."
    ),
    ("tezuma.score.table", "too-many-in-all"): Wording(
        "{count:trick} are told for deal {deal}; a deal has {most}."
    ),
    ("tezuma.draft.one-of-each", "scored-twice"): Wording(
        "{player} cannot have scored deal {deal} by score card {number}: somebody else did."
    ),
    ("tezuma.draft.one-of-each", "pain-twice"): Wording(
        "{player} cannot have had the {suit} pain card in deal {deal}: somebody else had it."
    ),
    ("tezuma.score.pain", "too-many"): Wording(
        "{player} cannot have captured {count:card} of the pain suit in deal {deal}: {most} are the most."
    ),
    ("tezuma.score.floor", "points"): Wording(
        "Deal {deal} cannot have brought {player} {points:point}: it brings from 0 to {most}."
    ),
    ("tezuma.same-layout", "not-laid-out"): Wording(
        "{player} cannot have scored deal {deal} by score card {number}: other ones lie there all match."
    ),
    ("tezuma.deals", "other-score"): Wording(
        "What {player} won and took is not what is told for deal {deal}."
    ),
    ("tezuma.variant.beginner", "has-ability"): Wording(
        "By the beginners' rules {player} can have no ability."
    ),
    ("tezuma.phases", "no-cards"): Wording("Nobody has a card, so it is not time to {due}."),
    ("tezuma.capture", "too-many"): Wording(
        "{count:trick} cannot have been won: {most} are the most by now."
    ),
    ("tezuma.sand-spare-card", "missing"): Wording(
        "{player} used Five-Color Sand, so a card must be left in hand."
    ),
    ("tezuma.deals", "counted-already"): Wording("Deal {deal} is counted, so this must be a later one."),
    ("tezuma.score.table", "too-many"): Wording(
        "{player} cannot have won or captured more than {count} in a deal."
    ),
    ("tezuma.deal", "nowhere"): Wording(
        "The face-down cards cannot be those that are not seen: too many, or of suits shown to be missing."
    ),
    ("tezuma.ability.when", "not-so"): Wording("{player} cannot have used {ability} alone."),
    ("tezuma.paper-egg", "not-last"): Wording(
        "{player} waited with Paper Egg, so the card must be the last of the trick."
    ),
    ("tezuma.ability.uses", "too-many"): Wording(
        "{player} cannot have used {ability} {count:time}: {most} is the most."
    ),
    ("tezuma.ability.uses", "untold"): Wording(
        "{player} used {ability} in this trick, so took: and uses: must say so."
    ),
    ("tezuma.paper-egg", "cannot-wait"): Wording("{player} cannot be waiting with Paper Egg."),
    ("tezuma.void", "held"): Wording("{player} could not follow {suits:or} before, yet {has} some now."),
    ("tezuma.reading.fire-captured", "not-held"): Wording(
        "Everybody saw {player} take back {card}, so it must be in hand."
    ),
    ("tezuma.deals", "too-many"): Wording("A match has as many deals as players: {count}."),
    ("tezuma.deals", "not-over"): Wording("The match is over after {count:deal}, and not before."),
    ("tezuma.score.table", "missing"): Wording(
        "The deal can be counted once it is told which score and pain card {player} took."
    ),
    ("tezuma.score.pain", "unknown"): Wording(
        "To count the pain cards, all that {player} captured must be known."
    ),
}
