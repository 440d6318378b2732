"""The puzzles of people's own mistakes in SQL."""

import logging
from collections.abc import Iterator, Sequence

from bot.advice.fingerprint import rules_hash
from bot.content.puzzles import parse_puzzle, write_puzzle
from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.engine import FarkleError, parse_rules, write_rules
from bot.features.puzzles.model.records import MOST_OWN, OwnPuzzle

_log = logging.getLogger(__name__)

_SQL = statements(__package__)


class SqlOwnPuzzleStore:
    """Keeps the puzzles that people's own mistakes gave."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def add(self, user_id: int, found: Sequence[OwnPuzzle], now: int) -> None:
        """Keep what was `found`, and of all of somebody's puzzles the newest `MOST_OWN`."""

        def work(transaction: Transaction) -> None:
            for own_puzzle in found:
                columns: dict[str, Value] = {
                    "user_id": user_id,
                    "puzzle": own_puzzle.puzzle.id,
                    "line": write_puzzle(own_puzzle.puzzle),
                    "rules": write_rules(own_puzzle.rules),
                    "match_id": own_puzzle.match_id,
                    "step": own_puzzle.step,
                    "found_at": now,
                }
                transaction.execute(_SQL["add_own"], columns)
            transaction.execute(_SQL["trim_own"], {"user_id": user_id, "most": MOST_OWN})

        await self._database.write(work)

    async def all_of(self, user_id: int) -> tuple[OwnPuzzle, ...]:
        """Return somebody's puzzles, the newest first, without any that cannot be read."""
        rows = await self._database.fetch(_SQL["own"], {"user_id": user_id})
        return tuple(_readable(rows))

    async def drop(self, user_id: int, puzzle: str) -> None:
        """Delete one of somebody's puzzles."""
        await self._database.fetch(_SQL["drop_own"], {"user_id": user_id, "puzzle": puzzle})


def _readable(rows: Sequence[Row]) -> Iterator[OwnPuzzle]:
    for row in rows:
        try:
            rules = parse_rules(row["rules"])
            puzzle = parse_puzzle(rules.name, rules_hash(rules), row["line"])
        except FarkleError as error:
            _log.warning("a puzzle of game %d cannot be read: %s", row["match_id"], error)
        else:
            yield OwnPuzzle(puzzle, rules, row["match_id"], row["step"])
