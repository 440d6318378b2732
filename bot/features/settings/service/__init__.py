"""Settings in memory, and the appearance of dice that follows from them."""
