"""Files that ship with the bot, understood once for the bots of all tests."""

from functools import cache

import pytest

from bot.content import lessons
from bot.engine import RuleSet, parse_rules_toml
from bot.features.rulebook.view import rules_files

_rules_of = cache(parse_rules_toml)
_lessons_of = cache(lessons.parse_lessons)


def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each bot take the rulesets and lessons that another one has made of the same text."""
    monkeypatch.setattr(rules_files, "parse_rules_toml", _rules_of)
    monkeypatch.setattr(
        lessons, "parse_lessons", lambda toml, rulesets: _lessons_of(toml, tuple[RuleSet](rulesets))
    )
