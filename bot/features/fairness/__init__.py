"""Dice that anyone can check."""
