"""Achievements, given in the transaction that finishes a game."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.advice.level import Level
from bot.content.achievements import (
    AchievementProgress,
    Award,
    GameFeat,
    Total,
    earned,
    shipped_achievements,
)
from bot.database.opening import Address
from bot.engine import parse_game, start
from bot.features.standings.model.leaderboards import Scope
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, opponent
from bot.match.model.phases import Finished
from bot.match.results.feats import Deeds
from bot.match.results.figures import Result, results
from bot.storage import recount
from tests.support.postgres.outsider import Outsider
from tests.support.storage.faults import FAULTS, WHY, faulty
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    NOW,
    accepted,
    finish_one,
    invitation,
    resigned,
    result,
)
from tests.support.storage.stores import Storage

HERE = Scope(GUILD)
FEAT: Deeds = Counter({GameFeat.TURN_POINTS: 1000})


async def finish(storage: Storage, *outcome: Result) -> Match:
    """Store a finished game between the people of `outcome`, and return it."""
    people = tuple(played.person for played in outcome)
    match = await storage.matches.add(invitation(players=people))
    for seat in range(1, len(people)):
        match = resigned(match, seat)
    return await storage.matches.finish(replace(match, version=1), outcome, NOW)


def names(match: Match, person: Person) -> list[str]:
    return [award.achievement for award in match.awards if award.user_id == person.user_id]


async def progress_of(storage: Storage, person: Person) -> dict[str, AchievementProgress]:
    found = await storage.history.achievements(person.user_id)
    return {progress.achievement.name: progress for progress in found}


async def test_a_first_game_earns_what_it_should(storage: Storage) -> None:
    match = await finish_one(storage.matches, invitation())
    assert names(match, ADA) == ["first-game", "first-win"]
    assert names(match, BEN) == ["first-game"]
    assert await storage.matches.get(match.id) == match


async def test_nothing_is_given_twice(storage: Storage) -> None:
    for expected in (["turn-1000", "first-game", "first-win"], []):
        ada = replace(result(ADA, won=True), deeds=FEAT)
        match = await finish(storage, ada, result(BEN, won=False))
        assert names(match, ADA) == expected


async def test_deeds_are_those_of_the_game_that_was_played(storage: Storage) -> None:
    line = "fk1 tavern(target=4000) seats=2 : >111222 abcdef>111234 abc. >223346 >111111 abcdef."
    game = parse_game(line)
    state, events = list(game.replay())[-1]
    laid = await storage.matches.add(invitation())
    match = replace(accepted(laid), state=state, log=line, events=tuple(events))
    match = await storage.matches.finish(replace(match, phase=Finished(NOW)), results(match), NOW)
    assert {"turn-2000", "hot-dice", "six-of-a-kind", "spotless"} <= set(names(match, ADA))
    assert names(match, BEN) == ["first-game"]


@pytest.mark.parametrize(
    "match",
    [
        invitation(players=(ADA,)),
        invitation(players=(ADA, opponent(Level.PERFECT))),
        invitation(guild_id=None),
    ],
    ids=["solo", "against the bot", "outside servers"],
)
async def test_other_games_earn_nothing(storage: Storage, match: Match) -> None:
    assert (await finish_one(storage.matches, match, 0)).awards == ()


async def test_totals_are_of_all_servers_and_rules(storage: Storage) -> None:
    for number in range(5):
        rival = Person(100 + number, f"P{number}")
        await finish_one(storage.matches, invitation(number, number + 1, players=(ADA, rival)))
    ada = await progress_of(storage, ADA)
    assert ada["beat-5"].earned_at == NOW + 60
    assert ada["beat-25"] == AchievementProgress(shipped_achievements()["beat-25"], 5, None)
    assert ada["rulesets-3"].value == 1
    assert ada["wins-10"].value == ada["streak-10"].value == 5
    assert ada["turn-1000"] == AchievementProgress(shipped_achievements()["turn-1000"], None, None)


async def test_what_is_seen_on_a_server_was_earned_there(storage: Storage) -> None:
    async def seen(guild_id: int) -> dict[str, int]:
        found = await storage.history.achievements_on(ADA.user_id, guild_id)
        assert {progress.value for progress in found} == {None}, "nothing of all their games"
        return {
            progress.achievement.name: progress.earned_at
            for progress in found
            if progress.earned_at
        }

    await finish_one(storage.matches, invitation(60, GUILD), seat_to_leave=0)
    await finish_one(storage.matches, invitation(61, GUILD + 1))
    assert await seen(GUILD) == {"first-game": NOW + 60}
    assert await seen(GUILD + 1) == {"first-win": NOW + 60}
    assert await seen(GUILD + 2) == {}


async def test_who_never_played_has_earned_nothing(storage: Storage) -> None:
    found = await storage.history.achievements(CLEO.user_id)
    assert [progress.achievement for progress in found] == list(shipped_achievements().values())
    assert {progress.earned_at for progress in found} == {None}
    assert {progress.value for progress in found if progress.achievement.measure in set(Total)} == {
        0
    }


async def test_a_fault_gives_nothing(
    storage: Storage, outsider: Outsider, address: Address
) -> None:
    with faulty(outsider, address, "awards"), pytest.raises(FAULTS, match=WHY):
        await finish_one(storage.matches, invitation())
    assert outsider.execute("SELECT count(*) FROM awards").fetchone() == (0,)
    assert await storage.records.figures(HERE, ADA.user_id, NOW) is None


async def test_a_recount_gives_what_is_missing_and_takes_what_was_not_earned(
    storage: Storage, outsider: Outsider, address: Address
) -> None:
    match = await finish_one(storage.matches, invitation())
    assert await recount(address, fix=False) == []
    outsider.execute("UPDATE awards SET achievement = 'wins-100' WHERE user_id = 2")
    found = await recount(address, fix=True)
    assert sorted(difference.where for difference in found) == [
        "awards user_id=2 achievement=first-game",
        "awards user_id=2 achievement=wins-100",
    ]
    stored = await storage.matches.get(match.id)
    assert stored is not None
    assert Award(BEN.user_id, "first-game") in stored.awards


async def test_what_a_game_adds_to_totals_is_what_they_are_afterwards(storage: Storage) -> None:
    """Awards are given by totals that are known before the game is stored; these are read later."""
    random, people = Random(5), (ADA, BEN, CLEO)
    for number in range(30):
        seated = tuple(random.sample(people, random.choice((2, 3))))
        ruleset = random.choice(("classic", "tavern", "greed"))
        invited = invitation(number, players=seated)
        setup = replace(invited.setup, rules=replace(invited.setup.rules, name=ruleset))
        invited = replace(invited, state=start(setup), log=new_log(setup), rated=True)
        match = accepted(await storage.matches.add(invited))
        for seat in random.sample(range(len(seated)), len(seated) - 1):
            match = resigned(match, seat)
        match = replace(match, version=1)
        await storage.matches.finish(match, results(match), NOW + number)
        for person in seated:
            for name, progress in (await progress_of(storage, person)).items():
                if progress.value is not None:
                    is_earned = bool(
                        earned(
                            [progress.achievement],
                            Counter({progress.achievement.measure: progress.value}),
                        )
                    )
                    assert is_earned == (progress.earned_at is not None), (match.id, name)
