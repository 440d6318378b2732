"""The boards of matches that are over."""
