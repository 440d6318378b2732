"""What tournaments cost: pairing a round, and drawing the pictures."""
