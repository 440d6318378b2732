"""What a move brought about, in order, for boards, logs and records.

Seats and sides are 0-based.
"""

from dataclasses import dataclass

from bot.engine.moves import Exit
from bot.engine.rules.dice import Faces
from bot.engine.rules.scoring import Score


@dataclass(frozen=True, slots=True)
class SetAside:
    """`seat` set `faces` aside, worth `score`."""

    seat: int
    faces: Faces
    score: Score


@dataclass(frozen=True, slots=True)
class HotDice:
    """Every die of `seat` is set aside; `bonus` points were added for it (usually 0)."""

    seat: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """`seat` rolled `faces`, in ascending order."""

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class TookOver:
    """`seat` took over the `points` and the number of `dice` that the last seat left."""

    seat: int
    points: int
    dice: int


@dataclass(frozen=True, slots=True)
class ScorelessRoll:
    """All of the dice of `seat` scored nothing, which earns `bonus` points and a free roll."""

    seat: int
    bonus: int


@dataclass(frozen=True, slots=True)
class BadgeUsed:
    """`seat` used its badge of this `kind`."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class RollChanged:
    """A badge changed the roll of `seat`, which now shows `faces`, in ascending order."""

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class SecondChance:
    """`seat` farkled, unless it uses its badge."""

    seat: int


@dataclass(frozen=True, slots=True)
class BadgeBonus:
    """The badge of `seat` added `points` to its turn."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Farkled:
    """`seat` lost its turn and the `lost` points at risk.

    `in_a_row` counts this farkle; `penalty` is what the total lost for it.
    """

    seat: int
    lost: int
    in_a_row: int
    penalty: int


@dataclass(frozen=True, slots=True)
class Banked:
    """`seat` banked `points`, and its side now has `total`."""

    seat: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Given:
    """`seat` overshot the target, so `points` of its turn went to `side`, and the rest is `lost`.

    `side` is None when they would have carried the lowest side past the target too.
    """

    seat: int
    side: int | None
    points: int
    lost: int = 0


@dataclass(frozen=True, slots=True)
class FinalRound:
    """`seat` reached the target, and everyone else gets one last turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of `seat` was up, which lost its turn and the `lost` points at risk."""

    seat: int
    lost: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """`seat` left the game, of its own will or not."""

    seat: int
    why: Exit = Exit.RESIGNED


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game ended; `winners` are sides, several when they tie, none when everyone left.

    It comes alone where the time of the game was up.
    """

    winners: tuple[int, ...]


Event = (
    SetAside
    | HotDice
    | Rolled
    | TookOver
    | ScorelessRoll
    | BadgeUsed
    | RollChanged
    | SecondChance
    | BadgeBonus
    | Farkled
    | Banked
    | Given
    | FinalRound
    | TimedOut
    | Resigned
    | GameOver
)
