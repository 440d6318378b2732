"""A board that Discord would refuse is shown in plain form, and the fault is logged."""

from collections.abc import Callable

import pytest

from bot.features.board.view.match import shown_match
from bot.kit.components.as_text import as_text
from bot.kit.components.layout import Layout, paragraphs, rule
from bot.kit.components.limits import refused
from bot.kit.game.match_views import MatchViews, PhaseView, ShownMatch
from bot.kit.pictures.dice_appearance import DiceAppearance
from bot.kit.texts.texts import catalogue
from bot.match.model.match import Match
from bot.match.model.phases import Playing
from bot.match.service.registry import View
from tests.support.scenes.samples import STRAIGHT
from tests.support.scenes.tables import PICTURES, Table

ENGLISH = catalogue().texts("en")


class Anything:
    """People who want nothing special."""

    def shows_whole_turns(self, match: Match) -> bool:
        return True

    def offers_hints(self, match: Match) -> bool:
        return True

    def table_look(self, match: Match) -> DiceAppearance:
        return DiceAppearance()


@pytest.mark.parametrize("parts", [lambda: [paragraphs("", "")], lambda: [rule()] * 40])
def test_a_board_that_breaks_a_bound_is_still_a_board(
    parts: Callable[[], list[object]], caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_showing: ShownMatch, _phase: Playing) -> Layout:
        return Layout(*parts())  # type: ignore[arg-type] # as the parts are

    match = Table().play(STRAIGHT).match()
    views = MatchViews(lambda _match, _texts: Layout(rule()), [PhaseView(Playing, broken)])
    layout = shown_match(Anything(), views, View(match), ENGLISH, lambda _look: PICTURES)
    assert ENGLISH("board-plain") in as_text(layout.payload())
    assert refused(layout.payload()) == []
    assert "without decoration" in caplog.text
    assert "OutOfBoundsError" in caplog.text
