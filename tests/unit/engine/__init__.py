"""Tests of bot.engine."""
