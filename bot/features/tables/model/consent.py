"""How much asking people is too much."""

MOST_CHALLENGES = 3
"""Challenges of one person that may wait for answers at a time."""

OFTEN = 2
"""Challenges that somebody declines before their challenger has to leave them in peace."""

PEACE = 3600
"""Seconds within which that counts, and for which the peace lasts after the last one."""
