"""What moves are worth, and chances estimated where a game is too large to be solved."""
