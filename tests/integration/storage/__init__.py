"""Storage on the real database."""
