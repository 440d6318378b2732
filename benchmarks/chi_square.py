"""Whether dice keep their odds: chi-square over many throws of each die that has a name.

`python -m benchmarks.chi_square [--faces N] [--seed HEX]`.
"""

import argparse
import hmac
from itertools import accumulate, pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from bot.content.dice import shipped_dice
from bot.engine import Die
from bot.features.fairness.model.frequencies import chi_square_tail
from bot.match.service.dice_cup import new_seed

ROLL: Final = 8
"""The dice of one roll: as many as the numbers that one HMAC gives."""

_AT_ONCE: Final = 125_000
"""The rolls that are held in memory together."""

_WORD_RANGE: Final = 2**32


def face_counts(die: Die, throws: int, seed: bytes, name: str) -> npt.NDArray[np.int64]:
    """Return how often each of the six faces comes in so many `throws`, a multiple of `ROLL`.

    The numbers are those that `seeded_roll` takes for the rolls `name:1`, `name:2` and so on of
    eight dice each, and are passed over and divided as there, but many at a time.
    """
    limit = sum(die.weights)
    draws = np.zeros(limit, np.int64)
    for first in range(1, throws // ROLL + 1, _AT_ONCE):
        numbers = range(first, min(first + _AT_ONCE, throws // ROLL + 1))
        blocks = [hmac.digest(seed, f"{name}:{number}:0".encode(), "sha256") for number in numbers]
        drawn = np.frombuffer(b"".join(blocks), ">u4").astype(np.int64)
        fair = drawn[drawn < _WORD_RANGE - _WORD_RANGE % limit]
        draws += np.bincount(fair % limit, minlength=limit)
    bounds = pairwise(accumulate(die.weights, initial=0))
    return np.array([draws[low:high].sum() for low, high in bounds])


def p_value(die: Die, counts: npt.NDArray[np.int64]) -> float:
    """Return how likely `die` differs at least as much from its weights as these `counts` do."""
    shares = np.array(die.weights) / sum(die.weights)
    possible = shares > 0
    due = counts.sum() * shares[possible]
    found = float((np.square(counts[possible] - due) / due).sum())
    return chi_square_tail(found, int(possible.sum()) - 1)


def main() -> None:
    """Print the p-value of each die, and the lowest of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faces", type=int, default=10_000_000)
    parser.add_argument("--seed", type=bytes.fromhex, default=new_seed())
    wanted = parser.parse_args()
    print(f"seed {wanted.seed.hex()}")
    found: dict[str, float] = {}
    for slug, die in shipped_dice().items():
        counts = face_counts(die.die, wanted.faces, wanted.seed, slug)
        found[slug] = p_value(die.die, counts)
        print(f"{slug}: {counts.sum():,} throws, p = {found[slug]:.4f}", flush=True)
    worst = min(found, key=lambda slug: found[slug])
    print(f"lowest of {len(found)}: {worst}, p = {found[worst]:.4f}")


if __name__ == "__main__":
    main()
