"""The badges of the tavern, which have names. They are data: data/tavern/badges.toml."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bot.resources import data_folder


@dataclass(frozen=True, slots=True)
class TavernBadge:
    """A badge, by `slug`, which is for ever; `name` is what players of the game call it."""

    slug: str
    name: str


def parse_badges(toml: str) -> Mapping[str, TavernBadge]:
    """Return the badges of a file by slug, in its order."""
    tables = tomllib.loads(toml)
    return {slug: TavernBadge(slug, table["name"]) for slug, table in tables.items()}


@cache
def shipped_badges() -> Mapping[str, TavernBadge]:
    """Return the badges that ship with the bot by slug, in the order of their file."""
    file = data_folder() / "tavern" / "badges.toml"
    return parse_badges(file.read_text(encoding="utf-8"))
