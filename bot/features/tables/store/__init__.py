"""Declined challenges and blocks, kept in SQL."""
