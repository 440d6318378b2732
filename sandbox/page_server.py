"""The web server of the page: simcord's, with what its page lacks to be lived in."""

from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import ClassVar, Final, Protocol

from aiohttp import web
from simcord import BackendError, SetupError
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

from sandbox.channels import Listed

_SCRIPT: Final = "/page.js"
_CHANNELS: Final = "/channels.json"
_CHANGED: Final = {
    "/": ("</body>", f'<script type="module" src="{_SCRIPT}"></script></body>'),
    "/session.js": ("interval = 500", "interval = 150"),
}
"""What is changed in simcord's own files; the times are milliseconds between two looks at what is
new, and half a second is long to wait for what somebody else did."""


class LivePages(Protocol):
    """What is told of pages by the id of each. Both raise what simcord raises of unknown ones."""

    def told(self, context_id: str | None) -> bytes:
        """Return all that a page is to show, in JSON."""

    def channels_of(self, context_id: str | None) -> tuple[int, list[Listed]]:
        """Return the channel that a page shows, and those that it may show."""


class LivePageServer(PreviewServer):
    """Adds a script, and the list of channels that it asks for."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,  # noqa: SLF001 - the only way to serve more
        _SCRIPT: "page.js",
        _CHANNELS: "",
    }

    def __init__(self, preview: Preview, pages: LivePages, port: int) -> None:
        super().__init__(preview, port)
        self._live_pages = pages

    async def _static(self, request: web.Request) -> web.Response:
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if request.path == _CHANNELS:
            return self._channels(request)
        if request.path == _SCRIPT:
            script = Path(__file__).with_name("page.js").read_text(encoding="utf-8")
            kind = "application/javascript"
            return web.Response(text=script, content_type=kind, headers=self._SECURITY_HEADERS)
        answer: web.Response = await super()._static(request)
        if request.path in _CHANGED and answer.text is not None:
            answer.text = answer.text.replace(*_CHANGED[request.path])
        return answer

    async def _state(self, request: web.Request) -> web.StreamResponse:
        context = request.headers.get("X-Simcord-Context")
        with suppress(SetupError, BackendError):
            if self._authorized(request, context=context):
                told = self._live_pages.told(context)
                kind = "application/json"
                return web.Response(body=told, content_type=kind, headers=self._SECURITY_HEADERS)
        refused: web.StreamResponse = await super()._state(request)
        return refused

    def _channels(self, request: web.Request) -> web.Response:
        """Answer with the channel that a page shows, and those that it can show."""
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        try:
            shown, listed = self._live_pages.channels_of(context)
        except (SetupError, BackendError):
            raise web.HTTPGone from None
        value = {"shown": str(shown), "channels": [asdict(channel) for channel in listed]}
        return web.json_response(value, headers=self._SECURITY_HEADERS)
