"""Which games can be rated."""

from dataclasses import replace

import pytest

from bot.content.folder import data_folder
from bot.engine import TEAM_TARGET, RuleSet
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.view.rules_files import read_rulebook
from bot.match.model.errors import Refused
from tests.support.engine.shipped import NAMES, PRESETS, preset

TAVERN = RuleSet("tavern", target=4000)
PRESET = RuleSet("speed_farkle", target=4000, turn_seconds=30)
BOOK = RuleBook([TAVERN], [PRESET])


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
        (PRESET, None, False),
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


def test_presets_are_beside_the_rulesets() -> None:
    assert (list(BOOK), BOOK.presets) == ([TAVERN], (PRESET,))
    assert BOOK.get("speed_farkle") is PRESET
    assert BOOK.has("speed_farkle")
    assert not BOOK.has("speed farkle")


def test_the_presets_that_ship_are_beside_the_rulesets() -> None:
    book = read_rulebook(data_folder() / "rules")
    assert [rules.name for rules in book] == list(NAMES)
    assert book.presets == tuple(preset(name) for name in PRESETS)
    assert all(rules.source for rules in (*book, *book.presets))
