"""Matches kept in SQL."""
