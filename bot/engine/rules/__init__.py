"""Rulesets and what rolls score by them."""
