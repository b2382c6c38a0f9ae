"""Tornei's rules: address and title of each, options and terms."""

from engine.kernel import Option, Rule

RULES = (
    Rule("tornei.deck", "Fifty-six cards in four suits"),
    Rule("tornei.suit-rank", "Wyvern, fleur-de-lis, shamrock, cross"),
    Rule("tornei.dealer", "The first dealer"),
    Rule("tornei.deal", "Fourteen cards each"),
    Rule("tornei.phases", "First forecasts, then play"),
    Rule("tornei.lead", "Left of the dealer leads, any card"),
    Rule("tornei.leader-forecast", "The leader forecasts first"),
    Rule("tornei.forecast", "Everybody foretells a place"),
    Rule("tornei.turn", "One card each, clockwise"),
    Rule("tornei.must-follow", "Follow the led suit"),
    Rule("tornei.void", "Without the led suit, any card"),
    Rule("tornei.rank", "All cards are ranked"),
    Rule("tornei.no-early-grab", "First compare, then collect"),
    Rule("tornei.reveal", "Forecasts are shown and compared"),
    Rule("tornei.winner", "The strongest card wins and leads"),
    Rule("tornei.forecast-stays-own", "Your forecast stays yours"),
    Rule("tornei.score.forecast", "Right forecasts score"),
    Rule("tornei.score.tricks", "A point for each trick"),
    Rule("tornei.score.no-tricks", "Three points for no trick at all"),
    Rule("tornei.deals", "Everybody deals once"),
    Rule("tornei.win", "The highest total wins"),
    Rule("tornei.npc.deal", "Seven open cards and a pile"),
    Rule("tornei.npc.follow", "The NPC follows"),
    Rule("tornei.npc.void", "The NPC cannot follow"),
    Rule("tornei.npc.lead", "The NPC wins and leads"),
    Rule("tornei.npc.pile", "A card of the pile is turned"),
    Rule("tornei.reading.forecast-leaves-hand", "A forecast has left the hand", "reading"),
    Rule("tornei.reading.npc-ranks", "The NPC's card is ranked too", "reading"),
    Rule("tornei.reading.npc-seat", "The NPC sits with the others and never deals", "reading"),
    Rule("tornei.reading.npc-first-lead", "The NPC does not lead first", "reading"),
    Rule("tornei.reading.npc-leads", "All forecast after the NPC's lead", "reading"),
    Rule("tornei.reading.npc-front", "In front is the card laid last", "reading"),
    Rule("tornei.reading.npc-scores-nothing", "The NPC wins for nobody", "reading"),
)

OPTIONS = (
    Option("alt npc-first-lead", "tornei.reading.npc-first-lead", ("3 players",)),
    Option("alt npc-front", "tornei.reading.npc-front", ("3 players",)),
)

TERMS = {
    "dealer": "name the dealer",
    "play": "play a card",
    "forecast": "forecast",
    "npc": "play the NPC's card",
    "reveal": "reveal the forecasts",
    "collect": "collect the trick",
    "turn": "turn up a card of the NPC's pile",
    "score": "count the deal",
    "over": "end the match",
    # what the table does with a card
    "to npc": "play {cards} for the NPC",
    "to turn": "turn up {cards}",
}
