"""Changes to tournaments: read one, work out the change, store the difference, tell the rest."""

from typing import Final

from bot.features.tournaments.model.change import Work
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.model.errors import Refused, StaleError
from bot.match.ports import Clock
from bot.match.service.keyed_locks import KeyedLocks

_TRIES: Final = 10
"""How often a change is worked out anew, since games that end meanwhile change it too."""


class Changes:
    """Changes tournaments, each one change at a time."""

    def __init__(self, store: SqlTournamentStore, clock: Clock) -> None:
        """Keep them in `store`."""
        self._store = store
        self._clock = clock
        self.locks = KeyedLocks()
        """Whoever holds that of a tournament is alone in changing it."""

    async def read(self, tournament_id: int, guild_id: int) -> Tournament:
        """Return a tournament of a server; raises `Refused` for any other."""
        tournament = await self._store.get(tournament_id)
        if tournament is None or tournament.place.guild_id != guild_id:
            raise Refused(TournamentRefusal.GONE)
        return tournament

    async def make(self, tournament_id: int, work: Work, guild_id: int | None = None) -> Tournament:
        """Store the tournament that `work` makes of a stored one, and return it.

        Raises `Refused` as `work` does, for one that is deleted, and for one that is not on the
        server, if that is given.
        """
        changed = await self.make_if_kept(tournament_id, work, guild_id)
        if changed is None:
            raise Refused(TournamentRefusal.GONE)
        return changed

    async def make_if_kept(
        self,
        tournament_id: int,
        work: Work,
        guild_id: int | None = None,
        *,
        now: int | None = None,
        known: Tournament | None = None,
    ) -> Tournament | None:
        """Store a change as `make` does; return None for a tournament that is deleted or elsewhere.

        It is worked out as of `now` (Unix seconds), if whoever looked around for it has asked for
        the time before: one decision has one moment. It is worked out from what is `known` first,
        and read if that has changed when it is to be stored.
        """
        async with self.locks.hold(tournament_id):
            for _ in range(_TRIES):
                before = known or await self._store.get(tournament_id)
                known = None
                if before is None or guild_id not in {None, before.place.guild_id}:
                    return None
                change = work(before, self._clock.now() if now is None else now)
                if change.tournament == before and not change.audit:
                    return before
                try:
                    return await self._store.save(before, change.tournament, change.audit)
                except StaleError:
                    continue
        raise Refused(TournamentRefusal.BUSY)
