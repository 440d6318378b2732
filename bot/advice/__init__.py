"""What is asked of the solver, and what it says of positions and games: values alone."""
