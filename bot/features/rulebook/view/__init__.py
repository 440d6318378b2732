"""Rulesets in words, the editor of house rules, scores of rolls."""
