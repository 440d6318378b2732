"""When something is to begin, as people type it in any of the bot's languages."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, timezone
from typing import Final

from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.visible_text import typed_line

LONGEST_WHEN: Final = 60
"""The characters of a time that is typed, at most."""

_UNITS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes", "minuten"), 60),
    **dict.fromkeys(("minuto", "minutos"), 60),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden"), 3600),
    **dict.fromkeys(("heure", "heures", "hora", "horas"), 3600),
    **dict.fromkeys(("d", "day", "days", "tag", "tage", "tagen", "j", "jour", "jours"), 86_400),
    **dict.fromkeys(("día", "días", "dia", "dias"), 86_400),
}
"""The seconds of each unit, as any of the languages calls it."""

_IN: Final = r"(?:in|dans|en|em|dentro de|daqui a)"
"""What people say before "two hours"."""

_SPAN: Final = re.compile(r"(\d{1,4})\s*([a-zíá]+)\.?\s*")
_SPANS: Final = re.compile(rf"(?:{_IN}\s*)?((?:\d{{1,4}}\s*[a-zíá]+\.?\s*)+)")
_HOURS: Final = re.compile(rf"{_IN}\s*(\d{{1,3}})\s*h\s*(\d{{1,2}})")
"""Such as "dans 2h30", where the minutes have no unit."""

_STAMP: Final = re.compile(r"<t:(\d{1,11})(?::[a-z])?>")
_CLOCK: Final = re.compile(
    r"(?:(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})[ t]+)?"
    r"(?P<hour>\d{1,2})[:h](?P<minute>\d{2})"
    r"(?:\s*(?P<zone>z|(?:utc|gmt)?\s*(?P<sign>[+-])(?P<off>\d{1,2})(?::?(?P<part>\d{2}))?|utc|gmt))?"
)


def read_when(typed: str, now: int) -> int:
    """Return the time (Unix seconds) that was `typed`, which may have gone by.

    It is a span from `now` ("2 h 30 min", "in 3 days"), a clock time ("18:30", "18h30",
    "18:30 +2", the
    next one there is), a date with a clock time ("2026-12-01 18:30"), or a time as Discord writes
    it. Clock times without an offset are those of UTC. Raises `Refused` for anything else.
    """
    text = typed_line(typed).lower()
    if len(text) > LONGEST_WHEN:
        raise Refused(TournamentRefusal.TIME)
    stamp = _STAMP.fullmatch(text)
    if stamp is not None:
        return int(stamp[1])
    spans = _SPANS.fullmatch(text)
    if spans is not None:
        return now + _seconds(spans[1])
    hours = _HOURS.fullmatch(text)
    if hours is not None:
        return now + int(hours[1]) * 3600 + int(hours[2]) * 60
    clock = _CLOCK.fullmatch(text)
    if clock is None:
        raise Refused(TournamentRefusal.TIME)
    try:
        return _clock_time(clock, now)
    except (ValueError, OverflowError):
        raise Refused(TournamentRefusal.TIME) from None


def _seconds(spans: str) -> int:
    found = 0
    for number, unit in _SPAN.findall(spans):
        if unit not in _UNITS:
            raise Refused(TournamentRefusal.TIME)
        found += int(number) * _UNITS[unit]
    return found


def _clock_time(clock: re.Match[str], now: int) -> int:
    """Return the time of a clock, the next one if no date is named; raises `ValueError`."""
    zone = _zone(clock)
    here = datetime.fromtimestamp(now, zone)
    hour, minute = int(clock["hour"]), int(clock["minute"])
    if clock["year"] is not None:
        year, month, day = int(clock["year"]), int(clock["month"]), int(clock["day"])
        return int(datetime(year, month, day, hour, minute, tzinfo=zone).timestamp())
    today = here.replace(hour=hour, minute=minute, second=0, microsecond=0)
    due = today if today > here else today + timedelta(days=1)
    return int(due.timestamp())


def _zone(clock: re.Match[str]) -> timezone:
    if clock["sign"] is None:
        return UTC
    offset = timedelta(hours=int(clock["off"]), minutes=int(clock["part"] or 0))
    return timezone(offset if clock["sign"] == "+" else -offset)
