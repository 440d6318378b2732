"""Charts: pictures of the right size that read without colours, whoever plays."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, TypeVar

import pytest
from PIL import Image

from bot.features.analysis.view.review_chart import TURNING_SIGNS, chart_alt, draw_review
from bot.features.fairness.model.frequencies import FaceCounts
from bot.features.fairness.view.frequencies_chart import draw_faces
from bot.features.standings.model.history import Profile, TrendPoint
from bot.features.standings.view.profile_card import ProfileCard, draw_profile
from bot.features.standings.view.stats_chart import LEAST, WINDOW, draw_stats, stats_alt
from bot.jobs.calls import ProcessOptions
from bot.jobs.job import Done, Job, WorkerTarget, WorkUndone
from bot.jobs.pool import PoolSlots, open_pool
from bot.kit.pictures.charts import (
    FaceShares,
    Mark,
    WinCurve,
    face_chart,
    legible,
    win_chart,
)
from bot.kit.pictures.drawing import STUDIO, drawn
from bot.kit.texts.texts import catalogue
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.model.requester import Requester
from tests.support.scenes.analysis.reviews import DUEL, GIVEN_UP, THREE, replay_of, solved
from tests.support.scenes.standings.leaderboards import OLD
from tests.support.scenes.standings.statistics import trend
from tests.support.scenes.tables import ANN, BEN, HOSTILE, english

T = TypeVar("T")

ASKER = Requester.person(1, 7)
CARD = ProfileCard("Ada", ("Rating", "1,531"), (("Best turn", "1,200"),), ())
LONGEST_ALT = 1024
"""The characters of a picture's description that Discord takes."""


def picture(png: bytes) -> Image.Image:
    """Return a PNG in grey, as a person who sees no colours sees it."""
    with Image.open(BytesIO(png)) as image:
        assert image.format == "PNG"
        return image.convert("L")


def curve(*values: float, rolls: tuple[Mark, ...] = (), choices: tuple[Mark, ...] = ()) -> WinCurve:
    return WinCurve(values, "Ann has won", "Ben has won", "turn", [(0, "1")], rolls, choices, str)


def test_a_review_is_drawn() -> None:
    duel = replay_of(DUEL, ANN, BEN)
    png = draw_review(duel, solved(duel), english())
    assert picture(png).size == (800, 520)
    assert len(png) < 100_000


def test_no_face_comes_less_often_than_never() -> None:
    written: list[float] = []

    def write(share: float) -> str:
        written.append(share)
        return str(share)

    face_chart(FaceShares([0, 0, 100, 0, 0, 0], 100 / 6, 73, "face", "band", write))
    assert min(written) == 0


@pytest.mark.parametrize("language", ["en", "pt-BR"])
async def test_every_chart_can_be_drawn_in_a_process_of_its_own(language: str) -> None:
    """What is drawn from gets there, and the picture back; here matplotlib is never needed."""
    texts, duel = catalogue().texts(language), replay_of(DUEL, ANN, BEN)
    faces = FaceCounts((101, 99, 100, 97, 103, 100))
    with open_pool(ProcessOptions(WorkerTarget(STUDIO)), PoolSlots(quick=0)) as pool:
        pictures = [
            await drawn(pool, ASKER, draw_review, duel, solved(duel), texts),
            await drawn(pool, ASKER, draw_profile, CARD, trend(100), texts),
            await drawn(pool, ASKER, draw_faces, faces, texts),
        ]
    assert pictures == [
        draw_review(duel, solved(duel), texts),
        draw_profile(CARD, trend(100), texts),
        draw_faces(faces, texts),
    ]


async def test_who_wants_a_picture_is_told_when_there_is_none() -> None:
    class BusyWorkers:
        async def do(self, job: Job[Any, T]) -> Done[T]:
            raise WorkUndone(job.name)

        def waiting(self) -> Mapping[str, int]:
            return {}

    with pytest.raises(Refused) as refused:
        await drawn(BusyWorkers(), ASKER, draw_stats, trend(100), english())
    assert refused.value.refusal is MatchRefusal.NOT_WORKED_OUT


@pytest.mark.parametrize("values", [(0.5, 1.0), (0.5, 0.0), (0.5, 0.5, 0.5), (1.0,) * 300])
def test_every_curve_can_be_drawn(values: tuple[float, ...]) -> None:
    assert picture(win_chart(curve(*values))).size == (800, 520)


def test_circles_and_squares_differ_without_colour() -> None:
    mark = (Mark(1, "1"),)
    circle = picture(win_chart(curve(0.2, 0.9, 0.2, rolls=mark)))
    square = picture(win_chart(curve(0.2, 0.9, 0.2, choices=mark)))
    edges = [image.point(lambda grey: 255 if grey > 200 else 0) for image in (circle, square)]
    boxes = sum(
        first != second for first, second in zip(*(edge.tobytes() for edge in edges), strict=True)
    )
    assert boxes > 100


def test_signs_do_not_lie_on_each_other() -> None:
    """Two signs of one point cover about twice as much as one does."""

    def bright(*rolls: Mark) -> int:
        return sum(picture(win_chart(curve(0.5, 0.5, 0.5, rolls=rolls))).histogram()[150:200])

    nothing, one, two = bright(), bright(Mark(1, "A")), bright(Mark(1, "A"), Mark(1, "B"))
    assert two - nothing > 1.8 * (one - nothing) > 500


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë $x^2$", "Zoë $x^2$"),
        ("Łukasz Αθηνά Ольга", "Łukasz Αθηνά Ольга"),
        ("日本", "Player 1"),
        ("👩\u200d🚀", "Player 1"),
        ("עברית", "Player 1"),
        ("عربي", "Player 1"),
    ],
)
def test_names_that_the_letters_cannot_show_are_replaced(name: str, shown: str) -> None:
    assert legible(name, "Player 1") == shown


def test_a_game_of_three_is_drawn_for_each() -> None:
    three = replay_of(THREE, ANN, BEN, HOSTILE)
    drawn = {draw_review(three, solved(three).seen_from(seat), english()) for seat in range(3)}
    assert len(drawn) == 3


def test_a_hostile_name_is_drawn_as_it_is() -> None:
    given_up = replay_of(GIVEN_UP, HOSTILE, ANN)
    assert picture(draw_review(given_up, solved(given_up), english())).size == (800, 520)


def test_the_description_says_what_the_picture_shows() -> None:
    duel = replay_of(DUEL, ANN, BEN)
    alt = chart_alt(duel, solved(duel), english())
    assert "Ann" in alt
    assert all(f"turning point {sign}, turn" in alt for sign in TURNING_SIGNS)
    assert len(alt) <= LONGEST_ALT
    given_up = replay_of(GIVEN_UP, HOSTILE, ANN)
    assert "in one turn" in chart_alt(given_up, solved(given_up), english())


# -------------------------------------------------------------------------------------- figures


def test_figures_are_drawn() -> None:
    png = draw_stats(trend(100), english())
    assert picture(png).size == (800, 880)
    assert len(png) < 100_000


@pytest.mark.parametrize(
    "shown",
    [
        trend(LEAST, rated=False),
        (TrendPoint(None, 0.0),) * LEAST,
        (TrendPoint(1500, 0.0),) * LEAST,
        (*trend(LEAST, rated=False), TrendPoint(1700, 9000.0)),
    ],
)
def test_every_trend_can_be_drawn(shown: tuple[TrendPoint, ...]) -> None:
    rated = any(point.rating for point in shown)
    assert picture(draw_stats(shown, english())).size == (800, 880 if rated else 520)


def test_the_line_is_the_average_of_the_last_games() -> None:
    points = [TrendPoint(None, float(value)) for value in (0, 900, *[100] * WINDOW)]
    alt = stats_alt(Profile(OLD, None, tuple(points)), english())
    assert "Points per turn: 0 to 900, and 100 on average in the last 10." in alt
    few = stats_alt(Profile(OLD, None, tuple(points[:LEAST])), english())
    assert "333 on average in the last 3." in few


def test_the_words_for_a_trend_fit() -> None:
    assert len(stats_alt(Profile(OLD, None, trend(100)), english())) <= LONGEST_ALT
