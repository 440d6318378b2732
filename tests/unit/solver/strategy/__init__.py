"""What a way to play is worth against perfect play."""
