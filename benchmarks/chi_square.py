"""Whether the dice favour a face: chi-square over many dice of each kind.

`python -m benchmarks.chi_square [--faces N] [--seed HEX]`.
"""

import argparse
from collections import Counter
from typing import Final

from bot.domain.fairness import chi_square_tail
from bot.engine import FAIR, Die
from bot.service.chance import new_seed, seeded_roll

KINDS: Final = {
    "fair": FAIR,
    "loaded 1-2-3-4-5-6": Die((1, 2, 3, 4, 5, 6)),
    "loaded 7-1-1-1-1-1": Die((7, 1, 1, 1, 1, 1)),
}


def chi_square(die: Die, faces: int, seed: bytes) -> float:
    """Return Pearson's statistic, of five degrees of freedom, of about so many `faces` of `die`."""
    counts: Counter[int] = Counter()
    for number in range(1, faces // 6 + 1):
        counts.update(seeded_roll(seed, f"1:{number}", (die,) * 6))
    dice, weights = counts.total(), sum(die.weights)
    expected = {face: dice * weight / weights for face, weight in enumerate(die.weights, 1)}
    return sum((counts[face] - due) ** 2 / due for face, due in expected.items())


def main() -> None:
    """Print the statistic and the p-value of each kind of die."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faces", type=int, default=10_000_000)
    parser.add_argument("--seed", type=bytes.fromhex, default=new_seed())
    wanted = parser.parse_args()
    print(f"seed {wanted.seed.hex()}")
    for name, die in KINDS.items():
        found = chi_square(die, wanted.faces, wanted.seed)
        print(f"{name}: {wanted.faces:,} faces, {found:.2f}, p = {chi_square_tail(found):.3f}")


if __name__ == "__main__":
    main()
