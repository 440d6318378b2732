"""Downtime credit: the time that the bot was down, given to each clock once, in batches."""

import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial

from bot.database.notes import SqlNotes
from bot.database.ports import Database, Transaction
from bot.database.statements import statements
from bot.match.clocks.downtime import DownTime
from bot.sharding import Share

_log = logging.getLogger(__name__)

_NOTES = statements("bot.database", "notes")
_MATCHES = statements(__package__, "matches")

MATCHES_AT_ONCE = 1000
"""Matches whose deadlines one transaction moves."""

FindClocks = Callable[[], Awaitable[Sequence[int]]]
"""Returns the keys of everything whose clock ran."""

GiveTime = Callable[[DownTime, Sequence[int], Transaction], None]
"""Gives down time to the clocks with these keys."""


@dataclass(frozen=True, slots=True)
class _Progress:
    """How far the credit of `down` has come: all clocks, or those up to the key `after`.

    The down time that began at `since` has several parts, if starts did not come to their end.
    """

    since: int
    down: DownTime
    after: int | None = None


class DowntimeCredit:
    """Gives downtime to the clocks of one store, `at_once` at a time.

    Each batch notes in its own transaction how far it has come. A start that finds another one
    unfinished, of the same down time, finishes it first, and goes on where that one began.
    """

    def __init__(
        self,
        database: Database,
        *,
        what: str,
        share: Share,
        find: FindClocks,
        give: GiveTime,
        at_once: int,
    ) -> None:
        """Give nothing yet; `what` is the name of these clocks, of which a `share` is meant."""
        self._database = database
        self._key = f"given back to {what} of {share}"
        self._find = find
        self._give = give
        self._at_once = at_once

    async def give(self, down: DownTime) -> None:
        """Give every clock the downtime, and none twice."""
        new, before = _Progress(down.since, down), await self._noted()
        # Had the bot served anybody in between, it would be down since a later time.
        if before is not None and before.since == new.since:
            if before.after is not None:
                await self._go_on(before)
            new = replace(new, down=replace(down, since=before.down.now))
        await self._go_on(new)

    async def _go_on(self, progress: _Progress) -> None:
        done = progress.after
        keys = [key for key in sorted(await self._find()) if done is None or key > done]
        for start in range(0, len(keys), self._at_once):
            batch = keys[start : start + self._at_once]
            await self._database.write(partial(self._give_batch, progress, batch))
        await self._database.write(partial(self._note, replace(progress, after=None)))

    def _give_batch(
        self, progress: _Progress, batch: Sequence[int], transaction: Transaction
    ) -> None:
        self._give(progress.down, batch, transaction)
        self._note(replace(progress, after=batch[-1]), transaction)

    def _note(self, progress: _Progress, transaction: Transaction) -> None:
        note = {"key": self._key, "value": json.dumps(asdict(progress))}
        transaction.execute(_NOTES["write"], note)

    async def _noted(self) -> _Progress | None:
        note = await SqlNotes(self._database).read(self._key)
        if note is None:
            return None
        try:
            noted = json.loads(note)
            return _Progress(noted["since"], DownTime(**noted["down"]), noted["after"])
        except (ValueError, TypeError, KeyError):
            _log.exception("nobody knows whether a start came to its end: %s", self._key)
            return None


def downtime_credit_to_matches(database: Database, share: Share) -> DowntimeCredit:
    """Return the credit for the open matches on the servers of `share`."""

    async def find() -> list[int]:
        rows = await database.fetch(_MATCHES["running_clocks"], share.columns)
        return [row["id"] for row in rows]

    def give(down: DownTime, ids: Sequence[int], transaction: Transaction) -> None:
        times = {"seconds": down.seconds, "now": down.now, "until": down.until}
        transaction.execute(_MATCHES["postpone_deadlines"], {"ids": json.dumps(ids), **times})

    return DowntimeCredit(
        database, what="matches", share=share, find=find, give=give, at_once=MATCHES_AT_ONCE
    )
