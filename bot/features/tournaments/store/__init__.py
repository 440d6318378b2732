"""Tournaments in SQL: what was planned, who takes part, and what came of it."""
