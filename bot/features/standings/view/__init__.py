"""Leaderboards, figures, histories and achievements, as layouts."""
