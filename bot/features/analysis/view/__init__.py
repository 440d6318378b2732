"""Hints, odds, reviews and replays, as layouts."""
