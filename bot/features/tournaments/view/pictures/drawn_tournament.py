"""A tournament with what its pictures need, and the words that all of them use."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.history import How, Pairing, PairingHistory
from bot.kit.texts.escape import clean

_LONGEST_IN_WORDS: Final = 20
"""The characters of a name in the words for a picture, which are 1,024 at most."""


@dataclass(frozen=True)
class DrawnTournament:
    """A tournament to be drawn: all of it can be sent to another process.

    `names` are those of the entrants by number, as they call themselves.
    """

    title: str
    form: Form
    course: PairingHistory
    names: Mapping[int, str]

    def name(self, number: int) -> str:
        """Return the name of an entrant on one line."""
        return clean(self.names[number])

    def short(self, number: int) -> str:
        """Return the short name of an entrant, for words."""
        return clean(self.names[number], _LONGEST_IN_WORDS)


def otherwise(number: int) -> str:
    """Return the replacement of a name that cannot be drawn."""
    return f"#{number}"


def halves(value: int) -> str:
    """Return a number of halves as people write it."""
    whole, rest = divmod(value, 2)
    return f"{whole or ''}½" if rest else str(whole)


def result(pairing: Pairing, number: int) -> str:
    """Return the result of one side as tables show it: + and - for what was not played."""
    if pairing.outcome is None:
        return ""
    if pairing.outcome.how in {How.NO_SHOW, How.BYE}:
        return "+" if pairing.points(number) else "\N{MINUS SIGN}"
    return halves(pairing.points(number))
