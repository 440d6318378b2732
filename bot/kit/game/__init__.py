"""Fragments of boards and cards that several features show: people, dice, the story of a turn."""
