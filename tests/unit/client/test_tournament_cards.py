"""Cards of tournaments: not edited too often, newest wins, and Discord in trouble."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import aiohttp
import discord
import pytest

from bot.client.tournaments.cards import FINAL, TournamentCards
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.ports import Posted
from bot.kit.texts.texts import Texts
from bot.match.service.tasks import Tasks
from tests.support.scenes.tables import english
from tests.support.scenes.tournaments.samples import NOW, gathering, plan, running

SOON = 0.05
"""Seconds between two edits."""


class Shelf:
    """The port `CardStore`."""

    def __init__(self) -> None:
        self.kept: dict[int, Posted] = {}

    async def get(self, tournament_id: int) -> Posted | None:
        return self.kept.get(tournament_id)

    async def put(self, tournament_id: int, posted: Posted) -> None:
        self.kept[tournament_id] = posted


class Channel:
    """A channel that notes what is done there, and is in trouble as often as it is told."""

    def __init__(self, number: int, wall: "Wall") -> None:
        self.id = number
        self._wall = wall

    async def send(self, **_: object) -> "Message":
        self._wall.note("post", self.id)
        return Message(self, 1000 + len(self._wall.done), self._wall)

    def get_partial_message(self, message_id: int) -> "Message":
        return Message(self, message_id, self._wall)


class Message:
    def __init__(self, channel: Channel, number: int, wall: "Wall") -> None:
        self.id = number
        self.channel = channel
        self._wall = wall

    async def edit(self, **_: object) -> None:
        self._wall.note("edit", self.id)

    async def delete(self) -> None:
        self._wall.note("delete", self.id)


class Wall:
    """The part of the bot that cards need."""

    def __init__(self) -> None:
        self.tasks = Tasks()
        self.done: list[tuple[str, int]] = []
        self.trouble: list[Exception] = []
        self.ready = asyncio.Event()
        self.ready.set()

    async def wait_until_ready(self) -> None:
        await self.ready.wait()

    def note(self, what: str, number: int) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        self.done.append((what, number))

    def texts_of_server(self, guild_id: int | None) -> Texts:
        return english()

    def get_partial_messageable(self, channel_id: int, *, guild_id: int | None = None) -> Channel:
        return Channel(channel_id, self)


Scene = tuple[TournamentCards, Wall, Shelf]
Quiet = Callable[[], Awaitable[None]]


@pytest.fixture
def scene() -> Scene:
    wall, shelf = Wall(), Shelf()
    return TournamentCards(wall, SOON, shelf), wall, shelf  # type: ignore[arg-type] # as it is used


async def quiet() -> None:
    """Wait until no card is being shown."""
    while work := [task for task in asyncio.all_tasks() if task.get_name().startswith("card ")]:
        await asyncio.wait(work)


def version(tournament: Tournament, number: int) -> Tournament:
    return replace(tournament, version=number)


JOINING = gathering(plan(FormName.SWISS), 3)
RUNNING = running(plan(FormName.SWISS), 4)


async def test_many_changes_are_few_edits_and_the_newest_is_shown(scene: Scene) -> None:
    cards, wall, _ = scene
    for number in range(1000):
        cards.changed(version(JOINING, number))
        if number % 100 == 0:
            await asyncio.sleep(0)
    await quiet()
    assert wall.done[0][0] == "post"
    assert len(wall.done) <= 3, "of a thousand people who joined"


async def test_what_a_start_changes_is_shown_once_discord_has_told_of_its_servers(
    scene: Scene,
) -> None:
    cards, wall, _ = scene
    wall.ready.clear()
    cards.changed(version(JOINING, 1))
    for _ in range(10):
        await asyncio.sleep(0)
    assert wall.done == []
    wall.ready.set()
    await quiet()
    assert [what for what, _ in wall.done] == ["post"]


async def test_an_older_one_never_replaces_a_newer_one(scene: Scene) -> None:
    cards, wall, shelf = scene
    cards.changed(version(JOINING, 5))
    await quiet()
    cards.changed(version(RUNNING, 7))
    cards.changed(version(JOINING, 6))
    await quiet()
    assert shelf.kept[JOINING.id].round == 1, "the round was told of, and once"
    assert [what for what, _ in wall.done] == ["post", "edit", "post"]


async def test_edits_keep_their_distance(scene: Scene) -> None:
    cards, wall, _ = scene
    loop = asyncio.get_running_loop()
    cards.changed(version(JOINING, 1))
    await quiet()
    before = loop.time()
    cards.changed(version(JOINING, 2))
    await quiet()
    assert loop.time() - before >= SOON / 2
    assert [what for what, _ in wall.done] == ["post", "edit"]


async def test_a_deleted_card_is_not_posted_again_unless_somebody_asks(scene: Scene) -> None:
    cards, wall, shelf = scene
    cards.changed(version(JOINING, 1))
    await quiet()
    wall.trouble = [not_found(10008)]
    cards.changed(version(JOINING, 2))
    await quiet()
    assert shelf.kept[JOINING.id].message_id is None
    cards.changed(version(JOINING, 3))
    await quiet()
    assert [what for what, _ in wall.done] == ["post"]
    cards.post(version(JOINING, 3))
    await quiet()
    assert [what for what, _ in wall.done] == ["post", "post"]


async def test_who_has_won_is_seen_below_everything_else_once(scene: Scene) -> None:
    cards, wall, shelf = scene
    cards.changed(version(RUNNING, 1))
    await quiet()
    over = replace(RUNNING, phase=Over(NOW))
    for number in (2, 3):
        cards.changed(version(over, number))
        await quiet()
    assert [what for what, _ in wall.done] == ["post", "post", "post", "delete", "edit"]
    assert shelf.kept[RUNNING.id].round == FINAL


async def test_what_discord_refuses_for_good_stops_nobody(scene: Scene) -> None:
    cards, wall, _ = scene
    wall.trouble = [discord.Forbidden(response(403), "no")]
    cards.changed(version(JOINING, 1))
    await quiet()
    assert wall.done == []
    cards.changed(version(JOINING, 2))
    await quiet()
    assert [what for what, _ in wall.done] == ["post"]


def not_found(code: int) -> discord.NotFound:
    return discord.NotFound(response(404), {"code": code, "message": "gone"})


def response(status: int) -> aiohttp.ClientResponse:
    class Response:
        reason = "said so"

        def __init__(self) -> None:
            self.status = status

    return Response()  # type: ignore[return-value] # as discord.py reads it
