"""What a badge is: a strength, a few figures, and what it says of itself to the rules.

The rules ask a badge and never which kind it is. `bot.engine.badges.kinds` has the kinds, and
docs/tavern.md says in words what each does.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from itertools import combinations
from typing import ClassVar, Final

from bot.engine.moves import Positions
from bot.engine.rules.combinations import Combination
from bot.engine.rules.dice import Faces


class BadgeTier(StrEnum):
    """How strong a badge is; a defence works against its own tier."""

    TIN = "tin"
    SILVER = "silver"
    GOLD = "gold"


class Trigger(Enum):
    """When the seat on turn can use its badge."""

    ANY_TIME = auto()
    TURN_BEGUN = auto()
    ROLLED = auto()
    """While dice that it rolled lie on the table."""
    FARKLED = auto()


class Effect(StrEnum):
    """What a badge that was used does from then on; the values are those of the notation."""

    DOUBLED = "d"
    """What is kept of the roll on the table counts double."""
    MULTIPLIED = "t"
    """The turn is banked with the percentage of the badge."""
    ONE_MORE = "m"
    """The next throw has one ordinary die more."""


_BOUNDS: Final = {
    "uses": (1, 99),
    "points": (1, 99_999),
    "percent": (101, 999),
    "dice": (1, 3),
    "face": (1, 6),
}
"""The least and the greatest value of each figure."""


@dataclass(frozen=True, slots=True)
class Badge:
    """One badge: its tier, and the `figures` that its kind has; the others are 0.

    `uses` are those of one game; a badge without them works by itself. `faces` are ascending.

    A kind is a subclass, which says of itself:

    - `kind`: its name in notation, in data files and in the keys of texts.
    - `moment`: when it can be used, None where it works by itself.
    - `effect`: what is in force once it was used.
    - `throws`: using it throws the chosen dice again, or the whole roll where none are chosen.
    - `scores`: dice may score otherwise with it, or more of them at once.
    - `defends`: it cancels the badges of other sides of its tier.
    """

    kind: ClassVar[str]
    figures: ClassVar[Collection[str]]
    moment: ClassVar[Trigger | None]
    effect: ClassVar[Effect | None]
    throws: ClassVar[bool]
    scores: ClassVar[bool]
    defends: ClassVar[bool]

    tier: BadgeTier
    uses: int = 0
    points: int = 0
    percent: int = 0
    dice: int = 0
    face: int = 0
    faces: Faces = ()

    def __init_subclass__(
        cls,
        *,
        kind: str,
        figures: Collection[str] = (),
        moment: Trigger | None = None,
        effect: Effect | None = None,
        throws: bool = False,
        scores: bool = False,
        defends: bool = False,
    ) -> None:
        """Take down what a kind says of itself."""
        cls.kind, cls.figures = kind, figures
        cls.moment, cls.effect, cls.throws = moment, effect, throws
        cls.scores, cls.defends = scores, defends

    def __post_init__(self) -> None:
        """Refuse figures that no such badge can have, with `ValueError`."""
        for name, (low, high) in _BOUNDS.items():
            value: int = getattr(self, name)
            if not (low <= value <= high if name in self.figures else value == 0):
                raise ValueError(f"{self.kind} cannot have {name}={value}")
        if not (_can_score(self.faces) if "faces" in self.figures else self.faces == ()):
            raise ValueError(f"{self.kind} cannot have faces={self.faces}")

    @property
    def headstart(self) -> int:
        """Return the points that its side has before the first roll."""
        return 0

    @property
    def extra_dice(self) -> int:
        """Return how many dice more may be thrown at once."""
        return int(self.effect is Effect.ONE_MORE)

    @property
    def undoes_farkles(self) -> bool:
        """Tell whether a farkle waits for it."""
        return self.moment is Trigger.FARKLED

    @property
    def counts(self) -> Collection[int]:
        """Return how many dice on the table may be chosen for it."""
        return (0,)

    def choices(self, roll: Faces) -> Iterator[Positions]:
        """Yield the places in `roll` at which it can be used."""
        for count in self.counts:
            yield from combinations(range(len(roll)), count)

    def paid(self, plain: Iterator[Combination]) -> Iterator[Combination]:
        """Return what scores with this badge, where without it these `plain` combinations do."""
        return plain


def _can_score(faces: Faces) -> bool:
    """Tell whether `faces` can be a combination of their own."""
    return 2 <= len(faces) <= 6 and list(faces) == sorted(faces) and set(faces) <= set(range(1, 7))
