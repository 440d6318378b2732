"""Values that the solver and those who ask it share: questions, positions, reviews."""
