"""The buttons of the daily game and of the board of a day."""

from bot.kit.components.custom_ids import CustomId, PageNumber, Subject, VersionButton, sent_as


@sent_as("share")
class ShareButton(VersionButton):
    """Tell everyone how a daily game went."""


@sent_as("day")
class DayButton(CustomId):
    """Open the board of a day, counted from year 1."""

    day: Subject


@sent_as("daypage")
class DayPage(CustomId):
    """Show a page of the server's board of a day."""

    day: Subject
    page: PageNumber


@sent_as("dayall")
class DayPageEverywhere(CustomId):
    """Show a page of the board of a day on all servers."""

    day: Subject
    page: PageNumber
