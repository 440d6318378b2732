"""The rows of the kinds of match."""
