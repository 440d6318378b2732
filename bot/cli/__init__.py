"""The `farkle` command line."""
