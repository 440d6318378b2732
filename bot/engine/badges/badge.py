"""Badges as values: what one does, how strong it is, and what of it is in force in a game.

The engine knows kinds of effects, and no badge by name. docs/tavern.md says what each kind does.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.engine.rules.dice import Faces


class BadgeTier(StrEnum):
    """How strong a badge is; a defence works against its own tier."""

    TIN = "tin"
    SILVER = "silver"
    GOLD = "gold"


class BadgeKind(StrEnum):
    """What a badge does."""

    HEADSTART = "headstart"
    """So many `points` at the start."""
    FORMATION = "formation"
    """A combination of these `faces` is worth `points`."""
    DEFENCE = "defence"
    """Badges of other sides of the same tier do nothing."""
    RESURRECTION = "resurrection"
    """Throw the same dice again after a farkle."""
    DOPPELGANGER = "doppelganger"
    """What is kept of the roll on the table counts double."""
    WARLORD = "warlord"
    """The turn is banked with `percent` of its points."""
    MIGHT = "might"
    """One ordinary die more in the next throw."""
    FORTUNE = "fortune"
    """Throw up to so many of the `dice` on the table again."""
    TRANSMUTATION = "transmutation"
    """Turn one die on the table to `face`."""
    SWAP_OUT = "swap-out"
    """Throw so many of the `dice` on the table again, all of which show the same."""
    THREE_ONES = "three-ones"
    """Three 1s are worth `percent` of their points."""
    THREE_SIXES = "three-sixes"
    """Three 6s are worth `percent` of their points."""


_BOUNDS: Final = {
    "uses": (1, 99),
    "points": (1, 99_999),
    "percent": (101, 999),
    "dice": (1, 3),
    "face": (1, 6),
}
"""The least and the greatest value of each figure."""

_FIGURES: Final = {
    BadgeKind.HEADSTART: {"points"},
    BadgeKind.FORMATION: {"points"},
    BadgeKind.DEFENCE: set[str](),
    BadgeKind.RESURRECTION: {"uses"},
    BadgeKind.DOPPELGANGER: {"uses"},
    BadgeKind.WARLORD: {"uses", "percent"},
    BadgeKind.MIGHT: {"uses"},
    BadgeKind.FORTUNE: {"uses", "dice"},
    BadgeKind.TRANSMUTATION: {"uses", "face"},
    BadgeKind.SWAP_OUT: {"uses", "dice"},
    BadgeKind.THREE_ONES: {"percent"},
    BadgeKind.THREE_SIXES: {"percent"},
}
"""The figures that each kind has, beside the `faces` of a formation."""

_SCORING: Final = frozenset(
    {BadgeKind.FORMATION, BadgeKind.MIGHT, BadgeKind.THREE_ONES, BadgeKind.THREE_SIXES}
)


@dataclass(frozen=True, slots=True)
class Badge:
    """One badge: its kind, its tier, and the figures that the kind needs; the others are 0.

    `uses` are those of one game; a badge without them works by itself. `faces` are ascending.
    """

    kind: BadgeKind
    tier: BadgeTier
    uses: int = 0
    points: int = 0
    percent: int = 0
    dice: int = 0
    face: int = 0
    faces: Faces = ()

    def __post_init__(self) -> None:
        """Refuse figures that no such badge can have, with `ValueError`."""
        for name, (low, high) in _BOUNDS.items():
            value: int = getattr(self, name)
            needed = name in _FIGURES[self.kind]
            if not (low <= value <= high if needed else value == 0):
                raise ValueError(f"{self.kind} cannot have {name}={value}")
        if self.kind is not BadgeKind.FORMATION:
            fits = not self.faces
        else:
            fits = 2 <= len(self.faces) <= 6 and list(self.faces) == sorted(self.faces)
        if not fits or not set(self.faces) <= set(range(1, 7)):
            raise ValueError(f"{self.kind} cannot have faces={self.faces}")

    @property
    def scores(self) -> bool:
        """Tell whether dice may score otherwise with this badge, or more of them at once."""
        return self.kind in _SCORING

    def of_three(self, face: int) -> int:
        """Return the percentage of their points that three dice of `face` are worth."""
        paid = {BadgeKind.THREE_ONES: 1, BadgeKind.THREE_SIXES: 6}.get(self.kind)
        return self.percent if face == paid else 100


@dataclass(frozen=True, slots=True)
class InPlay:
    """What becomes of the badges in a game.

    - `uses`: by seat: how often its badge may still be used.
    - `doubled`: what is kept of the roll on the table counts double.
    - `multiplied`: the turn is banked with the percentage of the badge.
    - `one_more`: the next throw has one die more.
    - `extra`: the place of such a die in the roll on the table, None where there is none.
    - `farkled`: the roll on the table is a farkle, unless the badge is used.
    """

    uses: tuple[int, ...]
    doubled: bool = False
    multiplied: bool = False
    one_more: bool = False
    extra: int | None = None
    farkled: bool = False

    @property
    def ended(self) -> "InPlay":
        """Return what is left of this when a turn has ended."""
        return InPlay(self.uses)

    def landed(self, extra: int | None, *, farkled: bool) -> "InPlay":
        """Return what holds for a new roll on the table."""
        return InPlay(self.uses, multiplied=self.multiplied, extra=extra, farkled=farkled)

    def used(self, seat: int, kind: BadgeKind) -> "InPlay":
        """Return this with the badge of `seat`, which is of `kind`, used once more."""
        uses = (*self.uses[:seat], self.uses[seat] - 1, *self.uses[seat + 1 :])
        return replace(
            self,
            uses=uses,
            doubled=kind is BadgeKind.DOPPELGANGER,
            multiplied=kind is BadgeKind.WARLORD,
            one_more=kind is BadgeKind.MIGHT,
        )


def working(badges: tuple[Badge | None, ...], sides: int) -> tuple[Badge | None, ...]:
    """Return the badges by seat without those that a defence of another of the `sides` cancels.

    A defence cancels every badge of its tier but defences, which have nothing to lose.
    """
    defences = {
        (badge.tier, seat % sides)
        for seat, badge in enumerate(badges)
        if badge is not None and badge.kind is BadgeKind.DEFENCE
    }

    def is_cancelled(badge: Badge, seat: int) -> bool:
        against = any(tier == badge.tier and side != seat % sides for tier, side in defences)
        return against and badge.kind is not BadgeKind.DEFENCE

    return tuple(
        None if badge is None or is_cancelled(badge, seat) else badge
        for seat, badge in enumerate(badges)
    )
