"""What a game in the tavern is about, and what each of its seats plays with."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.content.dice import ORDINARY, shipped_dice
from bot.engine import Die
from bot.match.loadouts.collection import Collection

DICE: Final = 6
"""The dice that each seat plays with."""


class DiceFrom(StrEnum):
    """How those at a table in the tavern come by their dice."""

    ORDINARY = "ordinary"
    """All play with ordinary dice."""
    OWN = "own"
    """Each chooses, in private, from what they own."""
    DRAFT = "draft"
    """They pick in turns from dice that lie open, and all play with the same."""


class Wager(StrEnum):
    """Whether the dice that two people play with are at stake."""

    NONE = "none"
    AGREED = "agreed"
    """Whoever wins takes one of the other's that is not ordinary."""
    OFF = "off"
    """It was called off, or somebody had nothing to stake."""


@dataclass(frozen=True, slots=True)
class Outfit:
    """What a seat plays with: the `dice` chosen so far and a `badge`, by slug.

    It is `ready` once that is final, or there is nothing to choose in private.
    """

    dice: tuple[str, ...] = ()
    badge: str | None = None
    ready: bool = False

    @property
    def filled(self) -> tuple[str, ...]:
        """Return all the dice: ordinary ones in the place of those that were not chosen."""
        return (*self.dice, *(ORDINARY,) * (DICE - len(self.dice)))

    @property
    def has_stake(self) -> bool:
        """Tell whether one of the dice chosen is not ordinary."""
        return any(die != ORDINARY for die in self.dice)

    def owned_by(self, collection: Collection, *, dice: bool) -> "Outfit":
        """Return the outfit less what is not in `collection`, which may have changed meanwhile.

        `dice` tells whether those are somebody's own too, or the badge alone.
        """
        left = list(self.dice)
        while dice and (lacking := collection.lacks(left)):
            left.remove(lacking[0])
        return replace(
            self, dice=tuple(left), badge=self.badge if self.badge in collection.badges else None
        )


@dataclass(frozen=True, slots=True)
class Tavern:
    """A game in the tavern.

    - `level`: the slug of the opponent to whose target it is played, whoever plays.
    - `dice`: how people come by theirs.
    - `badges`: whether each may play with a badge of their own.
    - `outfits`: what they play with, by seat, once all are there.
    - `wager`: whether dice are at stake; `passed`: the one that the winner has taken, by slug.
    - `spread`: in a draft, the dice that lie open; `picks`: the places of those that were picked.
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
        """Tell whether there is something to choose in private."""
        return self.badges or self.dice is DiceFrom.OWN

    @property
    def anew(self) -> "Tavern":
        """Return another game of this kind; a wager has to be agreed anew."""
        return Tavern(self.level, self.dice, self.badges)

    def with_outfit(self, seat: int, outfit: Outfit) -> "Tavern":
        """Return the game with another outfit at `seat`."""
        changed = list(self.outfits)
        changed[seat] = outfit
        return replace(self, outfits=tuple(changed))


def as_dice(slugs: Sequence[str]) -> tuple[Die, ...]:
    """Return the dice of the catalogue that are called so."""
    return tuple(shipped_dice()[slug].die for slug in slugs)
