"""Probabilities in words, and how exact they are."""

from fractions import Fraction

from bot.advice.choices import Basis, Obstacle
from bot.kit.texts.texts import Texts


def basis_text(basis: Basis, obstacle: Obstacle | None, texts: Texts) -> str:
    """Return how exact the figures are, and what prevents exact ones."""
    sentence = texts(f"basis-{basis}")
    if obstacle is None:
        return sentence
    return texts.together([texts(f"obstacle-{obstacle}"), sentence])


def of_a_hundred(win: float, texts: Texts) -> str:
    """Return the probability `win` as games of a hundred: 0 and 100 only if it is certain."""
    if win in {0, 1}:
        return texts("chance-certain" if win else "chance-none")
    games = round(100 * win)
    if games in {0, 100}:
        return texts("chance-nearly-certain" if games else "chance-hardly-any")
    return texts("chance-of-hundred", games=games)


def in_percent(chance: Fraction) -> float:
    """Return an exact probability in per cent, for a text that rounds it.

    What a fraction of its own would be reduced for costs a board more than most of its lines.
    """
    return 100 * chance.numerator / chance.denominator


def percent(chance: float, texts: Texts) -> str:
    """Return a probability in per cent."""
    return texts("percent", percent=100 * chance)
