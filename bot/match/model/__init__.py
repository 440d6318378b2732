"""A match and what belongs to it, as values."""
