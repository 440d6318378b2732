"""References to house rules: what goes by them, and a database of before, when it was titles."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.database.opening import Address
from bot.features.rulebook.model.house_rules import HouseRule, RuleUses
from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.phases import Joining
from bot.features.tournaments.model.plan import FormName, Plan
from bot.features.tournaments.model.planning.draft import PlanDraft
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.ports import Budget
from bot.match.model.match import Person, Place
from bot.match.model.ruleset_titles import house_ref
from tests.support.postgres.outsider import Outsider
from tests.support.storage.drafts import rules
from tests.support.storage.engines import outside
from tests.support.storage.games import ADA, GUILD, NOW
from tests.support.storage.stores import Storage, open_storage

TITLES = ("Quick", "Ann's 6 🎲", "Zehn Züge", "a_b c", "90% safe; 'q'")


async def add(storage: Storage, title: str, guild_id: int = GUILD) -> HouseRule:
    rule = await storage.house_rules.add(guild_id, rules(title), most=25)
    assert rule is not None
    return rule


def draft(title: str, house_rule: int | None = None, user_id: int = ADA.user_id) -> PlanDraft:
    """Return a draft of a tournament by house rules of this title."""
    plan = Plan("Cup", FormName.KNOCK_OUT, replace(rules(title), turn_seconds=120))
    return PlanDraft(0, 0, GUILD, user_id, plan, NOW, house_rule)


async def test_a_draft_keeps_which_house_rule_it_follows(storage: Storage) -> None:
    stored = await storage.plan_drafts.put(draft("Quick", 7))
    assert await storage.plan_drafts.last(GUILD, ADA.user_id) == stored
    assert stored.ruleset == house_ref(7)
    changed = await storage.plan_drafts.change(replace(stored, house_rule=8))
    assert changed is not None
    assert await storage.plan_drafts.last(GUILD, ADA.user_id) == changed
    assert changed.house_rule == 8


async def test_uses_are_those_of_this_house_rule_on_its_server(storage: Storage) -> None:
    rule, other = await add(storage, "Quick"), await add(storage, "Quick 2")
    assert await storage.house_rules.uses(rule) == RuleUses()
    for number, title in enumerate(("Quick", "Quick 2", "Quick")):
        plan = draft(title).plan
        place = Place(GUILD + (number == 2), 5)
        tournament = Tournament(0, 0, place, ADA, plan, Joining(NOW + 9), NOW)
        await storage.tournaments.add(
            tournament, AuditEntry(NOW, AuditKind.CREATED, Person(1, "Ada")), Budget(9, 9, 9)
        )
    await storage.plan_drafts.put(draft("Quick", rule.id))
    await storage.plan_drafts.put(draft("Quick", other.id, user_id=2))
    assert await storage.house_rules.uses(rule) == RuleUses(tournaments=1, drafts=1)


@pytest.mark.parametrize("title", TITLES)
async def test_titles_of_before_become_references(
    title: str, migrated: Address, tmp_path: Path
) -> None:
    files = tmp_path / "farkle.db"
    async with open_storage(migrated, files) as storage:
        for number in range(3):
            await add(storage, f"Other {number}")
        rule = await add(storage, title)
        await add(storage, title, GUILD + 1)
        await storage.settings.set_for_server(GUILD, "ruleset", title)
        await storage.settings.set_for_server(GUILD, "hints", value=False)
        await storage.settings.set_for_server(GUILD + 1, "ruleset", "tavern")
        await storage.settings.set_for_server(GUILD + 2, "ruleset", title)
        await storage.plan_drafts.put(draft(title))
        await storage.plan_drafts.put(draft("Gone", user_id=2))
    with outside(migrated) as outsider:
        outsider.execute(
            "INSERT INTO server_settings (guild_id, choices) VALUES (?, ?)", (9, "no JSON")
        )
        go_back(outsider)
    async with open_storage(migrated, files) as storage:
        chosen = await storage.settings.servers()
        assert chosen[GUILD].ruleset == rule.ref
        assert not chosen[GUILD].hints
        assert chosen[GUILD + 1].ruleset == "tavern"
        assert chosen[GUILD + 2].ruleset == title, "it was deleted before"
        followed = await storage.plan_drafts.last(GUILD, ADA.user_id)
        assert followed is not None
        assert followed.house_rule == rule.id
        lost = await storage.plan_drafts.last(GUILD, 2)
        assert lost is not None
        assert lost.house_rule is None
    with outside(migrated) as outsider:
        kept = dict(map(tuple, outsider.execute("SELECT guild_id, choices FROM server_settings")))
    assert kept[9] == "no JSON"
    assert json.loads(kept[GUILD]) == {"ruleset": rule.ref, "hints": False}


def go_back(outsider: Outsider) -> None:
    """Let a database be as it was before references."""
    outsider.execute("ALTER TABLE figures DROP COLUMN rating_before")
    outsider.execute("ALTER TABLE daily_streaks DROP COLUMN reminded")
    outsider.execute("ALTER TABLE drafts DROP COLUMN match_id")
    outsider.execute("ALTER TABLE tournament_games DROP COLUMN unplayed")
    outsider.execute("ALTER TABLE tournament_games ADD COLUMN no_show INTEGER NOT NULL DEFAULT 0")
    outsider.execute("DROP INDEX tournament_drafts_by_rule")
    outsider.execute("ALTER TABLE tournament_drafts DROP COLUMN house_rule")
    if isinstance(outsider, sqlite3.Connection):
        outsider.execute("PRAGMA user_version = 35")
    else:
        outsider.execute("UPDATE schema_version SET version = 35")
