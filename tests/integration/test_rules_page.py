"""docs/rules.md says what the rulesets are now."""

from pathlib import Path

from bot.cli.rules_page import page

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_the_page_of_rules_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew with: make docs"
