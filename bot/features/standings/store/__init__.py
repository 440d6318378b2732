"""Figures kept in SQL: counted when a game ends, and counted again to prove them."""
