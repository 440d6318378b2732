"""The result of a deal, for a player and for all."""
