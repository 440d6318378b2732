"""The buttons of a view of somebody else's game.

`tv` is 1 in a view that goes on with the next game once this one is over, and else 0.
"""

from typing import Annotated

from bot.kit import prices
from bot.kit.components.custom_ids import (
    CustomId,
    MatchButton,
    PageNumber,
    Version,
    sent_as,
    up_to,
)
from bot.kit.components.proofs import Proof


@sent_as("watch", Proof.SIGHT, prices.WATCHED)
class WatchButton(MatchButton):
    """Watch the game, or go on watching it."""


@sent_as("tv", Proof.HERE, prices.TUNED_IN)
class TvButton(MatchButton):
    """Go on watching the game, or the best one that is played if it is over; 0 is none."""


@sent_as("guess", Proof.SIGHT, prices.WATCHED)
class GuessButton(MatchButton):
    """Guess that `side` wins the game."""

    tv: Version
    side: Annotated[int, up_to(7)]


@sent_as("guessmenu", Proof.SIGHT, prices.WATCHED)
class GuessMenu(MatchButton):
    """Guess that the side wins which was chosen."""

    tv: Version


@sent_as("guessers", Proof.HERE)
class GuessersButton(CustomId):
    """Open the board of the server's best guessers in a message of its own."""


@sent_as("guesserspage", Proof.HERE)
class GuessersPage(CustomId):
    """Show a page of the board of the best guessers."""

    page: PageNumber
