"""Charts: pictures of the right size that read without colours, whoever plays."""

from io import BytesIO

import pytest
from PIL import Image

from bot.ui.charts import Mark, WinCurve, drawn, legible, win_chart
from bot.ui.review_chart import TURNING_SIGNS, chart_alt, draw_review
from tests.unit.ui.review_scenes import DUEL, GIVEN_UP, replay_of, solved
from tests.unit.ui.tables import ANN, BEN, HOSTILE, english

LONGEST_ALT = 1024
"""The characters of a picture's description that Discord takes."""


def picture(png: bytes) -> Image.Image:
    """Return a PNG in grey, as a person who sees no colours sees it."""
    with Image.open(BytesIO(png)) as image:
        assert image.format == "PNG"
        return image.convert("L")


def curve(*values: float, rolls: tuple[Mark, ...] = (), choices: tuple[Mark, ...] = ()) -> WinCurve:
    return WinCurve(values, "Ann has won", "Ben has won", "turn", [(0, "1")], rolls, choices)


async def test_a_review_is_drawn_beside_the_event_loop() -> None:
    duel = replay_of(DUEL, ANN, BEN)
    png = await drawn(lambda: draw_review(duel, solved(duel), english()))
    assert picture(png).size == (800, 520)
    assert len(png) < 100_000


@pytest.mark.parametrize("values", [(0.5, 1.0), (0.5, 0.0), (0.5, 0.5, 0.5), (1.0,) * 300])
def test_every_curve_can_be_drawn(values: tuple[float, ...]) -> None:
    assert picture(win_chart(curve(*values))).size == (800, 520)


def test_circles_and_squares_differ_without_colour() -> None:
    mark = (Mark(1, "1"),)
    circle = picture(win_chart(curve(0.2, 0.9, 0.2, rolls=mark)))
    square = picture(win_chart(curve(0.2, 0.9, 0.2, choices=mark)))
    edges = [image.point(lambda grey: 255 if grey > 200 else 0) for image in (circle, square)]
    boxes = sum(
        one != other for one, other in zip(*(each.tobytes() for each in edges), strict=True)
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
