"""Scenes of what happens on a server."""
