"""Tests of bot.ai."""
