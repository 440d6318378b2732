"""Tests of bot.service."""
