"""The list of one's games: what it waits for, and in which order."""

from dataclasses import replace

from bot.engine import Resign, RuleSet, Setup
from bot.features.tables.service.own_games import ROWS, OwnGames
from bot.match.loadouts.draft import laid_open
from bot.match.loadouts.loadout import DiceFrom, Outfit, Tavern
from bot.match.model.match import Match, Place
from bot.match.model.own_games import OwnGame, Wait, wait_of
from bot.match.model.phases import Equipping, Playing, Rematch
from tests.support.matches.phases import with_rematch
from tests.support.matches.table import ADA, BEN, CLEO, DAN, LIFETIME, Table


def place(channel_id: int) -> Place:
    return Place(50, channel_id)


async def create(table: Table, rules: RuleSet, channel_id: int, *players: object) -> Match:
    """Store a game between `players` that has begun."""
    setup = Setup(rules, seats=len(players))
    return await table.gathering.create(Playing(), place(channel_id), players, (), setup)  # type: ignore[arg-type] # people


def own_games(table: Table) -> OwnGames:
    return OwnGames(table.store, table.clock)


async def waits(table: Table, user_id: int) -> list[tuple[int, Wait]]:
    page = await own_games(table).page(user_id, 1)
    return [(game.match.place.channel_id, game.wait) for game in page.rows]


async def test_what_waits_for_the_person_comes_first(table: Table, classic: RuleSet) -> None:
    await create(table, classic, 1, BEN, ADA)
    await create(table, classic, 2, ADA, BEN)
    await table.invitations.challenge(place(3), CLEO, [ADA], classic)
    await table.invitations.challenge(place(4), ADA, [DAN], classic)
    await create(table, classic, 5, CLEO, DAN)
    assert await waits(table, ADA.user_id) == [
        (3, Wait.ANSWER),  # the only one of the first two with a deadline
        (2, Wait.TURN),
        (4, Wait.PLAYERS),
        (1, Wait.OTHERS),
    ]


async def test_of_what_waits_likewise_what_ends_first_comes_first(
    table: Table, classic: RuleSet
) -> None:
    for channel_id, who, hours in ((1, BEN, 3), (2, CLEO, 1), (3, DAN, 2)):
        match = await table.invitations.challenge(place(channel_id), who, [ADA], classic)
        later = replace(match, deadline=table.clock.now() + hours * 3600)
        table.store.matches[match.id] = later
    assert await waits(table, ADA.user_id) == [(number, Wait.ANSWER) for number in (2, 3, 1)]


async def test_a_rematch_waits_for_those_who_have_not_agreed(
    table: Table, classic: RuleSet
) -> None:
    match = await create(table, classic, 1, ADA, BEN)
    over = match.after(Resign(1), (), table.clock.now())
    for wish, expected in (
        (None, (None, None)),
        (Rematch((0,), table.clock.now() + 1), (Wait.AGREEMENT, Wait.REMATCH)),
        (Rematch((0, 1), table.clock.now() + 1), (None, None)),
    ):
        asked = with_rematch(over, wish)
        assert (wait_of(asked, ADA.user_id), wait_of(asked, BEN.user_id)) == expected
        assert wait_of(asked, CLEO.user_id) is None


async def test_a_draft_waits_for_one_choice_and_dice_of_ones_own_for_all(
    table: Table, classic: RuleSet
) -> None:
    match = replace(await create(table, classic, 1, ADA, BEN), phase=Equipping())
    waits = []
    for tavern in (
        Tavern("beggar", DiceFrom.OWN, outfits=(Outfit(ready=True), Outfit())),
        Tavern("beggar", DiceFrom.OWN, outfits=(Outfit(), Outfit())),
        laid_open(Tavern("beggar", DiceFrom.DRAFT, outfits=(Outfit(ready=True),) * 2), ["pie"]),
    ):
        choosing = replace(match, variant=tavern)
        waits.append((wait_of(choosing, ADA.user_id), wait_of(choosing, BEN.user_id)))
        assert wait_of(choosing, CLEO.user_id) is None
    assert waits == [
        (Wait.CHOICES, Wait.CHOICE),
        (Wait.CHOICE, Wait.CHOICE),
        (Wait.CHOICES, Wait.CHOICE),
    ]
    begun = replace(match, phase=Playing(), variant=Tavern("beggar", DiceFrom.OWN))
    assert (wait_of(begun, ADA.user_id), wait_of(begun, BEN.user_id)) == (Wait.TURN, Wait.OTHERS)


async def test_a_wish_for_a_rematch_has_its_time_and_a_finished_game_that_of_nobody(
    table: Table, classic: RuleSet
) -> None:
    match = await create(table, classic, 1, ADA, BEN)
    over = match.after(Resign(1), (), table.clock.now())
    until = table.clock.now() + 60
    wished = with_rematch(over, Rematch((0,), until))
    assert OwnGame(wished, Wait.REMATCH).deadline == until
    assert OwnGame(over, Wait.REMATCH).deadline == over.deadline


async def test_a_game_that_somebody_left_is_none_of_theirs(table: Table, classic: RuleSet) -> None:
    match = await create(table, classic, 1, ADA, BEN, CLEO)
    assert wait_of(match.after(Resign(0), (), table.clock.now()), ADA.user_id) is None


async def test_pages(table: Table, classic: RuleSet) -> None:
    for channel_id in range(ROWS + 1):
        await create(table, classic, channel_id, ADA, BEN)
    first, second = [await own_games(table).page(ADA.user_id, number) for number in (1, 2)]
    assert (len(first.rows), len(second.rows), first.of) == (5, 1, 2)
    assert await own_games(table).page(ADA.user_id, 9) == second
    empty = await own_games(table).page(DAN.user_id, 1)
    assert (empty.rows, empty.number, empty.of) == ((), 1, 1)


async def test_an_invitation_is_listed_until_its_end(table: Table, classic: RuleSet) -> None:
    match = await table.invite(classic)
    page = await own_games(table).page(BEN.user_id, 1)
    assert [game.deadline for game in page.rows] == [table.clock.now() + LIFETIME]
    table.clock.time += LIFETIME
    await table.gathering.expire(match)
    assert (await own_games(table).page(BEN.user_id, 1)).rows == ()
