"""Days, weeks, months and seasons, all in UTC."""

from datetime import UTC, datetime

import pytest

from bot.domain.periods import Period, Span, span_of


def at(text: str) -> int:
    """Return a moment in UTC in unix seconds."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("period", "moment", "starts", "ends"),
    [
        (Period.TODAY, "2024-02-28T23:59:59", "2024-02-28", "2024-02-29"),
        (Period.TODAY, "2024-02-29T00:00:00", "2024-02-29", "2024-03-01"),
        (Period.WEEK, "2024-03-03T12:00:00", "2024-02-26", "2024-03-04"),
        (Period.WEEK, "2024-03-04T00:00:00", "2024-03-04", "2024-03-11"),
        (Period.MONTH, "2024-02-29T12:00:00", "2024-02-01", "2024-03-01"),
        (Period.MONTH, "2024-12-31T23:59:59", "2024-12-01", "2025-01-01"),
        (Period.SEASON, "2024-02-29T12:00:00", "2024-02-01", "2024-03-01"),
    ],
)
def test_spans(period: Period, moment: str, starts: str, ends: str) -> None:
    assert span_of(period, at(moment)) == Span(at(starts), at(ends))


def test_all_time_has_no_end() -> None:
    assert span_of(Period.ALL, at("2024-02-29")) == Span(0, None)


def test_a_season_is_cut_where_somebody_ended_one() -> None:
    breaks = [at("2024-02-20"), at("2024-02-10"), at("2024-01-10"), at("2024-03-10")]

    def season(moment: str) -> Span:
        return span_of(Period.SEASON, at(moment), breaks)

    assert season("2024-02-09T23:59:59") == Span(at("2024-02-01"), at("2024-02-10"))
    assert season("2024-02-10") == Span(at("2024-02-10"), at("2024-02-20"))
    assert season("2024-02-25") == Span(at("2024-02-20"), at("2024-03-01"))
    assert span_of(Period.MONTH, at("2024-02-25"), breaks) == Span(
        at("2024-02-01"), at("2024-03-01")
    )
