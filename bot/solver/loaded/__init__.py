"""Turns and games of two with loaded dice."""
