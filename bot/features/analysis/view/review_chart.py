"""The data of a review's chart, and the same in words."""

from typing import Final

from bot.advice.review import Review, TurningPoint
from bot.kit.game.people import called
from bot.kit.pictures.charts import Mark, WinCurve, legible, win_chart
from bot.kit.pictures.wide_font import drawable
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.replay import Replay

TURNING_SIGNS: Final = "ABCDE"
"""The signs of turning points, in order; costly decisions are numbered."""

_MOST_TICKS: Final = 8
_LONGEST_NAME: Final = 18


def draw_review(replay: Replay, review: Review, texts: Texts) -> bytes:
    """Return the chart of a review that has a curve, as PNG; blocks."""
    texts = drawable(texts)
    names = [
        legible(_name(replay, seat, texts), texts("play-player", number=seat + 1))
        for seat in range(len(review.seats))
    ]
    first = names.pop(review.side)
    return win_chart(
        WinCurve(
            curve=review.curve,
            first=texts("chart-won", name=first),
            second=texts("chart-won", name=texts.either(names)),
            axis=texts("chart-turns"),
            ticks=_ticks(replay),
            rolls=[
                Mark(point.step, sign)
                for point, sign in zip(review.turning_points, TURNING_SIGNS, strict=False)
            ],
            choices=[
                Mark(decision.step, str(number))
                for number, decision in enumerate(review.costliest, start=1)
            ],
            write=lambda percent: texts("percent-whole", percent=percent),
        )
    )


def chart_alt(replay: Replay, review: Review, texts: Texts) -> str:
    """Return the chart in words, for those who cannot see it."""
    points = [
        texts(
            "chart-alt-turning",
            sign=sign,
            turn=turn_of(replay, point),
            before=100 * review.curve[point.step - 1],
            after=100 * review.curve[point.step],
        )
        for point, sign in zip(review.turning_points, TURNING_SIGNS, strict=False)
    ]
    return texts(
        "chart-alt",
        name=_name(replay, review.side, texts),
        turns=replay.match.state.round,
        figures=texts(
            "chart-alt-figures",
            start=100 * review.curve[0],
            high=100 * max(review.curve),
            low=100 * min(review.curve),
            end=100 * review.curve[-1],
        ),
        turning=texts("chart-alt-points", points=texts.listed(points))
        if points
        else texts("chart-alt-steady"),
    )


def turn_of(replay: Replay, point: TurningPoint) -> int:
    """Return the number of the turn of a ply that changed much."""
    before, _ = replay.positions[point.step - 1]
    return before.round


def _name(replay: Replay, seat: int, texts: Texts) -> str:
    return clean(called(replay.match.players[seat], texts), _LONGEST_NAME)


def _ticks(replay: Replay) -> list[tuple[int, str]]:
    """Return the first step of each turn with its number; every so many turns of a long game."""
    begins: dict[int, int] = {}
    for step, (state, _) in enumerate(replay.positions[:-1]):
        begins.setdefault(state.round, step)
    every = -(-len(begins) // _MOST_TICKS)
    return [(step, str(turn)) for turn, step in list(begins.items())[::every]]
