"""People who play on whatever happens: they press again, look for their board, and wait."""

import asyncio
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping
from typing import Final

from tests.support.wire.bot_process import BotGone
from tests.support.wire.game import Act, Board, Seats, read_board
from tests.support.wire.stored import Stored
from tests.wire_server import (
    CallbackKind,
    Channel,
    ImpossibleAction,
    InteractionFailed,
    Outcome,
    Seen,
    User,
)

from .around import Around
from .figures import Trouble
from .watched import Fault, Watched, game_of, is_watched, leads_to

DOUBLED, STRANGE, DELETED = 0.06, 0.02, 0.01
"""The shares of presses that are sent several times at once, that somebody else makes, and under
which the board is deleted."""

MOST_STEPS = 2000
"""What people do in one game at most; it takes them a hundred steps, or two if much goes wrong."""

LONG = 8.0
"""Seconds without a move of the bot, which makes one every other second: five after a start."""

STARVED = 0.3
"""Seconds without a processor after which nobody can say that an answer should have come in 3 s."""

PAUSE = 0.6
"""Seconds before somebody tries again what has failed."""

_LINK: Final = re.compile(r"https://discord\.com/channels/\d+/\d+/(?P<message>\d+)")


class People(Seats, ABC):
    """Two people in a channel who play there through everything.

    `alone`: one of them alone, with the bot.
    """

    def __init__(
        self,
        around: Around,
        ann: User,
        ben: User,
        channel: Channel,
        *,
        seed: int,
        alone: bool = False,
    ) -> None:
        super().__init__(around.server, ann, ben, channel, seed=seed)
        self.watched: Watched | None = None
        self.faults: list[Fault] = []
        self._around = around
        self._figures = around.figures
        self._alone = alone
        self._choices = random.Random(seed)
        self._last = 0
        around.server.watch(channel, self._notice)

    @abstractmethod
    async def _look_for_a_board(self) -> bool:
        """Do something to see a board; tell whether there is none since the game has ended."""

    @abstractmethod
    def _new(self, game: int) -> Watched:
        """Return what is seen of a game from now on."""

    async def play_one(self) -> int:
        """Play a game to its end, through everything; return its number."""
        for _ in range(MOST_STEPS):
            await self._around.up.wait()
            try:
                ended = await self._around.bot.outlive(self._step())
            except BotGone:
                continue
            if ended:
                return self._last
        raise Fault(f"a game at {self.channel.name} reaches no end")

    def compare(self, games: Mapping[int, Stored]) -> None:
        """Compare what this table has seen of its game with what is stored."""
        if self.faults:
            raise self.faults[0]
        if self.watched is not None:
            stored = games[self.watched.game]
            self._figures.checks += self.watched.compare(stored)

    def _notice(self, seen: Seen) -> None:
        """See a message that has appeared in the channel, or changed."""
        game = game_of(seen)
        is_board = self._seen is not None and self._seen.id == seen.id
        if game is not None and game > self._last:
            self.watched, self._last = self._new(game), game
        elif self.watched is None or not (is_board or game == self._last):
            return
        self._seen = seen
        try:
            self.watched.note(seen)
        except Fault as fault:
            self.faults.append(fault)  # raised where it stops the run, not in the wire server

    async def _step(self) -> bool:
        """Look at the board and do one thing; tell whether the game has ended."""
        try:
            board = None if self._seen is None else read_board(self.server.refresh(self._seen))
        except ImpossibleAction:
            board = None  # it was deleted
        if board is None:
            return await self._look_for_a_board()
        if (newer := leads_to(board)) is not None:
            self._follow(newer)
        elif is_watched(board):
            await self._wait_for_a_change(board)
        elif board.version is None:
            return True
        else:
            self.notes.newest = board
            await self._act()
        return False

    async def _wait_for_a_change(self, board: Board) -> None:
        """Wait for the bot to play; a board that nothing happens on may be behind."""
        seen = self.seen
        try:
            await self.server.until(lambda: self._seen is not seen, within=LONG)
        except TimeoutError:
            [more] = [
                button.custom_id
                for button in board.buttons
                if (button.custom_id or "").endswith(":more")
            ]
            self._figures.presses += 1
            await self._ask(self.server.press(self.ann, seen, custom_id=more))

    async def _command(self, command: Awaitable[Outcome]) -> Outcome | None:
        self._figures.commands += 1
        return await self._ask(command)

    async def _act(self) -> None:
        """Press what is sensible; now and then several times, as somebody else, or too late."""
        act, drawn, troubles = self.next_act(), self._choices.random(), self._figures.troubles
        if drawn < DOUBLED:
            troubles[Trouble.DOUBLED] += 1
            await asyncio.gather(*(self._press(act) for _ in range(self._choices.choice((2, 3)))))
        elif drawn < DOUBLED + STRANGE and not self._alone:
            troubles[Trouble.STRANGE] += 1
            await self._press(act, self.ann if self.on_turn() is self.ben else self.ben)
        elif drawn < DOUBLED + STRANGE + DELETED:
            troubles[Trouble.DELETED] += 1
            await asyncio.gather(self._press(act), self._delete())
        else:
            await self._press(act)

    async def _delete(self) -> None:
        self.server.delete_message(self.seen)

    async def _press(self, act: Act, by: User | None = None) -> None:
        assert self.watched is not None
        self._figures.presses += 1
        self.watched.unseen += 1
        try:
            await self._ask(self.send(act, by))
        except ImpossibleAction:
            self.watched.unseen -= 1  # the board has changed since they read it

    async def _ask(self, action: Awaitable[Outcome]) -> Outcome | None:
        """Do something that the bot has to answer in time, unless something stood in its way."""
        weather = self._around.weather
        breaks, waited = weather.breaks, self._around.waited()
        try:
            outcome = await action
        except InteractionFailed as failure:
            self._figures.failed += 1
            excused = weather.excuses(failure, breaks)  # the bot may be back after the pause
            if self._around.waited() - waited > STARVED:
                self._figures.troubles[Trouble.STALL] += 1
                excused = True
            await asyncio.sleep(PAUSE)
            if not (excused or weather.excuses(failure, breaks)):
                raise Fault(str(failure)) from failure
            return None
        self._figures.slowest_answer = max(self._figures.slowest_answer, outcome.latency)
        if outcome.kind is CallbackKind.MESSAGE and outcome.message.ephemeral:
            self._follow(outcome.message.text)
        return outcome

    def _follow(self, told: str) -> None:
        """Go to the message to which a private answer, or an old board, leads."""
        link = _LINK.search(told)
        if link is not None:
            here = self.server.messages(self.ann, self.channel)
            self._seen = None
            for seen in here:
                if seen.id == int(link["message"]):
                    self._notice(seen)
