"""Thin adapters, one per family of commands: parse, one service call, one render, one answer."""

from cogs.board.moderation import FarkleMod
from cogs.farkle import Farkle
from cogs.settings import FarkleAdmin

ALL = (Farkle, FarkleAdmin, FarkleMod)
"""Every cog of the bot."""
