"""Nobody is asked for more than they can have, and what is dear is told from what is not."""

import pytest

from bot.client.guard import prices
from bot.client.guard.budgets import BURST, WORK_BURST, WORK_SHARE, Price
from bot.client.guard.prices import COMMAND, PREPARING, PRESS, price_of_command, price_of_press
from bot.config import Settings
from bot.features.analysis.buttons import HintButton
from bot.kit.components.selection import DieButton

DEAR = [
    *prices._OF_COMMANDS.values(),  # noqa: SLF001 - the list itself is looked through
    *prices._OF_PRESSES.values(),  # noqa: SLF001 - (same)
    PREPARING,
]


def test_presses_cost_what_they_ask_for() -> None:
    assert price_of_press(DieButton(1, 1, 0)) is PRESS
    assert price_of_press(None) is PRESS
    assert price_of_press(HintButton(1, 1)).work > 0


def test_a_command_that_there_is_no_more_costs_what_others_do() -> None:
    assert price_of_command(None) == COMMAND


@pytest.mark.parametrize("price", DEAR)
def test_with_the_usual_rate_everything_can_be_paid_at_once(price: Price) -> None:
    rate = Settings().presses_per_second
    assert price.work <= WORK_BURST * WORK_SHARE * rate
    assert price.answers <= BURST * rate
