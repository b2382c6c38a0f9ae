"""Plain Hearts, without passing: address and title of each rule."""

from engine.kernel import Rule

RULES = (
    Rule("hearts.deck", "Fifty-two cards in four suits"),
    Rule("hearts.phases", "Deal, play, score"),
    Rule("hearts.deal", "Thirteen cards each"),
    Rule("hearts.turn", "One card each, clockwise"),
    Rule("hearts.first", "Club 2 leads the first trick"),
    Rule("hearts.lead", "Any card may be led"),
    Rule("hearts.broken", "Hearts are led once one was discarded"),
    Rule("hearts.follow", "Follow the suit that was led"),
    Rule("hearts.void", "Without that suit any card will do"),
    Rule("hearts.winner", "The highest card of the suit led takes the trick"),
    Rule("hearts.capture", "The winner keeps all its cards"),
    Rule("hearts.winner-leads", "The winner leads the next trick"),
    Rule("hearts.heart", "A heart costs a point"),
    Rule("hearts.queen", "Spade 12 costs thirteen"),
    Rule("hearts.moon", "Whoever takes them all pays nothing, and the others everything"),
    Rule("hearts.deals", "Four deals"),
    Rule("hearts.win", "The highest total wins"),
)

TERMS = {
    "deal": "deal",
    "collect": "collect the trick",
    "play": "play a trick",
    "score": "count the deal",
    "over": "end the match",
}
