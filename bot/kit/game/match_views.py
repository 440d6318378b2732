"""Which view shows a match: features declare one for each phase, and `app` brings them together."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.engine import Positions
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Phase
from bot.match.model.variant import Variant

P = TypeVar("P", bound=Phase)

ResultView = Callable[[Match, Texts, DiceFaces], Awaitable[Layout]]
"""What the player of a match without a board is shown once it is over."""

ResultViews = Mapping[type[Variant], ResultView]
"""One for each variant without a board."""


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """A match that is to be shown, with the places chosen on its roll.

    `hints` tells whether its players may be offered any, if the match allows them; `pictured`,
    whether its message has the picture of a match that is over.
    """

    match: Match
    selection: Positions
    texts: Texts
    dice: DiceFaces
    hints: bool = True
    pictured: bool = False


@dataclass(frozen=True, slots=True)
class PhaseView(Generic[P]):
    """How a match in a `phase` is shown."""

    phase: type[P]
    show: Callable[[ShownMatch, P], Layout]


class MatchViews:
    """Shows matches, each by the view of its phase; but those that are `parked` by one for all."""

    def __init__(
        self, parked: Callable[[Match, Texts], Layout], by_phase: Iterable[PhaseView[Any]]
    ) -> None:
        """Take one view for each phase that there is."""
        self._parked = parked
        self._show = {shown.phase: shown.show for shown in by_phase}

    def layout(self, showing: ShownMatch) -> Layout:
        """Return what the message of a match shows."""
        match = showing.match
        if match.parked and match.is_open:
            return self._parked(match, showing.texts)
        return self._show[type(match.phase)](showing, match.phase)
