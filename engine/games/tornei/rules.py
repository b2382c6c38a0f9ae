"""Tornei's rules: address and title of each, options and terms."""

from engine.kernel import Option, Rule

RULES = (
    Rule("tornei.deck", "Fifty-six cards and four boards"),
    Rule("tornei.suit-rank", "Suits from strong to weak"),
    Rule("tornei.dealer", "The first dealer"),
    Rule("tornei.deal", "Fourteen cards each"),
    Rule("tornei.phases", "Each trick has two phases"),
    Rule("tornei.lead", "The leader plays any card"),
    Rule("tornei.leader-forecast", "The leader then predicts"),
    Rule("tornei.forecast", "The others predict before they play"),
    Rule("tornei.turn", "The others play, clockwise"),
    Rule("tornei.must-follow", "Follow the led suit"),
    Rule("tornei.void", "Any card if you cannot follow"),
    Rule("tornei.rank", "Rank the four cards"),
    Rule("tornei.no-early-grab", "Leave the cards until all ranks are checked"),
    Rule("tornei.reveal", "Reveal and check the predictions"),
    Rule("tornei.winner", "The strongest card takes the trick"),
    Rule("tornei.forecast-stays-own", "Everyone keeps their own predictions"),
    Rule("tornei.score.forecast", "Points for correct predictions"),
    Rule("tornei.score.tricks", "One point for each trick"),
    Rule("tornei.score.no-tricks", "Three points for taking no trick"),
    Rule("tornei.deals", "Each player deals once"),
    Rule("tornei.win", "The highest total wins"),
    Rule("tornei.npc.deal", "Lay out the NPC's cards"),
    Rule("tornei.npc.follow", "The NPC follows if it can"),
    Rule("tornei.npc.void", "If the NPC cannot follow"),
    Rule("tornei.npc.lead", "If the NPC takes a trick"),
    Rule("tornei.npc.pile", "The prediction pile has no effect"),
    Rule("tornei.reading.forecast-leaves-hand", "A prediction has left your hand"),
    Rule("tornei.reading.npc-ranks", "The NPC's card takes a rank"),
    Rule("tornei.reading.npc-seat", "The NPC has a seat and never deals", "reading"),
    Rule("tornei.reading.npc-first-lead", "The NPC never leads the first trick", "reading"),
    Rule("tornei.reading.npc-leads", "All three predict after the NPC leads"),
    Rule("tornei.reading.npc-front", "The front card was laid last", "reading"),
    Rule("tornei.reading.npc-scores-nothing", "The NPC never scores"),
)

OPTIONS = (
    Option(
        "alt npc-first-lead",
        "tornei.reading.npc-first-lead",
        ("3 players",),
        "If the NPC sits on the dealer's left, it leads the first trick",
    ),
    Option(
        "alt npc-front",
        "tornei.reading.npc-front",
        ("3 players",),
        "The front card of a column is the one laid first",
    ),
)

TERMS = {
    "dealer": "name the dealer",
    "deal": "deal",
    "play": "play a card",
    "forecast": "predict",
    "npc": "play the NPC's card",
    "reveal": "reveal the predictions",
    "collect": "take the trick",
    "turn": "turn up a card of the prediction pile",
    "score": "score the deal",
    "over": "end the game",
    # what lies above and below a board
    "right means": "correct predictions, above the board",
    "wrong means": "wrong predictions, below the board",
    # what the table does with a card
    "to forecast": "predict with {cards}",
    "to npc": "play {cards} for the NPC",
    "to turn": "turn up {cards}",
}
