"""The bot's own moves, also as a stand-in, at a pace that people can follow."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.advice.level import AnyLevel
from bot.engine import Move, State
from bot.jobs.job import WorkUndone
from bot.match.model.errors import Refused, StaleError
from bot.match.model.match import Match
from bot.match.model.requester import Requester
from bot.match.ports import MatchWatch
from bot.match.service.registry import LockedMatch, MatchRegistry, View
from bot.match.service.tasks import Tasks
from bot.match.store.matches import SqlMatchStore

_log = logging.getLogger(__name__)

PACE = 1.8
"""Seconds from one move of an opponent to the next."""

GRACE = 5.0
"""Seconds before the first moves after a start: by then Discord has told the bot of its servers,
and so of their languages.
"""

RETRY_AFTER = 15.0
"""Seconds to wait after a move that failed, doubled by each further failure."""

LONGEST_RETRY_AFTER = 3600.0

ChooseMove = Callable[[AnyLevel, State, Requester], Awaitable[Move]]
"""Chooses the move of the opponent on turn, in another process or thread."""

MakeMove = Callable[[LockedMatch, Move], Awaitable[View]]
"""Makes a move in a locked match."""

InOneGo = Callable[[Match], bool]
"""Tells whether the people of a match want the bot's moves to be shown at once."""


class Opponents(MatchWatch):
    """Plays the turns of the bot: each move is saved, then shown.

    Waiting is a timer handle for each match, not a task, so that a bot without work is idle. Where
    people want the bot's moves at once, they are made without a pause and shown when a person is on
    turn again.
    """

    def __init__(
        self,
        store: SqlMatchStore,
        registry: MatchRegistry,
        choose: ChooseMove,
        tasks: Tasks,
        *,
        pace: float = PACE,
        in_one_go: InOneGo,
    ) -> None:
        """Wait `pace` seconds before each move; nothing happens before `start`."""
        self._store = store
        self._registry = registry
        self._choose = choose
        self._tasks = tasks
        self._pace = pace
        self._in_one_go = in_one_go
        self._make_move: MakeMove | None = None
        self._timers: dict[int, asyncio.TimerHandle] = {}

    async def start(self, make_move: MakeMove) -> None:
        """Resume the turns that the bot was playing when it was stopped."""
        self._make_move = make_move
        for match_id in await self._store.waiting_for_bots():
            self._wait(match_id, max(self._pace, GRACE), RETRY_AFTER)

    def stop(self) -> None:
        """Make no more moves."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def added(self, match: Match) -> None:
        """Play in a new match, if an opponent begins."""
        self._go_on(match)

    def changed(self, before: Match, after: Match) -> None:
        """Play on after an action in a match; a move to another message is none."""
        if after.version != before.version:
            self._go_on(after)

    def _go_on(self, match: Match) -> None:
        """Schedule the next move of the bot, if it is on turn."""
        if match.id in self._timers:
            self._timers.pop(match.id).cancel()
        if match.waits_for_bot:
            self._wait(match.id, 0 if self._in_one_go(match) else self._pace, RETRY_AFTER)

    def _wait(self, match_id: int, seconds: float, retry_after: float) -> None:
        """Make a move in `seconds`; if it fails, try again `retry_after` seconds later."""
        self._timers[match_id] = asyncio.get_running_loop().call_later(
            seconds, self._on_timer, match_id, retry_after
        )

    def _on_timer(self, match_id: int, retry_after: float) -> None:
        del self._timers[match_id]
        if self._make_move is not None:
            work = self._try(match_id, self._make_move, retry_after)
            self._tasks.start(work, f"opponent {match_id}")

    async def _try(self, match_id: int, make_move: MakeMove, retry_after: float) -> None:
        try:
            await self._play(match_id, make_move)
        except StaleError:
            _log.info("match %d has gone on in another process", match_id)
        except Refused as refused:
            _log.info("no more moves for the opponent in match %d: %s", match_id, refused)
        except Exception as error:  # noqa: BLE001 - whatever it is, the players must not wait for ever
            if isinstance(error, WorkUndone):
                _log.warning("no move in match %d for %d s: %s", match_id, retry_after, error)
            else:
                _log.exception(
                    "no move for the opponent in match %d; another attempt in %d s",
                    match_id,
                    retry_after,
                )
            if match_id not in self._timers:
                self._wait(match_id, retry_after, min(2 * retry_after, LONGEST_RETRY_AFTER))

    async def _play(self, match_id: int, make_move: MakeMove) -> None:
        """Make one move, chosen while the match is not locked: people may leave."""
        async with self._registry.lock(match_id) as locked:
            match = locked.match
        level = match.bot_level
        if level is None:
            return
        move = await self._choose(level, state_for_bot(match), Requester.game(match))
        async with self._registry.lock(match_id) as locked:
            if locked.match.version != match.version:
                return  # the match has changed meanwhile, and `changed` has seen that
            await make_move(locked, move)
            if locked.match.waits_for_bot and self._in_one_go(locked.match):
                locked.leave_board()


def state_for_bot(match: Match) -> State:
    """Return the state as the bot sees it: a stand-in leaves the badge to its owner."""
    state = match.state
    if state.badges is None or state.seat not in match.presence.away:
        return state
    return replace(state, badges=replace(state.badges, uses=(0,) * match.setup.seats))


def leaving_with(match: Match, seat: int) -> tuple[int, ...]:
    """Return the seats that leave the game when `seat` does, in this order.

    With the last person the bot's opponents leave too, except those of the leading side, which
    wins.
    """
    state = match.state
    in_game = [player for player, gone in enumerate(state.out) if not gone]
    people = [player for player in in_game if not match.players[player].is_bot]
    side_of = match.setup.side_of
    others = {side_of(player) for player in in_game if side_of(player) != side_of(seat)}
    if people != [seat] or not others:
        return (seat,)
    ahead = max(sorted(others), key=lambda side: state.totals[side])
    return (*[player for player in in_game if player != seat and side_of(player) != ahead], seat)
