"""Banks that pass the target, where the rules give their points to somebody else."""

from collections.abc import Iterator

from bot.engine import Bank, Given, apply
from bot.kit.game.choice import DiceChoice
from bot.kit.game.people import called, names_of_sides
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_LONGEST_NAME = 20
"""The characters of a name on a button."""


def gift(choice: DiceChoice) -> Given | None:
    """Return what banking this selection would give away, None if it keeps its points."""
    if choice.bank_refused is not None or not choice.state.setup.rules.gives_away:
        return None
    _, events = apply(choice.state, Bank(choice.places))
    return next((event for event in events if isinstance(event, Given)), None)


def gift_lines(match: Match, choice: DiceChoice, texts: Texts) -> Iterator[str]:
    """Yield who would get the points and why, if they go to somebody else."""
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


def bank_text(match: Match, choice: DiceChoice, texts: Texts) -> str:
    """Return the label of Bank, which says to whom the points go."""
    given = gift(choice)
    if given is None:
        return texts("button-bank-points", points=choice.points)
    if given.side is None:
        return texts("button-bank-nobody", points=given.points)
    if match.setup.teams is not None:
        return texts("button-bank-team", points=given.points, team=given.side + 1)
    name = clean(called(match.players[given.side], texts), _LONGEST_NAME)
    return texts("button-bank-given", points=given.points, name=name)
