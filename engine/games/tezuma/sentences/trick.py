"""The words for how a play stands in its trick."""

from engine.kernel import Wording

TRICK = {
    # why a play takes the trick
    ("tezuma.highest-follows", "first"): Wording("{player} {is} winning: there is no other card yet."),
    ("tezuma.highest-follows", "takes"): Wording(
        "{player} {is} winning: {cards} is the highest that follows.", "wins so far"
    ),
    ("tezuma.lead-trump-stands", "first"): Wording(
        "{player} {is} winning with a led trump: any number of its suit beats it."
    ),
    ("tezuma.lead-trump-stands", "allowed"): Wording(
        "{player} may lead {card}: any number that follows beats it.",
        "leads, worth 0",
        prompt="Lead any card",
    ),
    ("tezuma.lead-trump-stands", "takes"): Wording(
        "{player} {is} winning: no number follows, so the led trump stands.", "wins so far"
    ),
    ("tezuma.reading.lead-trump-trick", "takes"): Wording(
        "{player} {is} winning: as agreed, the led {cards} is the first effective trump, as no number follows.",
        "wins so far",
    ),
    ("tezuma.reading.lead-trump-trick", "water"): Wording(
        "{player} {is} winning: Water Trick leaves no trump effective, and nothing that follows counts more than 0.",
        "wins so far",
    ),
    ("tezuma.reading.lead-trump-trick", "beaten"): Wording(
        "{cards} was led, so it is not effective, as we read it; an effective trump beats it.",
        "not effective",
    ),
    ("tezuma.reading.water-vs-lead-trump", "takes"): Wording(
        "{player} {is} winning: no number follows, and Water Trick does not touch the led trump.",
        "wins so far",
    ),
    ("tezuma.reading.water-vs-lead-trump", "first"): Wording(
        "{player} {is} winning with a led trump, in spite of {player:possessive} own Water Trick."
    ),
    ("tezuma.effective-trump", "takes"): Wording(
        "{player} {is} winning: {cards} does not follow, so it is effective and beats every number.",
        "wins so far",
    ),
    ("tezuma.first-effective-trump", "takes"): Wording(
        "{player} {is} winning: of the effective trumps, {cards} came first.", "wins so far"
    ),
    ("tezuma.butterfly-dance", "takes"): Wording(
        "{player} {is} winning: Butterfly Dance makes {cards} effective though it follows.", "wins so far"
    ),
    ("tezuma.water-vs-butterfly", "takes"): Wording(
        "{player} {is} winning: Butterfly Dance keeps {cards} effective against Water Trick.", "wins so far"
    ),
    ("tezuma.reading.butterfly-offsuit", "takes"): Wording(
        "{player} {is} winning: Butterfly Dance shields {cards}, though it does not follow, from Water Trick.",
        "wins so far",
    ),
    ("tezuma.reading.butterfly-alone", "takes"): Wording(
        "{player} {is} winning: as agreed, Butterfly Dance cancels Water Trick for {cards} too.",
        "wins so far",
    ),
    ("tezuma.linking-rings", "takes"): Wording(
        "{player} {is} winning: {cards}, played with Linking Rings, does not follow, so it is effective.",
        "wins so far",
    ),
    ("tezuma.reading.water-vs-rings", "takes"): Wording(
        "{player} {is} winning: as agreed, Water Trick does not void {cards}, played with Linking Rings.",
        "wins so far",
    ),
    ("tezuma.reading.rings-led-suit", "takes"): Wording(
        "{player} {is} winning: as agreed, Linking Rings makes {cards} effective in the led suit.",
        "wins so far",
    ),
    ("tezuma.reading.rings-cup-lead", "takes"): Wording(
        "{player} {is} winning: as agreed, Linking Rings leads {cards} as an effective trump.", "wins so far"
    ),
    ("tezuma.sword-walking", "takes"): Wording(
        "{player} {is} winning: Sword Walking puts {cards} before the other effective trumps.", "wins so far"
    ),
    ("tezuma.sword-walking", "takes-equal"): Wording(
        "{player} {is} winning: of the cards that count {points}, Sword Walking chooses {cards}.",
        "wins so far",
    ),
    ("tezuma.reading.sword-following-number", "takes"): Wording(
        "{player} {is} winning: with a number too, Sword Walking breaks the tie at {points}.", "wins so far"
    ),
    ("tezuma.reading.sword-cup", "takes"): Wording(
        "{player} {is} winning: Cup and Ball made a tie at {points}, and Sword Walking breaks it.",
        "wins so far",
    ),
    ("tezuma.reading.sword-zero", "lead"): Wording(
        "{player} {is} winning: all that follows counts 0, and Sword Walking does not change that.",
        "wins so far",
    ),
    ("tezuma.reading.sword-zero", "sword"): Wording(
        "{player} {is} winning: as agreed, Sword Walking breaks even a tie at 0.", "wins so far"
    ),
    ("tezuma.ability.tie", "takes"): Wording(
        "{player} {is} winning: an ability made cards equal at {points}, and {cards} came first.",
        "wins so far",
    ),
    ("tezuma.reading.cup-lead-trump", "takes"): Wording(
        "{player} {is} winning: by Cup and Ball, {cards} follows and beats the led trump.", "wins so far"
    ),
    ("tezuma.cup-and-ball", "takes"): Wording(
        "{player} {is} winning: by Cup and Ball, {cards} follows and counts {points}.", "wins so far"
    ),
    ("tezuma.horse-swallowing", "takes"): Wording(
        "{player} {is} winning: with Horse-Swallowing, {cards} counts {points}.", "wins so far"
    ),
    ("tezuma.many-umbrellas", "takes"): Wording(
        "{player} {is} winning: with Many Umbrellas, {cards} counts double, {points}.", "wins so far"
    ),
    ("tezuma.fire-breathing", "takes"): Wording(
        "{player} {is} winning: with Fire Breathing, {cards:and} count {points} together.", "wins so far"
    ),
    ("tezuma.five-color-sand", "takes"): Wording(
        "{player} {is} winning without a card, by Five-Color Sand.", "wins so far"
    ),
    # why a play does not take it
    ("tezuma.highest-follows", "off-suit"): Wording("{cards:and} cannot win: {suit} was led.", "cannot win"),
    ("tezuma.highest-follows", "lower"): Wording(
        "{points} for {cards:and} is less than {more} for {best:and}.", "too low"
    ),
    ("tezuma.leader-follows", "zero"): Wording(
        "A led trump counts 0, so any number that follows beats {cards}.", "worth 0"
    ),
    ("tezuma.lead-trump-stands", "zero"): Wording(
        "{cards} was led and counts 0, so any number that follows beats it.", "worth 0"
    ),
    ("tezuma.following-trump", "zero"): Wording("{cards} follows, so this trump counts 0.", "worth 0"),
    ("tezuma.reading.rings-led-suit", "zero"): Wording(
        "{cards} is of the led suit, so even with Linking Rings it counts 0.", "worth 0"
    ),
    ("tezuma.cup-and-ball", "zero"): Wording(
        "By Cup and Ball, {cards} follows, so this trump counts only 0.", "worth 0"
    ),
    ("tezuma.lead-trump-stands", "beaten"): Wording(
        "{cards} counts 0 like the led {best}, and the lead wins.", "worth 0"
    ),
    ("tezuma.reading.sword-zero", "beaten"): Wording(
        "{cards} counts 0, and so does {best}, which Sword Walking chose.", "worth 0, no Sword"
    ),
    ("tezuma.effective-trump", "beaten"): Wording(
        "{best} is an effective trump and beats {cards:and}.", "beaten by a trump"
    ),
    ("tezuma.first-effective-trump", "later"): Wording(
        "{cards} is effective too, but {best} came first.", "not the first trump"
    ),
    ("tezuma.sword-walking", "beaten"): Wording(
        "{cards} is effective, but Sword Walking puts {best} before it.", "beaten by Sword"
    ),
    ("tezuma.sword-walking", "beaten-equal"): Wording(
        "{cards:and} can only tie with {best:and}, which Sword Walking chose.", "beaten by Sword"
    ),
    ("tezuma.ability.tie", "later"): Wording(
        "{cards:and} can only tie with {best:and}, which came first.", "equal, but later"
    ),
    ("tezuma.five-color-sand", "beaten"): Wording(
        "{other} use{s:other} Five-Color Sand, which beats {cards:and} as it beats everything.",
        "beaten by Sand",
    ),
    ("tezuma.water-trick", "voided"): Wording(
        "Under Water Trick, {cards} is not effective.", "not effective"
    ),
    ("tezuma.reading.water-timing", "voided"): Wording(
        "Water Trick covers the whole trick, not only what comes after it: {cards} is not effective.",
        "not effective",
    ),
    ("tezuma.reading.water-vs-rings", "voided"): Wording(
        "Water Trick also voids {cards}, played with Linking Rings.", "not effective"
    ),
    ("tezuma.reading.water-vs-sword", "voided"): Wording(
        "Water Trick also voids {cards}, in spite of Sword Walking.", "not effective"
    ),
    ("tezuma.reading.water-vs-horse", "voided"): Wording(
        "Under Water Trick, {cards} is not effective, and Horse-Swallowing does not help.", "not effective"
    ),
    ("tezuma.reading.butterfly-alone", "voided"): Wording(
        "Butterfly Dance saves its own trump from Water Trick, but not {cards}.", "not effective"
    ),
}
