"""The times of a match and who keeps up, as columns."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from bot.database.ports import Value
from bot.match.clocks.presence import ALL_PRESENT, Presence
from bot.match.model.match import Match
from bot.match.model.phases import NEVER


def time_columns(match: Match) -> dict[str, Value]:
    """Return the columns of the times and the presence of `match`."""
    return {
        "deadline": match.deadline,
        "remind_at": match.remind_at,
        "reminder_id": match.reminder_id,
        "closes_at": None if match.closes_at == NEVER else match.closes_at,
        "presence": _presence(match.presence),
    }


def _presence(presence: Presence) -> str | None:
    """Return the column of the presence, empty while everybody keeps up."""
    return None if presence == ALL_PRESENT else json.dumps(asdict(presence), separators=(",", ":"))


def read_presence(text: str | None) -> Presence:
    """Return the presence of a column."""
    return ALL_PRESENT if text is None else _presence_of(**json.loads(text))


def _presence_of(
    lapses: list[int],
    away: list[int],
    banks: Sequence[int] = (),
    vacations: Sequence[tuple[int, int]] = (),
    since: Sequence[tuple[int, int]] = (),
    **single: int | None,
) -> Presence:
    return Presence(
        lapses=tuple(lapses),
        away=tuple(away),
        banks=tuple(banks),
        vacations=tuple((seat, until) for seat, until in vacations),
        since=tuple((seat, lost_in) for seat, lost_in in since),
        **single,
    )
