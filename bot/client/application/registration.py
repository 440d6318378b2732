"""Replacing all commands that Discord has, without what it refuses of them."""

import logging
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

import discord
from discord.http import HTTPClient, Route

from bot.client.application.installs import CONTEXTS, INSTALLS, Command, Installs

_log = logging.getLogger(__name__)

_NO_ENTRY_POINT: Final = 50240
"""Discord's code for a list without the command that opens the application's Activity."""
_ENTRY_POINT: Final = 4
_CHAT_INPUT: Final = 1
_BAD_REQUEST: Final = 400
_MOST_ATTEMPTS: Final = 5

_WRONG: Final = re.compile(r"^In (\d+)\.?(\S*): .", re.MULTILINE)
"""A line in which discord.py says of which command of a list, and where in it, something is wrong.
"""

_KEPT: Final = frozenset(
    {
        *("id", "type", "name", "name_localizations", "description", "description_localizations"),
        *("options", "default_member_permissions", "nsfw", INSTALLS, CONTEXTS, "handler"),
    }
)
"""What Discord tells of a command that it takes too."""


@dataclass(frozen=True, slots=True)
class Registered:
    """The `commands` that Discord has now; it has refused the `refused` ones as they were."""

    commands: Sequence[Mapping[str, Any]]
    refused: frozenset[str] = field(default_factory=frozenset)


class Registration:
    """A list of global commands on its way to Discord."""

    def __init__(self, http: HTTPClient, application_id: int, commands: Sequence[Command]) -> None:
        """Put `commands` in the place of all that the application has."""
        self._http = http
        self._application_id = application_id
        self._commands = [*commands]
        self._refused: set[str] = set()

    async def put(self) -> Registered:
        """Register the commands; what Discord refuses is left out, and the rest tried again.

        A command that is refused for where it can be installed is registered for servers alone.
        One that is refused for anything else stays as Discord has it, if it has it. The command
        that opens an Activity stays in any case. Raises `HTTPException` where that does not help.
        """
        for attempt in range(_MOST_ATTEMPTS):
            try:
                told = await self._http.bulk_upsert_global_commands(
                    self._application_id, payload=cast(list[Any], self._commands)
                )
            except discord.HTTPException as error:
                if error.status != _BAD_REQUEST:
                    raise
                _log.error("Discord refuses the commands: %s", error.text)
                if attempt == _MOST_ATTEMPTS - 1 or not await self._give_way(error):
                    raise
            else:
                return Registered(cast(Sequence[Mapping[str, Any]], told), frozenset(self._refused))
        raise AssertionError("the last attempt returns or raises")

    async def _give_way(self, error: discord.HTTPException) -> bool:
        """Change the refused commands; tell whether any was changed, and any are left."""
        before, known = self._commands, await self._known()
        if error.code == _NO_ENTRY_POINT:
            self._commands = [
                *before,
                *(command for (kind, _), command in known.items() if kind == _ENTRY_POINT),
            ]
            return self._commands != before
        wrong = defaultdict(set)
        for index, place in _WRONG.findall(error.text):
            wrong[int(index)].add(place.partition(".")[0])
        kept = [
            _instead(command, wrong[index], known) if index in wrong else command
            for index, command in enumerate(before)
        ]
        self._refused |= {str(before[index]["name"]) for index in wrong if index < len(before)}
        self._commands = [command for command in kept if command is not None]
        return bool(self._commands) and self._commands != before

    async def _known(self) -> dict[tuple[object, object], Command]:
        """Return the commands that Discord has, as it would take them, by type and name."""
        path = "/applications/{application_id}/commands"
        route = Route("GET", path, application_id=self._application_id)
        told: list[Command] = await self._http.request(route, params={"with_localizations": "true"})
        return {
            _identity(command): {key: value for key, value in command.items() if key in _KEPT}
            for command in told
        }


def _instead(
    command: Command, places: set[str], known: Mapping[tuple[object, object], Command]
) -> Command | None:
    """Return what to register for `command`, which was refused for what stands in `places`.

    None where there is nothing, or Discord has just that already.
    """
    if places <= {INSTALLS, CONTEXTS}:
        for_servers = Installs(users=False).fit([command])
        if for_servers not in ([], [command]):
            return for_servers[0]
    there = known.get(_identity(command))
    return there if there != command else None


def _identity(command: Command) -> tuple[object, object]:
    return command.get("type", _CHAT_INPUT), command["name"]
