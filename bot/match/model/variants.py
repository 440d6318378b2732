"""What sets a match apart from others: where it belongs, and what is only true there."""

from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.match.loadouts.loadout import Outfit, Tavern


@dataclass(frozen=True, slots=True)
class Plain:
    """A match like most."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The daily game of a `day` (UTC).

    It is shown in private messages only, so it has no board and takes up no channel.
    """

    day: date


Variant = Plain | Tavern | Daily

PLAIN: Final = Plain()


def outfits_of(variant: Variant) -> tuple[Outfit, ...]:
    """Return what each seat plays with, none where all play with ordinary dice."""
    return variant.outfits if isinstance(variant, Tavern) else ()
