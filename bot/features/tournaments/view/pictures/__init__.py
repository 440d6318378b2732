"""Brackets and cross-tables to look at, in pages that a phone can show, and the same in words."""
