"""Who may look at which finished game, and that each is reviewed once."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

import pytest

from bot.advice.choices import Basis
from bot.advice.review import Review
from bot.engine import RuleSet
from bot.features.analysis.model.visibility import Viewer
from bot.features.analysis.refusals import AnalysisRefusal
from bot.features.analysis.service.replays import Replays
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closed, Closing, Finished, Lobby, Playing
from bot.match.model.requester import Requester
from bot.match.model.variants import Daily, Deal, Duplicate
from tests.support.matches.table import ADA, BEN, CLEO, HERE, Table

RULES = RuleSet("plain", target=1000)
DEAL, LATER = Deal(1, 1), 4_000_000_000


def sees_all(_: Place) -> bool:
    return True


def sees_nothing(_: Place) -> bool:
    return False


ASKER = Requester.person(ADA.user_id, HERE.guild_id)


class Reviewer:
    """Reviews games, and remembers which."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def review(self, line: str, winners: Sequence[int], requester: Requester) -> Review:
        assert (winners, requester) == ((0,), ASKER)
        self.asked.append(line)
        return Review(Basis.POINTS, None, (), (), (), float(len(self.asked)))


@pytest.fixture
def reviewer() -> Reviewer:
    return Reviewer()


@pytest.fixture
def replays(table: Table, reviewer: Reviewer) -> Replays:
    return Replays(table.store, reviewer.review, table.clock)


async def finished(table: Table, **changes: object) -> Match:
    """Return a game that Ben has lost by leaving."""
    match = await table.begin(RULES)
    await table.resign(BEN.user_id)
    table.store.matches[match.id] = replace(table.match, **changes)  # type: ignore[arg-type] # as replace
    return table.match


@pytest.mark.parametrize(
    ("who", "sees", "changes", "refused"),
    [
        (ADA, sees_nothing, {}, None),
        (CLEO, sees_all, {}, None),
        (CLEO, sees_nothing, {}, AnalysisRefusal.REPLAY_PRIVATE),
        (CLEO, sees_all, {"variant": Daily(date(2026, 11, 21))}, AnalysisRefusal.REPLAY_PRIVATE),
        (BEN, sees_nothing, {"variant": Daily(date(2026, 11, 21))}, None),
        (ADA, sees_nothing, {"variant": Duplicate(DEAL, LATER)}, AnalysisRefusal.DEAL_RUNNING),
        (CLEO, sees_all, {"variant": Duplicate(DEAL, LATER)}, AnalysisRefusal.REPLAY_PRIVATE),
        (ADA, sees_nothing, {"variant": Duplicate(DEAL, 0)}, None),
        (CLEO, sees_all, {"variant": Duplicate(DEAL, 0)}, AnalysisRefusal.REPLAY_PRIVATE),
        (ADA, sees_all, {"phase": Playing()}, AnalysisRefusal.GAME_RUNNING),
        (CLEO, sees_nothing, {"phase": Playing()}, AnalysisRefusal.REPLAY_PRIVATE),
        (ADA, sees_all, {"phase": Lobby()}, AnalysisRefusal.NO_SUCH_GAME),
        (ADA, sees_all, {"phase": Closed(0, Closing.BOT_REMOVED)}, None),
        (
            ADA,
            sees_all,
            {"phase": Closed(0, Closing.ENDED), "events": ()},
            AnalysisRefusal.NO_SUCH_GAME,
        ),
    ],
)
async def test_who_may_look(
    table: Table,
    replays: Replays,
    who: Person,
    sees: Callable[[Place], bool],
    changes: dict[str, object],
    refused: Refusal | None,
) -> None:
    match = await finished(table, **changes)
    viewer = Viewer(who.user_id, sees)
    if refused is None:
        assert (await replays.find(match.id, viewer)).match == match
        return
    with pytest.raises(Refused) as error:
        await replays.find(match.id, viewer)
    assert error.value.refusal is refused


async def test_what_is_remembered_is_not_shown_to_everybody(table: Table, replays: Replays) -> None:
    match = await finished(table)
    await replays.find(match.id, Viewer(ADA.user_id, sees_nothing))
    reads = table.store.reads
    with pytest.raises(Refused, match=AnalysisRefusal.REPLAY_PRIVATE):
        await replays.find(match.id, Viewer(CLEO.user_id, sees_nothing))
    assert table.store.reads == reads


async def test_a_number_that_no_game_has(replays: Replays) -> None:
    with pytest.raises(Refused, match=AnalysisRefusal.NO_SUCH_GAME):
        await replays.find(77, Viewer(ADA.user_id, sees_all))


async def test_the_last_game_of_a_channel(table: Table, replays: Replays) -> None:
    viewer = Viewer(CLEO.user_id, sees_all)
    with pytest.raises(Refused, match=AnalysisRefusal.NO_GAME_TO_REPLAY):
        await replays.latest(HERE.channel_id, viewer)
    first, second = (
        await finished(table, phase=Finished(5)),
        await finished(table, phase=Finished(9)),
    )
    assert (await replays.latest(HERE.channel_id, viewer)).match == second
    assert [past.id for past in await replays.past(HERE.channel_id)] == [second.id, first.id]


async def test_a_game_is_reviewed_once(table: Table, replays: Replays, reviewer: Reviewer) -> None:
    match = await finished(table)
    assert replays.known_review(match) is None
    review = await replays.review(match, ASKER)
    assert await replays.review(match, ASKER) is replays.known_review(match) is review
    assert reviewer.asked == [match.log]


async def test_old_reviews_are_forgotten(table: Table, replays: Replays) -> None:
    match = await finished(table)
    await replays.review(match, ASKER)
    for number in range(match.id + 1, match.id + 70):
        newer = replace(match, id=number)
        await replays.review(newer, ASKER)
        assert replays.known_review(newer) is not None
    assert replays.known_review(match) is None
