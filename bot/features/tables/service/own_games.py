"""The games of one person, wherever they are played."""

from bot.kit.page_window import page_window
from bot.match.model.own_games import GamesPage, OwnGame, wait_of
from bot.match.ports import Clock
from bot.match.store.matches import SqlMatchStore

ROWS = 5
"""Games on a page: a table of eight takes a good part of a message."""


class OwnGames:
    """Lists what somebody plays, what waits for them first."""

    def __init__(self, matches: SqlMatchStore, clock: Clock) -> None:
        """Look among `matches`."""
        self._matches = matches
        self._clock = clock

    async def page(self, user_id: int, number: int) -> GamesPage:
        """Return page `number` of somebody's games, counted from 1; the last for those after it."""
        now = self._clock.now()
        games = [
            OwnGame(match, wait)
            for match in await self._matches.open_of(user_id, now)
            if match.has_board and (wait := wait_of(match, user_id)) is not None
        ]
        games.sort(key=_urgency)
        window = page_window(number, len(games), ROWS)
        return GamesPage(rows=window.cut(games), number=window.number, of=window.of)


def _urgency(game: OwnGame) -> tuple[bool, bool, int, int]:
    """Return what to sort by: what waits for the person, then what ends first, then the oldest."""
    deadline = game.deadline
    return (not game.wait.is_own, deadline is None, deadline or 0, game.match.id)
