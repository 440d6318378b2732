"""Figures of people, asked of a real database."""

from dataclasses import replace

import pytest

from bot.engine import Setup, start
from bot.features.standings.model.leaderboards import Scope
from bot.features.standings.model.periods import Period
from bot.match.model.game_log import new_log
from bot.match.model.match import Person
from bot.match.results.experience import Experience
from bot.match.results.figures import Assessment, Rivalry, results
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    NOW,
    RULES,
    accepted,
    finish_one,
    invitation,
    resigned,
    result,
)
from tests.support.storage.records import beat, figures_of, page_of, ranks, record
from tests.support.storage.stores import Storage


async def test_who_never_finished_a_game_here_has_no_figures(storage: Storage) -> None:
    await beat(storage, ADA, BEN, guild_id=51)
    assert await figures_of(storage, ADA) is None
    assert await figures_of(storage, CLEO, Scope(51)) is None


async def test_figures_add_up_over_games(storage: Storage) -> None:
    for won, banked, best in ((True, 2000, 700), (True, 900, 900), (False, 100, 100)):
        await record(
            storage,
            result(ADA, won=won, banked=banked, best_turn=best),
            result(BEN, won=not won),
        )
    ada = await figures_of(storage, ADA)
    assert ada is not None
    assert (ada.games, ada.wins, ada.points, ada.turns) == (3, 2, 3000, 30)
    assert (ada.best_turn, ada.farkles, ada.hot_dice, ada.big_turns) == (900, 6, 3, (9, 6, 3))
    assert (ada.streak, ada.best_streak) == (0, 2)
    ben = await figures_of(storage, BEN)
    assert ben is not None
    assert (ben.person, ben.wins, ben.streak, ben.best_streak) == (BEN, 1, 1, 1)


async def test_the_newest_name_is_shown(storage: Storage) -> None:
    renamed = Person(ADA.user_id, "Ada Lovelace")
    older = await storage.matches.add(invitation(channel_id=1, created_at=NOW))
    await finish_one(storage.matches, invitation(2, players=(renamed, BEN), created_at=NOW + 10))
    await storage.matches.finish(
        replace(resigned(accepted(older), 1), version=1),
        [result(ADA, won=True), result(BEN, won=False)],
        NOW + 60,
    )
    figures = await figures_of(storage, ADA)
    assert figures is not None
    assert (figures.person, figures.games) == (renamed, 2)


@pytest.mark.parametrize("period", [Period.TODAY, Period.WEEK, Period.MONTH, Period.SEASON])
async def test_a_period_ends(storage: Storage, period: Period) -> None:
    scope = Scope(GUILD, period)
    await beat(storage, ADA, BEN)
    begun = await page_of(storage, scope)
    assert ranks(begun) == [(1, "Ada"), (2, "Ben")]
    assert begun.span.starts <= NOW < (begun.span.ends or 0)
    over = await page_of(storage, scope, now=begun.span.ends or 0)
    assert (over.rows, over.span.starts) == ((), begun.span.ends)
    await beat(storage, BEN, ADA, ended_at=over.span.starts)
    assert ranks(await page_of(storage, scope, now=over.span.starts)) == [(1, "Ben"), (2, "Ada")]
    assert ranks(await page_of(storage, now=over.span.starts)) == [(1, "Ada"), (1, "Ben")]


async def test_games_are_counted_by_their_rules_too(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    classic = await page_of(storage, Scope(GUILD, ruleset="classic"))
    assert ranks(classic) == [(1, "Ada"), (2, "Ben")]
    assert (await page_of(storage, Scope(GUILD, ruleset="tavern"))).rows == ()
    assert await storage.records.favourite(GUILD, ADA.user_id) == "classic"
    assert await storage.records.favourite(GUILD, CLEO.user_id) is None


async def test_a_favourite_is_that_of_a_server_or_of_all_together(storage: Storage) -> None:
    await beat(storage, ADA, BEN, guild_id=51)
    assert await storage.records.favourite(GUILD, ADA.user_id) is None
    assert await storage.records.favourite(51, ADA.user_id) == "classic"
    assert await storage.records.favourite(None, ADA.user_id) == "classic"


async def test_rivals_are_those_of_other_sides(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    await beat(storage, BEN, ADA)
    await beat(storage, ADA, CLEO, guild_id=51)
    tied = replace(result(BEN, won=False), place=1)
    await record(storage, result(ADA, won=True), tied)
    rivals = await storage.records.rivals(GUILD, ADA.user_id, 10)
    assert rivals == [Rivalry(BEN, games=3, wins=1, losses=1)]
    rivals = await storage.records.rivals(None, ADA.user_id, 10)
    assert [rivalry.rival for rivalry in rivals] == [BEN, CLEO]


async def test_those_on_ones_own_side_are_no_rivals(storage: Storage) -> None:
    dan = Person(4, "Dan")
    setup = Setup(RULES, seats=4, teams=2)
    laid = invitation(players=(ADA, BEN, CLEO, dan))
    teams = replace(laid, state=start(setup), log=new_log(setup))
    match = resigned(resigned(accepted(await storage.matches.add(teams)), 1), 3)
    await storage.matches.finish(replace(match, version=1), results(match), NOW)
    rivals = await storage.records.rivals(GUILD, ADA.user_id, 10)
    assert {rivalry.rival for rivalry in rivals} == {BEN, dan}


async def test_a_game_outside_servers_is_of_none(storage: Storage) -> None:
    await finish_one(storage.matches, invitation(guild_id=None))
    [kept] = (await storage.privacy.export(ADA.user_id))["results"]
    assert kept["guild_id"] == "0"


async def test_what_a_review_found_is_added_once(storage: Storage) -> None:
    match = await record(storage, result(ADA, won=True), result(BEN, won=False))
    for _ in range(2):
        found = [Assessment(ADA.user_id, accuracy=9_500, luck=120)]
        await storage.records.assess(match, found, NOW)
    ada = await figures_of(storage, ADA)
    assert ada is not None
    assert (ada.reviewed, ada.accuracy, ada.luck) == (1, 9_500, 120)
    ben = await figures_of(storage, BEN)
    assert ben is not None
    assert ben.reviewed == 0


async def test_a_review_of_a_server_that_was_forgotten_meanwhile_counts_everywhere_alone(
    storage: Storage,
) -> None:
    match = await record(storage, result(ADA, won=True), result(BEN, won=False))
    assert await storage.privacy.forget_server(GUILD)
    await storage.records.assess(match, [Assessment(ADA.user_id, accuracy=9_500, luck=120)], NOW)
    everywhere = await storage.records.figures(Scope(None), ADA.user_id, NOW)
    assert everywhere is not None
    assert everywhere.reviewed == 1
    assert await figures_of(storage, ADA) is None


async def test_a_review_of_a_game_that_is_not_there_is_let_go(storage: Storage) -> None:
    match = await record(storage, result(ADA, won=True), result(BEN, won=False))
    found = [Assessment(ADA.user_id, accuracy=9_500, luck=120)]
    await storage.records.assess(replace(match, id=match.id + 1), found, NOW)
    ada = await figures_of(storage, ADA)
    assert ada is not None
    assert ada.reviewed == 0


async def test_experience_is_of_all_servers(storage: Storage) -> None:
    people = [person.user_id for person in (ADA, BEN, CLEO)]
    assert await storage.records.experience(people) == {}
    for guild_id in (50, 51):
        await beat(storage, ADA, BEN, guild_id=guild_id)
    await finish_one(storage.matches, replace(invitation(players=(ADA, CLEO)), rated=True))
    assert await storage.records.experience(people) == {
        ADA.user_id: Experience.RATED,
        BEN.user_id: Experience.NEW,
        CLEO.user_id: Experience.NEW,
    }
    await beat(storage, BEN, CLEO)
    assert await storage.records.experience([BEN.user_id]) == {BEN.user_id: Experience.UNRATED}
