"""Use cases of a board: play, moderation, votes to skip."""
