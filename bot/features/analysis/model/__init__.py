"""Explaining advice, and games as a line or a file."""
