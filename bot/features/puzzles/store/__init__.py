"""Puzzles and their solvers in SQL."""
