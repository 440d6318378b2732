"""Personal data, and for how long it is kept."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.match.model.match import Match

DAY: Final = 24 * 3600

SERVER_KEPT: Final = 30 * DAY
"""Seconds for which the data of a server is kept after the bot has left it."""

UNPLAYED_KEPT: Final = 30 * DAY
"""Seconds for which a match that was closed before its first move is kept."""

Json = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""A value of JSON."""

Row = Mapping[str, Json]

Export = Mapping[str, Sequence[Row]]
"""The rows about a person or a server, by table."""


@dataclass(frozen=True, slots=True)
class Operator:
    """Who runs this bot: contact and privacy policy; empty where not given."""

    contact: str = ""
    policy: str = ""


def write_export(export: Export, now: int, **ids: int) -> str:
    """Return data as JSON, exported at `now` (Unix seconds); `ids` name the person or server."""
    named = {name: str(number) for name, number in ids.items()}
    whole = {"format": 1, **named, "exported_at": now, "tables": export}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def tells_of(match: Match, user_id: int) -> bool:
    """Tell whether a person plays in `match`, or has left a word there."""
    return match.concerns(user_id) or any(word.user_id == user_id for word in match.words)
