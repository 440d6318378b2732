"""Commands that Discord takes, or does not, and the ids that it gives them."""

import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.http import HTTPClient, Route

from bot.client.application.command_sync import known_ids, sync_if_changed
from bot.client.sharding import LeftToAnother
from tests.support.matches.memory import MemoryNotes

Json = dict[str, Any]

IDS = {"farkle": 11, "farkle-admin": 12}

OLD: Json = {"id": "12", "type": 1, "name": "farkle-admin", "description": "as it was"}
ENTRY: Json = {"id": "9", "type": 4, "name": "launch", "handler": 2, "version": "3"}

TWO_INSTALLS = app_commands.AppInstallationType(guild=True, user=True)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)


def refusal(code: int, **errors: str) -> discord.HTTPException:
    """Return what discord.py makes of a 400: `errors` by the path of what is wrong."""
    nested: Json = {}
    for path, why in errors.items():
        node = nested
        for step in path.split("."):
            node = node.setdefault(step, {})
        node["_errors"] = [{"code": "WRONG", "message": why}]
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(response, {"code": code, "message": "Invalid", "errors": nested})


class Http(HTTPClient):
    """Discord as far as commands go: what it has, what it was told, and what it refuses next."""

    def __init__(self) -> None:
        self.has: list[Json] = []
        self.told: list[list[Json]] = []
        self.refusals: list[discord.HTTPException] = []
        self.fetched = 0

    async def bulk_upsert_global_commands(  # type: ignore[override] # discord.py awaits it
        self, application_id: int, payload: Sequence[Json]
    ) -> list[Json]:
        assert application_id == 5
        self.told.append(json.loads(json.dumps(payload)))
        if self.refusals:
            raise self.refusals.pop(0)
        self.has = [
            {"id": str(IDS.get(command["name"], 13)), **command} for command in self.told[-1]
        ]
        return self.has

    async def get_global_commands(  # type: ignore[override] # see above
        self, application_id: int
    ) -> list[Json]:
        assert application_id == 5
        self.fetched += 1
        return self.has

    async def request(self, route: Route, **options: object) -> list[Json]:
        assert (route.method, options) == ("GET", {"params": {"with_localizations": "true"}})
        return self.has


class Tree(app_commands.CommandTree):
    """A tree of two commands and a menu, of which a Discord is told that is not there."""

    def __init__(self, http: Http) -> None:
        client = discord.Client(intents=discord.Intents.none(), application_id=5)
        client.http = http
        super().__init__(client)
        self.http = http
        self.add_command(_group("farkle"))
        self.add_command(_group("farkle-admin"))
        self.add_command(app_commands.ContextMenu(name="Challenge", callback=_challenge))

    @property
    def translator(self) -> app_commands.Translator | None:
        return Words()


def _group(name: str) -> app_commands.Group:
    return app_commands.Group(
        name=name, description="Play", allowed_installs=TWO_INSTALLS, allowed_contexts=EVERYWHERE
    )


async def _challenge(interaction: discord.Interaction, user: discord.User) -> None:
    """Do nothing."""


class Words(app_commands.Translator):
    """Translates nothing."""

    async def translate(self, *_: object) -> None:
        return None


@pytest.fixture
def tree() -> Tree:
    return Tree(Http())


@pytest.fixture
def notes() -> MemoryNotes:
    return MemoryNotes()


async def test_discord_is_told_only_of_what_has_changed(tree: Tree, notes: MemoryNotes) -> None:
    for _ in range(2):
        assert await sync_if_changed(tree, notes) == IDS
    assert (len(tree.http.told), tree.http.fetched) == (1, 0)


async def test_ids_are_known_before_discord_is_asked(tree: Tree, notes: MemoryNotes) -> None:
    assert await known_ids(tree, notes) == {}
    await sync_if_changed(tree, notes)
    assert await known_ids(Tree(Http()), notes) == IDS


async def test_ids_that_an_older_version_did_not_remember_are_fetched_once(
    tree: Tree, notes: MemoryNotes
) -> None:
    await sync_if_changed(tree, notes)
    del notes.notes["command-ids:5"]
    for _ in range(2):
        assert await sync_if_changed(tree, notes) == IDS
    assert (len(tree.http.told), tree.http.fetched) == (1, 1)


@pytest.mark.parametrize("damaged", ["\N{REPLACEMENT CHARACTER}", "[]", '{"farkle": null}'])
async def test_damaged_ids_are_fetched_again(tree: Tree, notes: MemoryNotes, damaged: str) -> None:
    await sync_if_changed(tree, notes)
    notes.notes["command-ids:5"] = damaged
    assert await known_ids(tree, notes) == {}
    assert await sync_if_changed(tree, notes) == IDS
    assert tree.http.fetched == 1


async def test_a_refusal_that_names_no_command_is_raised(
    tree: Tree, notes: MemoryNotes, caplog: pytest.LogCaptureFixture
) -> None:
    tree.http.refusals = [refusal(30034)]
    with pytest.raises(discord.HTTPException):
        await sync_if_changed(tree, notes)
    assert "Discord refuses the commands: Invalid" in caplog.text
    assert notes.notes == {}
    assert await sync_if_changed(tree, notes) == IDS


async def test_a_command_that_is_refused_leaves_the_others(
    tree: Tree, notes: MemoryNotes, caplog: pytest.LogCaptureFixture
) -> None:
    tree.http.refusals = [refusal(50035, **{"1.description": "too long"})]
    assert await sync_if_changed(tree, notes) == {"farkle": 11}
    assert [command["name"] for command in tree.http.has] == ["farkle", "Challenge"]
    assert "since Discord has refused them: farkle-admin." in caplog.text
    assert await sync_if_changed(tree, notes) == IDS, "it is told again at the next start"


async def test_a_command_that_is_refused_stays_as_discord_has_it(
    tree: Tree, notes: MemoryNotes
) -> None:
    tree.http.has = [{**OLD, "version": "7", "application_id": "5"}]
    tree.http.refusals = [refusal(50035, **{"1.options.0.name": "taken"})]
    assert await sync_if_changed(tree, notes) == IDS
    assert tree.http.told[1][1] == OLD


async def test_what_is_refused_for_accounts_is_told_for_servers(
    tree: Tree, notes: MemoryNotes
) -> None:
    tree.http.refusals = [refusal(50035, **{"0.integration_types.1": "unsupported"})]
    assert await sync_if_changed(tree, notes) == IDS
    first, second, _ = tree.http.told[1]
    assert (first["integration_types"], first["contexts"]) == ([0], [0, 1])
    assert second["integration_types"] == [0, 1]


async def test_the_command_of_an_activity_stays(tree: Tree, notes: MemoryNotes) -> None:
    tree.http.has = [ENTRY]
    tree.http.refusals = [refusal(50240)]
    assert await sync_if_changed(tree, notes) == IDS
    kept = {key: value for key, value in ENTRY.items() if key != "version"}
    assert tree.http.told[1] == [*tree.http.told[0], kept]
    assert await sync_if_changed(tree, notes) == IDS
    assert len(tree.http.told) == 2, "nothing was refused in the end"


async def test_it_is_not_asked_for_ever(tree: Tree, notes: MemoryNotes) -> None:
    tree.http.refusals = [refusal(50035, **{"0.name": "no"}) for _ in range(9)]
    with pytest.raises(discord.HTTPException):
        await sync_if_changed(tree, notes)
    assert [len(commands) for commands in tree.http.told] == [3, 2, 1], "never of none"
    assert notes.notes == {}


async def test_others_of_the_bots_processes_wait_for_the_first(
    tree: Tree, notes: MemoryNotes
) -> None:
    with pytest.raises(LeftToAnother):
        await sync_if_changed(tree, notes, tells=False)
    tree.http.refusals = [refusal(50035, **{"1.description": "too long"})]
    await sync_if_changed(tree, notes)
    assert await sync_if_changed(tree, notes, tells=False) == {"farkle": 11}
