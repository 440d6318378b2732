"""The page about the tavern has every badge as it is in the data."""

from pathlib import Path

import pytest

from bot.content.badges import TavernBadge, shipped_badges

PAGE = Path(__file__).parents[3] / "docs" / "tavern.md"


@pytest.mark.parametrize("shipped", shipped_badges().values(), ids=lambda badge: badge.slug)
def test_a_badge_is_on_the_page_with_its_figures(shipped: TavernBadge) -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    [row] = [line for line in lines if line.startswith(f"| {shipped.name} |")]
    _, _, tier, effect, uses, _ = (cell.strip() for cell in row.split("|"))
    badge = shipped.badge
    assert tier == shipped.tier
    assert uses == str(badge.uses or "always")
    assert ("(ours)" in effect) == shipped.ours
    figures = (badge.points, badge.percent, badge.dice, badge.face, *badge.faces)
    assert all(f"{figure:,}" in effect for figure in figures if figure)
