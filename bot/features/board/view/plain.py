"""A board without decoration: shown where the usual one cannot be drawn, since moves are saved."""

from collections.abc import Iterator
from typing import Final

from bot.engine import Positions, write_faces
from bot.features.board.buttons import BankButton, BestButton, MoreButton, RollButton
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, paragraphs, rows
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.components.selection import DieButton
from bot.kit.game.choice import weigh
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_UNCHOSEN: Final = ButtonStyle.SECONDARY


def plain_match(match: Match, selection: Positions, texts: Texts) -> Layout:
    """Return who plays, the scores, the dice, and the buttons of a turn: nothing that may fail."""
    state = match.state
    playing = match.is_playing and not match.waits_for_bot and not match.is_deserted
    return Layout(
        paragraphs(
            texts("board-plain"),
            "\n".join(_scores(match)),
            " ".join(write_faces((face,)) for face in state.roll),
            texts("turn-total", points=state.points) if playing else "",
        ),
        *(rows(_dice(match, selection)) if playing else ()),
        *(rows(_moves(match, selection, texts)) if playing else ()),
    )


def _scores(match: Match) -> Iterator[str]:
    for seat, player in enumerate(match.players):
        total = match.state.totals[match.setup.side_of(seat)]
        turn = "→ " if match.is_playing and seat == match.state.seat else ""
        yield f"{turn}{seat + 1}. {plain(player.name)}: {total}"


def _dice(match: Match, selection: Positions) -> Iterator[Button]:
    for place, face in enumerate(match.state.roll):
        mark, style = ("✓ ", ButtonStyle.SUCCESS) if place in selection else ("", _UNCHOSEN)
        button = DieButton(match.id, match.version, place)
        yield board_button(button, f"{mark}{write_faces((face,))}", style=style)


def _moves(match: Match, selection: Positions, texts: Texts) -> Iterator[Button]:
    choice, about = weigh(match.state, selection), (match.id, match.version)
    if match.state.roll:
        yield board_button(BestButton(*about), texts("button-best"))
    refused = choice.bank_refused is not None
    yield board_button(BankButton(*about), texts("button-bank"), disabled=refused)
    yield board_button(RollButton(*about), texts("button-roll"), disabled=not choice.to_roll)
    if len(match.players) > 1:
        yield board_button(MoreButton(*about), texts("button-more"))
