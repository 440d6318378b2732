"""Solving games and sets of dice on the command line."""
