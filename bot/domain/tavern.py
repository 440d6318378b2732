"""The dice and the tables of the tavern. They are data: data/tavern/*.toml."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bot.engine import Die
from bot.resources import data_folder


@dataclass(frozen=True, slots=True)
class TavernDie:
    """A die that has a name.

    Databases and custom ids know it by `slug`, which is for ever; `name` is what players of the
    game call it. `games` are those of the two that have it.
    """

    slug: str
    name: str
    die: Die
    games: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TavernLevel:
    """A kind of opponent, by `slug`, and the total that wins a game against it."""

    slug: str
    target: int


def parse_dice(toml: str) -> Mapping[str, TavernDie]:
    """Return the dice of a file by slug, in its order.

    Raises `ValueError` for a die without six whole weights, or with a joker that is none of its
    faces.
    """
    return {slug: _parse_die(slug, **table) for slug, table in tomllib.loads(toml).items()}


def _parse_die(
    slug: str, name: str, weights: list[int], games: list[int], joker: int | None = None
) -> TavernDie:
    one, two, three, four, five, six = weights
    return TavernDie(slug, name, Die((one, two, three, four, five, six), joker), tuple(games))


def parse_levels(toml: str) -> Mapping[str, TavernLevel]:
    """Return the levels of a file by slug, in its order."""
    return {slug: TavernLevel(slug, **table) for slug, table in tomllib.loads(toml).items()}


@cache
def shipped_dice() -> Mapping[str, TavernDie]:
    """Return the dice that ship with the bot by slug, in the order of their file."""
    return parse_dice(_read("dice"))


@cache
def shipped_levels() -> Mapping[str, TavernLevel]:
    """Return the levels that ship with the bot by slug, the lowest target first."""
    return parse_levels(_read("levels"))


def _read(name: str) -> str:
    return (data_folder() / "tavern" / f"{name}.toml").read_text(encoding="utf-8")
