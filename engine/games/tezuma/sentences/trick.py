"""The words for how a play stands in its trick."""

from engine.kernel import Wording

TRICK = {
    # why a play takes the trick
    ("tezuma.highest-follows", "first"): Wording("{player} lead{s} {cards}."),
    ("tezuma.highest-follows", "takes"): Wording(
        "{player} {is} winning with {cards}, the highest card that follows.", "wins so far"
    ),
    ("tezuma.lead-trump-stands", "first"): Wording(
        "{player} lead{s} {cards}, and any number of its suit beats it."
    ),
    ("tezuma.lead-trump-stands", "allowed"): Wording(
        "{player} may lead {card}, but any number of its suit beats it.",
        "leads a trump",
        prompt="Lead any card",
    ),
    ("tezuma.lead-trump-stands", "takes"): Wording(
        "{player} {is} winning with the led {cards}: no number follows.", "wins so far"
    ),
    ("tezuma.reading.lead-trump-trick", "takes"): Wording(
        "{player} {is} winning with the led {cards}: as agreed, it is effective because no number follows.",
        "wins so far",
    ),
    ("tezuma.reading.lead-trump-trick", "water"): Wording(
        "{player} {is} winning with the led {cards}: Water Trick cancels every trump, and no number follows.",
        "wins so far",
    ),
    ("tezuma.reading.lead-trump-trick", "beaten"): Wording(
        "{cards} was led, so it is not effective, as we read the rule: an effective trump beats it.",
        "not effective",
    ),
    ("tezuma.reading.water-vs-lead-trump", "takes"): Wording(
        "{player} {is} winning with the led {cards}: no number follows, and Water Trick does not cancel a lead.",
        "wins so far",
    ),
    ("tezuma.reading.water-vs-lead-trump", "first"): Wording(
        "{player} lead{s} {cards}, which {player:possessive} own Water Trick does not cancel."
    ),
    ("tezuma.effective-trump", "takes"): Wording(
        "{player} {is} winning with {cards}, an effective trump: it does not follow.", "wins so far"
    ),
    ("tezuma.first-effective-trump", "takes"): Wording(
        "{player} {is} winning with {cards}, the first of the effective trumps.", "wins so far"
    ),
    ("tezuma.butterfly-dance", "takes"): Wording(
        "{player} {is} winning with {cards}: Butterfly Dance makes it effective, although it follows.",
        "wins so far",
    ),
    ("tezuma.water-vs-butterfly", "takes"): Wording(
        "{player} {is} winning with {cards}: Butterfly Dance keeps it effective in spite of Water Trick.",
        "wins so far",
    ),
    ("tezuma.reading.butterfly-offsuit", "takes"): Wording(
        "{player} {is} winning with {cards}: Butterfly Dance protects a trump of any suit from Water Trick.",
        "wins so far",
    ),
    ("tezuma.reading.butterfly-alone", "takes"): Wording(
        "{player} {is} winning with {cards}: as agreed, Butterfly Dance cancels Water Trick for every trump.",
        "wins so far",
    ),
    ("tezuma.linking-rings", "takes"): Wording(
        "{player} {is} winning with {cards}: with Linking Rings it does not follow, so it is effective.",
        "wins so far",
    ),
    ("tezuma.reading.water-vs-rings", "takes"): Wording(
        "{player} {is} winning with {cards}: as agreed, Water Trick does not cancel Linking Rings.",
        "wins so far",
    ),
    ("tezuma.reading.rings-led-suit", "takes"): Wording(
        "{player} {is} winning with {cards}: as agreed, Linking Rings makes it effective in the led suit.",
        "wins so far",
    ),
    ("tezuma.reading.rings-cup-lead", "takes"): Wording(
        "{player} {is} winning with {cards}: as agreed, Linking Rings makes it effective as a lead.",
        "wins so far",
    ),
    ("tezuma.sword-walking", "takes"): Wording(
        "{player} {is} winning with {cards}: Sword Walking beats the other effective trumps.", "wins so far"
    ),
    ("tezuma.sword-walking", "takes-equal"): Wording(
        "{player} {is} winning with {cards}: Sword Walking breaks the tie at {points}.", "wins so far"
    ),
    ("tezuma.reading.sword-following-number", "takes"): Wording(
        "{player} {is} winning with {cards}: Sword Walking breaks the tie at {points}, with numbers too.",
        "wins so far",
    ),
    ("tezuma.reading.sword-cup", "takes"): Wording(
        "{player} {is} winning with {cards}: Sword Walking breaks the tie at {points} with Cup and Ball.",
        "wins so far",
    ),
    ("tezuma.reading.sword-zero", "lead"): Wording(
        "{player} {is} winning with the led {cards}: Sword Walking breaks no tie of trumps that follow.",
        "wins so far",
    ),
    ("tezuma.reading.sword-zero", "sword"): Wording(
        "{player} {is} winning with {cards}: as agreed, Sword Walking breaks a tie of trumps that follow.",
        "wins so far",
    ),
    ("tezuma.ability.tie", "takes"): Wording(
        "{player} {is} winning with {cards:and}, the first of the cards that count {points}.", "wins so far"
    ),
    ("tezuma.reading.cup-lead-trump", "takes"): Wording(
        "{player} {is} winning with {cards}: with Cup and Ball it follows, so it beats the led trump.",
        "wins so far",
    ),
    ("tezuma.cup-and-ball", "takes"): Wording(
        "{player} {is} winning with {cards}: with Cup and Ball it follows and counts {points}.", "wins so far"
    ),
    ("tezuma.horse-swallowing", "takes"): Wording(
        "{player} {is} winning with {cards}: with Horse-Swallowing it counts {points}.", "wins so far"
    ),
    ("tezuma.many-umbrellas", "takes"): Wording(
        "{player} {is} winning with {cards}: with Many Umbrellas it counts {points}.", "wins so far"
    ),
    ("tezuma.fire-breathing", "takes"): Wording(
        "{player} {is} winning with {cards:and}: with Fire Breathing they count {points}.", "wins so far"
    ),
    ("tezuma.five-color-sand", "takes"): Wording(
        "{player} {is} winning without a card: {player} used Five-Color Sand.", "wins so far"
    ),
    # why a play does not take it
    ("tezuma.highest-follows", "off-suit"): Wording("{cards:and} cannot win: {suit} was led.", "loses"),
    ("tezuma.highest-follows", "lower"): Wording(
        "Too low: {points} with {cards:and}, against {more} with {best:and}.", "too low"
    ),
    ("tezuma.leader-follows", "zero"): Wording(
        "The led {cards} is never effective: any number of its suit beats it.", "beats no number"
    ),
    ("tezuma.lead-trump-stands", "zero"): Wording(
        "The led {cards} beats no number of its suit.", "beats no number"
    ),
    ("tezuma.following-trump", "zero"): Wording("{cards} follows, so it beats no number.", "beats no number"),
    ("tezuma.reading.rings-led-suit", "zero"): Wording(
        "{cards} follows, so it beats no number, even with Linking Rings.", "beats no number"
    ),
    ("tezuma.cup-and-ball", "zero"): Wording(
        "{cards} follows with Cup and Ball, so it beats no number.", "beats no number"
    ),
    ("tezuma.lead-trump-stands", "beaten"): Wording(
        "{cards} follows, and {other:possessive} {best} was led before it.", "played later"
    ),
    ("tezuma.reading.sword-zero", "beaten"): Wording(
        "{cards} follows, and as agreed Sword Walking lets {other:possessive} {best} win.",
        "Sword Walking wins",
    ),
    ("tezuma.effective-trump", "beaten"): Wording(
        "{other:possessive} {best} is an effective trump and beats {cards:and}.", "a trump wins"
    ),
    ("tezuma.first-effective-trump", "later"): Wording(
        "{cards} is effective too, but {other:possessive} {best} was played first.", "played later"
    ),
    ("tezuma.sword-walking", "beaten"): Wording(
        "{cards} is effective, but Sword Walking lets {other:possessive} {best} win.", "Sword Walking wins"
    ),
    ("tezuma.sword-walking", "beaten-equal"): Wording(
        "{cards:and} can only tie, and Sword Walking lets {other:possessive} {best:and} win.",
        "Sword Walking wins",
    ),
    ("tezuma.ability.tie", "later"): Wording(
        "{cards:and} can only tie with {other:possessive} {best:and}, played first.", "played later"
    ),
    ("tezuma.five-color-sand", "beaten"): Wording(
        "{other} win{s:other} with Five-Color Sand, whatever {cards:and} would do.", "Sand wins"
    ),
    ("tezuma.water-trick", "voided"): Wording(
        "Water Trick cancels {cards}: it is not effective.", "not effective"
    ),
    ("tezuma.reading.water-timing", "voided"): Wording(
        "Water Trick covers the whole trick, so {cards} is not effective either.", "not effective"
    ),
    ("tezuma.reading.water-vs-rings", "voided"): Wording(
        "Water Trick cancels {cards}, in spite of Linking Rings.", "not effective"
    ),
    ("tezuma.reading.water-vs-sword", "voided"): Wording(
        "Water Trick cancels {cards}, in spite of Sword Walking.", "not effective"
    ),
    ("tezuma.reading.water-vs-horse", "voided"): Wording(
        "Water Trick cancels {cards}, and Horse-Swallowing does not help it.", "not effective"
    ),
    ("tezuma.reading.butterfly-alone", "voided"): Wording(
        "Water Trick cancels {cards}: Butterfly Dance protects only its own trump.", "not effective"
    ),
}
