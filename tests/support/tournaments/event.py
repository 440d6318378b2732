"""Tournaments in the simulated Discord: who plays in them, and their games by real presses."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import TypeVar

import discord
from simcord import ChannelHandle, MemberActor

from bot.app import Farkle
from bot.engine import RuleSet
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.forms import standings_of
from bot.features.tournaments.model.plan import FormName, Plan, Seeding
from bot.features.tournaments.model.tournament import Tournament
from bot.match.model.match import Match, Person, Place
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

T = TypeVar("T")

SHORT = RuleSet("short", target=500, turn_seconds=120)
"""Rules by which six 1s end a game."""

WINS = "111111"
"""A roll that wins at once."""


def plan(form: FormName, **terms: object) -> Plan:
    """Return a plan of short games."""
    usual: dict[str, object] = {"seeding": Seeding.DRAWN, "grace_seconds": 300}
    return Plan("Cup", form, SHORT, **(usual | terms))  # type: ignore[arg-type] # as Plan


@dataclass
class Event:
    """A tournament of `people` at a table, whose dice are in the `cup`."""

    table: Table
    cup: ScriptedCup
    people: Sequence[MemberActor]
    id: int = 0
    channel: ChannelHandle = field(init=False)
    _inside: dict[Farkle, Context] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.channel = self.table.channel

    @property
    def feature(self) -> TournamentsFeature:
        return self.table.bot.features.tournaments

    def actor(self, who: MemberActor) -> Actor:
        """Return somebody as they act; Dora, who owns the server, manages it."""
        name = str(who.user.global_name)
        return Actor(Person(who.id, name), self.table.guild.id, who is self.table.dora)

    async def announce(self, wanted: Plan, organizer: MemberActor | None = None) -> None:
        """Let Dora, or somebody else, announce a tournament here."""
        place = Place(self.table.guild.id, self.channel.id)
        who = self.actor(organizer or self.table.dora)
        self.id = (await self.do(self.feature.entering.create(wanted, place, who))).id

    async def join(self, teams: Sequence[str] = ()) -> None:
        """Let everybody join, one after another."""
        for at, who in enumerate(self.people):
            team = teams[at] if teams else ""
            await self.enter(who, team)

    async def enter(self, who: MemberActor, team: str = "") -> None:
        """Let somebody join."""
        await self.do(self.feature.entering.join(self.id, self.actor(who), team))

    async def leave(self, who: MemberActor) -> None:
        """Let somebody withdraw."""
        await self.do(self.feature.entering.leave(self.id, self.actor(who)))

    async def be_there(self, match: Match, who: MemberActor) -> None:
        """Let somebody say that they are there for a game."""
        await self.do(self.feature.presence.note(match.id, self.actor(who)))

    async def start(self) -> None:
        """Let Dora start it."""
        await self.do(self.feature.organizing.start(self.id, self.actor(self.table.dora)))

    async def begin(self, wanted: Plan, teams: Sequence[str] = ()) -> None:
        """Announce a tournament, let everybody join, and start it."""
        await self.announce(wanted)
        await self.join(teams)
        await self.start()

    async def do(self, work: Coroutine[object, object, T]) -> T:
        """Let the bot do something as if a command had asked for it: simcord waits for the rest."""
        bot = self.table.bot
        if bot not in self._inside:

            async def look_around(_: discord.Interaction) -> None:
                self._inside[bot] = copy_context()

            bot.add_listener(look_around, "on_interaction")
            await self.table.dora.slash(self.channel, "farkle help")
        begin = asyncio.get_running_loop().create_task
        task = self._inside[bot].copy().run(begin, work)
        try:
            return await task
        finally:
            await self.table.env.settle()

    async def pass_time(self, seconds: float) -> None:
        """Let time go by."""
        await self.table.env.advance_time(seconds)

    async def now(self) -> Tournament:
        """Return the tournament as it is stored."""
        return await self.feature.looking.show(self.id, self.table.guild.id)

    async def matches(self) -> list[Match]:
        """Return the games that are being played, the oldest first."""
        tournament = await self.now()
        found = []
        for series in tournament.series:
            for game in series.games:
                if game.match is not None and game.match.is_open:
                    view = await self.table.bot.features.board.play.look(game.match.id)
                    found.append(view.match)
        return sorted(found, key=lambda match: match.id)

    async def standings(self) -> list[tuple[int, int, str]]:
        """Return rank, points and name of everybody."""
        rows = standings_of(await self.now())
        return [(row.rank, row.points, entry.captain.name) for row, entry in rows]

    def board(self, match: Match) -> discord.Message:
        """Return the message that shows a game."""
        [found] = [
            message for message in self.where(match).history() if message.id == match.message_id
        ]
        return found

    def where(self, match: Match) -> ChannelHandle:
        """Return where a game is played."""
        places = [self.channel, *self.channel.threads]
        return next(place for place in places if place.id == match.place.channel_id)

    def member(self, user_id: int) -> MemberActor:
        """Return somebody who takes part."""
        return next(person for person in self.people if person.id == user_id)

    async def play(self, match: Match, winner: int | None = None) -> None:
        """Let the player at the seat `winner` win a game at once; the one who begins, if None."""
        if winner:
            self.cup.next("223346")  # a farkle of whoever begins
            await self.press(match, RollButton)
            match = await self.again(match)
        self.cup.next(WINS)
        for kind in (RollButton, BestButton, BankButton):
            await self.press(await self.again(match), kind)

    async def again(self, match: Match) -> Match:
        """Return a match as it is now."""
        return (await self.table.bot.features.board.play.look(match.id)).match

    async def press(self, match: Match, kind: type[RollButton | BestButton | BankButton]) -> None:
        """Let whoever is on turn press a button of the board."""
        who = self.member(match.on_turn.user_id)
        self.table.channel = self.where(match)
        await self.table.press(who, kind, on=self.board(match))
        await self.table.env.settle()

    async def restart(self) -> None:
        """Replace the bot by a fresh one on the same database."""
        await self.table.restart()
        await self.table.env.settle()

    async def play_all(self, restart: bool = False) -> int:
        """Play until nothing is open any more; return how many games that were."""
        played = 0
        while matches := await self.matches():
            match = matches[0]
            stronger = min(match.players, key=lambda player: player.name)
            await self.play(match, match.players.index(stronger))
            played += 1
            if restart:
                await self.restart()
            assert played < 300, "no end in sight"
        return played


def gather(table: Table, cup: ScriptedCup, count: int) -> Event:
    """Return an event of so many people, who have joined the server."""
    names = [f"P{number:02}" for number in range(1, count + 1)]
    users = [table.env.create_user(name.lower(), global_name=name) for name in names]
    return Event(table, cup, [table.guild.add_member(user) for user in users])
