"""What games are called that are counted by ruleset."""

from functools import cache
from typing import Final

from bot.content.folder import data_folder

HOUSE: Final = "house"
"""All rulesets that people have made: their names are their own."""


def labels() -> frozenset[str]:
    """Return all that `label_of` may return."""
    return _shipped() | {HOUSE}


def label_of(rules: str) -> str:
    """Return the name of a ruleset that ships with the bot, `HOUSE` for every other one."""
    return rules if rules in _shipped() else HOUSE


@cache
def _shipped() -> frozenset[str]:
    return frozenset(path.stem for path in (data_folder() / "rules").glob("*.toml"))
