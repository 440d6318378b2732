"""How long a turn may take."""

from dataclasses import replace

import pytest

from bot.engine import RuleSet
from bot.match.clocks.pace import Pace, paced

PLAIN = RuleSet("tavern", target=4000)
SPEED = RuleSet("house_Ours", target=4000, turn_seconds=45)


@pytest.mark.parametrize(
    ("rules", "wanted", "usual", "seconds"),
    [
        (PLAIN, None, Pace.LIVE, 120),
        (PLAIN, None, Pace.NONE, None),
        (PLAIN, Pace.SPEED, Pace.LIVE, 30),
        (PLAIN, Pace.NONE, Pace.LIVE, None),
        (PLAIN, Pace.SLOW, Pace.LIVE, 86_400),
        (SPEED, None, Pace.LIVE, 45),
        (SPEED, Pace.SLOWEST, Pace.LIVE, 259_200),
        (SPEED, Pace.NONE, Pace.LIVE, None),
    ],
)
def test_a_wish_goes_before_the_rules_and_these_before_what_is_usual(
    rules: RuleSet, wanted: Pace | None, usual: Pace, seconds: int | None
) -> None:
    found = paced(rules, wanted, usual)
    assert (found.turn_seconds, found.bank_seconds) == (seconds, None)


@pytest.mark.parametrize(
    ("rules", "wanted", "usual", "clock"),
    [
        (PLAIN, None, Pace.SLOW_BANK, (43_200, 86_400)),
        (PLAIN, Pace.LIVE_BANK, Pace.LIVE, (30, 120)),
        (SPEED, None, Pace.SLOW_BANK, (45, None)),
        (replace(SPEED, bank_seconds=60), None, Pace.SLOW, (45, 60)),
        (replace(SPEED, bank_seconds=60), Pace.SLOW, Pace.LIVE, (86_400, None)),
        (replace(SPEED, bank_seconds=60), Pace.NONE, Pace.LIVE, (None, None)),
    ],
)
def test_a_time_bank_is_part_of_the_pace(
    rules: RuleSet, wanted: Pace | None, usual: Pace, clock: tuple[int | None, int | None]
) -> None:
    found = paced(rules, wanted, usual)
    assert (found.turn_seconds, found.bank_seconds) == clock
