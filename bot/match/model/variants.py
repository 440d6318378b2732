"""The variants of a match: plain, daily, tavern."""

from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.match.loadouts.loadout import Outfit, Tavern


@dataclass(frozen=True, slots=True)
class Plain:
    """An ordinary match."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The daily game of a `day` (UTC).

    It is shown in private messages only, so it has no board and takes no room in a channel.
    """

    day: date


Variant = Plain | Tavern | Daily

PLAIN: Final = Plain()


def outfits_of(variant: Variant) -> tuple[Outfit, ...]:
    """Return what each seat plays with, none where all play with ordinary dice."""
    return variant.outfits if isinstance(variant, Tavern) else ()
