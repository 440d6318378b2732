"""The data of the chart of faces."""

from typing import Final

from bot.features.fairness.model.frequencies import FaceCounts
from bot.kit.pictures.charts import FaceShares, face_chart
from bot.kit.pictures.wide_font import drawable
from bot.kit.texts.texts import Texts

MARGIN: Final = 1.96
"""Standard deviations: 19 of 20 counts of a fair face lie within."""


def draw_faces(counts: FaceCounts, texts: Texts) -> bytes:
    """Return the chart of faces as PNG; blocks."""
    texts = drawable(texts)
    dice = counts.dice
    return face_chart(
        FaceShares(
            shares=[100 * times / dice for times in counts.faces],
            expected=100 / 6,
            margin=100 * MARGIN * counts.deviation / dice,
            axis=texts("fairness-axis"),
            band=texts("fairness-band"),
            write=texts.number,
        )
    )
