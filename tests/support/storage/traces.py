"""People and servers of whom everything is kept that can be, and where it stands."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

from bot.database.personal_data import IdColumn
from bot.features.announcements.model.announcement import ChoiceLoss
from bot.features.announcements.model.role_awards import RoleAwardKind
from bot.features.announcements.model.scheduled_tournaments import ScheduledTournament
from bot.features.ladder.model import Ladder
from bot.features.puzzles.model.records import Attempt, OwnPuzzle
from bot.features.standings.model.periods import SeasonLength
from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.phases import Joining
from bot.features.tournaments.model.plan import FormName, Plan
from bot.features.tournaments.model.planning.draft import PlanDraft
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.features.tournaments.ports import Budget
from bot.features.watching.model.guessing import Guess
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closed, Closing
from bot.match.model.turn_calls import TurnCall
from bot.match.model.variants import Daily, Deal, Duplicate
from bot.match.results.figures import Assessment
from tests.support.solver.puzzles import some_puzzle
from tests.support.storage.drafts import DRAFT, rules
from tests.support.storage.games import (
    NOW,
    accepted,
    commit,
    finish_one,
    invitation,
    play_out,
    resigned,
    rolled,
)
from tests.support.storage.stores import Storage

ZORA, BEN, CLEO, DORA = (
    Person(770_000_000_000_000_001, "Zora Q"),
    Person(770_000_000_000_000_002, "Ben"),
    Person(770_000_000_000_000_003, "Cleo"),
    Person(770_000_000_000_000_004, "Dora"),
)
FORMER = Person(-5, "")
GONE, FORMER_TOO = 870_000_000_000_000_001, Person(-6, "")
HERE, THERE = 880_000_000_000_000_001, 880_000_000_000_000_002
CHANNEL = 990_000_000_000_000_000
LADDER = Ladder(HERE, "classic")


async def play(storage: Storage, *people: Person, guild_id: int = HERE, seed: int = 1) -> Match:
    """Play a rated game to its end, and have it reviewed."""
    laid = replace(invitation(CHANNEL, guild_id, people), rated=True, seed=b"seed")
    begun = await storage.matches.begin(accepted(await storage.matches.add(laid)), NOW)
    match = await play_out(storage.matches, begun, Random(seed))
    found = [Assessment(person.user_id, 9_000 - seed, seed) for person in people]
    await storage.records.assess(match, found, NOW)
    return match


async def close(storage: Storage, match: Match, ended_at: int) -> int:
    """Close a match without a result, and return its id."""
    ended = match.next(phase=Closed(ended_at, Closing.ENDED), deadline=None)
    await storage.matches.save(ended)
    return match.id


async def saved(storage: Storage, match: Match) -> Match:
    """Store a match that is some moves further as its next version, and return it."""
    match = replace(match, version=1)
    await storage.matches.save(match)
    return match


async def answer(storage: Storage, person: Person, guild_id: int = HERE) -> None:
    """Answer the puzzle of a day, and keep a mistake that is one."""
    puzzle = some_puzzle()
    await storage.puzzles.keep(
        Attempt(person, guild_id, puzzle, puzzle.best, date(2026, 11, 21)), NOW
    )
    own = OwnPuzzle(puzzle, rules(), match_id=1, step=3)
    await storage.own_puzzles.add(person.user_id, [own], NOW)


async def guess(storage: Storage, *people: Person) -> None:
    """Guess who wins a game that others play on the server, and let it end."""
    game = accepted(await storage.matches.add(invitation(CHANNEL, HERE, (CLEO, DORA))))
    await storage.matches.save(game)
    for person in people:
        assert await storage.guesses.put(game, Guess(person, 0), NOW)
    await commit(storage.matches, resigned(game, 1))


async def enter(storage: Storage) -> None:
    """Let Zora and Ben each organize a tournament, in which both take part."""
    for person in (ZORA, BEN):
        plan = Plan("Cup", FormName.SWISS, rules())
        made = await storage.tournaments.add(
            Tournament(0, 0, Place(HERE, CHANNEL), person, plan, Joining(NOW + 900), NOW),
            AuditEntry(NOW, AuditKind.CREATED, person),
            Budget(9, 9, 9),
        )
        joined = replace(made, entries=(Entry(0, (ZORA,)), Entry(0, (BEN,), "Team")))
        draft = PlanDraft(0, 0, HERE, person.user_id, plan, NOW)
        await storage.plan_drafts.put(draft)
        await storage.tournaments.save(
            made,
            joined,
            [AuditEntry(NOW, AuditKind.REMOVED, person, about) for about in (ZORA, BEN)],
        )


async def leave_every_trace(storage: Storage) -> None:
    """Let Zora be in every table, and Ben in most of them."""
    for person in (ZORA, BEN):
        await storage.vacations.begin(person.user_id, 24, NOW)
    for seed in range(4):
        await play(storage, ZORA, BEN, guild_id=(HERE, THERE)[seed % 2], seed=seed)
    await play(storage, CLEO, ZORA, BEN)
    await play(storage, BEN, CLEO)
    for person in (ZORA, BEN, CLEO):
        await storage.ladders.join(LADDER, person, NOW)
    await storage.ladders.challenge(LADDER, BEN, ZORA.user_id, CHANNEL, NOW)
    await storage.leaving_ladders.stand_still(HERE, NOW)
    for person in (ZORA, BEN):
        await storage.members.list_everywhere(person, NOW, listed=True)
        for variant in (Daily(date(2026, 11, 21)), Duplicate(Deal(1, 1), NOW + 3600)):
            alone = invitation(CHANNEL, players=(person,), guild_id=HERE)
            laid = replace(alone, variant=variant)
            await finish_one(storage.matches, laid, seat_to_leave=0)
        await answer(storage, person)
    await guess(storage, ZORA, BEN)
    await storage.seasons.plan(HERE, SeasonLength.QUARTER, NOW)
    await storage.seasons.end(HERE, NOW + 100)
    await storage.members.note(HERE, here=[], gone=[ZORA.user_id, CLEO.user_id])
    await storage.declines.add(ZORA.user_id, BEN.user_id, NOW)
    await storage.declines.add(BEN.user_id, ZORA.user_id, NOW)
    await storage.declines.add(BEN.user_id, CLEO.user_id, NOW)
    for person in (ZORA, BEN):
        await storage.drafts.add(replace(DRAFT, user_id=person.user_id, guild_id=HERE, title="Zoo"))
    for person in (ZORA, BEN):
        await storage.progress.note_told(person.user_id, NOW)
        await storage.progress.finish(person.user_id, "scores", NOW)
    for person in (ZORA, BEN):  # somebody whom both have blocked has deleted their data
        await storage.settings.set_for_person(person.user_id, "blocked", [GONE])
    assert await storage.privacy.forget_person(GONE, FORMER_TOO)
    for person, blocked in ((ZORA, [BEN.user_id]), (BEN, [CLEO.user_id, ZORA.user_id])):
        await storage.settings.set_for_person(person.user_id, "blocked", blocked)
    await storage.settings.set_for_server(HERE, "channels", [CHANNEL])
    await enter(storage)
    await storage.house_rules.add(HERE, rules(), 9)
    await storage.announcements.claim(HERE, ("week", 7), NOW)
    await storage.announcements.lose(HERE, "announcements", ChoiceLoss.GONE)
    await storage.honours.crown(HERE, RoleAwardKind.PODIUM, 9, [ZORA.user_id, BEN.user_id])
    await storage.happenings.plan(ScheduledTournament(HERE, 1, "Cup", NOW, NOW + 1, "#cups"))
    await storage.retention.note_left(HERE, NOW)
    game = rolled(accepted(await storage.matches.add(invitation(CHANNEL, HERE, (BEN, ZORA)))))
    await close(storage, await saved(storage, game), NOW)
    game = accepted(await storage.matches.add(invitation(CHANNEL, HERE, (BEN, ZORA))))
    await storage.matches.save(game)
    await storage.turn_calls.put(TurnCall(game.id, ZORA.user_id, game.place, CHANNEL + 1))


async def let_zora_leave(storage: Storage) -> None:
    """End what Zora takes part in."""
    for match in await storage.matches.open_of(ZORA.user_id, NOW):
        await commit(storage.matches, resigned(match, match.seat_of(ZORA.user_id) or 0))


def dump(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each row of each table, as text."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - names of ours
                yield table, repr(row)


def tables_with(path: Path, *needles: object) -> set[str]:
    """Return the tables in which any of `needles` stands."""
    return {table for table, row in dump(path) if any(str(needle) in row for needle in needles)}


def tables_of(columns: tuple[IdColumn, ...]) -> set[str]:
    return {column.table for column in columns}
