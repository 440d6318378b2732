"""The Discord client and its command tree: guards, one error presenter, board edits."""

from bot.client.answer import answer_privately, edit_pressed, edit_privately
from bot.client.bot import FarkleBot, Handler, Interaction

__all__ = [
    "FarkleBot",
    "Handler",
    "Interaction",
    "answer_privately",
    "edit_pressed",
    "edit_privately",
]
