"""Use cases of tables: from a challenge to a game."""
