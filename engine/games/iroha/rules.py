"""Iroha's rules: address and title of each, and words that sentences take from here."""

from engine.kernel import Option, Rule

RULES = (
    Rule("iroha.deck", "Sixty cards in five colours"),
    Rule("iroha.players", "Fewer players, fewer cards"),
    Rule("iroha.icons", "Which numbers are in play", "missing"),
    Rule("iroha.dealer", "The first dealer"),
    Rule("iroha.phases", "Deal, pass, play, score"),
    Rule("iroha.deal", "Nine cards each"),
    Rule("iroha.pass", "Pass two cards to the left"),
    Rule("iroha.turn", "One card each, clockwise"),
    Rule("iroha.lead", "Any card may be led"),
    Rule("iroha.follow-any", "Follow any colour in the trick"),
    Rule("iroha.void-moves-marker", "A player who cannot follow makes a new trump"),
    Rule("iroha.winner", "The highest trump wins the trick"),
    Rule("iroha.capture", "The winner takes all cards of the trick"),
    Rule("iroha.winner-leads", "The winner leads the next trick"),
    Rule("iroha.score.lowest", "Your lowest card of each colour scores"),
    Rule("iroha.score.rest", "Every other card costs a point"),
    Rule("iroha.deals", "As many deals as players"),
    Rule("iroha.win", "The highest total wins"),
    Rule("iroha.tie", "A tie is for the evening star", "told", "an engine cannot look at the sky"),
    Rule("iroha.reading.equal-numbers", "Equal trumps: the first wins", "reading"),
    Rule("iroha.reading.tie", "On screen a tie is shared", "reading"),
    Rule("iroha.variant.open-lowest", "The lowest cards lie open"),
)

OPTIONS = (Option("open-lowest", "iroha.variant.open-lowest"),)

TERMS = {
    "dealer": "name the dealer",
    "deal": "deal",
    "collect": "collect the trick",
    "pass": "pass cards",
    "play": "play a trick",
    "score": "count the deal",
    "over": "end the match",
}
