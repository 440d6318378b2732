"""The buttons of hints, reviews and replays."""

from typing import Annotated

from bot.advice.review import MOST_COSTLY
from bot.kit import prices
from bot.kit.components.custom_ids import MatchButton, Version, VersionButton, sent_as, up_to
from bot.kit.components.proofs import Proof


@sent_as("hint", Proof.BOARD, prices.ADVICE)
class HintButton(VersionButton):
    """Tell the player alone what each choice is worth."""


@sent_as("review", Proof.SIGHT, prices.REVIEW)
class ReviewButton(MatchButton):
    """Show the review of a finished game."""


@sent_as("decision", Proof.SIGHT)
class DecisionButton(MatchButton):
    """Turn an open review to another of its costly decisions, the worst of which is 1."""

    number: Annotated[int, up_to(MOST_COSTLY)]


@sent_as("replay", Proof.SIGHT, prices.REVIEW)
class ReplayButton(MatchButton):
    """Open the replay of the game at `step` in a message of its own."""

    step: Annotated[int, up_to(1_000_000)]


@sent_as("step", Proof.SIGHT)
class StepButton(MatchButton):
    """Turn an open replay to `step`.

    `way` makes the ids of one message differ. Match 0, here and in the next two, is one that is not
    in the database: its line is in the message.
    """

    way: Version
    step: Annotated[int, up_to(1_000_000)]


@sent_as("moment", Proof.SIGHT)
class MomentMenu(MatchButton):
    """Turn an open replay to the step that was chosen."""


@sent_as("export", Proof.SIGHT, prices.FILES)
class ExportButton(MatchButton):
    """Export the game as a line and as files."""
