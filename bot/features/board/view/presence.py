"""Reminders, and the buttons for players who are away and those whom they keep waiting."""

from collections.abc import Iterator

from bot.features.board.buttons import ClaimButton, ReturnButton
from bot.kit.components.buttons import board_button
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.texts.texts import Texts
from bot.match.clocks.claims import claimable
from bot.match.model.match import Match


def reminder(match: Match, url: str, texts: Texts) -> str:
    """Return the message that reminds the player on turn, by mention, of the board at `url`."""
    return texts(
        "reminder",
        player=f"<@{match.on_turn.user_id}>",
        when=f"<t:{match.deadline}:R>",
        board=f"[{texts('button-open-board')}]({url})",
    )


def presence_buttons(match: Match, texts: Texts) -> Iterator[Button]:
    """Yield the button of those who are back, and the one that claims the win of late players."""
    if match.presence.away:
        yield board_button(ReturnButton(match.id, match.version), texts("button-return"))
    if claimable(match):
        yield board_button(
            ClaimButton(match.id, match.version),
            texts("button-claim"),
            style=ButtonStyle.PRIMARY,
        )
