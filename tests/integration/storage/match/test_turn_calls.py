"""The messages that call people to their turns, on the real database."""

from bot.match.model.match import Place
from bot.match.model.turn_calls import TurnCall
from tests.support.storage.games import ADA, BEN, GUILD, invitation
from tests.support.storage.stores import Storage


async def test_one_call_a_match_is_remembered_until_it_is_dropped(storage: Storage) -> None:
    places = Place(GUILD, 60), Place(None, 61)
    matches = [
        await storage.matches.add(invitation(place.channel_id, place.guild_id)) for place in places
    ]
    first, second = [
        TurnCall(match.id, ADA.user_id, match.place, 2**62 + match.id) for match in matches
    ]
    newer = TurnCall(first.match_id, BEN.user_id, first.place, 71)
    for call in (first, second, newer):
        await storage.turn_calls.put(call)
    assert await storage.turn_calls.all() == [newer, second]
    for _ in range(2):
        await storage.turn_calls.drop(newer.match_id)
    assert await storage.turn_calls.all() == [second]
