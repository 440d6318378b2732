"""What a choice is worth, by the small labels that hints have too."""

from bot.advice.choices import Basis
from bot.advice.review import Decision
from bot.features.analysis.view.moments import points_text
from bot.kit.game.dice_names import names_of_roll
from bot.kit.game.moves import move_text
from bot.kit.texts.chances import percent
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def worths(decision: Decision, basis: Basis, texts: Texts) -> tuple[str, str]:
    """Return what the played choice was worth, and what the best was worth."""
    values = (decision.played, decision.best)
    if basis is Basis.POINTS:
        played, best = (points_text(value.expected, texts) for value in values)
    else:
        played, best = (
            texts("worth-wins", percent=percent(value.win or 0, texts)) for value in values
        )
    return played, best


def two_choices(match: Match, decision: Decision, basis: Basis, texts: Texts) -> tuple[str, str]:
    """Return the lines of what was chosen before `match` went on, and of what was better."""
    had, could = worths(decision, basis, texts)
    dice = names_of_roll(match, texts)
    played, best = (
        move_text(match.state, value.move, texts, dice)
        for value in (decision.played, decision.best)
    )
    return (
        texts("review-chosen", choice=played, worth=had),
        texts("review-better", choice=best, worth=could),
    )
