"""Puzzles: found in games and at random, graded, and checked."""
