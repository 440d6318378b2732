"""docs/rules.md says what the rulesets are now."""

import re
from pathlib import Path

import pytest

from bot.cli.rules_page import page
from bot.engine import RuleSet, Scoring, options, parse_rules
from tests.support.command_line import HereFarkle

PAGE = Path(__file__).parents[3] / "docs" / "rules.md"


def test_the_page_of_rules_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew with: make docs"


def test_every_option_is_listed_with_values_that_can_be_typed() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|", page(), re.MULTILINE))
    assert list(rows) == [name for part in (Scoring, RuleSet) for name, _ in options(part)]
    beside = {
        "four_and_two": "three_pairs=1500,target=500",
        "farkle_limit": "farkle_penalty=500,target=500",
        "farkle_penalty": "farkle_limit=2,target=500",
        "turns": "",
        "target": "",
        "opening": "target=1000",
        "bank_seconds": "turn_seconds=10,target=1000",
    }
    for name, values in rows.items():
        for value in re.findall(r"`(\w+)`", values):
            if name in {"farkle_limit", "farkle_penalty"} and value == "0":
                continue  # a penalty has both
            others = beside.get(name, "target=1000")
            typed = parse_rules(f"house({name}={value}{',' if others else ''}{others})")
            set_to = getattr(typed if hasattr(typed, name) else typed.scoring, name)
            assert str(set_to) == {"yes": "True", "no": "False"}.get(value, value)


@pytest.mark.parametrize("command", ["score 1", "odds"])
def test_an_unknown_option_is_answered_with_those_there_are(command: str, here: HereFarkle) -> None:
    ended = here(*command.split(), "--ruleset", "house(tagret=5000)")
    assert ended.code == 2
    assert "There is no rule called “tagret”." in ended.errors
    assert "closest first: target, " in ended.errors
    assert all(name in ended.errors for part in (Scoring, RuleSet) for name, _ in options(part))
