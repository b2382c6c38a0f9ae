"""Examples, first deals and tables in other browsers: what is shown is what the engine here says."""

import pytest

from engine.cards import Card
from engine.registry import GAMES
from tests.browser.driving import PLAY, TABLE, said
from tests.browser.test_stepper import ALL_STEPS, NEW_TRUMP, RULES
from tests.engines.browsers import every_engine
from tests.engines.reader import Reader
from tests.widgets.touching import TABLE_OPENED, asking, next_touch

GUIDE = "torite-guide"
ON = f"{GUIDE} [data-go=on]"


@every_engine
def test_an_example_is_stepped(reader: Reader) -> None:
    """Its address names a step, its buttons lead through all of them."""
    reader.goes(f"{RULES}#new-trump.5")
    reader.sees(f"{NEW_TRUMP} .widget-count", "step 5 of 6")
    reader.touches(f"{NEW_TRUMP} [data-go=first]")
    seen = [reader.headline(NEW_TRUMP)]
    for _ in range(6):
        reader.touches(f"{NEW_TRUMP} [data-go=forward]")
        seen.append(reader.headline(NEW_TRUMP))
    assert seen == ALL_STEPS


@every_engine
def test_an_example_woken_answers_any_card(reader: Reader) -> None:
    """An illegal one by its rule, and nothing moves; a legal one is played."""
    reader.goes(f"{RULES}#new-trump.1")
    reader.wakes(NEW_TRUMP)
    reader.touches(f"{NEW_TRUMP} [data-send$='Y4']")
    refused = said("iroha.follow-any", "refused", player=1, card=Card("Y", 4), suits=("O",))
    reader.sees(f"{NEW_TRUMP} .widget-said", refused)
    reader.touches(f"{NEW_TRUMP} [data-send$='O8']")
    reader.sees(f"{NEW_TRUMP} .widget-said", said("iroha.turn", "plays", player=1, card=Card("O", 8)))


@every_engine
@pytest.mark.parametrize("game", GAMES)
def test_a_first_deal_is_played_to_its_end(reader: Reader, game: str) -> None:
    """By the moves that it asks for."""
    reader.goes(f"{game}/first-deal/")
    reader.sees(f"{GUIDE} .widget-count")
    while not reader.run(f"document.querySelector('{ON}').ariaDisabled === 'true'"):
        count = reader.text(f"{GUIDE} .widget-count")
        asked = reader.run(f"document.querySelector('{GUIDE}').right")
        for touch in [f"{GUIDE} .widget-frame [data-send$=' {move}']" for move in asked] or [ON]:
            reader.touches(touch)
        reader.waits(f"document.querySelector('{GUIDE} .widget-count').innerText !== arguments[0]", count)


@every_engine
def test_a_deal_ends_as_the_engine_says(reader: Reader) -> None:
    """Each touch leaves the table, to the letter, that the same touch leaves here, up to the score."""
    ask = asking(7)
    dealt = ask(**TABLE_OPENED, setup="3 players")
    reader.goes(f"{PLAY}#t{ask(state=dealt['state'], link='all')['code']}")
    here = ask(state=reader.table())
    while "score-numbers" not in here["frame"]:
        touch = next_touch(here["frame"])
        reader.touches(f"{TABLE} .widget-frame [data-send='{touch}']")
        reader.rests(TABLE)
        here = ask(state=here["state"], do=touch)
        assert here["state"] == reader.table()


@every_engine
def test_a_table_outlives_a_reload_and_a_link(reader: Reader) -> None:
    """It is drawn as it was left, and goes on."""
    reader.goes(PLAY)
    reader.deals()
    before = reader.frame()
    reader.reloads()
    assert before == reader.frame()
    reader.touches(".md-header a.md-logo")
    reader.sees("article")
    reader.driver.back()
    assert before == reader.frame()
    reader.passes_cards()
    assert before != reader.frame()
