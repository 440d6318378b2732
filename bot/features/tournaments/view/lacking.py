"""What a tournament goes on without."""

from bot.features.tournaments.model.tournament import Hindrance, Tournament
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts


def hindrance_text(hindrance: Hindrance, texts: Texts) -> str:
    """Return what a tournament lacks, and what would help."""
    return texts(f"tournament-hindrance-{hindrance}")


def hindrance_message(tournament: Tournament, hindrance: Hindrance, texts: Texts) -> str:
    """Return what an organizer is told whose tournament lacks something."""
    title, sentence = plain(tournament.plan.title), hindrance_text(hindrance, texts)
    return texts("tournament-lacks", title=title, what=sentence)
