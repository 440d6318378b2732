"""Makes simcord draw pages quickly enough to draw them with every press.

For each page that it draws simcord reads the Markdown of every text, with a parser built for that
text alone, and lists every message that there ever was: a fifth of a second for thirty messages.
Nearly all of them are as they were the last time.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from simcord.backend.models import Message
from simcord.preview import Preview, _markdown, _queries, _snapshot
from simcord.preview._pages import _Page

if TYPE_CHECKING:
    from markdown_it.token import Token

_REMEMBERED: Final = 4_000
"""Texts: a board has about five, a page shows fifty messages."""

_LISTED: Final = 20
"""Messages beside a page, the newest; the page itself shows more, and a search looks at all."""

_build_parser = _markdown._markdown_parser  # noqa: SLF001 - it has no public one


class _RememberingParser:
    """Stands for the parser of one kind of text, with the names and emojis that it may mention."""

    def __init__(self, policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> None:
        self._made_for = json.dumps([policy, context])

    def parse(self, text: str, _env: Mapping[str, Any]) -> "list[Token]":
        return _read(self._made_for, text, inline=False)

    def parseInline(self, text: str, _env: Mapping[str, Any]) -> "list[Token]":  # noqa: N802 - as markdown-it calls it
        return _read(self._made_for, text, inline=True)


@lru_cache(maxsize=_REMEMBERED)
def _read(made_for: str, text: str, *, inline: bool) -> "list[Token]":
    """Return the tokens of a text. simcord copies those that it changes."""
    parser = _build_parser(*json.loads(made_for))
    tokens: list[Token] = parser.parseInline(text) if inline else parser.parse(text)
    return tokens


def _list_newest(
    preview: Preview, page: _Page, visible: list[Message]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """List the newest messages beside a page, or those that somebody looks for among all."""
    listed = visible if page.navigation_query else visible[-_LISTED:]
    return _queries._message_navigation(preview, page, listed)  # noqa: SLF001 - (same)


def draw_quickly() -> None:
    """From now on let simcord do for a page what is new, and no more."""
    _markdown._markdown_parser = _RememberingParser  # noqa: SLF001 - see above
    _snapshot._message_navigation = _list_newest  # type: ignore[attr-defined] # noqa: SLF001 - (same)
