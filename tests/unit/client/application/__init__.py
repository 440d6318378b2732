"""Tests of bot.client.application."""
