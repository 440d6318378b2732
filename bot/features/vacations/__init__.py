"""Vacations: days on which the clocks of somebody's slow games stand."""
