"""Thin adapters, one package a feature: parse, one service call, one render, one answer."""
