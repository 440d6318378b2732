"""Looking house rules up: what their games need is worked out beside the event loop."""

import threading

import pytest

from bot.database.ports import Database
from bot.engine import FAIR, RuleSet, Scoring, farkle_chance, prepare
from bot.engine.rules.odds import counted_farkle_chance
from bot.features.rulebook.service import rulesets
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.settings.service.settings import SettingsBook
from bot.match.model.ruleset_titles import slug_of
from tests.support.matches.memory import MemorySettings

SERVER = 7
OURS = RuleSet(slug_of("Ours"), scoring=Scoring(three_ones=300, straight=1200), target=5150)


async def test_a_first_game_finds_everything_worked_out(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def watched(rules: RuleSet) -> None:
        threads.append(threading.current_thread())
        prepare(rules)

    monkeypatch.setattr(rulesets, "prepare", watched)
    store = SqlHouseRuleStore(database)
    await store.add(SERVER, OURS, most=25)
    known = rulesets.Rulesets(RuleBook([]), store, SettingsBook(MemorySettings()))
    assert await known.get("ours", SERVER) == OURS
    worked_out = counted_farkle_chance.cache_info().misses
    for count in range(1, 7):
        farkle_chance(OURS, (FAIR,) * count)
    assert counted_farkle_chance.cache_info().misses == worked_out
    assert threading.main_thread() not in threads
