"""Boards that are played, watched, finished or closed, as layouts."""
