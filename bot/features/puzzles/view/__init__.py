"""Puzzles, their answers and the board of a server, as layouts."""
