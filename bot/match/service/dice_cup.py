"""Dice: from the operating system's generator, or from the seed of a match."""

import hmac
import secrets
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from bot.content.dice import shipped_dice
from bot.engine import Die, Faces
from bot.match.loadouts.draft import SPREAD
from bot.match.model.match import Match
from bot.match.model.seal import next_roll

SEED_BYTES: Final = 32
"""The length of a seed: that of the digests made with it."""

SPREAD_NAME: Final = "spread"
"""The name of the numbers of a draft, as each roll has a name."""

_WORDS: Final = struct.Struct(">8I")
_WORD_RANGE: Final = 2**32


class SystemCup:
    """Rolls dice that nobody can predict."""

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        """Return a face for each of `dice`, with exact integer odds."""
        if match.seed is not None:
            return seeded_roll(match.seed, next_roll(match), dice)
        return tuple([_face(die, secrets.randbelow(sum(die.weights))) for die in dice])


def new_seed() -> bytes:
    """Return a new random seed."""
    return secrets.token_bytes(SEED_BYTES)


def seeded_roll(seed: bytes, roll: str, dice: Sequence[Die]) -> Faces:
    """Return a face for each of `dice`, from `seed` and the name of the `roll` alone.

    The odds are exact: numbers that would favour a face are skipped (rejection sampling). Dice take
    their numbers in order from one sequence, so fewer equal dice show what the first of more would.
    Nothing is gained by knowing the sequence: dice that look alike lead to the same rolls,
    whichever of them is kept, and numbers that fewer dice leave are never used.
    """
    numbers = _numbers(seed, roll)
    return tuple([_face(die, _below(sum(die.weights), numbers)) for die in dice])


def spread_of(seed: bytes) -> tuple[str, ...]:
    """Return the dice of a draft, by slug: all different, each equally likely.

    They follow from `seed` and the order of the catalogue alone.
    """
    numbers, rest = _numbers(seed, SPREAD_NAME), list(shipped_dice())
    return tuple([rest.pop(_below(len(rest), numbers)) for _ in range(SPREAD)])


def _numbers(seed: bytes, roll: str) -> Iterator[int]:
    """Yield numbers of 32 bits: HMAC-SHA256 of `roll:0`, `roll:1` and so on, keyed by `seed`."""
    for block in count():
        yield from _WORDS.unpack(hmac.digest(seed, f"{roll}:{block}".encode(), "sha256"))


def _below(limit: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to `limit`, excluded, each equally likely."""
    fair = _WORD_RANGE - _WORD_RANGE % limit
    return next(number for number in numbers if number < fair) % limit


def _face(die: Die, draw: int) -> int:
    """Return the face of `die` for `draw`, from 0 to the sum of its weights, excluded."""
    for face, weight in zip(die.faces, die.weights, strict=True):
        if draw < weight:
            return face
        draw -= weight
    raise ValueError(f"{draw} is beyond the weights of {die}")
