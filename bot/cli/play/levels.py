"""The opponents that a command goes by."""

from bot.advice.level import STRONGEST, WEAKEST, AnyLevel, Level, parse_level
from bot.cli.text import fail, terminal_texts, text


def find_level(word: str) -> AnyLevel:
    """Return the level that `word` names; ends the command with a sentence when there is none."""
    try:
        return parse_level(word)
    except ValueError:
        known = terminal_texts().listed(list(Level))
        fail(text("play-no-such-bot", word=word, known=known, least=WEAKEST, most=STRONGEST), 2)
