"""The buttons of leaderboards, statistics and seasons.

Which `leaderboard` it is, `bot.features.standings.view.leaderboard_ids` writes and reads.
"""

from bot.kit import prices
from bot.kit.components.custom_ids import About, CustomId, PageNumber, Subject, Version, sent_as
from bot.kit.components.proofs import Proof


@sent_as("page", Proof.HERE)
class LeaderboardPageButton(CustomId):
    """Show a page of a leaderboard."""

    page: PageNumber
    leaderboard: About


@sent_as("ranking", Proof.HERE)
class RankingMenu(CustomId):
    """Rank the people of a leaderboard by what was chosen."""

    leaderboard: About


@sent_as("period", Proof.HERE)
class PeriodMenu(CustomId):
    """Show a leaderboard of the period that was chosen."""

    leaderboard: About


@sent_as("list", Proof.OWN)
class ListButton(CustomId):
    """Show the person on the leaderboards of all servers together."""


@sent_as("unlist", Proof.OWN)
class UnlistButton(CustomId):
    """Show the person on those of their servers only."""


@sent_as("history", Proof.HERE)
class HistoryPage(CustomId):
    """Show a page of somebody's games."""

    user_id: Subject
    page: PageNumber


@sent_as("lookback", Proof.SIGHT, prices.REVIEW)
class HistoryMenu(CustomId):
    """Open the replay of the game that was chosen in a message of its own."""


@sent_as("achievements", Proof.HERE)
class AchievementsPage(CustomId):
    """Show a page of somebody's achievements."""

    user_id: Subject
    page: PageNumber


@sent_as("figures", Proof.HERE)
class AllFiguresButton(CustomId):
    """Show the rest of somebody's figures."""

    user_id: Subject


@sent_as("endseason", Proof.MANAGER)
class EndSeasonButton(CustomId):
    """End the season of a server that began at `starts`."""

    guild_id: Subject
    starts: Version
