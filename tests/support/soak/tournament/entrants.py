"""Two people whom a tournament has called to a game, in its thread."""

import asyncio
import re
from typing import Final

from tests.support.soak.around import Around
from tests.support.soak.people import PAUSE, People
from tests.support.soak.watched import Fault, Watched, leads_to
from tests.support.wire.game import read_board
from tests.wire_server import Seen, Thread

_NUMBER: Final = re.compile(r"game (?P<number>\d+)$")


class CalledGame(People):
    """A game to which two were called; `is_over` once it has ended in the standings."""

    def __init__(self, around: Around, thread: Thread, call: Seen, *, seed: int) -> None:
        first, second = call.pinged
        super().__init__(around, first, second, thread, seed=seed)
        self.thread = thread
        self.is_over = False
        self.asked = 0
        """How often somebody has asked for the board: one that could not be changed then stays."""
        for seen in self._messages():
            self._notice(seen)

    @property
    def number(self) -> int:
        """Return the number of the game, as the name of its thread has it."""
        return number_of(self.thread)

    @property
    def calls(self) -> list[Seen]:
        """Return the messages that have called anybody."""
        return [message for message in self._messages() if message.pinged]

    @property
    def boards(self) -> list[Seen]:
        """Return the messages that show the game, and do not lead to another one."""
        shown = [(message, read_board(message)) for message in self._messages()]
        return [message for message, board in shown if board.scores and leads_to(board) is None]

    def _messages(self) -> list[Seen]:
        return self.server.messages(self.ann, self.thread, limit=10_000)

    def _notice(self, seen: Seen) -> None:
        """See a board: the call to the game has a button about it too, and shows nothing of it."""
        if not seen.pinged:
            super()._notice(seen)

    def _new(self, game: int) -> Watched:
        if game != self.number:
            raise Fault(f"game {game} is shown in the thread of game {self.number}")
        return Watched(game, begun_at=0)

    async def _look_for_a_board(self) -> bool:
        """Wait for the board, which is shown in time, and ask for it."""
        await asyncio.sleep(PAUSE)
        if not self.is_over:
            self.asked += 1
            await self._command(self.server.command(self.ann, self.channel, "farkle show"))
        return self.is_over


def number_of(thread: Thread) -> int:
    """Return the number of the game that a thread was opened for."""
    found = _NUMBER.search(thread.name)
    if found is None:
        raise Fault(f"the thread {thread.name} is that of no game")
    return int(found["number"])
