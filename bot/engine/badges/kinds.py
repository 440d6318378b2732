"""The kinds of badges, each with all that the rules know of it. To add one, write it here."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.engine.badges.badge import Badge, BadgeTier, Effect, Trigger
from bot.engine.moves import Positions
from bot.engine.rules.combinations import Combination, CombinationName
from bot.engine.rules.dice import Faces


class Headstart(Badge, kind="headstart", figures=("points",)):
    """So many `points` at the start."""

    @property
    def headstart(self) -> int:
        """Return the points that its side has before the first roll."""
        return self.points


class Formation(Badge, kind="formation", figures=("points", "faces"), scores=True):
    """A combination of these `faces` is worth `points`."""

    def paid(self, plain: Iterator[Combination]) -> Iterator[Combination]:
        """Yield the `plain` combinations and its own."""
        yield from plain
        yield Combination(CombinationName.FORMATION, self.faces, self.points)


class Defence(Badge, kind="defence", defends=True):
    """Badges of other sides of the same tier do nothing."""


class Resurrection(
    Badge, kind="resurrection", figures=("uses",), moment=Trigger.FARKLED, throws=True
):
    """Throw the same dice again after a farkle."""


class Doppelganger(
    Badge, kind="doppelganger", figures=("uses",), moment=Trigger.ROLLED, effect=Effect.DOUBLED
):
    """What is kept of the roll on the table counts double."""


class Warlord(
    Badge,
    kind="warlord",
    figures=("uses", "percent"),
    moment=Trigger.TURN_BEGUN,
    effect=Effect.MULTIPLIED,
):
    """The turn is banked with `percent` of its points."""


class Might(
    Badge,
    kind="might",
    figures=("uses",),
    moment=Trigger.ANY_TIME,
    effect=Effect.ONE_MORE,
    scores=True,
):
    """One ordinary die more in the next throw."""


class Fortune(Badge, kind="fortune", figures=("uses", "dice"), moment=Trigger.ROLLED, throws=True):
    """Throw up to so many of the `dice` on the table again."""

    @property
    def counts(self) -> Collection[int]:
        """Return how many dice on the table may be chosen for it."""
        return range(1, self.dice + 1)


class Transmutation(Badge, kind="transmutation", figures=("uses", "face"), moment=Trigger.ROLLED):
    """Turn one die on the table to `face`."""

    def choices(self, roll: Faces) -> Iterator[Positions]:
        """Yield the places in `roll` of dice that show another face."""
        return ((place,) for place, face in enumerate(roll) if face != self.face)


class SwapOut(Badge, kind="swap-out", figures=("uses", "dice"), moment=Trigger.ROLLED, throws=True):
    """Throw so many of the `dice` on the table again, all of which show the same."""

    @property
    def counts(self) -> Collection[int]:
        """Return how many dice on the table may be chosen for it."""
        return (self.dice,)

    def choices(self, roll: Faces) -> Iterator[Positions]:
        """Yield the places in `roll` of so many dice that show the same."""
        return (at for at in super().choices(roll) if len({roll[place] for place in at}) == 1)


class ThreeOnes(Badge, kind="three-ones", figures=("percent",), scores=True):
    """Three 1s are worth `percent` of their points."""

    def paid(self, plain: Iterator[Combination]) -> Iterator[Combination]:
        """Return the `plain` combinations, of which three 1s are worth more."""
        return _raised(plain, 1, self.percent)


class ThreeSixes(Badge, kind="three-sixes", figures=("percent",), scores=True):
    """Three 6s are worth `percent` of their points."""

    def paid(self, plain: Iterator[Combination]) -> Iterator[Combination]:
        """Return the `plain` combinations, of which three 6s are worth more."""
        return _raised(plain, 6, self.percent)


def _raised(plain: Iterator[Combination], face: int, percent: int) -> Iterator[Combination]:
    """Yield the `plain` combinations, of which three of `face` are worth so many per cent."""
    for combination in plain:
        if combination.name is CombinationName.THREE and combination.faces[0] == face:
            yield replace(combination, points=combination.points * percent // 100)
        else:
            yield combination


BADGE_KINDS: Final[Mapping[str, type[Badge]]] = {
    badge.kind: badge
    for badge in (
        Headstart,
        Formation,
        Defence,
        Resurrection,
        Doppelganger,
        Warlord,
        Might,
        Fortune,
        Transmutation,
        SwapOut,
        ThreeOnes,
        ThreeSixes,
    )
}
"""Every kind by its name."""


def make_badge(kind: str, tier: str, *, faces: Faces = (), **figures: int) -> Badge:
    """Return the badge of this kind, tier and figures; raises `ValueError` where none is so."""
    if kind not in BADGE_KINDS:
        raise ValueError(f"no kind of badge: {kind!r}")
    return BADGE_KINDS[kind](BadgeTier(tier), faces=faces, **figures)
