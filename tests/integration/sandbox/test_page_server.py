"""What the sandbox serves beside simcord's own page, and to whom."""

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientSession

from sandbox.world import open_page, open_world
from tests.support.tally_bot import TallyBot
from tests.support.worlds import a_picture, making


@pytest.fixture
async def address() -> AsyncIterator[str]:
    async with open_world(making(TallyBot(a_picture()))) as world, open_page(world, port=0) as page:
        yield page.url


@pytest.fixture
async def client(address: str) -> AsyncIterator[ClientSession]:
    parts = urlsplit(address)
    async with ClientSession(f"{parts.scheme}://{parts.netloc}") as client:
        yield client


async def read(client: ClientSession, path: str, **headers: str) -> tuple[int, str]:
    async with client.get(path, headers=headers) as answer:
        return answer.status, await answer.text()


async def test_the_page_has_a_script_and_looks_often_for_what_is_new(client: ClientSession) -> None:
    status, page = await read(client, "/")
    assert status == 200
    assert page.count('src="/page.js"') == 1
    assert (await read(client, "/page.js"))[0] == 200
    assert "interval = 150" in (await read(client, "/session.js"))[1]


@pytest.mark.parametrize("path", ["/", "/page.js", "/channels.json"])
async def test_other_sites_are_told_nothing(client: ClientSession, path: str) -> None:
    status, _ = await read(client, path, Host="example.org")
    assert status == 403


@pytest.mark.parametrize("path", ["/channels.json", "/api/state"])
async def test_only_pages_of_this_sandbox_are_told_what_is_in_it(
    client: ClientSession, address: str, path: str
) -> None:
    capability = urlsplit(address).fragment
    assert (await read(client, path))[0] == 401
    assert (await read(client, path, **{"X-Simcord-Capability": "guessed"}))[0] == 401
    known = {"X-Simcord-Capability": capability, "X-Simcord-Context": "p_gone"}
    assert (await read(client, path, **known))[0] == 410
    async with client.post("/api/pages", json={}, headers=known) as opened:
        known["X-Simcord-Context"] = (await opened.json())["context"]["id"]
    assert (await read(client, path, **known))[0] == 200
