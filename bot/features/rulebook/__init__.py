"""Rulesets and house rules."""
