"""The fault run of a tournament: its beginning, its games, and what must have come of it."""
