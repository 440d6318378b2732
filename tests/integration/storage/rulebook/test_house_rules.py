"""House rules and drafts on the real database."""

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.database.sqlite.connection import open_database
from bot.database.sqlite.schema import migrate, shipped_migrations
from bot.engine import write_state
from bot.features.rulebook.model.house_rules import (
    OPTIONS,
    Draft,
    HouseRule,
    Replaced,
    RulesDraftKey,
    values_of,
)
from tests.support.postgres.outsider import Outsider
from tests.support.storage.drafts import BASE, DRAFT, FAMILY, rules
from tests.support.storage.games import ADA, BEN, GUILD, NOW, invitation
from tests.support.storage.stores import Storage, open_storage

DAY = 24 * 60 * 60


async def add(storage: Storage, title: str = "Family rules", guild_id: int = GUILD) -> HouseRule:
    """Store house rules, for which there must be room."""
    rule = await storage.house_rules.add(guild_id, rules(title), most=25)
    assert rule is not None
    return rule


# ------------------------------------------------------------------------------ house rules


async def test_house_rules_come_back_as_they_were(path: Path) -> None:
    async with open_storage(path) as storage:
        assert await add(storage) == FAMILY
    async with open_storage(path) as storage:
        assert await storage.house_rules.all(GUILD) == [FAMILY]
        assert await storage.house_rules.find(GUILD, "family rules") == FAMILY


async def test_a_server_has_its_own(storage: Storage) -> None:
    rule = await add(storage)
    other = await add(storage, guild_id=GUILD + 1)
    assert other.id != rule.id
    assert await storage.house_rules.all(GUILD) == [rule]
    assert await storage.house_rules.delete(GUILD + 1, rule.id) is None
    elsewhere = replace(rule, guild_id=GUILD + 1)
    assert await storage.house_rules.replace(elsewhere, rule.rules) is Replaced.GONE
    assert await storage.house_rules.get(GUILD + 1, rule.id) is None
    assert await storage.house_rules.get(GUILD, rule.id) == rule
    assert await storage.house_rules.find(GUILD, "no such") is None


async def test_they_are_in_the_order_of_their_titles(storage: Storage) -> None:
    for title in ("Zebra", "apple", "Banana"):
        await add(storage, title)
    titles = [rule.title for rule in await storage.house_rules.all(GUILD)]
    assert titles == ["apple", "Banana", "Zebra"]


async def test_a_title_is_taken_once_whatever_its_case(storage: Storage) -> None:
    await add(storage)
    other = await add(storage, "Other rules")
    assert await storage.house_rules.add(GUILD, rules("FAMILY RULES"), most=25) is None
    taken = replace(other, rules=rules("family Rules"))
    assert await storage.house_rules.replace(taken, other.rules) is Replaced.TITLE_TAKEN
    assert other in await storage.house_rules.all(GUILD)
    renamed = replace(other, rules=rules("OTHER rules", target=9000))
    assert await storage.house_rules.replace(renamed, other.rules) is Replaced.DONE
    assert await storage.house_rules.replace(other, other.rules) is Replaced.CHANGED
    assert renamed in await storage.house_rules.all(GUILD)


async def test_there_is_room_for_so_many(storage: Storage) -> None:
    for number in range(3):
        await add(storage, f"Rules {number}")
    assert await storage.house_rules.add(GUILD, rules("More"), most=3) is None
    assert await storage.house_rules.add(GUILD + 1, rules("More"), most=3) is not None
    [first, *_] = await storage.house_rules.all(GUILD)
    assert await storage.house_rules.delete(GUILD, first.id) == first
    assert await storage.house_rules.delete(GUILD, first.id) is None
    added = await storage.house_rules.add(GUILD, rules("More"), most=3)
    assert added is not None
    assert added.id > first.id + 2, "an id is never used twice"


async def test_the_last_place_is_given_once(storage: Storage) -> None:
    tries = [storage.house_rules.add(GUILD, rules(f"Rules {n}"), most=3) for n in range(8)]
    added = await asyncio.gather(*tries)
    assert sum(rule is not None for rule in added) == 3


async def test_one_that_cannot_be_read_is_logged_and_left_out(
    storage: Storage, outsider: Outsider, caplog: pytest.LogCaptureFixture
) -> None:
    lost, kept = await add(storage, "Lost"), await add(storage, "Kept")
    outsider.execute(
        "UPDATE house_rules SET rules = 'house_Lost(luck=yes)' WHERE id = ?", (lost.id,)
    )
    assert await storage.house_rules.all(GUILD) == [kept]
    assert await storage.house_rules.find(GUILD, "lost") is None
    assert {record.levelno for record in caplog.records} == {logging.ERROR}
    assert "house rule 1 cannot be used" in caplog.text


# ------------------------------------------------------------------------------ drafts


async def test_a_draft_comes_back_as_it_was(path: Path) -> None:
    async with open_storage(path) as storage:
        draft = await storage.drafts.add(replace(DRAFT, title="Ännchen's 🎲", edits=7))
        assert replace(draft, id=0) == replace(DRAFT, title="Ännchen's 🎲", edits=7)
    async with open_storage(path) as storage:
        assert await storage.drafts.get(draft.key) == draft


async def test_every_value_of_every_option_is_kept(storage: Storage) -> None:
    draft = await storage.drafts.add(DRAFT)
    for name, option in OPTIONS.items():
        for value in option.choices:
            changed = await storage.drafts.set_option(draft.key, name, value, NOW + 5)
            assert changed is not None
            assert changed.values[name] == value
            assert type(changed.values[name]) is type(value)
            draft = replace(
                draft,
                version=draft.version + 1,
                updated_at=NOW + 5,
                values={**draft.values, name: value},
            )
            assert changed == draft


async def test_of_two_quick_choices_both_count(storage: Storage) -> None:
    draft = await storage.drafts.add(DRAFT)
    await asyncio.gather(
        storage.drafts.set_option(draft.key, "opening", 500, NOW),
        storage.drafts.set_option(draft.key, "toxic_twos", value=True, now=NOW),
    )
    changed = await storage.drafts.get(draft.key)
    assert changed is not None
    assert changed.version == 2
    assert changed.changed == {"opening", "toxic_twos"}


async def test_a_title_is_remembered_and_changes_no_rule(storage: Storage) -> None:
    draft = await storage.drafts.add(DRAFT)
    titled = await storage.drafts.set_title(draft.key, "Mine")
    assert titled == replace(draft, title="Mine")


@pytest.mark.parametrize("whose", [(GUILD, BEN.user_id), (GUILD + 1, ADA.user_id)])
async def test_a_draft_is_its_makers_own_and_of_its_server(
    whose: tuple[int, int], storage: Storage
) -> None:
    draft = await storage.drafts.add(DRAFT)
    others = RulesDraftKey(draft.id, *whose)
    assert await storage.drafts.get(others) is None
    assert await storage.drafts.set_option(others, "opening", 500, NOW) is None
    assert await storage.drafts.set_title(others, "Mine") is None
    await storage.drafts.drop(others)
    assert await storage.drafts.get(draft.key) == draft
    await storage.drafts.drop(draft.key)
    assert await storage.drafts.get(draft.key) is None


async def test_the_newest_unfinished_draft_is_found(storage: Storage) -> None:
    async def unfinished(edits: int | None) -> object:
        return await storage.drafts.unfinished(GUILD, ADA.user_id, edits)

    assert await unfinished(None) is None
    await storage.drafts.add(DRAFT)
    newest = await storage.drafts.add(DRAFT)
    editing = await storage.drafts.add(replace(DRAFT, edits=7))
    await storage.drafts.add(replace(DRAFT, user_id=BEN.user_id))
    await storage.drafts.add(replace(DRAFT, guild_id=GUILD + 1))
    assert await unfinished(None) == newest
    assert await unfinished(7) == editing
    assert await unfinished(8) is None


async def test_drafts_of_more_than_a_day_are_cleared_away(storage: Storage) -> None:
    async def is_there(draft: Draft) -> bool:
        return await storage.drafts.get(draft.key) is not None

    left, touched = [await storage.drafts.add(DRAFT) for _ in range(2)]
    await storage.drafts.set_option(touched.key, "opening", 500, NOW + 60)
    await storage.drafts.add(replace(DRAFT, updated_at=NOW + DAY))
    assert await is_there(left)
    await storage.drafts.add(replace(DRAFT, updated_at=NOW + DAY + 60))
    assert not await is_there(left)
    assert await is_there(touched)


async def test_an_option_that_a_newer_bot_brought_is_as_in_the_base(
    storage: Storage, outsider: Outsider
) -> None:
    draft = await storage.drafts.add(DRAFT)
    old = {name: value for name, value in values_of(BASE).items() if name != "high_stakes"}
    outsider.execute("UPDATE drafts SET options = ?", (json.dumps({**old, "gone": 1}),))
    assert await storage.drafts.get(draft.key) == draft


@pytest.mark.parametrize("change", ["base = 'tavern(luck=yes)'", "options = 'nonsense'"])
async def test_a_draft_that_cannot_be_read_is_logged_and_gone(
    change: str, storage: Storage, outsider: Outsider, caplog: pytest.LogCaptureFixture
) -> None:
    draft = await storage.drafts.add(DRAFT)
    outsider.execute(f"UPDATE drafts SET {change}")  # noqa: S608 - the changes are written above
    assert await storage.drafts.get(draft.key) is None
    assert f"draft {draft.id} cannot be used" in caplog.text


# ------------------------------------------------------------------------------ the migration


async def test_a_database_of_the_first_version_keeps_what_it_has(path: Path) -> None:
    match = replace(invitation(), id=1)
    async with open_database(path) as database:
        await migrate(database, shipped_migrations()[:1])
        await database.fetch(
            "INSERT INTO matches (version, phase, guild_id, channel_id, players, snapshot, log,"
            " created_at, deadline) VALUES (0, 'invited', :guild_id, :channel_id, :players,"
            " :snapshot, :log, :created_at, :deadline)",
            {
                "guild_id": match.place.guild_id,
                "channel_id": match.place.channel_id,
                "players": json.dumps(
                    [{"user_id": 1, "name": "Ada"}, {"user_id": 2, "name": "Ben"}]
                ),
                "snapshot": write_state(match.state),
                "log": match.log,
                "created_at": match.created_at,
                "deadline": match.deadline,
            },
        )
    async with open_storage(path) as storage:
        assert await storage.matches.get(1) == match
        assert await add(storage) == FAMILY
        assert await storage.drafts.add(DRAFT) == replace(DRAFT, id=1)
