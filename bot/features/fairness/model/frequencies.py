"""How often each face was rolled, and how well that fits fair dice."""

from collections import Counter
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt

from bot.engine import dice_to_roll, start
from bot.match.model.game_log import replay_all
from bot.match.model.match import Match


@dataclass(frozen=True, slots=True)
class FaceCounts:
    """How often the faces 1 to 6 of fair dice were rolled."""

    faces: tuple[int, int, int, int, int, int]

    @property
    def dice(self) -> int:
        """Return how many dice were rolled."""
        return sum(self.faces)

    @property
    def expected(self) -> float:
        """Return how often each face comes on average among so many dice."""
        return self.dice / 6

    @property
    def deviation(self) -> float:
        """Return the standard deviation of the count of one face (binomial distribution)."""
        return sqrt(self.dice * 5) / 6

    @property
    def chi_square(self) -> float:
        """Return Pearson's statistic, with five degrees of freedom; 0 without dice."""
        if not self.dice:
            return 0.0
        return sum((count - self.expected) ** 2 for count in self.faces) / self.expected

    @property
    def p_value(self) -> float:
        """Return the probability that fair dice differ at least as much, 0 to 1."""
        return chi_square_tail(self.chi_square)


def chi_square_tail(x: float, degrees: int = 5) -> float:
    """Return the probability that chi-square with so many `degrees` of freedom exceeds `x`, from 0.

    That is the regularised incomplete gamma function Q(degrees/2, x/2), which grows from degree to
    degree: Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.4.4 to 26.4.8.
    """
    odd = degrees % 2
    tail = erfc(sqrt(x / 2)) if odd else exp(-x / 2)
    for lower in range(2 - odd, degrees, 2):
        tail += (x / 2) ** (lower / 2) * exp(-x / 2) / gamma(lower / 2 + 1)
    return tail


def faces_rolled(match: Match) -> Counter[int]:
    """Return how often each face of fair dice was rolled in `match`.

    None where others roll the same dice, which would be counted again.
    """
    faces: Counter[int] = Counter()
    if match.variant.shares_dice:
        return faces
    game, positions = replay_all(match.log)
    state = start(game.setup)
    for ply, (after, _) in zip(game.plies, positions, strict=True):
        dice = dice_to_roll(state, ply.move)
        faces.update(face for die, face in zip(dice, ply.dice, strict=True) if die.is_fair)
        state = after
    return faces
