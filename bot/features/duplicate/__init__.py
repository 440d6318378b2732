"""Duplicate: everybody plays the same dice alone, as in duplicate bridge."""
