"""When something is to begin, as people type it in any of the bot's languages."""

import re
import unicodedata
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
    **dict.fromkeys(("minuta", "minutu", "minuty", "minut"), 60),
    **dict.fromkeys(("hod", "hodina", "hodinu", "hodiny", "hodin"), 3600),
    **dict.fromkeys(("den", "dny", "dní", "dnů"), 86_400),
    **dict.fromkeys(("minuti", "minutę"), 60),
    **dict.fromkeys(("ora", "ore"), 3600),
    **dict.fromkeys(("godz", "godzina", "godzinę", "godziny", "godzin"), 3600),
    **dict.fromkeys(("g", "giorno", "giorni"), 86_400),
    **dict.fromkeys(("dzień", "dni"), 86_400),
    "分": 60,
    "分間": 60,
    "時間": 3600,
    "日": 86_400,
    "日間": 86_400,
}
"""The seconds of each unit, as any of the languages calls it."""

_IN: Final = r"(?:in|dans|en|em|dentro de|daqui a|za|tra|fra)"
"""What people say before "two hours"."""

_UNIT: Final = r"(?:[a-zíáůęń]+|[日分]間?|時間)"
_SPAN: Final = re.compile(rf"(\d{{1,4}})\s*({_UNIT})\.?\s*")
_SPANS: Final = re.compile(rf"(?:{_IN}\s*)?((?:\d{{1,4}}\s*{_UNIT}\.?\s*)+)後?")
_HOURS: Final = re.compile(rf"{_IN}\s*(\d{{1,3}})\s*h\s*(\d{{1,2}})")
"""Such as "dans 2h30", where the minutes have no unit."""

_STAMP: Final = re.compile(r"<t:(\d{1,11})(?::[a-z])?>")
_CLOCK: Final = re.compile(
    r"(?:(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})[ t]+)?"
    r"(?P<hour>\d{1,2})[:h時](?P<minute>\d{2})分?"
    r"(?:\s*(?P<zone>z|(?:utc|gmt)?\s*(?P<sign>[+-])(?P<off>\d{1,2})(?::?(?P<part>\d{2}))?|utc|gmt))?"
)


def read_when(typed: str, now: int) -> int:
    """Return the time (Unix seconds) that was `typed`, which may have gone by.

    It is a span from `now` ("2 h 30 min", "in 3 days"), a clock time ("18:30", "18h30",
    "18:30 +2", the next one there is), a date with a clock time ("2026-12-01 18:30"), or a time as
    Discord writes it; digits and signs may be as wide as Japanese keyboards write them. Clock times
    without an offset are those of UTC. Raises `Refused` for anything else.
    """
    text = unicodedata.normalize("NFKC", typed_line(typed)).lower()
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
