"""Tournaments: planned, shown and organized."""

from bot.kit.components.layout import Layout
from tests.support.scenes.tournaments.cards import card_scenes
from tests.support.scenes.tournaments.organizing import organizing_scenes
from tests.support.scenes.tournaments.planning import planning_scenes


def tournament_scenes() -> dict[str, Layout]:
    """Return every scene of tournaments, built afresh."""
    return {**planning_scenes(), **card_scenes(), **organizing_scenes()}
