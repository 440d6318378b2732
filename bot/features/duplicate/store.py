"""Deals in SQL."""

from collections.abc import Sequence
from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.engine import parse_rules, write_rules
from bot.features.duplicate.model import DealResult, DealResults, SealedDeal
from bot.match.model.match import Match, Person
from bot.match.model.variants import Deal, Duplicate
from bot.match.results.figures import Result
from bot.match.service.departures import rows_alone
from bot.match.store.finishing import Answers, FinishStep
from bot.match.store.match_rows import read_match

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("deal_results", "user_id", Fate.RENAMED, also=("name",)),),
    exports=statements(__package__, "export"),
)
"""What these tables tell of people."""

WHEN_GONE: Final = rows_alone("a game that is left is a match, and a deal ends with its tournament")


class SqlDealStore:
    """Keeps the seals of deals, and answers questions about their games."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def seal(self, fresh: SealedDeal) -> SealedDeal:
        """Return the deal as it was sealed first: `fresh` if that is now."""
        columns: dict[str, Value] = {
            "deal": str(fresh.deal),
            "seed": fresh.seed,
            "rules": write_rules(fresh.rules),
            "ends_at": fresh.ends_at,
        }
        [row] = await self._database.fetch(_SQL["seal"], columns)
        return _sealed(fresh.deal, row)

    async def sealed(self, deal: Deal) -> SealedDeal | None:
        """Return a deal, None when it was never sealed."""
        rows = await self._database.fetch(_SQL["sealed"], {"deal": str(deal)})
        return _sealed(deal, rows[0]) if rows else None

    async def game(self, deal: Deal, user_id: int) -> Match | None:
        """Return somebody's game of a deal, finished or not, None when there is none."""
        of: dict[str, Value] = {"deal": str(deal), "user_id": user_id}
        rows = await self._database.fetch(_SQL["game"], of)
        return read_match(rows[0]) if rows else None

    async def open_games(self, deal: Deal) -> list[int]:
        """Return the ids of the games of a deal that are being played."""
        rows = await self._database.fetch(_SQL["open_games"], {"deal": str(deal)})
        return [row["id"] for row in rows]

    async def move_end(self, deal: Deal, ends_at: int) -> None:
        """Store that a deal ends at another time (Unix seconds), and so do all its games."""

        def work(transaction: Transaction) -> None:
            moved: dict[str, Value] = {"deal": str(deal), "ends_at": ends_at}
            transaction.execute(_SQL["move_end"], moved)
            transaction.execute(_SQL["move_games"], moved)

        await self._database.write(work)

    async def results(self, deal: Deal) -> DealResults | None:
        """Return the finished games of a deal, None when it was never sealed."""

        def work(transaction: Transaction) -> DealResults | None:
            of = {"deal": str(deal)}
            sealed = transaction.first(_SQL["sealed"], of)
            if sealed is None:
                return None
            rows = tuple([_result(row) for row in transaction.execute(_SQL["results"], of)])
            return DealResults(deal, sealed["ends_at"], len(rows), rows)

        return await self._database.read(work)


def _keep_result(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Keep the result of a game of a deal; of any other there is nothing to keep."""
    del answers
    if isinstance(match.variant, Duplicate):
        player = match.host
        columns: dict[str, Value] = {
            "deal": str(match.variant.deal),
            "user_id": player.user_id,
            "name": player.name,
            "score": results[0].score,
            "ended_at": now,
        }
        transaction.execute_later(_SQL["add_result"], columns)
    return match


RESULT: Final = FinishStep(_keep_result)
"""The result of a game of a deal."""


def _sealed(deal: Deal, row: Row) -> SealedDeal:
    return SealedDeal(deal, row["seed"], parse_rules(row["rules"]), row["ends_at"])


def _result(row: Row) -> DealResult:
    person = Person(row["user_id"], row["name"])
    return DealResult(row["rank"], person, row["score"], row["ended_at"])
