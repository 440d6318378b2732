"""Proofs of games, and how often each face fell."""
