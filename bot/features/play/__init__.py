"""`/farkle play`: all ways to begin on one card, for whoever does not know the commands."""
