"""Tournaments as people meet them: as values, and by pure rules."""
