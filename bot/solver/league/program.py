"""A program that plays in the league."""

from dataclasses import dataclass
from typing import Final, Self

from bot.engine import Move, State
from bot.solver.league.conversation import Conversation, LosingFault, ProgramFault
from bot.solver.league.protocol import (
    VERSION,
    ProtocolWord,
    asked,
    choices_of,
    greeting,
    offered_as,
    told_game,
)

START_SECONDS: Final = 30.0
"""The time to get ready, which may be much on a busy machine."""

MOST_FAULTS: Final = 3
"""After so many a program is out: what it has still to play counts as lost."""


@dataclass(frozen=True, slots=True)
class ProgramCommand:
    """How a program is started, and the seconds that it has for each move."""

    words: tuple[str, ...]
    seconds: float


class Program:
    """A policy that asks a process, which is started when needed, and again after each fault."""

    def __init__(self, command: ProgramCommand, *, is_out: bool = False) -> None:
        """Start nothing yet; who is out from the beginning is never asked."""
        self._command = command
        self._process: Conversation | None = None
        self._told = ""
        self._faults = MOST_FAULTS if is_out else 0

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_error: object) -> None:
        """End the process."""
        if self._process is not None:
            self._process.quit()
            self._end()

    @property
    def is_out(self) -> bool:
        """Tell whether it has failed too often to be asked again."""
        return self._faults >= MOST_FAULTS

    def choose(self, state: State) -> Move:
        """Return the move that the program answers; raises `ProgramFault`."""
        if self.is_out:
            raise ProgramFault(LosingFault.OUT)
        try:
            return self._ask(self._process or self._started(), state)
        except ProgramFault:
            self._faults += 1
            self._end()
            raise

    def _ask(self, process: Conversation, state: State) -> Move:
        process.expect_silence()
        told = told_game(state.setup)
        if told != self._told:
            process.say(told)
            self._told = told
        choices = choices_of(state)
        offers = [offered_as(state, written, move) for written, move in choices.items()]
        process.say(asked(state, offers, round(1000 * self._command.seconds)))
        answer = process.answer(ProtocolWord.MOVE, self._command.seconds)
        if answer not in choices:
            raise ProgramFault(LosingFault.ILLEGAL, answer)
        return choices[answer]

    def _started(self) -> Conversation:
        self._process = process = Conversation(self._command.words)
        self._told = ""
        process.say(greeting())
        version, _, _ = process.answer(ProtocolWord.READY, START_SECONDS).partition(" ")
        if version != str(VERSION):
            raise ProgramFault(LosingFault.VERSION, version)
        return process

    def _end(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None
