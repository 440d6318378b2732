"""Who could go on with a game: few of those who press anything can."""

from collections.abc import Callable, Iterable, Sequence

from bot.match.model.match import Match, Person
from tests.monkey.acts import Somewhere
from tests.monkey.choices.seeing import is_near
from tests.monkey.world import World

Chosen = Callable[[Match], Iterable[Person]]
"""Chooses people of a game."""


def waited_for(world: World) -> list[Somewhere]:
    """Return who is on turn, or has been asked to a game, each where its board is."""
    return [place for match in world.games.values() for place in _where(world, match, _waits_for)]


def waited_for_near(world: World, at: Somewhere) -> Sequence[Somewhere]:
    """Return who is waited for in the newest game near a place in which anybody is."""
    return _in_newest(world, at, _waits_for)


def others_near(world: World, at: Somewhere) -> Sequence[Somewhere]:
    """Return who plays in the newest game near a place in which somebody is not waited for."""
    return _in_newest(
        world,
        at,
        lambda match: [player for player in match.players if player not in _waits_for(match)],
    )


def own_games(world: World, who: int) -> tuple[list[int], list[int]]:
    """Return the games that wait for somebody, and all those that they play in, newest first."""
    user_id, games = world.users[who].id, world.games
    waiting = [number for number in games if user_id in _ids(_waits_for(games[number]))]
    played = [number for number in games if user_id in _ids(games[number].players)]
    return sorted(waiting, reverse=True), sorted(played, reverse=True)


def _waits_for(match: Match) -> Sequence[Person]:
    return match.invited if match.is_gathering else (match.on_turn,)


def _ids(people: Iterable[Person]) -> set[int]:
    return {person.user_id for person in people}


def _in_newest(world: World, at: Somewhere, chosen: Chosen) -> Sequence[Somewhere]:
    for _, match in sorted(world.games.items(), reverse=True):
        found = [place for place in _where(world, match, chosen) if is_near(place, at)]
        if found:
            return found
    return ()


def _where(world: World, match: Match, chosen: Chosen) -> list[Somewhere]:
    """Return where those who are chosen of a game find its board."""
    ids = [user.id for user in world.users]
    servers = [server.id for server in world.servers]
    if match.place.guild_id not in servers:
        return []
    server = servers.index(match.place.guild_id)
    path = _path_of(world, server, match.place.channel_id)
    people = [person for person in chosen(match) if person.user_id in ids]
    if path is None:
        return []
    return [Somewhere(ids.index(person.user_id), server, path) for person in people]


def _path_of(world: World, server: int, channel_id: int) -> str | None:
    return next((path for path, place in world.paths(server) if place.id == channel_id), None)
