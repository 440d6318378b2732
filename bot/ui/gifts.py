"""Who would get the points of a bank that passes the target, where the rules give them away."""

from collections.abc import Iterator

from bot.domain.match import Match
from bot.engine import Bank, Given, apply
from bot.ui.choice import Choice
from bot.ui.escape import clean
from bot.ui.people import called, names_of_sides
from bot.ui.texts import Texts

_LONGEST_NAME = 20
"""The characters of a name that are shown on a button."""


def gift(choice: Choice) -> Given | None:
    """Return whom the bank that was chosen would give its points to, None where it keeps them."""
    state = choice.state
    target = state.setup.rules.target
    if choice.bank_refused is not None or target is None:
        return None
    if state.setup.rules.overshoot == "allowed" or state.total + choice.points <= target:
        return None
    _, events = apply(state, Bank(choice.places))
    return next((event for event in events if isinstance(event, Given)), None)


def gift_lines(match: Match, choice: Choice, texts: Texts) -> Iterator[str]:
    """Yield who would get the points and why, where they go to somebody else."""
    given = gift(choice)
    if given is None:
        return
    target = match.setup.rules.target or 0
    if given.side is None:
        yield texts("choice-given-nobody", target=target, points=given.points)
    else:
        receiver = names_of_sides(match, (given.side,), texts)
        yield texts("choice-given", target=target, points=given.points, receiver=receiver)


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
