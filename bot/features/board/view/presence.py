"""Clocks, reminders, and the buttons for players who are away and those whom they keep waiting."""

from collections.abc import Iterator

from bot.features.board.buttons import ClaimButton, ReturnButton
from bot.kit.components.buttons import board_button
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.game.people import name_of
from bot.kit.texts.spans import span
from bot.kit.texts.texts import Texts
from bot.match.clocks.claims import claimable
from bot.match.model.match import Match


def clock_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield when the time of the turn is up or begins to run, and what others have saved."""
    seat, stands_until = match.state.seat, match.presence.stands_until
    if match.tournament is not None and match.tournament.paused:
        yield texts("turn-paused")
    elif stands_until is not None:
        name = name_of(match, seat, texts)
        yield texts("turn-vacation", name=name, when=f"<t:{stands_until}:f>")
    elif match.turn_ends is not None:
        yield texts("turn-deadline", when=f"<t:{match.turn_ends}:R>")
    banks = match.presence.banks
    others = [player for player in match.people_in_game if player != seat] if banks else []
    if others:
        told = [
            texts(
                "turn-bank", name=name_of(match, absentee, texts), time=span(banks[absentee], texts)
            )
            for absentee in others
        ]
        yield texts("turn-banks", banks=texts.commas(told))


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
