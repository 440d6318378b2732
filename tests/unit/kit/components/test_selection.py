"""The chosen dice, read back from a message."""

import itertools
import json

from bot.engine import Positions
from bot.kit.components.layout import Layout
from bot.kit.components.raw import RawComponent
from bot.kit.components.selection import selection_shown
from bot.match.model.phases import Finished
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.all_scenes import scenes
from tests.support.scenes.samples import STRAIGHT
from tests.support.scenes.tables import PICTURES, Table, english


def read_back(layout: Layout) -> Positions | None:
    """Return what is read from the message that was sent, as JSON."""
    received: list[RawComponent] = json.loads(json.dumps(layout.payload()))
    return selection_shown(received)


def test_every_choice_can_be_read_back() -> None:
    match = Table().play(STRAIGHT).match()
    for count in range(7):
        for choice in itertools.combinations(range(6), count):
            layout = match_layout(match, choice, english(), PICTURES)
            assert read_back(layout) == choice


def test_a_message_without_dice_shows_no_choice() -> None:
    everything = scenes()
    for name in ("invitation", "board_new", "leaderboard_first", "moved"):
        assert read_back(everything[name]) is None
    closed = Table().play(STRAIGHT).match(Finished(0))
    assert read_back(match_layout(closed, (), english(), PICTURES)) is None
