"""`farkle league` and `farkle engine`."""
