"""Thin adapters, one per family of commands: parse, one service call, one render, one answer."""

from cogs.farkle import Farkle

ALL = (Farkle,)
"""Every cog of the bot."""
