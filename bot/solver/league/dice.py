"""The dice of a deal: the same for whoever sits in a seat, whatever was kept before."""

from hashlib import blake2b
from itertools import product
from typing import Final

from bot.engine import FAIR, MOST_DICE, Faces

_ROLLS: Final = tuple(product(FAIR.faces, repeat=MOST_DICE))
_BYTES: Final = 8
"""So many bits make every roll equally likely but for one part in 10^14."""


class LeagueDeal:
    """The dice of one game, which follow from its name, seat, turn and roll."""

    def __init__(self, name: str) -> None:
        """Name the deal: another name is other dice."""
        self._begun = blake2b(name.encode(), digest_size=_BYTES)

    def roll(self, seat: int, turn: int, number: int, count: int) -> Faces:
        """Return `count` dice for roll `number` of a turn: the first of six that lie ready."""
        drawn = self._begun.copy()
        drawn.update(b"%d:%d:%d" % (seat, turn, number))
        return _ROLLS[int.from_bytes(drawn.digest()) % len(_ROLLS)][:count]
