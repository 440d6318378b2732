"""References to house rules."""

import pytest

from bot.match.model.ruleset_titles import house_id, house_ref


@pytest.mark.parametrize("rule_id", [1, 12, 2**63 - 1])
def test_a_reference_leads_to_its_row(rule_id: int) -> None:
    assert house_id(house_ref(rule_id)) == rule_id


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tavern",
        "house:",
        "house:0",
        "house:01",
        "house:-1",
        "house:1 ",
        "house:\u0661",
        "House:1",
        f"house:{2**63}",
        "house:" + "9" * 40,
        "house_Quick",
    ],
)
def test_anything_else_leads_nowhere(text: str) -> None:
    assert house_id(text) is None
