"""When a tournament begins, as people type it."""

from datetime import UTC, datetime

import pytest

from bot.features.tournaments.model.planning.start_time import read_when
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused

NOON = int(datetime(2026, 11, 22, 12, 0, 30, tzinfo=UTC).timestamp())


def at(year: int, month: int, day: int, hour: int, minute: int) -> int:
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("in 2 h", 7200),
        ("2h", 7200),
        ("in 2 h 30 min", 9000),
        ("IN 90 MINUTES", 5400),
        ("1 d 1 h 1 m", 90_060),
        ("in 3 Tagen", 3 * 86_400),
        ("2 Stunden 5 Min.", 7500),
        ("dans 2h30", 9000),
        ("dans 1 jour", 86_400),
        ("dentro de 3 días", 3 * 86_400),
        ("en 45 minutos", 2700),
        ("daqui a 2 horas", 7200),
        ("za 2 h 30 min", 9000),
        ("za 3 dny", 3 * 86_400),
        ("5 hodin", 18_000),
        ("za 14 dnů", 14 * 86_400),
        ("tra 2 h 30 min", 9000),
        ("tra 1 ora 5 minuti", 3900),
        ("fra 3 giorni", 3 * 86_400),
        ("za 1 godzinę 5 minut", 3900),
        ("za 3 dni", 3 * 86_400),
        ("1 dzień", 86_400),
        ("2時間30分後", 9000),
        ("\uff11日後", 86_400),
    ],
)
def test_spans_in_every_language(typed: str, seconds: int) -> None:
    assert read_when(typed, NOON) == NOON + seconds


@pytest.mark.parametrize(
    ("typed", "time"),
    [
        ("18:30", at(2026, 11, 22, 18, 30)),
        ("18h30", at(2026, 11, 22, 18, 30)),
        ("18時30分", at(2026, 11, 22, 18, 30)),
        ("18\uff1a30 \uff0b9", at(2026, 11, 23, 9, 30)),
        ("9:05", at(2026, 11, 23, 9, 5)),
        ("12:00", at(2026, 11, 23, 12, 0)),
        ("18:30 +2", at(2026, 11, 22, 16, 30)),
        ("18:30 -03:30", at(2026, 11, 22, 22, 0)),
        ("18:30 UTC", at(2026, 11, 22, 18, 30)),
        ("18:30z", at(2026, 11, 22, 18, 30)),
        ("0:30 utc+14", at(2026, 11, 23, 10, 30)),
        ("2026-12-01 18:30", at(2026, 12, 1, 18, 30)),
        ("2026-12-01T18:30 +1", at(2026, 12, 1, 17, 30)),
        ("2026-1-2 3:04", at(2026, 1, 2, 3, 4)),
        ("<t:1795000000:F>", 1_795_000_000),
        ("<t:1795000000>", 1_795_000_000),
    ],
)
def test_times_of_day_and_dates(typed: str, time: int) -> None:
    assert read_when(typed, NOON) == time


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "2",
        "2 weeks",
        "25:00",
        "18:60",
        "18:30 +24",
        "18:30 +99:99",
        "2026-02-30 12:00",
        "0000-01-01 00:00",
        "01/02/2026 12:00",
        "in 99999 h",
        "1 h" * 30,
        "9" * 5000,
        "<t:99999999999999:F>",
        "\u202e2 h and",
    ],
)
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_when(typed, NOON)
    assert refused.value.refusal is TournamentRefusal.TIME


def test_the_last_day_that_there_is_breaks_nothing() -> None:
    assert read_when("9999-12-31 23:59 -23:59", NOON) > NOON
