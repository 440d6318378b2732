"""Giving achievements, within the transaction that stores the end of a game."""

import json
from collections.abc import Iterable, Sequence

from bot.content.achievements import (
    AchievementProgress,
    Award,
    Measure,
    Total,
    earned,
    in_order,
    shipped_achievements,
)
from bot.database.ports import Transaction
from bot.database.statements import statements
from bot.match.model.match import Match
from bot.match.results.figures import Result

_SQL = statements(__package__, "awards")


def give_awards(
    transaction: Transaction, match: Match, results: Iterable[Result]
) -> tuple[Award, ...]:
    """Give everyone what they have earned by `match`, which is counted, and return that."""
    results, given = list(results), list[Award]()
    people = [result.person.user_id for result in results]
    awarded, totals = _awarded(transaction, people), _totals(transaction, people)
    for user_id, result in zip(people, results, strict=True):
        has = awarded[user_id]
        missing = [
            achievement
            for achievement in shipped_achievements().values()
            if achievement.name not in has
        ]
        measured = result.deeds | totals[user_id]
        given += [Award(user_id, achievement.name) for achievement in earned(missing, measured)]
    transaction.execute_many(
        _SQL["add_award"],
        [
            {"user_id": award.user_id, "achievement": award.achievement, "match_id": match.id}
            for award in given
        ],
    )
    return in_order(given)


def progress(transaction: Transaction, user_id: int) -> list[AchievementProgress]:
    """Return how far somebody is with each achievement."""
    awarded = _awarded(transaction, [user_id])[user_id]
    totals = _totals(transaction, [user_id])[user_id]
    return [
        AchievementProgress(
            achievement, totals.get(achievement.measure), awarded.get(achievement.name)
        )
        for achievement in shipped_achievements().values()
    ]


def progress_on(transaction: Transaction, user_id: int, guild_id: int) -> list[AchievementProgress]:
    """Return which achievements somebody has earned on a server, and nothing of the others."""
    rows = transaction.execute(_SQL["awarded_on"], {"user_id": user_id, "guild_id": guild_id})
    awarded = {row["achievement"]: row["ended_at"] for row in rows}
    return [
        AchievementProgress(achievement, None, awarded.get(achievement.name))
        for achievement in shipped_achievements().values()
    ]


def _awarded(transaction: Transaction, people: Sequence[int]) -> dict[int, dict[str, int]]:
    """Return what each of `people`, by user id, has earned, and when (unix seconds)."""
    found: dict[int, dict[str, int]] = {user_id: {} for user_id in people}
    for row in transaction.execute(_SQL["awarded"], {"user_ids": json.dumps(people)}):
        found[row["user_id"]][row["achievement"]] = row["ended_at"]
    return found


def _totals(transaction: Transaction, people: Sequence[int]) -> dict[int, dict[Measure, int]]:
    """Return what is measured of all games of each of `people`, zeros before the first."""
    rows = transaction.execute(_SQL["totals"], {"user_ids": json.dumps(people)})
    of = {row["user_id"]: row for row in rows}
    return {
        user_id: {total: of[user_id][total] if user_id in of else 0 for total in Total}
        for user_id in people
    }
