"""The games of tournaments: begun, shown, and ended where the tournament has decided them."""

import asyncio
import logging
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.engine import Move, Resign, Setup, start
from bot.features.tournaments.model.series import Series, SeriesGame
from bot.features.tournaments.model.tournament import PauseReason, Tournament
from bot.features.tournaments.ports import BoardSpot, TournamentThreads
from bot.features.tournaments.service.duplicates import Duplicates
from bot.match.clocks.turn_clock import begun, brought_back, paused, timed_after_move
from bot.match.model.errors import ChannelBusyError, DamagedMatchError, Refused
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person
from bot.match.model.phases import Closing, Playing
from bot.match.model.variant import TournamentGameRef
from bot.match.ports import BoardPost, Clock
from bot.match.service.dice_cup import new_seed
from bot.match.service.registry import LockedMatch, MatchRegistry
from bot.match.store.matches import SqlMatchStore

_MOST: Final = 10_000
"""Games that may be open where those of a tournament are played: it makes its own room."""

_AT_ONCE: Final = 4
"""How many games are shown at once: Discord makes threads slowly, and one after another. Those that
have to wait for it would else run out of time together, because of a single answer that is late."""

_log = logging.getLogger(__name__)


class TournamentGames:
    """Begins, shows and ends the matches of tournaments. All of it may be done twice.

    A game begins parked: nobody's time runs until its board is there. So a bot that ends in between
    leaves a game that only has to be shown.
    """

    def __init__(
        self,
        matches: SqlMatchStore,
        registry: MatchRegistry,
        threads: TournamentThreads,
        duplicates: Duplicates,
        *,
        boards: BoardPost,
        clock: Clock,
    ) -> None:
        """Show games in `threads`; those of `duplicates` are shown to nobody else."""
        self._matches = matches
        self._registry = registry
        self._threads = threads
        self._duplicates = duplicates
        self._boards = boards
        self._clock = clock
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._paused: dict[int, bool] = {}

    async def look_at(self, match_ids: Iterable[int]) -> dict[int, Match]:
        """Return matches by their ids, without damaged ones, which are given up."""
        found = {}
        for match_id in match_ids:
            try:
                async with self._registry.lock(match_id) as locked:
                    found[match_id] = locked.match
            except Refused:
                continue
            except DamagedMatchError as damaged:
                _log.warning("a game of a tournament cannot be read: %s", damaged)
                await self._matches.give_up(match_id, self._clock.now())
        return found

    async def begin(self, tournament: Tournament, series: Series, game: SeriesGame) -> None:
        """Store the match of a tournament game, unless there is one already."""
        plan, now = tournament.plan, self._clock.now()
        setup = Setup(plan.rules, seats=2)
        match = Match(
            id=0,
            version=0,
            phase=Playing(),
            place=tournament.place,
            message_id=None,
            players=players_of(tournament, series, game),
            state=start(setup),
            log=new_log(setup),
            events=(),
            created_at=now,
            rated=plan.rated,
            seed=new_seed(),
            parked=True,
            tournament=TournamentGameRef(tournament.id, game.id, vacation=plan.vacation),
        )
        try:
            await self._registry.add(begun(match, now), _MOST)
        except ChannelBusyError:  # there is one already
            return

    async def show(
        self, tournament: Tournament, series: Series, match_id: int
    ) -> PauseReason | bool:
        """Show a match that has no board yet, and let its time run.

        Returns why that cannot be, or whether it was done; if not, it is to be tried again.
        """
        async with self._places:
            async with self._registry.lock(match_id) as locked:
                match = locked.match
            if not match.is_open or match.message_id is not None:
                return True
            there = brought_back(match, self._clock.now()) if match.parked else match
            spot = await self._threads.show(tournament, series, there)
        if not isinstance(spot, BoardSpot):
            return spot or False
        await self._settle(match, spot)
        return True

    async def end(self, endings: Collection[tuple[int, Move]]) -> bool:
        """End matches by a move each, with a result that counts; tell whether there were any."""
        for match_id, move in endings:
            try:
                async with self._registry.lock(match_id) as locked:
                    if locked.match.is_playing:
                        await locked.commit(_ended(locked.match, move, self._clock.now()))
            except Refused:  # its row is gone
                continue
            except DamagedMatchError:
                await self._matches.give_up(match_id, self._clock.now())
        return bool(endings)

    async def keep_up(self, tournament: Tournament) -> None:
        """End the matches and deals that the tournament has decided otherwise.

        Stop the clocks of what is played while it is paused, and let them run on afterwards.
        """
        await self._duplicates.keep_up(tournament)
        await self._pause(tournament)
        for match_id in _decided(tournament):
            try:
                async with self._registry.lock(match_id) as locked:
                    if locked.match.is_open:
                        await locked.close(Closing.ADJUDICATED, self._clock.now())
            except Refused:  # its row is gone
                continue
            except DamagedMatchError:
                await self._matches.give_up(match_id, self._clock.now())

    async def _pause(self, tournament: Tournament) -> None:
        """Stop or start the clocks of a tournament's matches, as it is paused or not."""
        is_paused = tournament.is_paused
        if self._paused.get(tournament.id) is is_paused:
            return
        for match_id in _played(tournament):
            with suppress(DamagedMatchError, Refused):  # given up when it is looked at, or gone
                async with self._registry.lock(match_id) as locked:
                    await self._stop(locked, is_paused=is_paused)
        self._paused[tournament.id] = is_paused

    async def _stop(self, locked: LockedMatch, *, is_paused: bool) -> None:
        match = locked.match
        if match.is_playing and match.tournament and match.tournament.paused is not is_paused:
            await locked.commit(paused(match.next(), self._clock.now(), is_paused=is_paused))
            self._boards.redraw(locked.match)

    async def postponed(self, tournament: Tournament, alive: int) -> None:
        """Move the end of deals by the downtime since the bot was `alive` (Unix seconds)."""
        await self._duplicates.keep_up(tournament, alive)

    async def _settle(self, shown: Match, spot: BoardSpot) -> None:
        """Let a match go on where it is shown, unless its players have moved it elsewhere."""
        async with self._registry.lock(shown.id) as locked:
            match = locked.match
            if match.message_id is not None:
                there = replace(match, place=spot.place, message_id=spot.message_id)
                self._boards.retire(there, match)
                return
            moved = replace(match, place=spot.place, message_id=spot.message_id)
            if match.parked:
                moved = brought_back(moved, self._clock.now())
            await locked.move(moved, _MOST)
            if match.version != shown.version:
                self._boards.redraw(moved)


def players_of(tournament: Tournament, series: Series, game: SeriesGame) -> tuple[Person, ...]:
    """Return the players of a tournament game, by seat."""
    sides = [tournament.by_number[number].people[game.board - 1] for number in series.pairing.sides]
    return tuple(sides) if game.first_sits_at == 0 else tuple(sides[::-1])


def _ended(match: Match, move: Move, now: int) -> Match:
    """Return `match` after a `move` of the tournament that ends it."""
    presence = match.presence.unchanged()
    if isinstance(move, Resign):
        presence = match.presence.acted(move.seat)
    return timed_after_move(
        match, match.after(move, (), now, presence=presence, reminder_id=None), now
    )


def _played(tournament: Tournament) -> list[int]:
    """Return the open matches of a tournament."""
    return [
        game.match.id
        for series in tournament.open_series
        for game in series.open_games
        if game.match is not None and game.match.is_open
    ]


def _decided(tournament: Tournament) -> list[int]:
    """Return the open matches of games that have a result already."""
    return [
        game.match.id
        for series in tournament.series
        for game in series.games
        if game.match is not None and game.match.is_open and not game.is_open
    ]
