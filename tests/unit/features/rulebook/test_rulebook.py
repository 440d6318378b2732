"""Which games can be rated."""

from dataclasses import replace

import pytest

from bot.engine import TEAM_TARGET, RuleSet
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.rulebook import RuleBook
from bot.match.model.errors import Refused

TAVERN = RuleSet("tavern", target=4000)
BOOK = RuleBook([TAVERN])


@pytest.mark.parametrize(
    ("rules", "teams", "rated"),
    [
        (TAVERN, None, True),
        (replace(TAVERN, players=2), None, True),
        (replace(TAVERN, target=TEAM_TARGET), 2, True),
        (TAVERN, 2, False),
        (replace(TAVERN, target=8000), None, False),
        (replace(TAVERN, target=None, turns=5), None, False),
        (replace(TAVERN, toxic_twos=True), None, False),
        (RuleSet("house_Ours", target=4000), None, False),
    ],
)
def test_shipped_rules_as_they_are_can_be_rated(
    rules: RuleSet, teams: int | None, rated: bool
) -> None:
    assert BOOK.rated(rules, teams, wanted=None) is rated
    assert BOOK.rated(rules, teams, wanted=False) is False
    if rated:
        assert BOOK.rated(rules, teams, wanted=True)
    else:
        with pytest.raises(Refused) as refused:
            BOOK.rated(rules, teams, wanted=True)
        assert refused.value.refusal is RuleRefusal.CANNOT_BE_RATED
