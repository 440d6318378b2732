"""When a game gets a thread of its own, and when that is left to fall silent."""

from dataclasses import replace

import pytest

from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.service.threads import GameThreads
from bot.match.model.match import Match, Place
from bot.match.model.phases import Invited, Lobby, Phase
from tests.support.matches.games import a_game
from tests.support.matches.memory import MemorySettings
from tests.support.matches.phases import ENDED_PHASES
from tests.support.matches.table import ADA, BEN, BOARD, HERE


class SeenThreads:
    """Remembers which matches were to get a thread, and whose thread was to fall silent."""

    def __init__(self) -> None:
        self.opened: list[Match] = []
        self.let_go_of: list[Match] = []

    def open(self, match: Match) -> None:
        self.opened.append(match)

    def release(self, match: Match) -> None:
        self.let_go_of.append(match)


@pytest.fixture
def seen() -> SeenThreads:
    return SeenThreads()


@pytest.fixture
async def threads(seen: SeenThreads) -> GameThreads:
    """Return the watch of a server that wants threads."""
    settings = SettingsBook(MemorySettings())
    assert HERE.guild_id is not None
    await settings.set_for_server(HERE.guild_id, "threads", value=True)
    return GameThreads(seen, settings)


async def test_a_game_that_begins_gets_a_thread_once(
    threads: GameThreads, seen: SeenThreads
) -> None:
    game = a_game(ADA, BEN)
    invited = replace(game, phase=Invited())
    threads.changed(invited, invited.next())
    assert seen.opened == []
    threads.changed(invited, game)
    assert seen.opened == [game]
    threads.changed(game, game.next())
    assert seen.opened == [game]


async def test_a_game_that_begins_at_once_gets_one_when_it_is_shown(
    threads: GameThreads, seen: SeenThreads
) -> None:
    laid = a_game(ADA, BEN, message_id=None)
    shown = replace(laid, message_id=BOARD)
    threads.changed(laid, shown)
    assert seen.opened == [shown]


@pytest.mark.parametrize("place", [Place(None, HERE.channel_id), Place(51, HERE.channel_id)])
async def test_none_elsewhere(threads: GameThreads, seen: SeenThreads, place: Place) -> None:
    game = a_game(ADA, BEN, place=place)
    threads.changed(replace(game, phase=Lobby()), game)
    assert seen.opened == []


@pytest.mark.parametrize("phase", ENDED_PHASES)
async def test_its_thread_falls_silent_once_it_is_over(
    threads: GameThreads, seen: SeenThreads, phase: Phase
) -> None:
    game = a_game(ADA, BEN)
    ended = replace(game, phase=phase)
    threads.changed(game, ended)
    threads.changed(ended, replace(ended, awards=()))
    assert seen.let_go_of == [ended]
