"""How the first answer to an interaction reaches Discord: a port, and its two adapters.

discord.py always asks for a copy of the message that it has edited, and makes objects of it. On a
board nobody needs one, so answers have a session of their own, and Discord says 204 and no more.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeAlias
from urllib.parse import quote

import aiohttp
import discord
import orjson
from discord.http import Route
from yarl import URL

from bot.client.boards.discord_errors import EDITED_TOO_OFTEN

JsonObject: TypeAlias = Mapping[str, object]

_LONGEST: Final = 1000
"""The characters of a refusal that are of interest to a reader of the log."""

_REFUSALS: Final = {403: discord.Forbidden, 404: discord.NotFound}


class Callbacks(Protocol):
    """Sends the first answer to an interaction, with one request."""

    async def send(self, interaction_id: int, token: str, answer: JsonObject) -> None:
        """Send `answer`: its type, and what belongs to that. Raises one of `TROUBLE`.

        It sets no limit in time, and need not repeat anything: see `bot.client.answer`.
        """

    async def close(self) -> None:
        """Stop sending answers."""


MakeCallbacks = Callable[[discord.Client], Callbacks]
"""Returns the way on which a client answers."""


class TooManyRequests(discord.HTTPException):
    """Discord takes no request of this kind for `retry_after` seconds."""

    def __init__(
        self, response: aiohttp.ClientResponse, refusal: dict[str, object], retry_after: float
    ) -> None:
        """Keep what discord.py would wait for by itself."""
        super().__init__(response, refusal)
        self.retry_after = retry_after


class SessionCallbacks:
    """Sends answers through a session of its own."""

    def __init__(self, client: discord.Client) -> None:
        """Answer as `client`; the session is opened with the first answer."""
        self._client = client
        self._session: aiohttp.ClientSession | None = None

    async def send(self, interaction_id: int, token: str, answer: JsonObject) -> None:
        """Send `answer`, authorised by its own token and not by the bot's."""
        session = self._session or self._open()
        url = f"{Route.BASE}/interactions/{interaction_id}/{quote(token, safe='')}/callback"
        body = orjson.dumps(answer)
        async with session.post(URL(url, encoded=True), data=body) as response:
            if response.status >= 300:
                raise _error(response, await response.read())

    async def close(self) -> None:
        """Close the session."""
        if self._session is not None:
            await self._session.close()

    def _open(self) -> aiohttp.ClientSession:
        headers = {
            "Content-Type": "application/json",
            "User-Agent": self._client.http.user_agent,
        }
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            headers=headers,
            timeout=aiohttp.ClientTimeout(),
            trace_configs=[trace] if (trace := self._client.http.http_trace) else None,
        )
        return self._session


class ClientCallbacks:
    """Sends answers through discord.py's HTTP client, which a simulated Discord replaces.

    It costs half as much again: discord.py keeps a rate limit for each route, or, when the token is
    part of it, for each answer.
    """

    def __init__(self, client: discord.Client) -> None:
        """Answer as `client`."""
        self._client = client

    async def send(self, interaction_id: int, token: str, answer: JsonObject) -> None:
        """Send `answer`."""
        route = Route(
            "POST",
            "/interactions/{interaction_id}/{interaction_token}/callback",
            interaction_id=interaction_id,
            interaction_token=token,
        )
        await self._client.http.request(route, json=answer)

    async def close(self) -> None:
        """Close nothing: the HTTP client is discord.py's."""


def _error(response: aiohttp.ClientResponse, body: bytes) -> discord.HTTPException:
    """Return the error that discord.py would raise for a response."""
    refusal = _refusal(body)
    retry_after = refusal.get("retry_after")
    waiting_helps = refusal.get("code") != EDITED_TOO_OFTEN
    if response.status == 429 and isinstance(retry_after, int | float) and waiting_helps:
        return TooManyRequests(response, refusal, retry_after)
    if response.status >= 500:
        return discord.DiscordServerError(response, refusal)
    return _REFUSALS.get(response.status, discord.HTTPException)(response, refusal)


def _refusal(body: bytes) -> dict[str, object]:
    """Return Discord's code and reason for refusing an answer.

    What says it instead, such as a proxy before Discord, may say anything.
    """
    try:
        said = orjson.loads(body)
    except orjson.JSONDecodeError:
        said = None
    if not isinstance(said, dict):
        return {"message": body[:_LONGEST].decode(errors="replace")}
    code, problems = said.get("code"), said.get("errors", "")
    return {
        "code": code if isinstance(code, int) else 0,
        "message": f"{said.get('message')} {problems}"[:_LONGEST].rstrip(),
        "retry_after": said.get("retry_after"),
    }
