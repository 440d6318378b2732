"""Ladders: lists of people who challenge those above them for their places."""
