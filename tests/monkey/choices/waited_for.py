"""Who could go on with a game: few of those who press anything can."""

from collections.abc import Callable, Iterable

from bot.match.model.match import Match, Person
from tests.monkey.acts import Somewhere
from tests.monkey.world import World


def waited_for(world: World) -> list[Somewhere]:
    """Return who is on turn, or has been asked to a game, each where its board is."""
    return _where(world, _waits_for)


def _waits_for(match: Match) -> Iterable[Person]:
    return match.invited if match.is_gathering else (match.on_turn,)


def players_of(world: World) -> list[Somewhere]:
    """Return who plays in a game that is open, each where its board is."""
    return _where(world, lambda match: match.players)


def own_games(world: World, who: int) -> tuple[set[int], set[int]]:
    """Return the games that wait for somebody, and all those that they play in."""
    user_id, games = world.users[who].id, world.games.values()
    waiting = {match.id for match in games if user_id in _ids(_waits_for(match))}
    played = {match.id for match in games if user_id in _ids(match.players)}
    return waiting, played


def _ids(people: Iterable[Person]) -> set[int]:
    return {person.user_id for person in people}


def _where(world: World, chosen: Callable[[Match], Iterable[Person]]) -> list[Somewhere]:
    ids = [user.id for user in world.users]
    servers = [server.id for server in world.servers]
    found = []
    for match in world.games.values():
        for person in chosen(match):
            if person.user_id in ids and match.place.guild_id in servers:
                server = servers.index(match.place.guild_id)
                path = _path_of(world, server, match.place.channel_id)
                if path is not None:
                    found.append(Somewhere(ids.index(person.user_id), server, path))
    return found


def _path_of(world: World, server: int, channel_id: int) -> str | None:
    return next((path for path, place in world.paths(server) if place.id == channel_id), None)
