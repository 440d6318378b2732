"""The faces that were rolled, in SQL."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.database.ports import Database, Transaction
from bot.database.statements import json_rows, statements
from bot.features.fairness.model.frequencies import FaceCounts, faces_rolled
from bot.match.model.match import Match
from bot.match.results.figures import Result
from bot.match.store.finishing import Answers, FinishStep

_SQL = statements(__package__)


class SqlFaceStore:
    """How the dice have fallen, in SQL."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def counts(self) -> FaceCounts:
        """Return how often each face was rolled in all finished games but the daily ones."""
        rolled = {row["face"]: row["rolled"] for row in await self._database.fetch(_SQL["counts"])}
        one, two, three, four, five, six = (rolled.get(face, 0) for face in range(1, 7))
        return FaceCounts((one, two, three, four, five, six))


def _count_faces(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Add the faces that were rolled in `match`."""
    del results, now, answers
    _add(transaction, faces_rolled(match))
    return match


class _FaceCount:
    """The port `Count` for the faces of many games."""

    def __init__(self) -> None:
        """Begin without any."""
        self._rolled = Counter[int]()

    def add(self, match: Match) -> None:
        """Count the faces that were rolled in `match`."""
        self._rolled.update(faces_rolled(match))

    def store(self, transaction: Transaction) -> None:
        """Add all of them."""
        _add(transaction, self._rolled)


def _add(transaction: Transaction, rolled: Counter[int]) -> None:
    rows = [{"face": face, "rolled": times} for face, times in rolled.items()]
    transaction.execute_later(_SQL["add"], {"rows": json_rows(rows)})


FACES: Final = FinishStep(_count_faces, tables={"faces": ("face",)}, count=_FaceCount)
"""How often each face was rolled."""
