"""The board of a game that has ended."""

from collections.abc import Iterator

from bot.features.analysis.buttons import ReplayButton, ReviewButton
from bot.features.board.view.board import board_head
from bot.features.fairness.buttons import VerifyButton
from bot.features.standings.view.achievements import award_lines
from bot.features.tables.buttons import RematchButton
from bot.features.tavern.view.prizes import prize_lines
from bot.features.tavern.view.wagers import stake_menu, wager_lines
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, Layout, paragraphs, rows, rule
from bot.kit.components.parts import Button
from bot.kit.game.endings import outcome
from bot.kit.game.people import name_of
from bot.kit.game.story import story
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Rematch
from bot.match.results.figures import is_unplayed


def finished_board(match: Match, rematch: Rematch | None, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the board of a game that has ended: the scores, what ended it, and who won.

    Its buttons lead to replay, review and proof, and to a `rematch` until that has begun.
    """
    return Layout(
        board_head(match, texts),
        rule(),
        paragraphs(
            story(match, texts, faces),
            outcome(match, texts),
            texts("finished-unplayed") if is_unplayed(match) else "",
            *award_lines(match, texts),
            *prize_lines(match, texts),
            *wager_lines(match, texts),
            texts("finished-number", number=str(match.id)),
            _rematch(match, rematch, texts),
        ),
        *stake_menu(match, texts),
        *rows(_buttons(match, rematch, texts)),
        colour=BRIGHT,
    )


def _rematch(match: Match, rematch: Rematch | None, texts: Texts) -> str:
    """Return who wants a rematch, and who is waited for; "" while nobody does."""
    if rematch is None:
        return ""
    if rematch.is_agreed_by(match.players):
        return texts("rematch-begun")
    seats = rematch.seats
    names = {seat: name_of(match, seat, texts) for seat in range(len(match.players))}
    return texts(
        "rematch-wanted",
        players=texts.listed([names[seat] for seat in seats]),
        waiting=texts.listed([name for seat, name in names.items() if seat not in seats]),
        until=f"<t:{rematch.until}:t>",
    )


def _buttons(match: Match, rematch: Rematch | None, texts: Texts) -> Iterator[Button]:
    yield board_button(ReviewButton(match.id), texts("button-review"))
    yield board_button(ReplayButton(match.id, 0), texts("button-replay"))
    if match.seed is not None:
        yield board_button(VerifyButton(match.id), texts("button-verify"))
    agreed = rematch is not None and rematch.is_agreed_by(match.players)
    if match.allows_rematch and not agreed:
        yield board_button(RematchButton(match.id, match.version), texts("button-rematch"))
