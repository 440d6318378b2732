"""The message of a match that was closed without a result."""

from bot.features.analysis.buttons import ReplayButton
from bot.features.board.view.head import board_head
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import CALM, Layout, below_rule, paragraphs, row
from bot.kit.game.endings import asked, why_closed
from bot.kit.game.people import person_name
from bot.kit.game.rulesets import options_line
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.loadouts.loadout import Tavern
from bot.match.model.match import Match
from bot.match.model.phases import Closed


def closed_match(match: Match, closed: Closed, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the message of a `match` that is `closed`, whether or not it was played."""
    why = why_closed(match, closed, texts)
    if match.has_moves:
        return _closed_game(match, why, texts, faces)
    return _closed_table(match, why, texts)


def _closed_table(match: Match, why: str, texts: Texts) -> Layout:
    return Layout(
        paragraphs(
            _title(match, texts),
            options_line(match.setup, texts),
            why,
        ),
        colour=CALM,
    )


def _title(match: Match, texts: Texts) -> str:
    host = person_name(match.host, texts)
    if match.invited:
        return texts("invitation-text", challenger=host, invited=asked(match, texts))
    if isinstance(match.variant, Tavern):
        return texts("choosing-title")
    return texts("table-closed", host=host)


def _closed_game(match: Match, why: str, texts: Texts, faces: DiceFaces) -> Layout:
    replay = ReplayButton(match.id, 0)
    return Layout(
        board_head(match, texts, faces),
        *below_rule(why),
        row([board_button(replay, texts("button-replay"))]),
        colour=CALM,
    )
