"""Tournaments as people see them: cards, tables, rounds, and the panels of organizers."""
