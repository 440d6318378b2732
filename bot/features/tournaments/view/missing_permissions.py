"""Permissions that a tournament goes on without, and what would help."""

from bot.features.tournaments.model.tournament import MissingPermission, Tournament
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts


def hindrance_text(hindrance: MissingPermission, texts: Texts) -> str:
    """Return the sentence about a permission that a tournament lacks, and what would help."""
    return texts(f"tournament-hindrance-{hindrance}")


def hindrance_message(tournament: Tournament, hindrance: MissingPermission, texts: Texts) -> str:
    """Return the message to an organizer whose tournament lacks a permission."""
    title, sentence = plain(tournament.plan.title), hindrance_text(hindrance, texts)
    return texts("tournament-lacks", title=title, what=sentence)
