"""Ladders in SQL."""
