"""Where a rule stands: on its game's page of rules, or on one beside it."""

READINGS = ("tezuma.reading.", "tornei.reading.", "automatic.reading.", "revokes-and-misdeals")
ABILITIES = (
    "tezuma.ability.",
    "tezuma.sand-",
    "tezuma.water-vs-butterfly",
    "tezuma.sword-walking",
    "tezuma.paper-egg",
    "tezuma.water-trick",
    "tezuma.baby-chicks",
    "tezuma.pail-dance",
    "tezuma.horse-swallowing",
    "tezuma.butterfly-dance",
    "tezuma.linking-rings",
    "tezuma.cup-and-ball",
    "tezuma.fire-breathing",
    "tezuma.many-umbrellas",
    "tezuma.five-color-sand",
)
SET_UP = tuple(
    f"tezuma.{name}"
    for name in (
        "deck",
        "pain-cards",
        "score-cards",
        "ability-cards",
        "tokens",
        "score-track",
        "players-3",
        "choose-score-cards",
        "choose-abilities",
        "same-layout",
        "start-player",
    )
)
VALUES = "tezuma.score-tables"

MODES = "automatic.rule."
FIRST_MODE = "automatic.rule.a"
"""With it the rules begin; the others have a page of their own."""


def page_of(rule: str) -> str:
    if rule.startswith(READINGS):
        return "readings"
    if rule.startswith(MODES) and rule != FIRST_MODE:
        return "modes"
    if rule in SET_UP:
        return "set-up"
    if rule == VALUES:
        return "card-values"
    return "abilities" if rule.startswith(ABILITIES) else "rules"


def address(rules: str, rule: str) -> str:
    """The link to a rule; `rules` is the address of the game's page of rules, seen from where the link stands."""
    page = page_of(rule)
    if page == "rules":
        return f"{rules}#{rule}"
    beside = rules.removesuffix("rules/") if rules else "../"
    return f"{beside}{page}/#{rule}"
