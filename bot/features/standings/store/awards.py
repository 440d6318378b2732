"""Giving achievements, within the transaction that stores the end of a game."""

from collections.abc import Iterable

from bot.content.achievements import (
    Award,
    Measure,
    Progress,
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
    given: list[Award] = []
    for each in results:
        user_id = each.person.user_id
        awarded = _awarded(transaction, user_id)
        missing = [one for one in shipped_achievements().values() if one.name not in awarded]
        measured = each.deeds | _totals(transaction, user_id)
        given += [Award(user_id, one.name) for one in earned(missing, measured)]
    transaction.execute_many(
        _SQL["add_award"],
        [
            {"user_id": each.user_id, "achievement": each.achievement, "match_id": match.id}
            for each in given
        ],
    )
    return in_order(given)


def progress(transaction: Transaction, user_id: int) -> list[Progress]:
    """Return how far somebody is with each achievement."""
    awarded, totals = _awarded(transaction, user_id), _totals(transaction, user_id)
    return [
        Progress(each, totals.get(each.measure), awarded.get(each.name))
        for each in shipped_achievements().values()
    ]


def progress_on(transaction: Transaction, user_id: int, guild_id: int) -> list[Progress]:
    """Return which achievements somebody has earned on a server, and nothing of the others."""
    rows = transaction.execute(_SQL["awarded_on"], {"user_id": user_id, "guild_id": guild_id})
    awarded = {row["achievement"]: row["ended_at"] for row in rows}
    return [
        Progress(each, None, awarded.get(each.name)) for each in shipped_achievements().values()
    ]


def _awarded(transaction: Transaction, user_id: int) -> dict[str, int]:
    """Return what somebody has earned, and when (unix seconds)."""
    rows = transaction.execute(_SQL["awarded"], {"user_id": user_id})
    return {row["achievement"]: row["ended_at"] for row in rows}


def _totals(transaction: Transaction, user_id: int) -> dict[Measure, int]:
    """Return what is measured of all games of somebody, zeros before the first."""
    row = transaction.first(_SQL["totals"], {"user_id": user_id})
    return {total: row[total] if row else 0 for total in Total}
