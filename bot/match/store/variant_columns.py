"""The variant of a match as columns of its row, and back."""

import json
from dataclasses import asdict
from datetime import date
from typing import TypedDict

from bot.database.ports import Row, Value
from bot.match.loadouts.loadout import DiceFrom, Outfit, Tavern, Wager
from bot.match.model.variant import Variant
from bot.match.model.variants import PLAIN, Daily, Deal, Duplicate, Shared


def occasion_columns(variant: Variant) -> dict[str, Value]:
    """Return the columns of a game with shared dice, empty for any other."""
    return {
        "occasion": str(variant.occasion) if isinstance(variant, Shared) else None,
        "occasion_ends_at": variant.ends_at if isinstance(variant, Duplicate) else None,
    }


def tavern_column(variant: Variant) -> str | None:
    """Return the column of a game in the tavern, None for any other."""
    if not isinstance(variant, Tavern):
        return None
    return json.dumps(asdict(variant), ensure_ascii=False, separators=(",", ":"))


class _OutfitColumn(TypedDict):
    dice: list[str]
    badge: str | None
    ready: bool


class _TavernColumn(TypedDict):
    level: str
    dice: str
    badges: bool
    outfits: list[_OutfitColumn]
    spread: list[str]
    picks: list[int]
    wager: str
    passed: str | None


def read_variant(row: Row) -> Variant:
    """Return the variant of the match of a `row`."""
    occasion, ends_at, tavern = row["occasion"], row["occasion_ends_at"], row["tavern"]
    if tavern is not None:
        return _parse_tavern(json.loads(tavern))
    if occasion is None:
        return PLAIN
    if ends_at is None:
        return Daily(date.fromisoformat(occasion))
    return Duplicate(Deal.read(occasion), ends_at)


def _parse_tavern(column: _TavernColumn) -> Tavern:
    return Tavern(
        level=column["level"],
        dice=DiceFrom(column["dice"]),
        badges=column["badges"],
        outfits=tuple(_parse_outfit(**outfit) for outfit in column["outfits"]),
        spread=tuple(column["spread"]),
        picks=tuple(column["picks"]),
        wager=Wager(column["wager"]),
        passed=column["passed"],
    )


def _parse_outfit(dice: list[str], badge: str | None, *, ready: bool) -> Outfit:
    return Outfit(tuple(dice), badge, ready)
