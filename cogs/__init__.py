"""Thin adapters, named like the features: parse, one service call, one view, one answer."""
