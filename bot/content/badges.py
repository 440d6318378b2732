"""The badges of the tavern, which have names. They are data: data/tavern/badges.toml."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bot.content.folder import data_folder
from bot.engine import Badge, BadgeTier, make_badge


@dataclass(frozen=True, slots=True)
class TavernBadge:
    """A badge that has a name.

    Databases and custom ids know it by `slug`, which is for ever; `name` is what players of the
    game call it, and `badge` what it does. The figures of `ours` were chosen for this project.
    """

    slug: str
    name: str
    badge: Badge
    ours: bool

    @property
    def tier(self) -> BadgeTier:
        """Return how strong it is."""
        return self.badge.tier


def parse_badges(toml: str) -> Mapping[str, TavernBadge]:
    """Return the badges of a file by slug, in its order.

    Raises `ValueError` for a badge that the engine does not know, or with figures it cannot have.
    """
    return {slug: _parse_badge(slug, **table) for slug, table in tomllib.loads(toml).items()}


def _parse_badge(
    slug: str,
    name: str,
    tier: str,
    effect: str,
    *,
    ours: bool = False,
    faces: tuple[int, ...] = (),
    **figures: int,
) -> TavernBadge:
    badge = make_badge(effect, tier, faces=tuple(faces), **figures)
    return TavernBadge(slug, name, badge, ours)


@cache
def shipped_badges() -> Mapping[str, TavernBadge]:
    """Return the badges that ship with the bot by slug, in the order of their file."""
    file = data_folder() / "tavern" / "badges.toml"
    return parse_badges(file.read_text(encoding="utf-8"))
