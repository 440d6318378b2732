"""Tests of bot.client."""
