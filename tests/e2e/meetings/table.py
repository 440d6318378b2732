"""The rows of the table of meetings."""

from typing import Final

from tests.e2e.meetings.cells import Row
from tests.e2e.meetings.kinds import (
    badges,
    bot,
    daily,
    duplicate,
    fixed_turns,
    ladder,
    plain,
    tavern,
    teams,
    tournament,
)
from tests.e2e.meetings.playing import tables, tournaments

KINDS: Final[tuple[Row, ...]] = (
    plain.ROW,
    teams.ROW,
    fixed_turns.ROW,
    tavern.ROW,
    badges.ROW,
    daily.ROW,
    duplicate.ROW,
    tournament.ROW,
    ladder.ROW,
    bot.ROW,
)
"""The kinds of match."""

FEATURES: Final[tuple[Row, ...]] = (tables.ROW, tournaments.ROW)
"""The features, by the names of their folders."""

KINDS_WANTED: Final = (
    "plain match",
    "teams",
    "fixed turns",
    "tavern game",
    "badges",
    "daily game",
    "duplicate deal",
    "tournament game",
    "ladder game",
    "against the bot",
)

COMING: Final = frozenset(
    {
        *("board", "tavern", "daily", "ladder", "duplicate", "puzzles", "rulebook"),
        *("standings", "analysis", "learn", "watching", "fairness", "settings", "announcements"),
        *("vacations", "privacy", "help"),
    }
)
"""Rows that are still to come."""
