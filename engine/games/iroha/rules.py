"""Iroha's rules: address and title of each, and words that sentences take from here."""

from engine.kernel import Option, Rule

RULES = (
    Rule("iroha.deck", "Sixty cards in five colours"),
    Rule("iroha.players", "Return cards for more players"),
    Rule("iroha.icons", "The numbers in play", "missing"),
    Rule("iroha.dealer", "The first dealer"),
    Rule("iroha.phases", "A deal, step by step"),
    Rule("iroha.deal", "Deal nine cards to each player"),
    Rule("iroha.pass", "Pass two cards to the left"),
    Rule("iroha.turn", "Play one card each, clockwise"),
    Rule("iroha.lead", "Lead any card"),
    Rule("iroha.follow-any", "Follow any colour in the trick"),
    Rule("iroha.void-moves-marker", "If you cannot follow, you make a new trump"),
    Rule("iroha.winner", "The highest trump wins the trick"),
    Rule("iroha.capture", "The winner takes all cards of the trick"),
    Rule("iroha.winner-leads", "The winner leads the next trick"),
    Rule("iroha.score.lowest", "Your lowest card of each colour scores"),
    Rule("iroha.score.rest", "Every other card costs a point"),
    Rule("iroha.deals", "As many deals as players"),
    Rule("iroha.win", "The highest total wins"),
    Rule(
        "iroha.tie",
        "Ties: the first to spot the evening's first star wins",
        "told",
        "an engine cannot look at the sky",
    ),
    Rule("iroha.reading.equal-numbers", "Of equal trumps, the first played wins", "reading"),
    Rule("iroha.reading.tie", "On screen, tied players share the win", "reading"),
    Rule("iroha.variant.open-lowest", "Keep your lowest cards face up"),
)

OPTIONS = (Option("open-lowest", "iroha.variant.open-lowest"),)

TERMS = {
    "dealer": "name the dealer",
    "deal": "deal",
    "collect": "take the trick",
    "pass": "pass cards",
    "play": "play a trick",
    "score": "score the deal",
    "over": "end the game",
}
