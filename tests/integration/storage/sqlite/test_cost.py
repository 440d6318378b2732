"""What a press costs: one way to the connection's thread and back, and no scan of old games."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import aiosqlite
import pytest

from bot.database.statements import statements
from bot.features.duplicate.model import SealedDeal
from bot.features.ladder.model import Ladder, LadderOutcome
from bot.features.standings.model.leaderboards import Ranking, Scope
from bot.features.standings.model.periods import SeasonLength
from bot.features.standings.store.figures import ranked_by
from bot.match.model.match import Place
from bot.match.model.phases import Rematch
from bot.match.model.turn_calls import TurnCall
from bot.match.model.variants import Deal
from bot.match.results.figures import results
from tests.support.postgres.outsider import Outsider
from tests.support.storage.drafts import DRAFT, FAMILY
from tests.support.storage.games import ADA, GUILD, NOW, accepted, invitation, resigned, rolled
from tests.support.storage.stores import Storage, open_storage

MATCH = replace(invitation(), id=1)
MOVED = replace(MATCH, place=Place(GUILD, 61))
ENDED = resigned(MATCH, 0)
DRAFTED = replace(DRAFT, id=1).key
TODAY = date(2026, 11, 21)
HERE = Scope(GUILD)
DEAL = Deal(1, 1)
LADDER = Ladder(GUILD, "classic")

CALLS: dict[str, Callable[[Storage], Awaitable[object]]] = {
    "add": lambda storage: storage.matches.add(invitation(channel_id=61)),
    "get": lambda storage: storage.matches.get(MATCH.id),
    "open_in": lambda storage: storage.matches.open_in(60),
    "all_calls": lambda storage: storage.turn_calls.all(),
    "put_call": lambda storage: storage.turn_calls.put(TurnCall(1, 2, Place(GUILD, 60), 70)),
    "drop_call": lambda storage: storage.turn_calls.drop(1),
    "add_decline": lambda storage: storage.declines.add(1, 2, NOW),
    "often": lambda storage: storage.declines.often(1, NOW),
    "open_of": lambda storage: storage.matches.open_of(ADA.user_id, NOW),
    "past_in": lambda storage: storage.matches.past_in(60, most=25),
    "save": lambda storage: storage.matches.save(accepted(MATCH)),
    "finish": lambda storage: storage.matches.finish(ENDED, results(ENDED), NOW),
    "open_on": lambda storage: storage.matches.open_on(GUILD),
    "servers": lambda storage: storage.matches.servers(),
    "move_match": lambda storage: storage.matches.move_match(MOVED),
    "park": lambda storage: storage.matches.park(MATCH),
    "move_board": lambda storage: storage.matches.move_board(MATCH.id, 70),
    "note_votes": lambda storage: storage.matches.note_votes(MATCH.id, 1),
    "note_rematch": lambda storage: storage.matches.note_rematch(MATCH.id, Rematch((0,), NOW)),
    "note_reminder": lambda storage: storage.matches.note_reminder(MATCH.id, 99),
    "next_deadline": lambda storage: storage.matches.next_deadline(),
    "due": lambda storage: storage.matches.due(NOW + 900),
    "give_up": lambda storage: storage.matches.give_up(MATCH.id, NOW, ADA.user_id),
    "waiting_for_bots": lambda storage: storage.matches.waiting_for_bots(),
    "last_game": lambda storage: storage.daily.last_game(ADA.user_id, TODAY),
    "counts": lambda storage: storage.faces.counts(),
    "seed": lambda storage: storage.daily.seed(TODAY, b"seed"),
    "standing": lambda storage: storage.daily.standing(TODAY, ADA.user_id),
    "board_everywhere": lambda storage: storage.daily.board(TODAY, None, ADA.user_id, 1, 10),
    "board": lambda storage: storage.daily.board(TODAY, GUILD, ADA.user_id, 1, 10),
    "seal": lambda storage: storage.deals.seal(SealedDeal(DEAL, b"seed", FAMILY.rules, NOW)),
    "sealed": lambda storage: storage.deals.sealed(DEAL),
    "game": lambda storage: storage.deals.game(DEAL, ADA.user_id),
    "open_games": lambda storage: storage.deals.open_games(DEAL),
    "move_end": lambda storage: storage.deals.move_end(DEAL, NOW + 60),
    "results": lambda storage: storage.deals.results(DEAL),
    "begin": lambda storage: storage.matches.begin(replace(accepted(MATCH), rated=True), NOW),
    "leaderboard": lambda storage: storage.records.leaderboard(
        HERE, Ranking.WINS, NOW, page=1, rows=10, user_id=ADA.user_id
    ),
    "figures": lambda storage: storage.records.figures(HERE, ADA.user_id, NOW),
    "favourite": lambda storage: storage.records.favourite(GUILD, ADA.user_id),
    "rivals": lambda storage: storage.records.rivals(GUILD, ADA.user_id, 10),
    "assess": lambda storage: storage.records.assess(MATCH, [], NOW),
    "trend": lambda storage: storage.history.trend(GUILD, ADA.user_id, 100),
    "games": lambda storage: storage.history.games(ADA.user_id, None, 1, 10),
    "games_here": lambda storage: storage.history.games(ADA.user_id, GUILD, 1, 10),
    "head_to_head": lambda storage: storage.history.head_to_head(GUILD, 1, 2),
    "person": lambda storage: storage.history.person(ADA.user_id, GUILD),
    "achievements": lambda storage: storage.history.achievements(ADA.user_id),
    "achievements_on": lambda storage: storage.history.achievements_on(ADA.user_id, GUILD),
    "end": lambda storage: storage.seasons.end(GUILD, NOW),
    "podium": lambda storage: storage.seasons.podium(GUILD, NOW),
    "plan": lambda storage: storage.seasons.plan(GUILD, SeasonLength.QUARTER, NOW),
    "ends": lambda storage: storage.seasons.ends(GUILD, NOW),
    "is_listed": lambda storage: storage.members.is_listed(ADA.user_id),
    "list_everywhere": lambda storage: storage.members.list_everywhere(ADA, NOW, listed=True),
    "absent": lambda storage: storage.members.absent(GUILD, 10),
    "note": lambda storage: storage.members.note(GUILD, here=[1], gone=[2]),
    "all": lambda storage: storage.house_rules.all(GUILD),
    "find": lambda storage: storage.house_rules.find(GUILD, "rules"),
    "add_rule": lambda storage: storage.house_rules.add(GUILD, FAMILY.rules, most=25),
    "replace_rule": lambda storage: storage.house_rules.replace(FAMILY, FAMILY.rules),
    "get_rule": lambda storage: storage.house_rules.get(GUILD, 1),
    "rule_uses": lambda storage: storage.house_rules.uses(FAMILY),
    "delete_rule": lambda storage: storage.house_rules.delete(GUILD, 1),
    "add_draft": lambda storage: storage.drafts.add(DRAFT),
    "get_draft": lambda storage: storage.drafts.get(DRAFTED),
    "unfinished": lambda storage: storage.drafts.unfinished(GUILD, ADA.user_id, None),
    "set_option": lambda storage: storage.drafts.set_option(DRAFTED, "opening", 500, NOW),
    "set_title": lambda storage: storage.drafts.set_title(DRAFTED, "Rules"),
    "rebase": lambda storage: storage.drafts.rebase(DRAFT),
    "drop": lambda storage: storage.drafts.drop(DRAFTED),
    "ladder_page": lambda storage: storage.ladders.page(LADDER, 1, 10, ADA.user_id),
    "join_ladder": lambda storage: storage.ladders.join(LADDER, ADA, NOW),
    "leave_ladder": lambda storage: storage.ladders.leave(LADDER, ADA.user_id, NOW),
    "reach": lambda storage: storage.ladders.reach(LADDER, ADA.user_id, NOW),
    "get_challenge": lambda storage: storage.ladders.get(1),
    "note_posted": lambda storage: storage.ladders.note_posted(1, 70),
    "drop_challenge": lambda storage: storage.ladders.drop(1),
    "end_challenge": lambda storage: storage.ladders.end(1, LadderOutcome.DECLINED, NOW),
    "void_closed": lambda storage: storage.ladders.void_closed(NOW),
    "due_challenges": lambda storage: storage.ladders.due(NOW),
    "sink": lambda storage: storage.ladders.sink(NOW, ()),
    "untold": lambda storage: storage.ladders.untold(),
    "next_due": lambda storage: storage.ladders.next_due(),
    "read": lambda storage: storage.notes.read("commands"),
    "write": lambda storage: storage.notes.write("commands", "one"),
}


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return a list that grows by whatever is sent to a connection's thread."""
    sent: list[object] = []
    # Every call on a connection passes here, once for each hop.
    send: Callable[..., Awaitable[object]] = aiosqlite.Connection._execute  # noqa: SLF001

    async def counted(
        self: aiosqlite.Connection, function: object, *args: object, **kwargs: object
    ) -> object:
        sent.append(function)
        return await send(self, function, *args, **kwargs)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return sent


@pytest.mark.parametrize("name", CALLS)
async def test_every_call_is_one_hop(storage: Storage, hops: list[object], name: str) -> None:
    assert await storage.matches.add(invitation()) == MATCH
    hops.clear()
    await CALLS[name](storage)
    assert len(hops) == 1


async def test_a_move_writes_no_more_than_its_row_and_its_deadline(tmp_path: Path) -> None:
    database = tmp_path / "farkle.db"
    async with open_storage(database) as storage:
        begun = accepted(await storage.matches.add(invitation()))
        await storage.matches.save(begun)
        before = pages_written(database)
        await storage.matches.save(replace(rolled(begun), deadline=NOW + 1), begun)
        assert pages_written(database) - before <= 2


def pages_written(database: Path) -> int:
    """Return how many pages the write-ahead log has, each with a header of 24 bytes."""
    log = database.with_name(f"{database.name}-wal")
    return log.stat().st_size // (4096 + 24)


STATEMENTS = (
    {
        f"{package} {name}": sql
        for package, topics in {
            "bot.database": ["notes"],
            "bot.features.daily": ["queries"],
            "bot.features.duplicate": ["queries"],
            "bot.features.fairness": ["queries"],
            "bot.features.ladder.store": ["queries"],
            "bot.features.rulebook.store": ["house_rules", "drafts"],
            "bot.features.standings.store": [
                *("awards", "history", "counting", "leaderboards", "seasons", "members")
            ],
            "bot.features.tables.store": ["declines"],
            "bot.match.store": ["matches", "census"],
        }.items()
        for topic in topics
        for name, sql in statements(package, topic).items()
        if not name.endswith("_cursor")
    }
    | {
        f"tournament {name}": statements("bot.features.tournaments.store")[name]
        for name in ("games", "games_alone")
    }
    | {
        f"leaving ladders {name}": sql
        for name, sql in statements("bot.features.ladder.store", "leaving").items()
        if not name.startswith("servers")  # asked once, at the start
    }
    | {
        f"{ranking} {name}": sql
        for ranking in Ranking
        for name, sql in ranked_by(ranking).items()
        if not name.endswith("_cursor")
    }
)


@pytest.mark.parametrize("name", STATEMENTS)
async def test_every_statement_finds_its_rows_by_an_index(
    storage: Storage, outsider: Outsider, name: str
) -> None:
    sql = STATEMENTS[name]
    parameters = dict.fromkeys(re.findall(r":(\w+)", sql), 1)
    plan = [row[3] for row in outsider.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)]
    tables = [table for (table,) in outsider.execute("SELECT name FROM pragma_table_list")]
    scans = [step for step in plan if step.startswith(tuple(f"SCAN {table}" for table in tables))]
    # An index that is made by a scan, each time.
    made = tuple(f"SEARCH {table} USING AUTOMATIC" for table in tables)
    scans += [step for step in plan if step.startswith(made)]
    sorts = [step for step in plan if "matches" in step and "TEMP B-TREE" in step]
    assert (scans, sorts) == ([], []), plan
