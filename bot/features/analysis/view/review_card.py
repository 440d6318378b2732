"""The review of a finished game: accuracy and luck, a chart, and the costly decisions."""

from collections.abc import Iterator
from typing import Final

from bot.advice.choices import Basis
from bot.advice.review import Performance, Review, TurningPoint
from bot.features.analysis.view.costly import costly_parts
from bot.features.analysis.view.moments import points_text
from bot.features.analysis.view.review_chart import TURNING_SIGNS, chart_alt, turn_of
from bot.kit.components.layout import Layout, paragraphs, rule
from bot.kit.components.media import MediaGallery, Picture
from bot.kit.components.parts import TextDisplay
from bot.kit.game.people import name_of
from bot.kit.game.story import story
from bot.kit.game.variants import review_basis, review_title
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.chances import basis_text, percent
from bot.kit.texts.texts import Texts
from bot.match.model.replay import Replay

CHART: Final = "review.png"
"""The file name of the chart."""

_ACCURACIES: Final = (
    (1.0, "accuracy-perfect"),
    (0.98, "accuracy-excellent"),
    (0.95, "accuracy-good"),
    (0.9, "accuracy-fair"),
    (0.0, "accuracy-mixed"),
)
"""The words for accuracies, each with the lowest that it stands for."""
_WIN_LUCK: Final = (0.05, 0.25)
_POINT_LUCK: Final = (30, 120)
"""From how much luck on (probability of winning, or points a turn) dice are kind, and very kind."""


def review_card(
    replay: Replay, review: Review, texts: Texts, faces: DiceFaces, number: int = 1
) -> Layout:
    """Return the review of a stored game; the chart of its curve is in the file `CHART`.

    Of the costly decisions it shows the one of this `number`, from 1.
    """
    return Layout(
        paragraphs(*_head(replay, review, texts)),
        rule(),
        paragraphs(*_players(replay, review, texts)),
        *_picture(replay, review, texts),
        *_turning(replay, review, texts, faces),
        rule(),
        *costly_parts(replay, review, number, texts, faces),
    )


def _head(replay: Replay, review: Review, texts: Texts) -> Iterator[str]:
    """Yield the game, and what the figures measure."""
    yield review_title(replay.match, texts)
    yield review_basis(replay.match, texts) or basis_text(review.basis, review.obstacle, texts)


def _players(replay: Replay, review: Review, texts: Texts) -> Iterator[str]:
    """Yield each player's accuracy and luck, a line each, the reader's side first."""
    for seat in sorted(range(len(review.seats)), key=lambda seat: seat != review.side):
        performance = review.seats[seat]
        name = name_of(replay.match, seat, texts)
        if review.basis is Basis.POINTS:
            yield _in_points(name, performance, review.expected_turn, texts)
            continue
        yield texts(
            "review-player",
            name=name,
            accuracy=_accuracy(performance, texts),
            lost=percent(performance.lost, texts),
            luck=_signed(percent(abs(performance.luck), texts), performance.luck, texts),
            lucky=_lucky(performance.luck, _WIN_LUCK, texts),
        )
        if performance.given_up:
            yield texts("review-given-up", percent=percent(performance.given_up, texts))


def _in_points(name: str, performance: Performance, expected: float, texts: Texts) -> str:
    return texts(
        "review-player-points",
        name=name,
        turns=performance.turns,
        average=performance.points_per_turn,
        expected=expected,
        farkles=performance.farkles,
        lost=performance.lost,
        luck=_signed(points_text(abs(performance.luck), texts), performance.luck, texts),
        lucky=_lucky(performance.luck / max(performance.turns, 1), _POINT_LUCK, texts),
    )


def _accuracy(performance: Performance, texts: Texts) -> str:
    accuracy = performance.accuracy
    if accuracy is None:
        return texts("review-no-decision")
    return texts(
        next(key for least, key in _ACCURACIES if accuracy >= least),
        percent=percent(accuracy, texts),
        decisions=performance.decisions,
    )


def _lucky(luck: float, bounds: tuple[float, float], texts: Texts) -> str:
    """Return in words how kind the dice were."""
    kind, very = bounds
    if abs(luck) < kind:
        return texts("luck-even")
    if luck > 0:
        return texts("luck-very-kind" if luck >= very else "luck-kind")
    return texts("luck-very-unkind" if luck <= -very else "luck-unkind")


def _signed(amount: str, value: float, texts: Texts) -> str:
    return texts("review-gain" if value >= 0 else "review-loss", amount=amount)


def _picture(replay: Replay, review: Review, texts: Texts) -> Iterator[MediaGallery]:
    """Yield the chart of the curve, if there is one."""
    if review.curve:
        alt = chart_alt(replay, review, texts)
        yield MediaGallery((Picture(CHART, alt),))


def _turning(
    replay: Replay, review: Review, texts: Texts, faces: DiceFaces
) -> Iterator[TextDisplay]:
    """Yield the turning points, a line each."""
    lines = [
        texts(
            "review-turning-point",
            sign=sign,
            turn=turn_of(replay, point),
            what=_what_happened(replay, point, texts, faces),
            name=name_of(replay.match, review.side, texts),
            before=100 * review.curve[point.step - 1],
            after=100 * review.curve[point.step],
        )
        for sign, point in zip(TURNING_SIGNS, review.turning_points, strict=False)
    ]
    if lines:
        yield paragraphs(texts("review-turning"), *lines)


def _what_happened(replay: Replay, point: TurningPoint, texts: Texts, faces: DiceFaces) -> str:
    """Return what the ply did: the story of the board, or else the roll."""
    match = replay.at(point.step)
    told = story(match, texts, faces).replace("\n", " ")
    if told:
        return told
    name = name_of(match, match.state.seat, texts)
    return texts("event-rolled", name=name, roll=faces.roll(match.state.roll))
