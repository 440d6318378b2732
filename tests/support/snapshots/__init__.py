"""Scenes as text, in which what many of them say is named, and told once."""
