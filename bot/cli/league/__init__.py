"""`farkle league` and `farkle engine`: how strong opponents and programs are."""
