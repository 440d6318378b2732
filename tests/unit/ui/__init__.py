"""Tests of bot.ui."""
