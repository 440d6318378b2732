"""Use cases of the tavern: its games, choosing what to play with, wagers."""
