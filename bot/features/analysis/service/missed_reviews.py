"""Reviews that were missed: of games in which a turn ran out, which could not be reviewed once."""

import logging
from typing import Final

from bot.database.errors import StorageError
from bot.database.notes import SqlNotes
from bot.features.analysis.service.assessor import Assessor, is_reviewed
from bot.features.standings.store.figures import SqlRecordStore
from bot.match.model.match import Match
from bot.match.store.matches import SqlMatchStore

_log = logging.getLogger(__name__)

NOTE: Final = "missed-reviews"
"""Up to which number games were looked at."""

DONE: Final = "done"
"""What the note says once all were."""

TOGETHER: Final = 500
"""How many numbers are looked through at a time, so that no press waits for it."""


class MissedReviews:
    """Makes up for the reviews of stored games, once for each database."""

    def __init__(
        self, records: SqlRecordStore, matches: SqlMatchStore, assessor: Assessor, notes: SqlNotes
    ) -> None:
        """Do nothing before `make_up`."""
        self._records = records
        self._matches = matches
        self._assessor = assessor
        self._notes = notes

    async def make_up(self) -> None:
        """Review the games of before one after another; after a restart it goes on from there."""
        noted = await self._notes.read(NOTE)
        if noted == DONE:
            return
        newest = await self._records.newest()
        for after in range(int(noted or 0), newest, TOGETHER):
            await self._notes.write(NOTE, str(after))
            for number in await self._records.unreviewed(after, min(after + TOGETHER, newest)):
                match = await self._read(number)
                if match is not None and is_reviewed(match):
                    await self._assessor.assess(match)
        await self._notes.write(NOTE, DONE)

    async def _read(self, number: int) -> Match | None:
        try:
            return await self._matches.get(number)
        except StorageError as error:
            _log.warning("match %d is not reviewed: %s", number, error)
            return None
