"""What a tournament goes on without."""

from bot.features.tournaments.model.tournament import MissingPermission, Tournament
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts


def hindrance_text(hindrance: MissingPermission, texts: Texts) -> str:
    """Return what a tournament lacks, and what would help."""
    return texts(f"tournament-hindrance-{hindrance}")


def hindrance_message(tournament: Tournament, hindrance: MissingPermission, texts: Texts) -> str:
    """Return what an organizer is told whose tournament lacks something."""
    title, sentence = plain(tournament.plan.title), hindrance_text(hindrance, texts)
    return texts("tournament-lacks", title=title, what=sentence)
