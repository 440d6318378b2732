"""Turns and games as arrays need them."""
