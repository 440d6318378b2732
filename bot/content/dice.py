"""The dice of the tavern, which have names. They are data: data/tavern/dice.toml."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.content.folder import data_folder
from bot.engine import Die

_A_DIE: Final = re.compile(r"^Die of | (?:die|dice)\b")

ORDINARY: Final = "ordinary"
"""The die of which everybody has as many as they need."""


@dataclass(frozen=True, slots=True)
class TavernDie:
    """A die that has a name.

    Databases and custom ids know it by `slug`, which is for ever; `name` is what players of the
    game call it. `games` are those of the two that have it. `own_label` is what a button calls it
    whose name is too long for that.
    """

    slug: str
    name: str
    die: Die
    games: tuple[int, ...]
    own_label: str | None = None

    @property
    def short_name(self) -> str:
        """Return the name without the word for a die."""
        short = _A_DIE.sub("", self.name)
        return short[0].upper() + short[1:]

    @property
    def label(self) -> str:
        """Return what a button calls the die, on which three have to stand in a row."""
        return self.own_label or self.short_name


def parse_dice(toml: str) -> Mapping[str, TavernDie]:
    """Return the dice of a file by slug, in its order.

    Raises `ValueError` for a die without six whole weights, or with a joker that is none of its
    faces.
    """
    return {slug: _parse_die(slug, **table) for slug, table in tomllib.loads(toml).items()}


def _parse_die(
    slug: str,
    name: str,
    weights: list[int],
    games: list[int],
    joker: int | None = None,
    label: str | None = None,
) -> TavernDie:
    one, two, three, four, five, six = weights
    die = Die((one, two, three, four, five, six), joker)
    return TavernDie(slug, name, die, tuple(games), label)


@cache
def shipped_dice() -> Mapping[str, TavernDie]:
    """Return the dice that ship with the bot by slug, in the order of their file."""
    file = data_folder() / "tavern" / "dice.toml"
    return parse_dice(file.read_text(encoding="utf-8"))
