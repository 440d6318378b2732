"""Games of two in which somebody wears a badge."""
