"""The opponents of the tavern, beggar to emperor. They are data: data/tavern/levels.toml."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bot.advice.level import Level
from bot.content.folder import data_folder


@dataclass(frozen=True, slots=True)
class TavernLevel:
    """A kind of opponent, by `slug`, which is for ever.

    - `target`: the total that wins a game against it.
    - `temper`: how it plays; `dice`, `badge`: what with, by slug.
    - `prizes`: the dice and badges that are won from it, in this order, one by each win.
    """

    slug: str
    target: int
    temper: Level
    dice: tuple[str, ...]
    badge: str
    prizes: tuple[str, ...]


def parse_levels(toml: str) -> Mapping[str, TavernLevel]:
    """Return the levels of a file by slug, in its order.

    Raises `ValueError` for a temper that there is not.
    """
    return {slug: _parse(slug, **table) for slug, table in tomllib.loads(toml).items()}


def _parse(
    slug: str, target: int, temper: str, dice: list[str], badge: str, prizes: list[str]
) -> TavernLevel:
    return TavernLevel(slug, target, Level(temper), tuple(dice), badge, tuple(prizes))


@cache
def shipped_levels() -> Mapping[str, TavernLevel]:
    """Return the levels that ship with the bot by slug, the lowest target first."""
    file = data_folder() / "tavern" / "levels.toml"
    return parse_levels(file.read_text(encoding="utf-8"))
