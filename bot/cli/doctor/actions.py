"""What a trial asks of Discord: one thing after another, told with its answer, and taken back."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, TypeVar

import discord

from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.doctor.http_answers import HttpAnswers
from bot.cli.doctor.permissions import listed
from bot.cli.text import text
from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE, in_short, is_passing

T = TypeVar("T")

STRANGE: Final = (*TROUBLE, discord.ClientException, LookupError, TypeError, ValueError)
"""What a request may end in, also where what answers is not Discord as we know it."""

ReportFinding = Callable[[Finding], None]
"""Tells somebody of a finding at once."""

_LONGEST: Final = 300
"""The characters of what Discord says that are told."""

_LACKING: Final = frozenset({50001, 50013})
"""Discord's codes for something that the bot may not see, or not do."""


class Action(StrEnum):
    """What is done in a trial, in this order; `cli-try-<value>` says it."""

    LOOK = "look"
    DIE = "die"
    BOARD = "board"
    EDIT = "edit"
    THREAD = "thread"
    ARCHIVE = "archive"
    EVENT = "event"
    COMMANDS = "commands"
    DELETE_COMMANDS = "delete-commands"
    DELETE_EVENT = "delete-event"
    DELETE_THREAD = "delete-thread"
    DELETE_BOARD = "delete-board"
    DELETE_DIE = "delete-die"


PERMISSIONS: Final = {
    Action.LOOK: ("view-channel",),
    Action.BOARD: ("view-channel", "send-messages"),
    Action.THREAD: ("create-public-threads", "read-message-history"),
    Action.EVENT: ("create-events",),
    Action.DELETE_THREAD: ("manage-threads",),
}
"""The permissions that an action takes, by the names of their texts."""


class ActionFailed(Exception):
    """Discord did not do it, or did not say so; that was told."""


@dataclass(slots=True)
class _Made(Generic[T]):
    """Something that may be there: `made`, or what `find` finds where nobody knows."""

    undoing: Action
    undo: Callable[[T], Awaitable[object]]
    find: Callable[[], Awaitable[T | None]]
    made: T | None = None


class Actions:
    """Asks Discord for one thing after another, and remembers what there is to take back."""

    def __init__(self, answers: HttpAnswers, report: ReportFinding) -> None:
        """Tell `report` of what `answers` say."""
        self._answers = answers
        self._report = report
        self._made: list[_Made[object]] = []

    def tell(self, level: Severity, sentence: str) -> None:
        """ReportFinding something about the trial."""
        self._report(Finding(Check.TRIAL, level, sentence))

    async def ask(self, action: Action, work: Awaitable[T], refused: Severity = Severity.FAIL) -> T:
        """Do `work` and tell what Discord answered; raises `ActionFailed`."""
        what = text(f"cli-try-{action}")
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                result = await work
        except STRANGE as error:
            self.tell(refused, _refusal(action, what, error))
            raise ActionFailed from error
        status = str(self._answers.status)
        self.tell(Severity.OK, text("cli-try-done", what=what, status=status))
        return result

    async def make(
        self,
        action: Action,
        work: Awaitable[T],
        undoing: Action,
        *,
        undo: Callable[[T], Awaitable[object]],
        find: Callable[[], Awaitable[T | None]],
    ) -> T:
        """Make something by `work` that `undo` takes back at the end; raises `ActionFailed`.

        Where nobody knows whether it was made, `find` looks for it then.
        """
        made: _Made[T] = _Made(undoing, undo, find)
        self._made.append(made)  # type: ignore[arg-type] # each is only given what is its own
        try:
            made.made = await self.ask(action, work)
        except ActionFailed as refused:
            if isinstance(refused.__cause__, Exception) and not is_passing(refused.__cause__):
                self._made.remove(made)  # type: ignore[arg-type] # see above
            raise
        return made.made

    async def take_back(self) -> None:
        """Take back everything that was made, the last first; what cannot be is told."""
        while self._made:
            await self._take_back(self._made.pop())

    async def _take_back(self, made: _Made[T]) -> None:
        try:
            if made.made is None:
                async with asyncio.timeout(REQUEST_WITHIN):
                    made.made = await made.find()
            if made.made is not None:
                await self.ask(made.undoing, made.undo(made.made), Severity.WARN)
        except (ActionFailed, *STRANGE):
            self.tell(Severity.WARN, text("cli-try-left", what=text(f"cli-try-{made.undoing}")))


def _refusal(action: Action, what: str, error: Exception) -> str:
    """Say what Discord answered instead, and what to do."""
    if not isinstance(error, discord.HTTPException):
        told = text("cli-try-unanswered", what=what, why=in_short(error))
        return f"{told} {text('cli-try-report')}"
    answer = f"{error.status} {error.code} {error.text[:_LONGEST]}".replace("\n", " ").strip()
    told = text("cli-try-refused", what=what, answer=answer)
    if error.code in _LACKING and action in PERMISSIONS:
        return f"{told} {text('cli-try-permit', names=listed(PERMISSIONS[action]))}"
    return f"{told} {text('cli-try-report')}"
