"""Games of three: each player for the own chance to win."""
