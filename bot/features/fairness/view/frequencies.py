"""How often each face came and was expected, in words and as a chart."""

from typing import Final

from bot.features.fairness.model.frequencies import FaceCounts
from bot.features.fairness.view.frequencies_chart import MARGIN
from bot.features.standings.view.figures import percent
from bot.kit.components.layout import Layout, paragraphs, text
from bot.kit.components.media import MediaGallery, Picture
from bot.kit.texts.texts import Texts

CHART: Final = "fairness.png"
"""The file name of the chart."""

_RARE: Final = 0.001
"""Fair dice give a smaller p-value once in a thousand times."""


def fairness_card(counts: FaceCounts, texts: Texts) -> Layout:
    """Return how often each face came, and whether that is likely; the chart is in `CHART`."""
    is_rare = counts.p_value < _RARE
    return Layout(
        paragraphs(
            texts("fairness-title"),
            texts("fairness-rolled", dice=counts.dice, expected=counts.expected),
            *[
                texts("fairness-face", face=face, times=times, share=_share(times, counts, texts))
                for face, times in enumerate(counts.faces, 1)
            ],
        ),
        MediaGallery((Picture(CHART, _alt(counts, texts)),)),
        paragraphs(
            texts(
                "fairness-test-rare" if is_rare else "fairness-test",
                chi=counts.chi_square,
                p=max(counts.p_value, _RARE),
            ),
            texts("fairness-rare" if is_rare else "fairness-usual"),
        ),
        text(texts("fairness-about")),
    )


def _share(times: int, counts: FaceCounts, texts: Texts) -> str:
    return percent(times / counts.dice, texts)


def _alt(counts: FaceCounts, texts: Texts) -> str:
    """Return the chart in words, for those who cannot see it."""
    return texts(
        "fairness-alt",
        shares=texts.listed([_share(times, counts, texts) for times in counts.faces]),
        margin=100 * MARGIN * counts.deviation / counts.dice,
    )
