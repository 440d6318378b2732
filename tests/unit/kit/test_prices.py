"""Nobody is asked for more than they can have, and what is dear is told from what is not."""

import pytest

from bot.client.guard.budgets import BURST, WORK_BURST, WORK_SHARE
from bot.config import Settings
from bot.features.analysis.buttons import HintButton
from bot.kit import prices
from bot.kit.components.selection import DieButton
from bot.kit.prices import COMMAND, PRESS, Price
from bot.kit.texts.commands import price_of

ALL = [price for price in vars(prices).values() if isinstance(price, Price)]


def test_presses_cost_what_they_ask_for() -> None:
    assert DieButton.price is PRESS
    assert HintButton.price.work > 0


def test_a_command_that_there_is_no_more_costs_what_others_do() -> None:
    assert price_of(None) == COMMAND


@pytest.mark.parametrize("price", ALL)
def test_with_the_usual_rate_everything_can_be_paid_at_once(price: Price) -> None:
    rate = Settings().presses_per_second
    assert price.work <= WORK_BURST * WORK_SHARE * rate
    assert price.answers <= BURST * rate
