"""Finished games and what leaderboards make of them, on the real database."""

from dataclasses import replace

from bot.features.standings.model.leaderboards import LeaderboardPage, Ranking, Scope
from bot.match.model.match import Match, Person
from bot.match.results.figures import Figures, Result
from tests.support.matches.phases import ended_later
from tests.support.storage.games import ADA, GUILD, NOW, invitation, resigned, result
from tests.support.storage.stores import Storage

HERE = Scope(GUILD)
EVERYWHERE = Scope(None)
DAY = 24 * 60 * 60


async def record(
    storage: Storage, *results: Result, guild_id: int = GUILD, ended_at: int = NOW
) -> Match:
    """Store a finished game between the people of `results`, and return it."""
    people = tuple(played.person for played in results)
    match = await storage.matches.add(invitation(guild_id=guild_id, players=people))
    for seat in range(1, len(people)):
        match = resigned(match, seat)
    ended = ended_later(replace(match, version=1), ended_at)
    await storage.matches.finish(ended, results, ended_at)
    return ended


async def beat(
    storage: Storage, winner: Person, loser: Person, *, guild_id: int = GUILD, ended_at: int = NOW
) -> None:
    """Let one person win a game against another."""
    ada, ben = result(winner, won=True), result(loser, won=False)
    await record(storage, ada, ben, guild_id=guild_id, ended_at=ended_at)


async def page_of(
    storage: Storage,
    scope: Scope = HERE,
    ranking: Ranking = Ranking.WINS,
    *,
    number: int = 1,
    rows: int = 10,
    asker: Person = ADA,
    now: int = NOW,
) -> LeaderboardPage:
    return await storage.records.leaderboard(
        scope, ranking, now, page=number, rows=rows, user_id=asker.user_id
    )


async def figures_of(storage: Storage, person: Person, scope: Scope = HERE) -> Figures | None:
    return await storage.records.figures(scope, person.user_id, NOW)


def ranks(page: LeaderboardPage) -> list[tuple[int | None, str]]:
    return [(row.rank, row.figures.person.name) for row in page.rows]
