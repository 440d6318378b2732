"""The open games of a channel, as a list below a sentence."""

from collections.abc import Iterable
from typing import Final

from bot.kit.game.people import called
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts
from bot.match.model.open_games import OpenGame
from bot.match.service.presses import board_link

_LONGEST: Final = 60
"""The characters of the names of a game: five games must fit into a message."""


def game_lines(games: Iterable[OpenGame], texts: Texts) -> list[str]:
    """Return a line for each game: number, people, link, and when it will be closed."""
    return [f"- {_game(game, texts)}" for game in games]


def _game(game: OpenGame, texts: Texts) -> str:
    match = game.match
    names = texts.listed([called(person, texts) for person in match.people])
    title = texts("past-game", number=str(match.id), players=plain(names, _LONGEST))
    link = board_link(match)
    line = f"[{title}]({link})" if link else title
    if game.idle_at is None:
        return line
    return f"{line} · {texts('open-game-idle', when=f'<t:{game.idle_at}:R>')}"
