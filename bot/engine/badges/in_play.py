"""What becomes of badges at a table: which of them work, and what of them is in force."""

from dataclasses import dataclass, replace

from bot.engine.badges.badge import Badge, Effect


@dataclass(frozen=True, slots=True)
class InPlay:
    """What becomes of the badges in a game.

    - `uses`: by seat: how often its badge may still be used.
    - `effect`: what the badge of the seat on turn has brought into force, None where nothing.
    - `extra`: the place of a lent die in the roll on the table, None where there is none.
    - `farkled`: the roll on the table is a farkle, unless the badge is used.
    """

    uses: tuple[int, ...]
    effect: Effect | None = None
    extra: int | None = None
    farkled: bool = False

    @property
    def doubled(self) -> bool:
        """Tell whether what is kept of the roll on the table counts double."""
        return self.effect is Effect.DOUBLED

    @property
    def multiplied(self) -> bool:
        """Tell whether the turn is banked with the percentage of the badge."""
        return self.effect is Effect.MULTIPLIED

    @property
    def one_more(self) -> bool:
        """Tell whether the next throw has one die more."""
        return self.effect is Effect.ONE_MORE

    @property
    def ended(self) -> "InPlay":
        """Return what is left of this when a turn has ended."""
        return InPlay(self.uses)

    def landed(self, extra: int | None, *, farkled: bool) -> "InPlay":
        """Return what holds for a new roll on the table."""
        lasting = self.effect if self.multiplied else None
        return InPlay(self.uses, lasting, extra, farkled)

    def used(self, seat: int, badge: Badge) -> "InPlay":
        """Return this with `badge`, that of `seat`, used once more."""
        uses = (*self.uses[:seat], self.uses[seat] - 1, *self.uses[seat + 1 :])
        return replace(self, uses=uses, effect=badge.effect)


def working(badges: tuple[Badge | None, ...], sides: int) -> tuple[Badge | None, ...]:
    """Return the badges by seat without those that a defence of another of the `sides` cancels.

    A defence cancels every badge of its tier but defences, which have nothing to lose.
    """
    defences = {
        (badge.tier, seat % sides)
        for seat, badge in enumerate(badges)
        if badge is not None and badge.defends
    }

    def is_cancelled(badge: Badge, seat: int) -> bool:
        against = any(tier == badge.tier and side != seat % sides for tier, side in defences)
        return against and not badge.defends

    return tuple(
        None if badge is None or is_cancelled(badge, seat) else badge
        for seat, badge in enumerate(badges)
    )
