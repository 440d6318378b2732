"""How long a turn may take."""

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
    assert paced(rules, wanted, usual).turn_seconds == seconds
