"""Puzzles: what is best here? Rated, one a day for everybody, and everyone's own mistakes."""
