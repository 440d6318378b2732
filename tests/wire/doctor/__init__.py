"""`farkle doctor` on the wire server."""
