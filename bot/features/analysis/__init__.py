"""Odds, hints, reviews and replays."""
