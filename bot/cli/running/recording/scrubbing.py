"""What of an exchange with Discord may be kept: a list of what tells of nobody.

Whatever is not on the list is struck out, so that a field that Discord adds tomorrow is struck out
too. Texts leave their length, ids a number of their own, the same wherever they occur.
"""

import re
from collections.abc import Collection
from typing import Final

from bot.kit.components.custom_ids import is_ours

Json = object
"""What JSON may be."""

STRUCK: Final = "x"
"""Stands for each character of a text that is struck out."""

_KEPT: Final = frozenset(
    {
        *("t", "locale", "guild_locale", "preferred_locale"),
        *("permissions", "app_permissions", "allow", "deny", "default_member_permissions"),
        *("timestamp", "edited_timestamp", "joined_at", "archive_timestamp", "create_timestamp"),
        *("scheduled_start_time", "scheduled_end_time"),
    }
)
"""The keys whose texts are kept: kinds of events, languages, permissions, times."""

_PLAIN: Final = re.compile(r"[A-Za-z0-9_:.+-]{0,40}")
"""What a text that is kept may look like."""

_KEY: Final = re.compile(r"[a-z][a-z_$-]{0,39}")
_ID: Final = re.compile(r"\d{15,20}")
_WORD: Final = re.compile(r"[a-z@][a-z_-]{0,30}|v\d+")
"""A part of a path that names what is asked for, as `messages` and `@original` do."""

_FIRST: Final = 10**17
"""The first number that stands for an id: as long as ids are."""

_SMALLEST: Final = 10**14
"""The least number that is taken for an id."""

_BEFORE_TOKENS: Final = frozenset({"interactions", "webhooks"})
"""The parts of a path after which an id and then a token come."""


class Scrubber:
    """Strikes out what tells of somebody; `names` are those of commands and their options."""

    def __init__(self, names: Collection[str]) -> None:
        self._names = frozenset(names)
        self._ids: dict[int, int] = {}

    def path(self, path: str) -> str:
        """Return the path of a request: its words, and numbers for its ids."""
        parts = path.strip("/").split("/")
        shown = []
        for place, part in enumerate(parts):
            is_token = place > 1 and parts[place - 2] in _BEFORE_TOKENS
            if _ID.fullmatch(part):
                shown.append(str(self._number(int(part))))
            else:
                kept = _WORD.fullmatch(part) and not is_token
                shown.append(part if kept else STRUCK * len(part))
        return "/" + "/".join(shown)

    def value(self, value: Json, key: str = "", *, of_command: bool = False) -> Json:
        """Return what may be kept of a value of JSON that stands under `key`.

        `of_command` tells whether it is in what somebody asks of a command: its names are ours.
        """
        match value:
            case dict():
                asks = (of_command or key == "data") and key != "resolved"
                return {
                    self._key(str(name)): self.value(inner, str(name), of_command=asks)
                    for name, inner in value.items()
                }
            case list():
                return [self.value(inner, key, of_command=of_command) for inner in value]
            case str():
                return self._text(value, key, of_command=of_command)
            case bool():
                return value
            case int():
                return self._number(value) if abs(value) > _SMALLEST else value
            case _:
                return value

    def _key(self, key: str) -> str:
        if _ID.fullmatch(key):
            return str(self._number(int(key)))
        return key if _KEY.fullmatch(key) else STRUCK * len(key)

    def _text(self, text: str, key: str, *, of_command: bool) -> str:
        if key in _KEPT and _PLAIN.fullmatch(text):
            return text
        if key == "custom_id" and is_ours(text):
            return self._custom_id(text)
        if key == "name" and of_command and text in self._names:
            return text
        if _ID.fullmatch(text):
            return str(self._number(int(text)))
        return STRUCK * len(text)

    def _custom_id(self, text: str) -> str:
        """Return an id of a button of ours; a person that it names is a number, too."""
        prefix, *parts = text.split(":")
        numbers = [self._base36(part) for part in parts[:2]]
        return ":".join([prefix, *numbers, *parts[2:]])

    def _base36(self, part: str) -> str:
        try:
            number = int(part, 36)
        except ValueError:
            return STRUCK * len(part)
        return part if number <= _SMALLEST else str(self._number(number))

    def _number(self, number: int) -> int:
        """Return the number that stands for an id."""
        return self._ids.setdefault(number, _FIRST + len(self._ids))
