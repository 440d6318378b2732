"""Two servers on which eight people play, in a simulated Discord that can be replayed."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import discord
from simcord import (
    ChannelHandle,
    GuildHandle,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    UserHandle,
)

from bot.app import Farkle
from bot.client.callbacks import ClientCallbacks
from bot.config import Settings
from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.database.opening import Address
from bot.match.model.errors import DamagedMatchError
from bot.match.model.match import Match
from bot.wiring import WiringOptions
from tests.monkey.acts import Somewhere
from tests.monkey.entropy import SeededCup
from tests.monkey.events.failures import Failures
from tests.monkey.processes.several import Processes
from tests.monkey.replayable_env import ReplayableEnv
from tests.support.e2e.messages.chest import give_things
from tests.support.simulated.env import SimulatedClock

Actor = MemberActor | UserHandle
"""Somebody on a server, or in direct messages with the bot."""

LONG: Final = "Wolfeschlegelsteinhausenbergerdo"
"""As long as Discord lets a name be."""

PEOPLE: Final = (
    ("Ada", "en-GB"),
    ("Ben", "de"),
    ("Cleo", "fr"),
    ("Dora", "es-ES"),
    ("Eve", "pt-BR"),
    ("*_~`|>#-[x](https://x.y) <@1>", "ja"),
    (LONG, "en-US"),
    ("\N{RIGHT-TO-LEFT OVERRIDE}Hal\N{ZERO WIDTH JOINER}", "es-419"),
)
"""Eight people, each with the language of their Discord."""

SERVERS: Final = (
    ("The Tavern", 3, (0, 1, 2, 3, 5, 6)),
    ("The Cellar", 4, (0, 1, 3, 4, 6, 7)),
)
"""Servers: name, owner and members, as numbers of people."""

CHANNELS: Final = ("farkle", "lobby", "back-room")
"""The channels of each server; the last one is closed to all but the owner and one more."""

KEEPERS: Final = "Keepers"
RIGHTS: Final = discord.Permissions(manage_guild=True, manage_channels=True, moderate_members=True)
"""A role, and what it lets people do."""

_RICH: Final = 4
"""Those who own all dice and badges; one more owns a fourth, and the others win theirs."""

_PATIENCE: Final = 5.0
"""Seconds that a server of its own may need for something."""

MOST_SEEN: Final = 10
"""How many of the newest messages of a place somebody looks at."""


class World:
    """The servers and their people, and the bot on its database."""

    def __init__(self, address: Address, folder: Path, seed: int, processes: int = 1) -> None:
        """Keep the data of the bot at `address`, and what lies beside it in `folder`.

        The bot is so many `processes`; servers belong to one after the other.
        """
        self.settings = Settings(
            database=address,
            beside=folder / "farkle.db",
            solve_minutes=0,
            presses_per_second=0,
        )
        self.clock = SimulatedClock()
        self.cup = SeededCup(seed)
        options = WiringOptions(
            cup=self.cup,
            clock=self.clock,
            pace=0.01,
            views=0.01,
            card_pause=0,
            assesses=True,
            offers=True,
            friendly=True,
            races=False,
            own_process=False,
            callbacks=ClientCallbacks,
        )
        self.processes = Processes(self.settings, options, processes)
        self.env = self.clock.env = ReplayableEnv(self.bot, check_errors=False)
        if not self.is_exact:
            self.env.patience = _PATIENCE
        self.servers: list[GuildHandle] = []
        self.users: list[UserHandle] = []
        self.answered: set[str] = set()
        """The kinds of questions that were answered: their buttons open a form."""
        self.games: dict[int, Match] = {}
        """The games that were open when they were looked at last."""
        self._rows: dict[int, tuple[object, ...]] = {}
        """Their rows then."""
        self.phases: set[str] = set()
        """Those that matches were seen in."""
        self.forms: list[tuple[Somewhere, InteractionResult]] = []
        """Those that people have left open, each with who and where they were."""
        self.failures = Failures()
        self._open = ExitStack()
        self._members: dict[tuple[int, int], MemberActor] = {}
        self._locales: dict[str, str] = {}

    async def open(self) -> None:
        """Start the bot, and let people and channels be there."""
        await self.processes.start(self.env)
        self._speak()
        self._open.enter_context(self.failures.happening())
        for number, (name, locale) in enumerate(PEOPLE):
            user = self.env.create_user(f"person{number}", global_name=name)
            self.users.append(user)
            self._locales[str(user.id)] = locale
        for number in range(len(SERVERS)):
            self.found(number)
        things = [*shipped_dice(), *shipped_badges()]
        for number, user in enumerate(self.users[: _RICH + 1]):
            owned = things if number < _RICH else things[::4]
            give_things(self.settings.database, user.id, owned)
        await self.env.settle()

    async def close(self) -> None:
        """Stop the bot in good order, and then the simulated Discord."""
        self._open.close()
        await self.processes.close()
        await self.env.shutdown()

    async def restart(self, *, orderly: bool, down: int = 0, process: int | None = None) -> None:
        """Replace the bot by a fresh one on the same database, after some seconds without any.

        Of several processes one alone is replaced in good order, if it is said which.
        """
        if orderly and process is not None and self.processes.count > 1:
            await self.processes.replace_one(process % self.processes.count, down=down)
        else:
            await self.processes.replace_all(orderly=orderly, down=down)

    @property
    def bot(self) -> Farkle:
        """Return the first process of the bot, which is all of it where it has one."""
        return self.processes.bots[0]

    def bot_of(self, server: int | None) -> Farkle:
        """Return the process that has a server, by its number; None is for direct messages."""
        return self.processes.bots[(server or 0) % self.processes.count]

    def bot_playing(self, match: Match) -> Farkle:
        """Return the process that has the server of a game."""
        bots = self.processes.bots
        return next(bot for bot in bots if bot.features.core.share.owns(match.place.guild_id))

    @property
    def is_exact(self) -> bool:
        """Tell whether an act is done once it is waited for.

        A server of its own may still be at work on an act when the next one is done, so that what
        it says between them tells of neither.
        """
        return isinstance(self.settings.database, Path)

    def now(self) -> int:
        """Return the time of the simulated Discord."""
        return self.clock.now()

    # ------------------------------------------------------------------ who and where

    def enter(self, server: int, person: int) -> None:
        """Let somebody be on a server."""
        member = self.servers[server].add_member(self.users[person])
        self._members[server, person] = member

    def found(self, number: int) -> None:
        """Make a server with its people, channels and roles, also in place of one that is gone."""
        name, owner, members = SERVERS[number]
        shard = number % self.processes.count
        server = self.env.create_guild(name, owner=self.users[owner], shard_id=shard)
        self.servers[number : number + 1] = [server]
        self._members = {key: member for key, member in self._members.items() if key[0] != number}
        for person in members:
            self.enter(number, person)
        for channel in CHANNELS:
            server.create_text_channel(channel)
        server.create_role("Champion")
        server.create_role(KEEPERS, permissions=RIGHTS)

    def ban(self, server: int, person: int) -> None:
        """Let somebody be banned from a server."""
        del self._members[server, person]
        self.env.backend.apply_ban(self.servers[server].id, self.users[person].id, None)

    def leave(self, server: int, person: int) -> None:
        """Let somebody leave a server."""
        member = self._members.pop((server, person))
        self.servers[server].remove_member(member)

    def people(self, server: int | None) -> list[int]:
        """Return who is on a server, or everybody for direct messages, by their numbers."""
        return [who for who in range(len(PEOPLE)) if server is None or self.is_in(server, who)]

    def is_in(self, server: int, person: int) -> bool:
        """Tell whether somebody is on a server."""
        return (server, person) in self._members

    def actor(self, person: int, server: int | None) -> Actor | None:
        """Return somebody on a server, or in direct messages; None where they are not."""
        return self.users[person] if server is None else self._members.get((server, person))

    def paths(self, server: int) -> Iterator[tuple[str, ChannelHandle]]:
        """Yield the channels and threads of a server by their paths: see `Somewhere`."""
        for name, channel in self.servers[server].channels.items():
            yield name, channel
            for rank, thread in enumerate(channel.threads):
                yield f"{name}>{rank}", thread

    def seen(self, actor: Actor, place: ChannelHandle) -> Iterator[ResponseMessage]:
        """Yield the newest messages that somebody sees at a place, the newest first."""
        stored = self.env.backend.messages.get(place.id, {})
        count = 0
        for number in sorted(stored, reverse=True):
            if stored[number].visible_to(actor.id):
                yield ResponseMessage(self.env, stored[number])
                count += 1
                if count == MOST_SEEN:
                    return

    async def open_games(self) -> list[Match]:
        """Return the games that are open on the servers, as the database says.

        Those whose rows are as they were are not read again.
        """
        first, second = (server.id for server in self.servers)
        rows = await self.bot.features.core.database.fetch(
            "SELECT * FROM matches WHERE guild_id IN (:first, :second) AND occasion IS NULL"
            " AND phase IN ('invited', 'lobby', 'choosing', 'playing') ORDER BY id",
            {"first": first, "second": second},
        )
        before, self._rows = self._rows, {row["id"]: tuple(row) for row in rows}
        found = [
            self.games.get(number) if before.get(number) == row else await self._read(number)
            for number, row in self._rows.items()
        ]
        return [match for match in found if match is not None]

    async def look(self) -> dict[int, Match]:
        """Look at the open games, and at what became of those that were open before."""
        before, self.games = self.games, {match.id: match for match in await self.open_games()}
        found = dict(self.games)
        for number in before.keys() - found.keys():
            match = await self._read(number)
            if match is not None:
                found[number] = match
        self.phases |= {match.phase.name for match in found.values()}
        return found

    # ------------------------------------------------------------------ inside

    async def _read(self, number: int) -> Match | None:
        """Return a game by its number, None for one that is gone or cannot be read."""
        with suppress(DamagedMatchError):
            return await self.bot.features.core.matches.get(number)
        return None

    def _speak(self) -> None:
        """Let each interaction tell the language of its person, which simcord does not."""
        emit = self.env.backend.emit

        def emit_spoken(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = payload.get("user") or payload["member"]["user"]
                payload = {**payload, "locale": self._locales[user["id"]]}
            emit(event, payload)

        self.env.backend.emit = emit_spoken  # type: ignore[method-assign] # it has no other way
