"""Who is told what of a game's dice, and when."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from bot.database.ports import Database
from bot.features.analysis.model.visibility import Viewer
from bot.features.analysis.refusals import AnalysisRefusal
from bot.features.daily.model import end_of
from bot.features.fairness.model.frequencies import FaceCounts, faces_rolled
from bot.features.fairness.service.frequencies import Fairness, FrequencyCheck
from bot.features.fairness.store import FACES, SqlFaceStore
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing, Invited, Lobby, Playing
from bot.match.model.variants import SETTLING, Daily
from tests.support.matches.fair_games import NOW, PEOPLE, begun, played
from tests.support.matches.fakes import SetClock
from tests.support.matches.memory import MemoryStore
from tests.support.matches.phases import ended_later

TODAY = date(2026, 11, 21)
READER = Viewer(99, lambda _: True)
STRANGER = Viewer(99, lambda _: False)
PLAYER = Viewer(PEOPLE[0].user_id, lambda _: False)
CHANNEL = 2
"""Where the games of `fair_games` are played."""


class Archive:
    """The service over games in memory, at a time that can be set."""

    def __init__(self, database: Database) -> None:
        self.store = MemoryStore()
        self.clock = SetClock(NOW)
        self.fairness = Fairness(self.store, SqlFaceStore(database), self.clock)

    def keep(self, match: Match) -> Match:
        self.store.matches[match.id] = match
        return match

    async def refusal(self, number: int, viewer: Viewer = READER) -> Refusal:
        """Return why nothing is told of a game."""
        with pytest.raises(Refused) as refused:
            await self.fairness.check(number, viewer)
        return refused.value.refusal


@pytest.fixture
def archive(database: Database) -> Archive:
    return Archive(database)


def finished(seed: int = 1, ended_at: int = NOW) -> Match:
    """Return a finished game whose dice follow from its seed."""
    random = Random(seed)
    return ended_later(played(begun(random, "luck"), random), ended_at)


@pytest.mark.parametrize("viewer", [READER, PLAYER])
async def test_a_finished_game_is_rolled_again(viewer: Viewer, archive: Archive) -> None:
    match = archive.keep(finished())
    check = await archive.fairness.check(match.id, viewer)
    assert check.proof is not None
    assert check.verdict is not None
    assert (check.match, check.proof.seed, check.proof.words) == (match, match.seed, ("luck",))
    assert check.verdict.fault is None
    assert check.verdict.rolls


async def test_nothing_is_told_of_the_seed_before_the_end(archive: Archive) -> None:
    match = begun(Random(1))
    for phase in (Invited(), Lobby(), Playing()):
        running = archive.keep(replace(match, phase=phase))
        assert await archive.fairness.check(match.id, PLAYER) == FrequencyCheck(running)
        assert archive.fairness.proof(running) is None


async def test_the_seed_of_a_day_is_a_secret_until_the_day_is_over(archive: Archive) -> None:
    match = archive.keep(replace(finished(), variant=Daily(TODAY)))
    archive.clock.time = end_of(TODAY) + SETTLING - 1
    assert await archive.fairness.check(match.id, PLAYER) == FrequencyCheck(match)
    archive.clock.time += 1
    proof = (await archive.fairness.check(match.id, PLAYER)).proof
    assert proof is not None
    assert proof.about == TODAY
    assert await archive.refusal(match.id) is AnalysisRefusal.REPLAY_PRIVATE, (
        "dailies of others stay private"
    )


async def test_what_somebody_cannot_read_is_kept_from_them(archive: Archive) -> None:
    match = archive.keep(finished())
    assert await archive.refusal(match.id, STRANGER) is AnalysisRefusal.REPLAY_PRIVATE
    assert await archive.refusal(match.id + 1) is AnalysisRefusal.NO_SUCH_GAME


async def test_a_table_at_which_nothing_was_rolled_is_no_game(archive: Archive) -> None:
    match = begun(Random(1))
    archive.keep(replace(match, phase=Closed(0, Closing.EXPIRED)))
    assert await archive.refusal(match.id) is AnalysisRefusal.NO_SUCH_GAME


async def test_games_without_a_seed_cannot_be_rolled_again(archive: Archive) -> None:
    match = archive.keep(replace(finished(), seed=None))
    assert await archive.fairness.check(match.id, READER) == FrequencyCheck(match)


async def test_the_game_that_ended_last_in_a_channel_is_found(archive: Archive) -> None:
    with pytest.raises(Refused) as refused:
        await archive.fairness.check_last(CHANNEL, READER)
    assert refused.value.refusal is AnalysisRefusal.NO_GAME_TO_REPLAY
    older, newer = archive.keep(finished(1, NOW)), archive.keep(finished(2, NOW + 1))
    assert older.id != newer.id
    assert (await archive.fairness.check_last(CHANNEL, READER)).match == newer


async def test_all_faces_come_from_what_was_counted(archive: Archive, database: Database) -> None:
    match = finished()
    await database.write(lambda transaction: FACES.do(transaction, match, (), NOW, ()))
    rolled = faces_rolled(match)
    assert await archive.fairness.faces() == FaceCounts(
        (rolled[1], rolled[2], rolled[3], rolled[4], rolled[5], rolled[6])
    )
    assert rolled.total() > 0
