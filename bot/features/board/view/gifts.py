"""Who would get the points of a bank that passes the target, where the rules give them away."""

from collections.abc import Iterator

from bot.engine import Bank, Given, apply
from bot.features.board.view.choice import Choice
from bot.kit.game.people import called, names_of_sides
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_LONGEST_NAME = 20
"""The characters of a name that are shown on a button."""


def gift(choice: Choice) -> Given | None:
    """Return what the bank that was chosen would give away, None where it keeps its points."""
    if choice.bank_refused is not None or not choice.state.setup.rules.gives_away:
        return None
    _, events = apply(choice.state, Bank(choice.places))
    return next((event for event in events if isinstance(event, Given)), None)


def gift_lines(match: Match, choice: Choice, texts: Texts) -> Iterator[str]:
    """Yield who would get the points and why, where they go to somebody else."""
    given = gift(choice)
    if given is None:
        return
    figures = {
        "target": match.setup.rules.target or 0,
        "points": given.points,
        "lost": given.lost,
    }
    if given.side is None:
        yield texts("choice-given-nobody", **figures)
    else:
        receiver = names_of_sides(match, (given.side,), texts)
        yield texts("choice-given", receiver=receiver, **figures)


def bank_text(match: Match, choice: Choice, texts: Texts) -> str:
    """Return what the bank that was chosen does, as a label: it says to whom the points go."""
    given = gift(choice)
    if given is None:
        return texts("button-bank-points", points=choice.points)
    if given.side is None:
        return texts("button-bank-nobody", points=given.points)
    if match.setup.teams is not None:
        return texts("button-bank-team", points=given.points, team=given.side + 1)
    name = clean(called(match.players[given.side], texts), _LONGEST_NAME)
    return texts("button-bank-given", points=given.points, name=name)
