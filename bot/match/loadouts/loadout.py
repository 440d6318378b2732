"""A game in the tavern: its options, and what each seat plays with."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.content.dice import ORDINARY, shipped_dice
from bot.engine import Die
from bot.match.loadouts.collection import Collection
from bot.match.model.variant import Variant

DICE: Final = 6
"""The dice that each seat plays with."""


class DiceFrom(StrEnum):
    """Where the dice of a tavern game come from."""

    ORDINARY = "ordinary"
    """All play with ordinary dice."""
    OWN = "own"
    """Each player chooses, in private, from what they own."""
    DRAFT = "draft"
    """They pick in turns from open dice, and both play with all that were picked."""


class Wager(StrEnum):
    """Whether dice of the two players are at stake."""

    NONE = "none"
    AGREED = "agreed"
    """The winner takes one of the loser's dice that is not ordinary."""
    OFF = "off"
    """It was called off, or a player had nothing to stake."""


@dataclass(frozen=True, slots=True)
class Outfit:
    """What a seat plays with: the `dice` chosen so far and a `badge`, by slug.

    It is `ready` once that is final, or if there is nothing to choose in private.
    """

    dice: tuple[str, ...] = ()
    badge: str | None = None
    ready: bool = False

    @property
    def filled(self) -> tuple[str, ...]:
        """Return all six dice: ordinary ones in place of those not chosen."""
        return (*self.dice, *(ORDINARY,) * (DICE - len(self.dice)))

    @property
    def has_stake(self) -> bool:
        """Tell whether one of the chosen dice is not ordinary."""
        return any(die != ORDINARY for die in self.dice)

    def owned_by(self, collection: Collection, *, dice: bool) -> "Outfit":
        """Return the outfit without what is not in `collection`.

        `dice` tells whether the dice must be owned as well as the badge.
        """
        left = list(self.dice)
        while dice and (lacking := collection.lacks(left)):
            left.remove(lacking[0])
        return replace(
            self, dice=tuple(left), badge=self.badge if self.badge in collection.badges else None
        )


@dataclass(frozen=True, slots=True)
class Tavern(Variant):
    """A game in the tavern.

    - `level`: the slug of the level, which sets the target.
    - `dice`: where the dice come from.
    - `badges`: whether each player may wear a badge of their own.
    - `outfits`: what each seat plays with, once all are there.
    - `wager`: whether dice are at stake; `passed`: the slug of the die that the winner has taken.
    - `spread`: the open dice of a draft; `picks`: the places of those that were picked.
    """

    level: str
    dice: DiceFrom
    badges: bool = False
    outfits: tuple[Outfit, ...] = ()
    spread: tuple[str, ...] = ()
    picks: tuple[int, ...] = ()
    wager: Wager = Wager.NONE
    passed: str | None = None

    @property
    def is_settled(self) -> bool:
        """Tell whether everybody has chosen, and every die of a draft is picked."""
        if self.dice is DiceFrom.DRAFT and len(self.picks) < DICE:
            return False
        return all(outfit.ready for outfit in self.outfits)

    @property
    def is_private(self) -> bool:
        """Tell whether something is chosen in private."""
        return self.badges or self.dice is DiceFrom.OWN

    @property
    def anew(self) -> "Tavern":
        """Return another game with the same options; a wager has to be agreed again."""
        return Tavern(self.level, self.dice, self.badges)

    def with_outfit(self, seat: int, outfit: Outfit) -> "Tavern":
        """Return the game with another outfit at `seat`."""
        changed = list(self.outfits)
        changed[seat] = outfit
        return replace(self, outfits=tuple(changed))


def as_dice(slugs: Sequence[str]) -> tuple[Die, ...]:
    """Return the dice of these slugs."""
    return tuple(shipped_dice()[slug].die for slug in slugs)
