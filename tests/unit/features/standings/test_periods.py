"""Days, weeks, months and seasons, all in UTC."""

from datetime import UTC, datetime

import pytest

from bot.features.standings.model.periods import Period, SeasonLength, SeasonPlan, Span, span_of


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
        return span_of(Period.SEASON, at(moment), SeasonPlan(breaks))

    assert season("2024-02-09T23:59:59") == Span(at("2024-02-01"), at("2024-02-10"))
    assert season("2024-02-10") == Span(at("2024-02-10"), at("2024-02-20"))
    assert season("2024-02-25") == Span(at("2024-02-20"), at("2024-03-01"))
    assert span_of(Period.MONTH, at("2024-02-25"), SeasonPlan(breaks)) == Span(
        at("2024-02-01"), at("2024-03-01")
    )


def seasons(plan: SeasonPlan, *moments: str) -> list[tuple[str, str | None]]:
    """Return the first day of the seasons of some moments, and the day on which they are over."""
    spans = [span_of(Period.SEASON, at(moment), plan) for moment in moments]
    return [(_day(span.starts), None if span.ends is None else _day(span.ends)) for span in spans]


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def test_another_length_counts_from_the_next_season_on() -> None:
    plan = SeasonPlan().changed(at("2024-02-20"), SeasonLength.QUARTER)
    assert seasons(plan, "2024-02-29", "2024-03-31", "2024-04-01", "2024-12-31") == [
        ("2024-02-01", "2024-03-01"),
        ("2024-03-01", "2024-04-01"),
        ("2024-04-01", "2024-07-01"),
        ("2024-10-01", "2025-01-01"),
    ]


def test_seasons_by_hand_end_when_somebody_says_so() -> None:
    plan = SeasonPlan().changed(at("2024-02-20"), SeasonLength.BY_HAND)
    assert seasons(plan, "2024-02-20", "2030-01-01") == [
        ("2024-02-01", "2024-03-01"),
        ("2024-03-01", None),
    ]
    ended = SeasonPlan([at("2024-05-05")], plan.lengths)
    assert seasons(ended, "2024-05-04", "2024-05-05") == [
        ("2024-03-01", "2024-05-05"),
        ("2024-05-05", None),
    ]
    monthly = ended.changed(at("2024-06-10"), SeasonLength.MONTH)
    assert seasons(monthly, "2024-06-10", "2024-07-10") == [
        ("2024-05-05", "2024-07-01"),
        ("2024-07-01", "2024-08-01"),
    ]
    assert monthly.changed(at("2024-06-11"), SeasonLength.BY_HAND) == ended


def test_the_last_choice_of_a_season_counts() -> None:
    plan = SeasonPlan()
    for length in (SeasonLength.BY_HAND, SeasonLength.QUARTER):
        plan = plan.changed(at("2024-02-20"), length)
    assert plan.lengths == [(at("2024-03-01"), SeasonLength.QUARTER)]
    assert plan.changed(at("2024-02-21"), SeasonLength.MONTH) == SeasonPlan((), [])
