"""Limits of challenges."""

MOST_CHALLENGES = 3
"""How many challenges of one person may wait for answers."""

OFTEN = 2
"""After so many declined challenges a challenger has to leave somebody in peace."""

PEACE = 3600
"""The seconds within which declined challenges count, and that the peace lasts."""
