"""Somebody's first games with people: not rated, unless everybody at the table asks for it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.engine import RuleSet, Setup
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.phases import Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.results.experience import FRIENDLY_GAMES, Experience, experience_of
from bot.match.results.first_games import is_friendly, needs_explaining, newcomers
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, HERE, Table, build_table

PLAYED = {ADA.user_id: Experience.RATED, CLEO.user_id: Experience.UNRATED}


async def played_by(user_ids: Sequence[int]) -> Mapping[int, Experience]:
    """Return what Ada and Cleo have played; Ben has played nothing."""
    return {user_id: PLAYED[user_id] for user_id in user_ids if user_id in PLAYED}


@pytest.fixture
def new_ben() -> Table:
    """Return a table to which Ben is new."""
    return build_table(experience=played_by)


async def invite(table: Table, rules: RuleSet, host: Person, *guests: Person) -> Match:
    match = await table.invitations.challenge(HERE, host, guests, rules, rated=True)
    await table.gathering.posted(match, BOARD)
    return table.match


@pytest.mark.parametrize(
    ("games", "rated", "experience"),
    [
        (0, 0, Experience.NEW),
        (FRIENDLY_GAMES - 1, 2, Experience.NEW),
        (FRIENDLY_GAMES, 0, Experience.UNRATED),
        (FRIENDLY_GAMES, 1, Experience.RATED),
    ],
)
def test_somebody_is_new_for_so_many_games(games: int, rated: int, experience: Experience) -> None:
    assert experience_of(games, rated) is experience


async def test_a_game_with_somebody_new_is_friendly(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    match = await invite(table, classic, ADA, BEN)
    assert is_friendly(match)
    assert [person.user_id for person in newcomers(match)] == [BEN.user_id]
    await table.invitations.accept(table.press(BEN))
    begun = table.match
    assert begun.is_playing
    assert is_friendly(begun)
    assert (begun.rated, begun.limited, begun.allows_hints) == (False, False, True)


async def test_it_is_rated_once_everybody_asks(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    match = await invite(table, classic, replace(ADA, asks_rated=True), BEN)
    assert is_friendly(match)
    view = await table.first_games.ask(table.press(BEN))
    assert not is_friendly(view.match)
    await table.invitations.accept(table.press(BEN))
    begun = table.match
    assert (begun.rated, begun.allows_hints, is_friendly(begun)) == (True, False, False)
    assert newcomers(begun) == []


async def test_one_who_asks_alone_changes_nothing(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    await invite(table, classic, ADA, BEN)
    await table.first_games.ask(table.press(BEN))
    await table.invitations.accept(table.press(BEN))
    assert not table.match.rated


async def test_whoever_asks_may_think_better_of_it(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    await invite(table, classic, replace(ADA, asks_rated=True), BEN)
    for _ in range(2):
        await table.first_games.ask(table.press(BEN))
    await table.invitations.accept(table.press(BEN))
    assert not table.match.rated


async def test_nobody_asks_where_nobody_is_new(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    match = await invite(table, classic, ADA, CLEO)
    assert not is_friendly(match)
    assert needs_explaining(match)  # Cleo has never played rated
    with pytest.raises(Refused) as told:
        await table.first_games.ask(table.press(CLEO))
    assert told.value.refusal is MatchRefusal.NOT_ALLOWED_NOW
    await table.invitations.accept(table.press(CLEO))
    assert table.match.rated
    assert not needs_explaining(table.match)


async def test_nobody_asks_in_a_game_that_has_begun(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    await invite(table, classic, replace(ADA, asks_rated=True), BEN)
    await table.invitations.accept(table.press(BEN))
    with pytest.raises(Refused) as told:
        await table.first_games.ask(table.press(BEN))
    assert told.value.refusal is MatchRefusal.NOT_ALLOWED_NOW
    assert not table.match.rated


async def test_somebody_new_makes_an_open_table_friendly(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    match = await table.lobbies.open(HERE, ADA, Setup(classic, 3), rated=True)
    await table.gathering.posted(match, BOARD)
    await table.join(CLEO)
    assert not is_friendly(table.match)
    await table.join(BEN)
    assert is_friendly(table.match)
    await table.lobbies.leave(table.press(BEN))
    assert not is_friendly(table.match)
    await table.gathering.start(table.press(ADA))
    assert table.match.rated


async def test_a_game_with_the_bot_waits_for_nobody_to_ask(
    new_ben: Table, classic: RuleSet
) -> None:
    table = new_ben
    match = await table.lobbies.open(HERE, BEN, Setup(classic, 3), rated=True)
    await table.gathering.posted(match, BOARD)
    await table.lobbies.seat_opponent(table.press(BEN), Level.CAUTIOUS)
    with pytest.raises(Refused):
        await table.first_games.ask(table.press(BEN))
    await table.gathering.start(table.press(BEN))
    assert not table.match.rated
    assert not is_friendly(table.match)  # it is not rated anyway


async def test_a_game_is_what_its_invitation_said(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    await invite(table, classic, ADA, BEN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PLAYED, BEN.user_id, Experience.RATED)  # he has finished others meanwhile
        await table.invitations.accept(table.press(BEN))
    assert is_friendly(table.match)


async def test_a_game_that_is_not_meant_to_be_rated_is_not_called_friendly(
    new_ben: Table, classic: RuleSet
) -> None:
    match = await new_ben.invitations.challenge(HERE, ADA, [BEN], classic, rated=False)
    assert not is_friendly(match)


async def test_a_game_that_begins_at_once_is_friendly_too(new_ben: Table, classic: RuleSet) -> None:
    table = new_ben
    asking = [replace(person, asks_rated=True) for person in (ADA, BEN)]
    for people, rated in (((ADA, BEN), False), (tuple(asking), True)):
        await table.allow(games=2)
        match = await table.gathering.create(
            Playing(), HERE, people, (), Setup(classic, 2), rated=True
        )
        assert match.rated is rated
        assert is_friendly(match) is not rated
