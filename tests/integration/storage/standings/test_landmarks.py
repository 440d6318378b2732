"""Large buckets of equal or nearly equal scores give the same pages as small ones."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.database.ports import Transaction
from bot.features.standings.model.leaderboards import LeaderboardPage, Ranking, Scope
from bot.features.standings.store import landmarks
from bot.features.standings.store.figures import SqlRecordStore
from tests.support.storage.stores import Storage

PEOPLE = 120
ROWS = 7
NOW = 1_000
HIDDEN = 5


def fill(transaction: Transaction) -> None:
    """Let people have few different scores, in any order."""
    random = Random(4)
    transaction.execute(
        "INSERT INTO ledgers (id, guild_id, period, starts, ends, ruleset)"
        " VALUES (1, 0, 'all', 0, NULL, '')"
    )
    for user_id in range(1, PEOPLE + 1):
        wins = random.randint(0, 2)
        transaction.execute(
            "INSERT INTO people (user_id, name, named_at, listed) VALUES (:id, :name, 0, 1)",
            {"id": user_id, "name": f"P{user_id}"},
        )
        transaction.execute(
            "INSERT INTO figures (ledger, user_id, shown, enough, games, wins, points, turns,"
            " best_turn, farkles, hot_dice, big_1000, big_2500, big_5000, streak, best_streak,"
            " rated, mu, sigma) VALUES (1, :id, :shown, 1, :games, :wins, 0, 9, :best, 3, 0, 0, 0,"
            " 0, 0, :streak, 1, :mu, 2.0)",
            {
                "id": user_id,
                "shown": 0 if user_id <= HIDDEN else 1,
                "games": wins + random.randint(0, 9),
                "wins": wins,
                "best": random.choice((500, 550)),
                "streak": min(wins, 1),
                "mu": 20 + random.randint(0, 60) / 10,
            },
        )


async def boards(records: SqlRecordStore, ranking: Ranking) -> Sequence[LeaderboardPage]:
    """Return every page, each asked for by somebody else."""
    last = (await page(records, ranking, 1, 1)).of
    return [await page(records, ranking, number, 7 * number) for number in range(1, last + 1)]


async def page(
    records: SqlRecordStore, ranking: Ranking, number: int, user_id: int
) -> LeaderboardPage:
    return await records.leaderboard(
        Scope(None), ranking, NOW, page=number, rows=ROWS, user_id=user_id
    )


@pytest.mark.parametrize("ranking", Ranking)
async def test_landmarks_change_no_page(
    storage: Storage, ranking: Ranking, monkeypatch: pytest.MonkeyPatch
) -> None:
    await storage.database.write(fill)
    plain = await boards(SqlRecordStore(storage.database), ranking)
    monkeypatch.setattr(landmarks, "STEP", 3)
    marked = SqlRecordStore(storage.database)
    assert await boards(marked, ranking) == plain
    assert (await boards(marked, ranking))[::-1] == plain[::-1], "known by now"
    assert len(plain) > 5


async def test_landmarks_are_known_for_minutes(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await storage.database.write(fill)
    monkeypatch.setattr(landmarks, "STEP", 3)
    now = 0.0
    records = SqlRecordStore(storage.database, clock=lambda: now)
    before = await boards(records, Ranking.WIN_STREAK)
    first = before[0].rows[0].figures.person.user_id
    await storage.database.fetch(
        "UPDATE figures SET shown = 0 WHERE user_id = :user_id", {"user_id": first}
    )
    later = await page(records, Ranking.WIN_STREAK, 2, 0)
    assert later.rows == before[1].rows
    now = 301.0
    moved = await page(records, Ranking.WIN_STREAK, 2, 0)
    assert [row.figures for row in moved.rows] == [
        row.figures for row in (*before[1].rows[1:], before[2].rows[0])
    ]
