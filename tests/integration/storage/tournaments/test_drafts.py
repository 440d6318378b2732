"""Drafts and cards of tournaments on a real database."""

from dataclasses import replace

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.phases import Joining
from bot.features.tournaments.model.plan import DAY, FormName, Plan
from bot.features.tournaments.model.planning.draft import PlanDraft, TournamentDraftKey
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.ports import Budget, Posted
from bot.match.model.match import Person, Place
from tests.support.postgres.outsider import Outsider
from tests.support.storage.drafts import rules
from tests.support.storage.games import ADA, GUILD, NOW
from tests.support.storage.stores import Storage

PLAN = Plan("Cup", FormName.DUPLICATE, rules(), rounds=3)
DRAFT = PlanDraft(0, 0, GUILD, ADA.user_id, PLAN, NOW)


async def test_a_draft_is_what_was_stored_and_the_last_one_alone(storage: Storage) -> None:
    first = await storage.plan_drafts.put(DRAFT)
    second = await storage.plan_drafts.put(DRAFT)
    assert second.id > first.id
    assert await storage.plan_drafts.last(GUILD, ADA.user_id) == second
    assert await storage.plan_drafts.last(GUILD + 1, ADA.user_id) is None
    await storage.plan_drafts.drop(TournamentDraftKey(first.id, GUILD, ADA.user_id))
    await storage.plan_drafts.drop(TournamentDraftKey(second.id, GUILD, ADA.user_id + 1))
    assert await storage.plan_drafts.last(GUILD, ADA.user_id) == second, "others delete nothing"
    await storage.plan_drafts.drop(TournamentDraftKey(second.id, GUILD, ADA.user_id))
    assert await storage.plan_drafts.last(GUILD, ADA.user_id) is None


async def test_of_two_changes_of_one_version_the_first_counts(storage: Storage) -> None:
    draft = await storage.plan_drafts.put(DRAFT)
    changed = replace(draft, plan=replace(PLAN, title="Winter Cup"))
    assert await storage.plan_drafts.change(changed) == replace(changed, version=1)
    assert await storage.plan_drafts.change(draft) is None


async def test_a_damaged_draft_is_as_good_as_none(storage: Storage, outsider: Outsider) -> None:
    await storage.plan_drafts.put(DRAFT)
    for damaged in ("{}", "[]", "no JSON", '{"form": "chess"}'):
        outsider.execute("UPDATE tournament_drafts SET plan = ?", (damaged,))
        assert await storage.plan_drafts.last(GUILD, ADA.user_id) is None


async def test_drafts_that_nobody_goes_on_with_are_given_up(storage: Storage) -> None:
    await storage.plan_drafts.put(DRAFT)
    later = replace(DRAFT, user_id=ADA.user_id + 1, updated_at=NOW + 30 * DAY + 1)
    await storage.plan_drafts.put(later)
    assert await storage.plan_drafts.last(GUILD, ADA.user_id) is None


async def test_a_card_is_kept_for_as_long_as_its_tournament(storage: Storage) -> None:
    place = Place(GUILD, 5)
    tournament = Tournament(0, 0, place, ADA, PLAN, Joining(NOW + 9), NOW)
    act = AuditEntry(NOW, AuditKind.CREATED, Person(1, "Ada"))
    made = await storage.tournaments.add(tournament, act, Budget(9, 9, 9))
    assert await storage.cards.get(made.id) is None
    for posted in (Posted(5, 77), Posted(5, None, 3), Posted(6, 78, 4)):
        await storage.cards.put(made.id, posted)
        assert await storage.cards.get(made.id) == posted
    await storage.cards.put(made.id + 1, Posted(5, 77))
    assert await storage.cards.get(made.id + 1) is None, "there is no such tournament"
