"""Tests of several modules together, on a real database."""
