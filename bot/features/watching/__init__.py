"""Watching games that others play, and guessing who wins."""
