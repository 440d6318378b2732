"""Badges: what they do and when they can be used."""
