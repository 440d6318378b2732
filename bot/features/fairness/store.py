"""The faces that were rolled, in SQL."""

from collections.abc import Sequence
from typing import Final

from bot.database.ports import Database, Transaction
from bot.database.statements import statements
from bot.features.fairness.model.frequencies import FaceCounts, faces_rolled
from bot.match.model.match import Match
from bot.match.results.figures import Result
from bot.match.store.finishing import FinishStep

_SQL = statements(__package__)


class SqlFaceStore:
    """The port `FaceStore` on a database."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def counts(self) -> FaceCounts:
        """Return how often each face was rolled in all finished games but the daily ones."""
        rolled = {row["face"]: row["rolled"] for row in await self._database.fetch(_SQL["counts"])}
        one, two, three, four, five, six = (rolled.get(face, 0) for face in range(1, 7))
        return FaceCounts((one, two, three, four, five, six))


def _count_faces(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int
) -> Match:
    """Add the faces that were rolled in `match`."""
    del results, now
    rolled = [{"face": face, "rolled": times} for face, times in faces_rolled(match).items()]
    transaction.execute_many(_SQL["add"], rolled)
    return match


FACES: Final = FinishStep(_count_faces, tables={"faces": ("face",)})
"""How often each face was rolled."""
