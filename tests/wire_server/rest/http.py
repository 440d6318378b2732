"""The HTTP side of REST v10: log, faults, authorisation, bodies in and answers out."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from aiohttp import BodyPartReader, web

from tests.wire_server.errors import INVALID_FORM, ApiError, JsonObject, Problem, invalid_form
from tests.wire_server.people.interactions import Interactions

from .content import Upload
from .limits import MAX_REQUEST_BYTES
from .traffic import Drop, Fault, Faults, Late, RateLimit, Refusal, Request, Silence

PREFIX = "/api/v10"
_LOOK_EVERY = 0.1
_FORM = "multipart/form-data"


class BodyChecker(Protocol):
    """Knows what the body of a request has to look like."""

    def check_request(self, method: str, template: str, body: object) -> list[Problem]:
        """Return what is wrong with a body."""


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that Discord would refuse, or that this server does not know."""

    method: str
    path: str
    problem: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.problem}"


@dataclass(frozen=True, slots=True)
class Call:
    """A request as a route sees it: the parts of its path, its query, body and files."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    body: object
    files: tuple[Upload, ...]

    def id(self, name: str) -> int:
        """Return the id in one part of the path."""
        value = self.params[name]
        if not value.isdecimal():
            text = f'Value "{value}" is not snowflake.'
            raise invalid_form([Problem((name,), "NUMBER_TYPE_COERCE", text)])
        return int(value)

    def object(self) -> JsonObject:
        """Return the body when it is a JSON object."""
        if not isinstance(self.body, dict):
            raise _malformed()
        return self.body

    def objects(self) -> list[JsonObject]:
        """Return the body when it is an array of JSON objects."""
        if not isinstance(self.body, list) or not all(isinstance(x, dict) for x in self.body):
            raise _malformed()
        return self.body


@dataclass(frozen=True, slots=True)
class Answer:
    """A status and the JSON that goes with it (None: no body).

    `deprecated`: what is wrong with a request that Discord still takes.
    """

    status: int
    body: object = None
    deprecated: str = ""


@dataclass(frozen=True, slots=True)
class Route:
    """One operation. `public`: needs no bot token, for its path carries an interaction's."""

    method: str
    template: str
    handler: Callable[[Call], Answer]
    public: bool = False


class Front:
    """Takes every request: logs it, lets faults strike, checks it, calls its route, answers."""

    def __init__(
        self,
        interactions: Interactions,
        faults: Faults,
        token: str,
        *,
        checker: BodyChecker | None,
        history: int,
    ) -> None:
        """`history`: how many of the newest requests the log keeps."""
        self.requests: deque[Request] = deque(maxlen=history)
        self.request_count = 0
        self.upload_count = 0
        self.violations: list[Violation] = []
        self._interactions = interactions
        self._faults = faults
        self._authorisation = f"Bot {token}"
        self._checker = checker
        self._change = asyncio.Event()

    def mount(self, app: web.Application, routes: list[Route]) -> None:
        """Put the routes into an application, and behind them what catches all others."""
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.template, partial(self._serve, route))
        app.router.add_route("*", "/{unknown:.*}", self._serve_unknown)

    async def changed(self) -> None:
        """Wait until the next request was answered."""
        await self._change.wait()

    async def _serve_unknown(self, http: web.Request) -> web.Response:
        request = self._log(http, http.path)
        self._blame(request, "no such route on this server")
        return self._respond(request, Answer(404, ApiError(404, 0, "404: Not Found").body()))

    async def _serve(self, route: Route, http: web.Request) -> web.Response:
        request = self._log(http, route.template)
        interaction = self._interactions.find(
            http.match_info.get("interaction_token") or http.match_info.get("webhook_token", "")
        )
        if interaction is not None:
            interaction.requests.append(request)
        fault = self._faults.take(request)
        instead = await self._strike(fault, request, http)
        if instead is not None:
            return instead
        answer = await self._answer(route, http, request)
        match fault:
            case Drop():
                return self._drop(request, http)
            case Silence():
                return await self._keep_silent(request, http)
            case _:
                return self._respond(request, answer)

    async def _strike(
        self, fault: Fault | None, request: Request, http: web.Request
    ) -> web.Response | None:
        """Return what comes of a fault instead of doing what was asked; None when it is done."""
        match fault:
            case Late(seconds):
                await asyncio.sleep(seconds)
            case RateLimit():
                return self._respond(request, Answer(429, fault.body()), fault.headers())
            case Refusal(status, code, message, problems):
                error = ApiError(status, code, message, problems)
                return self._respond(request, Answer(status, error.body()))
            case Drop(handled=False):
                return self._drop(request, http)
            case Silence(handled=False):
                return await self._keep_silent(request, http)
            case _:
                pass
        return None

    async def _answer(self, route: Route, http: web.Request, request: Request) -> Answer:
        """Return the answer of a route, or the error that stands in its way."""
        try:
            self._authorise(route, http)
            request.body, files = await _read(http)
            self._check(route, request)
            answer = route.handler(Call(http.match_info, http.query, request.body, files))
            if answer.deprecated:
                self._blame(request, answer.deprecated)
            return answer
        except ApiError as error:
            if error.code == INVALID_FORM:
                problems = "; ".join(map(str, error.problems)) or error.message
                self._blame(request, problems)
            return Answer(error.status, error.body())

    def _authorise(self, route: Route, http: web.Request) -> None:
        if not route.public and http.headers.get("Authorization") != self._authorisation:
            raise ApiError(401, 0, "401: Unauthorized")

    def _check(self, route: Route, request: Request) -> None:
        if self._checker is None or request.body is None:
            return
        problems = self._checker.check_request(route.method, route.template, request.body)
        if problems:
            raise invalid_form(problems)

    def _log(self, http: web.Request, template: str) -> Request:
        path = http.path.removeprefix(PREFIX)
        request = Request(http.method, path, template, time.monotonic())
        self.requests.append(request)
        self.request_count += 1
        self.upload_count += http.content_type == _FORM
        return request

    def _blame(self, request: Request, problem: str) -> None:
        self.violations.append(Violation(request.method, request.path, problem))

    def _respond(
        self, request: Request, answer: Answer, headers: Mapping[str, str] | None = None
    ) -> web.Response:
        request.status, request.answer = answer.status, answer.body
        self._notify()
        if answer.body is None:
            return web.Response(status=answer.status, headers=headers)
        # Bytes, not text: discord.py reads JSON only when no charset follows the content type.
        return web.Response(
            status=answer.status,
            body=json.dumps(answer.body, separators=(",", ":")).encode(),
            content_type="application/json",
            headers=headers,
        )

    def _drop(self, request: Request, http: web.Request) -> web.Response:
        if http.transport is not None:
            http.transport.abort()
        self._notify()
        return web.Response(status=request.status or 500)

    async def _keep_silent(self, request: Request, http: web.Request) -> web.Response:
        """Hold the connection for as long as the bot does."""
        self._notify()
        while http.transport is not None and not http.transport.is_closing():  # noqa: ASYNC110
            await asyncio.sleep(_LOOK_EVERY)  # a handler is not told when its client leaves
        return web.Response(status=request.status or 500)

    def _notify(self) -> None:
        self._change.set()
        self._change = asyncio.Event()


async def _read(http: web.Request) -> tuple[object, tuple[Upload, ...]]:
    """Return the JSON body and the files of a request."""
    try:
        if http.content_type == _FORM:
            return await _read_multipart(http)
        raw = await http.read()
        if not raw:
            return None, ()
        if http.content_type == "application/json":
            return json.loads(raw), ()
    except web.HTTPRequestEntityTooLarge as error:
        raise ApiError(413, 40005, "Request entity too large") from error
    except ConnectionResetError as error:
        raise _malformed() from error  # the bot was killed in the middle of it
    except ValueError as error:
        raise _malformed() from error
    text = "Expected the content type application/json or multipart/form-data."
    raise invalid_form([Problem((), "CONTENT_TYPE_INVALID", text)])


async def _read_multipart(http: web.Request) -> tuple[object, tuple[Upload, ...]]:
    body: object = None
    files: list[Upload] = []
    size = 0
    async for part in await http.multipart():
        if not isinstance(part, BodyPartReader):
            raise _malformed()
        data = bytes(await part.read())
        size += len(data)
        if size > MAX_REQUEST_BYTES:
            raise ApiError(413, 40005, "Request entity too large")
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(data)
        elif name.startswith("files[") and name[6:-1].isdecimal():
            files.append(Upload(int(name[6:-1]), part.filename or "file", data))
        else:
            text = f"Unknown form field {name!r}."
            raise invalid_form([Problem((), "FORM_FIELD_UNKNOWN", text)])
    return body, tuple(files)


def _malformed() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")
