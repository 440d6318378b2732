"""Boards and messages changed by something other than a press."""
