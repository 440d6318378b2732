"""What is kept of people and servers, and for how long."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.match.model.match import Match

DAY: Final = 24 * 3600

SERVER_KEPT: Final = 30 * DAY
"""Seconds for which the data of a server is kept that the bot has left."""

UNPLAYED_KEPT: Final = 30 * DAY
"""Seconds for which a match is kept that was closed before anything was played."""

Json = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""What JSON can say."""

Row = Mapping[str, Json]

Export = Mapping[str, Sequence[Row]]
"""The rows that are kept of somebody or of a server, by the table that they are in."""


@dataclass(frozen=True, slots=True)
class Operator:
    """Who runs this bot: how to reach them, and where their policy is; empty where not told."""

    contact: str = ""
    policy: str = ""


def write_export(export: Export, now: int, **ids: int) -> str:
    """Return what is kept at `now` (unix seconds) of whom or what `ids` name, as JSON."""
    named = {name: str(each) for name, each in ids.items()}
    whole = {"format": 1, **named, "exported_at": now, "tables": export}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def takes_part(match: Match, user_id: int) -> bool:
    """Tell whether somebody can still act in `match`."""
    if not match.is_open or not match.concerns(user_id):
        return False
    seat = match.seat_of(user_id)
    return not match.is_playing or seat is None or not match.state.out[seat]


def tells_of(match: Match, user_id: int) -> bool:
    """Tell whether somebody is in `match`, or has left a word there."""
    return match.concerns(user_id) or any(word.user_id == user_id for word in match.words)
