"""A finished game as a line of text and as files."""

from typing import Final

from bot.features.analysis.model.game_line import LONGEST
from bot.kit.components.layout import Layout, paragraphs
from bot.kit.components.media import File
from bot.kit.texts.texts import Texts
from bot.match.model.replay import Replay

LINE_FILE: Final = "farkle-game.txt"
JSON_FILE: Final = "farkle-game.json"
"""The files attached to the card: the line, and the same as JSON."""


def export_card(replay: Replay, texts: Texts, proof_file: str | None = None) -> Layout:
    """Return a game as its line, if a replay can read that again, and its files.

    `proof_file` is the name of that with the proof of its dice, if these were sealed.
    """
    line = replay.match.log
    if len(line) <= LONGEST:
        text = paragraphs(texts("replay-exported"), f"```\n{line}\n```")
    else:
        text = paragraphs(texts("replay-exported-long"))
    names = (LINE_FILE, JSON_FILE, *([proof_file] if proof_file else []))
    return Layout(text, *map(File, names))
