"""Dice as pictures, and charts."""
