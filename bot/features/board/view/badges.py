"""The buttons of a board that use a badge."""

from collections.abc import Iterator

from bot.engine import Positions, State, UseBadge, dice_to_roll
from bot.features.board.buttons import AcceptFarkleButton, BadgeButton
from bot.features.board.model.badge_use import farkle_waits, use_of_badge, uses_of_badge
from bot.kit.components.buttons import board_button
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def badge_buttons(match: Match, chosen: Positions, texts: Texts) -> Iterator[Button]:
    """Yield the buttons that use the badge, or accept the farkle, when it can be used."""
    state = match.state
    if uses_of_badge(state):
        use = use_of_badge(state, chosen)
        yield board_button(
            BadgeButton(match.id, match.version),
            texts("button-badge-choose") if use is None else _label(state, use, texts),
            style=ButtonStyle.PRIMARY if farkle_waits(state) else ButtonStyle.SECONDARY,
            disabled=use is None,
        )
    if farkle_waits(state):
        accept_farkle = AcceptFarkleButton(match.id, match.version)
        yield board_button(accept_farkle, texts("button-accept-farkle"))


def _label(state: State, use: UseBadge, texts: Texts) -> str:
    badge = state.badge
    assert badge is not None  # only a worn badge can be used
    return texts(
        f"button-badge-{badge.kind}",
        percent=badge.percent,
        dice=len(dice_to_roll(state, use)),
        face=badge.face,
    )
