"""Another process on the same database, which plays as if some presses had come to it."""

from contextlib import suppress

from simcord.backend.errors import BackendError
from simcord.http import router

from bot.engine import Roll, legal_moves
from bot.match.model.match import Match
from bot.match.service.moves import Moves
from bot.match.service.registry import MatchRegistry
from bot.match.store.matches import SqlMatchStore
from bot.storage import FINISHING, open_up_to_date
from tests.monkey.world import World


async def roll_elsewhere(world: World, rank: int) -> bool:
    """Roll in one of the games in which people alone play, and tell whether anybody could.

    The board is edited, as the other process would do it.
    """
    games = [match for _, match in sorted(world.games.items()) if _is_played_by_people(match)]
    if not games:
        return False
    match = games[rank % len(games)]
    moves = Moves(clock=world.clock, cup=world.cup)
    async with open_up_to_date(world.settings.database) as database:
        registry = MatchRegistry(SqlMatchStore(database, FINISHING))
        async with registry.lock(match.id) as locked:
            state = locked.match.state
            rolls = [move for move in legal_moves(state) if isinstance(move, Roll)]
            if not rolls:
                return False
            view = await moves.act(locked, state.seat, rolls[0])
    _show(world, view.match)
    return True


def _is_played_by_people(match: Match) -> bool:
    """Tell whether a game waits for a person, and will after any roll."""
    people = not any(player.is_bot for player in match.players) and not match.presence.away
    return match.is_playing and people and match.setup.rules.scoring.six != "win"


def _show(world: World, match: Match) -> None:
    """Edit the board of a match."""
    channel_id, message_id = match.place.channel_id, match.message_id
    if message_id in world.env.backend.messages.get(channel_id, {}):
        path = f"/channels/{channel_id}/messages/{message_id}"
        shown = {"components": world.bot.board_of(match).payload()}
        with suppress(BackendError):  # as the bot, it cannot help what Discord refuses
            router.dispatch(world.env.backend, "PATCH", path, json=shown)
