"""What servers and people have chosen, and what follows from it."""

from dataclasses import replace

import pytest

from bot.database.ports import Database
from bot.engine import RuleSet
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.settings.model import Preferences, RuleMakers, ServerSettings, read_chosen
from bot.features.settings.service.settings import SettingsBook
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import slug_of
from tests.support.matches.memory import MemorySettings

HERE, ELSEWHERE, ADA = 50, 51, 1
TAVERN, CLASSIC = RuleSet("tavern", target=4000), RuleSet("classic", target=10_000)


async def test_everything_is_as_usual_until_it_is_chosen() -> None:
    book = SettingsBook(MemorySettings())
    await book.load()
    assert book.of_server(HERE) == book.of_server(None) == ServerSettings()
    assert book.of_person(ADA) == Preferences()


async def test_a_choice_counts_at_once_and_for_the_next_process() -> None:
    store = MemorySettings()
    book = SettingsBook(store)
    await book.set_for_server(HERE, "hints", value=False)
    await book.set_for_server(HERE, "channels", [7, 8])
    await book.set_for_person(ADA, "language", "de")
    again = SettingsBook(store)
    await again.load()
    for settings in (book, again):
        assert settings.of_server(HERE) == ServerSettings(hints=False, channels=(7, 8))
        assert settings.of_server(ELSEWHERE) == ServerSettings()
        assert settings.of_person(ADA) == Preferences(language="de")


@pytest.mark.parametrize(
    "stored",
    [
        {"hints": "yes"},
        {"channels": ["farkle"]},
        {"channels": 7},
        {"rule_makers": "nobody"},
        {"language": 5},
        {"of_another_version": True},
    ],
)
def test_what_is_no_longer_offered_is_as_usual(stored: dict[str, bool | str | None]) -> None:
    kept = read_chosen(ServerSettings, {"rule_makers": "everyone", **stored})
    makers = RuleMakers.MANAGERS if "rule_makers" in stored else RuleMakers.EVERYONE
    assert kept == ServerSettings(rule_makers=makers)


async def test_games_go_by_the_usual_ruleset_of_the_server(database: Database) -> None:
    rules, book = SqlHouseRuleStore(database), SettingsBook(MemorySettings())
    rulesets = Rulesets(RuleBook([TAVERN, CLASSIC]), rules, book)
    assert await rulesets.get(None, HERE) == TAVERN
    await book.set_for_server(HERE, "ruleset", "classic")
    assert await rulesets.get(None, HERE) == CLASSIC
    assert await rulesets.get("tavern", HERE) == TAVERN
    assert await rulesets.get(None, ELSEWHERE) == await rulesets.get(None, None) == TAVERN

    ours = RuleSet(slug_of("Ours"), target=2000)
    stored = await rules.add(HERE, ours, most=25)
    assert stored is not None
    await book.set_for_server(HERE, "ruleset", stored.ref)
    assert await rulesets.get(None, HERE) == ours
    renamed = replace(stored, rules=RuleSet(slug_of("Yours"), target=2000))
    await rules.replace(renamed, ours)
    assert await rulesets.get(None, HERE) == renamed.rules
    await rules.delete(HERE, stored.id)
    with pytest.raises(Refused, match=RuleRefusal.DEFAULT_RULESET_GONE):
        await rulesets.get(None, HERE)  # never by others, which are rated


async def test_who_is_forgotten_is_on_no_block_list_either() -> None:
    book = SettingsBook(MemorySettings())
    await book.set_for_person(ADA, "language", "de")
    await book.set_for_person(ADA + 1, "blocked", [ADA, ADA + 2])
    await book.set_for_server(HERE, "hints", value=False)
    book.forget_person(ADA)
    book.forget_server(HERE)
    assert book.of_person(ADA) == Preferences()
    assert book.of_person(ADA + 1) == Preferences(blocked=(ADA + 2,))
    assert book.of_server(HERE) == ServerSettings()
