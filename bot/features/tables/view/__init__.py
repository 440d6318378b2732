"""Invitations, open tables and lists of games, as layouts."""
