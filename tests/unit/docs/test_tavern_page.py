"""The page about the tavern has every badge as it is in the data."""

from pathlib import Path

import pytest

from bot.content.badges import TavernBadge, shipped_badges

PAGE = Path(__file__).parents[3] / "docs" / "tavern.md"


@pytest.mark.parametrize("each", shipped_badges().values(), ids=lambda each: each.slug)
def test_a_badge_is_on_the_page_with_its_figures(each: TavernBadge) -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    [row] = [line for line in lines if line.startswith(f"| {each.name} |")]
    _, _, tier, effect, uses, _ = (cell.strip() for cell in row.split("|"))
    badge = each.badge
    assert tier == each.tier
    assert uses == str(badge.uses or "always")
    assert ("(ours)" in effect) == each.ours
    figures = (badge.points, badge.percent, badge.dice, badge.face, *badge.faces)
    assert all(f"{figure:,}" in effect for figure in figures if figure)
