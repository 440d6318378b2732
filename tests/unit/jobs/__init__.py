"""Tests of bot.jobs."""
