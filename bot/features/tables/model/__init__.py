"""What people ask for when they begin a game, and how much asking is too much."""
