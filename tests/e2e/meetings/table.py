"""The rows of the table of meetings."""

from dataclasses import replace
from typing import Final

from tests.e2e.meetings.around import (
    analysis,
    announcements,
    fairness,
    helping,
    learn,
    privacy,
    puzzles,
    rulebook,
    settings,
    standings,
    vacations,
    watching,
)
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
from tests.e2e.meetings.playing import board, ladders, tables, taverns, tournaments

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

FEATURES: Final[tuple[Row, ...]] = (
    tables.ROW,
    board.ROW,
    taverns.ROW,
    replace(daily.ROW, name="daily"),
    replace(duplicate.ROW, name="duplicate"),
    ladders.ROW,
    tournaments.ROW,
    puzzles.ROW,
    rulebook.ROW,
    standings.ROW,
    analysis.ROW,
    learn.ROW,
    watching.ROW,
    fairness.ROW,
    settings.ROW,
    announcements.ROW,
    vacations.ROW,
    privacy.ROW,
    helping.ROW,
)
"""The features, by the names of their folders. Of the daily game and of duplicates that is all."""

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
