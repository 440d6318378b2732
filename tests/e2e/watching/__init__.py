"""Watching games that others play, in the simulated Discord."""
