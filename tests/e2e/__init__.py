"""Whole games inside the simulated Discord."""
