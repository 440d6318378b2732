"""Another process on the same database, to which some presses come that are not for it."""

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

    Where the bot is several processes, one rolls that does not have the server, as it may while
    servers change hands, and tells the one that has it. Else a process of our own rolls and edits
    the board, as a second copy of the bot would.
    """
    games = [match for _, match in sorted(world.games.items()) if _is_played_by_people(match)]
    if not games:
        return False
    match = games[rank % len(games)]
    if world.processes.count > 1:
        stranger = next(bot for bot in world.processes.bots if bot is not world.bot_playing(match))
        core = stranger.features.core
        with world.env._bot_scope():  # noqa: SLF001 - simcord has no other way
            return await _roll(core.registry, core.moves, match) is not None
    async with open_up_to_date(world.settings.database) as database:
        registry = MatchRegistry(SqlMatchStore(database, FINISHING))
        rolled = await _roll(registry, Moves(clock=world.clock, cup=world.cup), match)
    if rolled is not None:
        _show(world, rolled)
    return rolled is not None


async def _roll(registry: MatchRegistry, moves: Moves, match: Match) -> Match | None:
    """Return a match after a roll of whoever is on turn; None if they cannot roll."""
    async with registry.lock(match.id) as locked:
        state = locked.match.state
        rolls = [move for move in legal_moves(state) if isinstance(move, Roll)]
        if not rolls:
            return None
        return (await moves.act(locked, state.seat, rolls[0])).match


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
