"""How finely the solver tells games apart."""

from typing import Final

STEP: Final = 50
"""All combinations are worth multiples of so many points."""

PENALTIES_DOWN: Final = 2
"""How many penalties below zero totals are told apart. Each further one changes the chances a
fifteenth as much as the one before; the third would change that at the start of a game by less
than 1e-8, and none from a total of zero on by 1e-6. (Measured with the rules of `facebook`.)"""
