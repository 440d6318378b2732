"""The buttons of the daily game and of the board of a day."""

from dataclasses import dataclass

from bot.kit.components.custom_ids import CustomId, PageNumber, Subject, VersionButton, sent_as
from bot.kit.components.proofs import Proof


@sent_as("share", Proof.OWN)
class ShareButton(VersionButton):
    """Tell everyone how a daily game went."""


@sent_as("playday", Proof.OWN)
class PlayDailyButton(CustomId):
    """Open the person's own game of today in a message of its own."""


@dataclass(frozen=True, slots=True)
class OfDay(CustomId):
    """A button that leads to the board of a day, counted from year 1."""

    day: Subject


@sent_as("day", Proof.HERE)
class DayButton(OfDay):
    """Open the server's board of the day in a message of its own."""


@sent_as("daypage", Proof.HERE)
class DayPage(OfDay):
    """Show a page of the server's board."""

    page: PageNumber


@sent_as("dayall", Proof.HERE)
class DayPageEverywhere(OfDay):
    """Show a page of the board of all servers."""

    page: PageNumber
