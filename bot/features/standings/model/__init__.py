"""Leaderboards, periods and histories as values."""
