"""The head of a board: whose turn it is, what is played, and how far everybody is."""

from bot.engine import State
from bot.features.tavern.view.loadout import loadout_lines
from bot.kit.components.layout import paragraphs
from bot.kit.components.parts import TextDisplay
from bot.kit.game.people import name_of
from bot.kit.game.race import race_lines
from bot.kit.game.variants import heading
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def board_head(
    match: Match, texts: Texts, faces: DiceFaces, *, rolled: bool = False
) -> TextDisplay:
    """Return whose turn it is, what is played in small print, and how far everybody is.

    Bars are drawn for those who see dice as pictures or signs. With `rolled`, the dice are named
    below, with the roll.
    """
    state = match.state
    return paragraphs(
        _turn_of(match, texts) if match.is_playing else "",
        *heading(match, texts),
        _last_turns(state, texts) if state.final and not state.over else "",
        *race_lines(match, texts, bars=not faces.tells),
        *loadout_lines(match, texts, rolled=rolled),
    )


def _turn_of(match: Match, texts: Texts) -> str:
    """Return whose turn it is as a heading; "" where nobody is there, or nobody else plays."""
    if match.is_deserted or not match.has_board:
        return ""
    key = "board-turn"
    if match.waits_for_bot:
        key = "turn-opponent" if match.on_turn.is_bot else "turn-stand-in"
    return texts(key, name=name_of(match, match.state.seat, texts))


def _last_turns(state: State, texts: Texts) -> str:
    return texts("board-last-turns", seats=len(state.final or ()), best=max(state.totals))
