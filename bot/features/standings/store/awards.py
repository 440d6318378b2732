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
from bot.database.ports import Call, Row, Transaction, Value
from bot.database.statements import json_rows, statements
from bot.match.model.match import Match
from bot.match.model.ruleset_titles import title_of
from bot.match.results.figures import Result
from bot.match.store.finishing import Answers

_SQL = statements(__package__, "awards")


def ask_for_awards(match: Match, people: Iterable[Result]) -> list[Call]:
    """Return what `give_awards` needs to know of the people of a match that is to be counted."""
    ids = {"user_ids": json.dumps([result.person.user_id for result in people])}
    by_rules = ids | {"ruleset": match.setup.rules.name}
    return [
        (_SQL["awarded"], ids),
        (_SQL["totals"], ids),
        (_SQL["won_by"], by_rules),
        (_SQL["beaten"], ids),
    ]


def give_awards(
    transaction: Transaction, match: Match, results: Sequence[Result], answers: Answers
) -> tuple[Award, ...]:
    """Give everyone what they have earned by `match`, which counts, and return that.

    `answers` are those to `ask_for_awards`, from before it was counted.
    """
    given = list[Award]()
    people = [result.person.user_id for result in results]
    has, *counted = answers
    awarded, totals = _awarded(people, has), _totals_after(match, results, counted)
    for user_id, result in zip(people, results, strict=True):
        if result.person.is_former:
            continue
        missing = [
            achievement
            for achievement in shipped_achievements().values()
            if achievement.name not in awarded[user_id]
        ]
        measured = result.deeds | totals[user_id]
        given += [Award(user_id, achievement.name) for achievement in earned(missing, measured)]
    if given:
        rows: list[dict[str, Value]] = [
            {"user_id": award.user_id, "achievement": award.achievement, "match_id": match.id}
            for award in given
        ]
        transaction.execute_later(_SQL["add_awards"], {"rows": json_rows(rows)})
    return in_order(given)


def progress(transaction: Transaction, user_id: int) -> list[AchievementProgress]:
    """Return how far somebody is with each achievement."""
    ids = {"user_ids": json.dumps([user_id])}
    awarded = _awarded([user_id], transaction.execute(_SQL["awarded"], ids))[user_id]
    totals = _totals([user_id], transaction.execute(_SQL["totals"], ids))[user_id]
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


def _awarded(people: Iterable[int], rows: Iterable[Row]) -> dict[int, dict[str, int]]:
    """Return what each of `people`, by user id, has earned, and when (unix seconds)."""
    found: dict[int, dict[str, int]] = {user_id: {} for user_id in people}
    for row in rows:
        found[row["user_id"]][row["achievement"]] = row["ended_at"]
    return found


def _totals(people: Iterable[int], rows: Iterable[Row]) -> dict[int, dict[Measure, int]]:
    """Return what is measured of all games of each of `people`, zeros before the first."""
    of = {row["user_id"]: row for row in rows}
    return {
        user_id: {total: of[user_id][total] if user_id in of else 0 for total in Total}
        for user_id in people
    }


def _totals_after(
    match: Match, results: Sequence[Result], answers: Answers
) -> dict[int, dict[Measure, int]]:
    """Return what is measured of all games of everybody, `match` among them, by user id.

    `answers` tell of the games before it: the totals, who has won by these rules, and whom of the
    people at this table they have beaten.
    """
    rows, won_before, beaten_before = answers
    streaks = {row["user_id"]: row["streak"] for row in rows}
    winners = {row["user_id"] for row in won_before}
    beaten = {(row["user_id"], row["rival_id"]) for row in beaten_before}
    totals = _totals([result.person.user_id for result in results], rows)
    for result in results:
        user_id, total = result.person.user_id, totals[result.person.user_id]
        streak = streaks.get(user_id, 0) + 1 if result.won else 0
        total[Total.GAMES] += 1
        total[Total.WINS] += result.won
        total[Total.WIN_STREAK] = max(total[Total.WIN_STREAK], streak)
        total[Total.RATED_GAMES] += match.rated and bool(match.state.winners)
        total[Total.POINTS] += result.banked
        total[Total.HOT_DICE] += result.hot_dice
        is_shipped = title_of(match.setup.rules.name) is None
        total[Total.RULESETS_WON] += is_shipped and result.won and user_id not in winners
        total[Total.PEOPLE_BEATEN] += sum(
            result.place < rival.place and (user_id, rival.person.user_id) not in beaten
            for rival in results
        )
    return totals
