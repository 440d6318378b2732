"""The log of the bot: it holds no secret, tells of nobody, and nobody writes lines into it."""

import json
import logging
import re
import unicodedata
from datetime import UTC, datetime
from typing import Final

from bot.cli.running.repeats import CountingHandler
from bot.client.guard.refusals import REFERENCE

MASK: Final = "[hidden]"
"""Stands where a secret was."""

ID: Final = "[id]"
"""Stands where an id of Discord was: of a person, a server, a channel or a message."""

_DISCORD_ID: Final = re.compile(r"(?<!\d)(?<!client_id=)\d{17,20}(?!\d)")
"""The bot's own id, in the link that invites it, tells of nobody."""

_TELL_OF_PEOPLE: Final = ("discord", "aiosqlite")
"""Libraries that log, to be debugged, whatever is sent and stored: names and all."""

_FORM: Final = "[{asctime}] [{levelname:<8}] {name}: {message}"
_TIME: Final = "%Y-%m-%d %H:%M:%S"
_BREAKS: Final = "\n\t"


def masked(text: str, secret: str) -> str:
    """Return `text` with `secret` hidden wherever it occurs; an empty secret is none."""
    return text.replace(secret, MASK) if secret else text


def hide_ids(text: str) -> str:
    """Return `text` without the ids of people, servers, channels and messages."""
    return _DISCORD_ID.sub(ID, text)


class SafeFormatter(logging.Formatter):
    """Formats a record with its traceback: no `secret`, no ids, what is invisible spelled out.

    The lines of an entry after its first begin with blanks, so only an entry begins with `[`.
    """

    def __init__(self, secret: str) -> None:
        """Hide `secret`."""
        super().__init__(_FORM, _TIME, style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry of `record`."""
        entry = hide_ids(masked(super().format(record), self._secret))
        return "".join(map(_spelled, entry)).replace("\n", "\n  ")


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object in one line of ASCII: no `secret`, no ids.

    - `time`: ISO 8601, UTC. `level`, `logger`, `message`: as they are.
    - `traceback`: if the entry has one.
    - `reference`: what the person was told to whom this has happened, if somebody was.
    """

    def __init__(self, secret: str) -> None:
        """Hide `secret`."""
        super().__init__()
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry of `record`."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry = {
            "time": time.replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        elif record.exc_text:  # of another process, where it was made
            entry["traceback"] = record.exc_text
        if reference := getattr(record, REFERENCE, None):
            entry["reference"] = reference
        hidden = {key: hide_ids(masked(value, self._secret)) for key, value in entry.items()}
        return json.dumps(hidden).replace("\x7f", "\\u007f")  # all else is escaped already


_FORMATTERS: Final = {"text": SafeFormatter, "json": JsonFormatter}


def keep_log(level: str, form: str, secret: str) -> None:
    """Write what is logged at `level` or above to standard error, with `secret` hidden.

    The `form` is one of `bot.config.FORMATS`.

    What comes with the same traceback again and again is counted rather than written.
    Libraries that would tell of people begin at INFO, whatever the `level`.
    """
    handler = CountingHandler()
    handler.setFormatter(_FORMATTERS[form](secret))
    logging.basicConfig(level=level, handlers=[handler])
    for name in _TELL_OF_PEOPLE:
        library = logging.getLogger(name)
        library.setLevel(max(logging.INFO, library.getEffectiveLevel()))
    logging.captureWarnings(capture=True)


def _spelled(mark: str) -> str:
    """Return `mark`, or its escape where a terminal might obey it or nobody would see it."""
    hidden = unicodedata.category(mark) in {"Cc", "Cf", "Cs", "Zl", "Zp"} and mark not in _BREAKS
    return mark.encode("unicode_escape").decode("ascii") if hidden else mark
