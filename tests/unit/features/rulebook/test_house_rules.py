"""Making house rules."""

from dataclasses import dataclass

import pytest

from bot.database.ports import Database
from bot.engine import InvalidRules, RuleSet, Value
from bot.features.rulebook.model.house_rules import (
    MOST_HOUSE_RULES,
    Draft,
    HouseRule,
    RulesDraftKey,
)
from bot.features.rulebook.model.rules_line import write_line
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.house_rules import HouseRules
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.rulebook.store.rule_drafts import SqlDraftStore
from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.model.ending import Ending
from bot.match.model.errors import Refusal, Refused, Told
from bot.match.model.ruleset_titles import slug_of
from tests.support.matches.fakes import SetClock
from tests.support.matches.memory import MemorySettings

HERE, ELSEWHERE = 50, 51
ADA, BEN = 1, 2
BOOK = RuleBook([RuleSet("tavern", target=4000), RuleSet("ten_turns", turns=10)])


@dataclass
class Desk:
    """The services, and short ways to use them as Ada would."""

    rules: SqlHouseRuleStore
    drafts: SqlDraftStore
    rulesets: Rulesets
    making: HouseRules

    async def begin(self, ruleset: str | None = None) -> Draft:
        return await self.making.create(HERE, ADA, ruleset)

    async def set(self, draft: Draft, name: str, value: Value) -> Draft:
        return await self.making.set_option(draft.key, name, value)

    async def save(self, draft: Draft, title: str) -> HouseRule:
        return (await self.making.save(draft.key, draft.version, title)).rule

    async def make(self, title: str) -> HouseRule:
        return await self.save(await self.begin("tavern"), title)


@pytest.fixture
def desk(database: Database) -> Desk:
    rules, drafts = SqlHouseRuleStore(database), SqlDraftStore(database)
    rulesets = Rulesets(BOOK, rules, SettingsBook(MemorySettings()))
    return Desk(rules, drafts, rulesets, HouseRules(rulesets, rules, drafts, SetClock()))


def refused(refusal: Refusal) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, match=f"^{refusal.value}$")


async def test_a_draft_becomes_a_ruleset_of_its_server(desk: Desk) -> None:
    draft = await desk.set(await desk.begin(), "opening", 500)
    rule = await desk.save(draft, "Ann's  rules")
    assert rule.title == "Ann's rules"
    assert rule.rules == RuleSet(slug_of("Ann's rules"), target=4000, opening=500)
    assert await desk.drafts.unfinished(HERE, ADA, None) is None
    assert await desk.rulesets.get("ann's RULES", HERE) == rule.rules
    assert await desk.rulesets.house_rules(HERE) == [rule]


def names(known: Told) -> list[str]:
    """Return the slugs of the rulesets that are known."""
    assert isinstance(known, tuple)
    return [ruleset.name for ruleset in known if isinstance(ruleset, RuleSet)]


async def test_other_servers_do_not_know_it(desk: Desk) -> None:
    await desk.make("Ann's rules")
    for guild_id in (ELSEWHERE, None):
        assert await desk.rulesets.house_rules(guild_id) == []
        with refused(RuleRefusal.UNKNOWN_RULESET) as caught:
            await desk.rulesets.get("Ann's rules", guild_id)
        assert names(caught.value.values["known"]) == ["tavern", "ten_turns"]


async def test_unknown_names_are_told_what_there_is(desk: Desk) -> None:
    await desk.make("Ann's rules")
    with refused(RuleRefusal.UNKNOWN_RULESET) as caught:
        await desk.rulesets.get("nothing", HERE)
    assert names(caught.value.values["known"]) == ["tavern", "ten_turns", slug_of("Ann's rules")]


async def test_an_ending_can_be_chosen_for_house_rules_too(desk: Desk) -> None:
    rule = await desk.make("Ann's rules")
    rules = await desk.rulesets.get("Ann's rules", HERE)
    chosen = Ending(turns=5).of(rules)
    assert (chosen.name, chosen.turns, chosen.target) == (rule.rules.name, 5, None)
    assert Ending().of(rules) == rule.rules
    with pytest.raises(InvalidRules):
        Ending(target=4000, turns=5).of(rules)


async def test_contradictions_can_be_drafted_but_not_saved(desk: Desk) -> None:
    draft = await desk.set(await desk.begin(), "turns", 10)
    assert [problem.key for problem in draft.problems] == ["two-endings"]
    with pytest.raises(InvalidRules, match="two-endings"):
        await desk.save(draft, "Neither")
    assert (await desk.making.draft(draft.key)).title == "Neither", "what was typed is kept"
    draft = await desk.set(draft, "target", None)
    assert draft.problems == ()
    assert draft.changed == {"target", "turns"}
    assert (await desk.save(draft, "Ten")).rules.turns == 10


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("target", 499, "out-of-range"),
        ("target", "many", "out-of-range"),
        ("three_pairs", 7, "not-offered"),
        ("toxic_twos", 1, "not-offered"),
        ("luck", True, "unknown-option"),
    ],
)
async def test_impossible_values_change_nothing(
    name: str, value: Value, key: str, desk: Desk
) -> None:
    draft = await desk.begin()
    with pytest.raises(InvalidRules) as caught:
        await desk.set(draft, name, value)
    assert [problem.key for problem in caught.value.problems] == [key]
    assert await desk.making.draft(draft.key) == draft


async def test_a_draft_is_found_again_until_it_is_saved(desk: Desk) -> None:
    draft = await desk.set(await desk.begin(), "opening", 500)
    assert await desk.begin() == draft
    assert await desk.begin("ten_turns") != draft
    assert (await desk.making.create(HERE, BEN, None)).user_id == BEN
    rule = await desk.save(draft, "Ann's rules")
    edited = await desk.making.edit(HERE, ADA, "Ann's rules")
    assert (edited.edits, edited.base, edited.title) == (rule.id, rule.rules, "Ann's rules")
    assert await desk.making.edit(HERE, ADA, "ann's rules") == edited


@pytest.mark.parametrize("whose", [(HERE, BEN), (HERE + 1, ADA)])
async def test_a_draft_is_its_makers_own_and_of_its_server(
    whose: tuple[int, int], desk: Desk
) -> None:
    """Who looked after the rules of one server does not do so by pressing on another."""
    draft = await desk.begin()
    others = RulesDraftKey(draft.id, *whose)
    with refused(RuleRefusal.DRAFT_GONE):
        await desk.making.draft(others)
    with refused(RuleRefusal.DRAFT_GONE):
        await desk.making.set_option(others, "opening", 500)
    with refused(RuleRefusal.DRAFT_GONE):
        await desk.making.save(others, draft.version, "Ben's rules")
    await desk.making.discard(others)
    assert await desk.making.draft(draft.key) == draft
    await desk.making.discard(draft.key)
    with refused(RuleRefusal.DRAFT_GONE):
        await desk.making.draft(draft.key)


async def test_only_what_was_seen_is_saved(desk: Desk) -> None:
    seen = await desk.begin()
    await desk.set(seen, "opening", 500)
    with refused(RuleRefusal.DRAFT_OUTDATED):
        await desk.save(seen, "Too soon")
    assert await desk.rules.all(HERE) == []


@pytest.mark.parametrize("title", ["ann's  RULES", "Tavern", "TEN TURNS", "ten_turns"])
async def test_a_title_is_given_once(title: str, desk: Desk) -> None:
    await desk.make("Ann's rules")
    draft = await desk.begin()
    with refused(RuleRefusal.TITLE_TAKEN):
        await desk.save(draft, title)
    assert await desk.drafts.get(draft.key) is not None


@pytest.mark.parametrize("title", ["", " \t", "\u200d", "A" * 33])
async def test_a_title_is_one_to_32_visible_characters(title: str, desk: Desk) -> None:
    with refused(RuleRefusal.BAD_TITLE):
        await desk.save(await desk.begin(), title)


async def test_a_server_has_25(desk: Desk) -> None:
    draft = await desk.begin()
    for number in range(MOST_HOUSE_RULES):
        await desk.make(f"Rules {number}")
    with refused(RuleRefusal.HOUSE_RULES_FULL):
        await desk.save(draft, "One more")
    with refused(RuleRefusal.HOUSE_RULES_FULL):
        await desk.begin()
    edited = await desk.making.edit(HERE, ADA, "Rules 3")
    assert (await desk.save(edited, "Rules III")).title == "Rules III", "an edit needs no room"
    await desk.making.delete(HERE, edited.edits or 0)
    assert (await desk.save(draft, "One more")).title == "One more"


async def test_an_edit_replaces(desk: Desk) -> None:
    rule = await desk.make("Ann's rules")
    draft = await desk.set(await desk.making.edit(HERE, ADA, "Ann's rules"), "opening", 500)
    saved = await desk.save(draft, "ANN'S RULES")
    assert (saved.id, saved.title, saved.rules.opening) == (rule.id, "ANN'S RULES", 500)
    assert await desk.rules.all(HERE) == [saved]


async def test_an_edit_of_what_was_deleted_is_saved_anew(desk: Desk) -> None:
    rule = await desk.make("Ann's rules")
    draft = await desk.making.edit(HERE, ADA, "Ann's rules")
    await desk.making.delete(HERE, rule.id)
    assert (await desk.save(draft, "Ann's rules")).id != rule.id


async def test_an_edit_does_not_take_a_title_of_others(desk: Desk) -> None:
    await desk.make("Ann's rules")
    await desk.make("Ben's rules")
    draft = await desk.making.edit(HERE, ADA, "Ann's rules")
    with refused(RuleRefusal.TITLE_TAKEN):
        await desk.save(draft, "Ben's rules")


async def test_deleting_is_for_the_own_server_and_once(desk: Desk) -> None:
    rule = await desk.make("Ann's rules")
    with refused(RuleRefusal.HOUSE_RULE_GONE):
        await desk.making.delete(ELSEWHERE, rule.id)
    assert await desk.making.delete(HERE, rule.id) == rule
    with refused(RuleRefusal.HOUSE_RULE_GONE):
        await desk.making.delete(HERE, rule.id)


async def test_a_line_carries_house_rules_to_another_server(desk: Desk) -> None:
    rule, line = await desk.making.export(HERE, (await desk.make("Ann's rules")).title)
    draft = await desk.making.import_line(ELSEWHERE, BEN, line)
    assert (draft.title, draft.build(rule.rules.name)) == ("Ann's rules", rule.rules)
    copy = (await desk.making.save(draft.key, draft.version, draft.title)).rule
    assert copy == HouseRule(copy.id, ELSEWHERE, rule.rules)


async def test_a_line_of_no_house_rules_begins_no_draft(desk: Desk) -> None:
    with refused(RuleRefusal.LINE_CHANGED):
        await desk.making.import_line(HERE, ADA, write_line(RuleSet("tavern", target=4000)))
    assert await desk.drafts.unfinished(HERE, ADA, None) is None


async def test_looking_for_house_rules_tells_what_there_is(desk: Desk) -> None:
    with refused(RuleRefusal.NO_HOUSE_RULES):
        await desk.making.find(HERE, "Ann's rules")
    await desk.make("Ben's rules")
    with refused(RuleRefusal.UNKNOWN_HOUSE_RULE) as caught:
        await desk.making.find(HERE, "Ann's rules")
    assert caught.value.values == {"name": "Ann's rules", "known": ("Ben's rules",)}
