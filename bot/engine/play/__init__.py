"""States, moves and what follows from them."""
