"""All that a channel has shown of one game, however it was shown."""

import re
from dataclasses import replace
from typing import Final

from tests.support.wire.game import BUTTON, Board, Notebook, read_board
from tests.support.wire.stored import Stored, check_nothing_lost
from tests.wire_server import Seen

_CLOCK: Final = re.compile(r"<t:\d+:R>")
"""The end of a turn, which is put off by every stop of the bot."""


class Fault(AssertionError):
    """Something that must not happen, whatever goes wrong around the bot."""


def game_of(seen: Seen) -> int | None:
    """Return the game that the buttons of a message are about, None when it has none."""
    for button in seen.buttons:
        found = BUTTON.fullmatch(button.custom_id or "")
        if found is not None:
            return int(found["game"], 36)
    return None


def is_watched(board: Board) -> bool:
    """Tell whether people can only watch a board now, since the bot is on turn."""
    return board.version is None and board.text.partition("\n")[0].endswith(" is playing")


def leads_to(board: Board) -> str | None:
    """Return the address of the newer board that an old one leads to, None for any other."""
    return next((button.url for button in board.buttons if button.url is not None), None)


class Watched:
    """A game as people have seen it, to be compared with what is stored of it."""

    def __init__(self, game: int, *, alone: bool = False, begun_at: int = 1) -> None:
        """`alone`: with the bot, which moves by itself.

        `begun_at`: the version in which nobody has moved; it is 0 where nobody is invited.
        """
        self.game = game
        self.unseen = 0
        """How many presses there were whose answer nobody saw, since the newest board."""
        self._alone = alone
        self._begun_at = begun_at
        self._notes = Notebook()
        self._ended: Board | None = None
        self._log = ""

    def note(self, seen: Seen) -> None:
        """Remember a board; the same version of a game always looks the same."""
        board = read_board(seen)
        if is_watched(board) or leads_to(board) is not None:
            return
        if board.version is None:
            self._ended = board
            return
        if board.version > self._notes.version:
            self.unseen = 0
        timeless = replace(board, text=_CLOCK.sub("<t>", board.text))
        known = self._notes.shown.setdefault((board.version, board.chosen), timeless)
        if known != timeless:
            raise Fault(
                f"version {board.version} of game {self.game} was shown in another way:"
                f" {timeless} after {known}"
            )

    def is_newest(self, board: Board) -> bool:
        """Tell whether nothing newer than `board` was ever shown."""
        return board.version is None or (
            self._ended is None and board.version == self._notes.version
        )

    def compare(self, stored: Stored) -> int:
        """Compare all boards with the game's row, and return how many there were."""
        check_nothing_lost(stored, self._notes, begun_at=self._begun_at)
        if not stored.log.startswith(self._log):
            raise Fault(f"the log of game {self.game} was rewritten")
        self._log = stored.log
        if self._ended is not None:
            self._compare_end(self._ended, stored)
        elif not self._alone and stored.version > self._notes.version + self.unseen:
            raise Fault(f"something was done in game {self.game} that nobody has asked for")
        return len(self._notes.shown)

    def _compare_end(self, ended: Board, stored: Stored) -> None:
        if stored.phase not in {"finished", "closed"}:
            raise Fault(f"game {self.game} was shown as over, but it goes on")
        totals = stored.states()[-1].totals
        if stored.phase == "finished" and tuple(ended.scores.values()) != totals:
            raise Fault(f"the end of game {self.game} was shown with other scores")
