"""Options of a new game, and limits of challenges."""
