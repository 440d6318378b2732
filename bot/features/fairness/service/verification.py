"""Rolling the dice of a finished game again from its seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.engine import Faces, dice_to_roll, start
from bot.features.fairness.model.proof import FairnessProof
from bot.match.model.seal import commitment
from bot.match.service.dice_cup import seeded_roll


class GameFault(StrEnum):
    """What does not fit."""

    SEED = "seed"
    """The seed is not the one that was sealed."""
    MOST_ROLLS = "most-rolls"
    """Hardly any roll fits: the seed is right, but not the game's number, a word or their order."""
    ROLL = "roll"


@dataclass(frozen=True, slots=True)
class Recomputed:
    """A roll: what the game says, and what follows from the seed."""

    rolled: Faces
    due: Faces

    @property
    def fits(self) -> bool:
        """Tell whether they are the same dice in the same order."""
        return self.rolled == self.due


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of rolling a game again.

    - `sealed`: the seal of the seed, which may not be the one that was shown.
    - `rolls`: each roll, in order; `fault`: the worst that was found, None when everything fits.
    """

    sealed: str
    rolls: tuple[Recomputed, ...]
    fault: GameFault | None

    @property
    def first_wrong(self) -> tuple[int, Recomputed] | None:
        """Return the first roll that does not fit, with its number from 1."""
        return next(((k, roll) for k, roll in enumerate(self.rolls, 1) if not roll.fits), None)


def verify(proof: FairnessProof) -> Verdict:
    """Roll the game of `proof` again."""
    sealed, rolls = commitment(proof.seed), tuple(_recomputed(proof))
    wrong = sum(not roll.fits for roll in rolls)
    fault = None
    if sealed != proof.commitment:
        fault = GameFault.SEED
    elif wrong > 1 and 2 * wrong > len(rolls):  # a few single dice fit by chance
        fault = GameFault.MOST_ROLLS
    elif wrong:
        fault = GameFault.ROLL
    return Verdict(sealed, rolls, fault)


def _recomputed(proof: FairnessProof) -> Iterator[Recomputed]:
    game = proof.game
    state = start(game.setup)
    for name, ply, (after, _) in zip(proof.roll_names(), game.plies, game.replay(), strict=False):
        dice = dice_to_roll(state, ply.move)
        if dice:
            yield Recomputed(ply.dice, seeded_roll(proof.seed, name, dice))
        state = after
