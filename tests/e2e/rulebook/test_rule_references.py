"""House rules that are renamed, changed and deleted while something goes by them."""

import discord

from bot.features.rulebook.buttons import DeleteButton, SaveButton
from bot.features.tournaments.buttons import AnnounceButton
from bot.features.tournaments.model.planning.draft import RULESET
from bot.match.model.ruleset_titles import house_ref
from tests.support.e2e.messages.panel import open_settings
from tests.support.e2e.messages.rules_editor import Desk, delete, make, open_desk, run
from tests.support.e2e.messages.tournaments import (
    announce_one,
    card_text,
    plan_one,
    refresh,
)
from tests.support.e2e.reading import shown, told, told_beside
from tests.support.e2e.table import Table, say

QUICK = house_ref(1)
"""What the first house rule of a table goes by."""

MANAGER = discord.Permissions(manage_guild=True)

UNRATED = say("match-unrated")


async def make_default(table: Table, title: str) -> None:
    """Make house rules, the first of the server, and let games be played by them."""
    await make(table, title, target=2000)
    await (await open_settings(table)).set("ruleset", QUICK)


async def rename(table: Table, title: str, to: str) -> None:
    await (await open_desk(table, "edit", name=title)).save(to)


async def values_offered(table: Table, command: str, option: str) -> dict[str, object]:
    choices = await table.ada.autocomplete(
        table.channel, f"farkle {command}", option, "", opponent=table.ben
    )
    return {str(choice["name"]): choice["value"] for choice in choices}


# ------------------------------------------------------------------------------ the default


async def test_a_default_stays_the_default_under_another_title(table: Table) -> None:
    await make_default(table, "Quick")
    await rename(table, "Quick", "Quick game")
    await make(table, "Quick", target=10000)
    invitation = shown(await table.challenge())
    assert "**Quick game**: first to bank 2,000" in invitation
    assert UNRATED in invitation
    await table.restart()
    panel = await open_settings(table)
    assert "{Quick game}" in panel.text()
    assert say("settings-ruleset-gone") not in panel.text()


async def test_a_default_that_was_chosen_by_title_becomes_a_reference(table: Table) -> None:
    """An update does that where it can tell; titles of any writing are found when they are used."""
    await make(table, "QUICK Straße", target=2000)
    book = table.bot.features.settings.book
    for use in (table.challenge, lambda: open_settings(table)):
        await book.set_for_server(table.guild.id, "ruleset", "Quick STRASSE")
        await use()
        assert book.of_server(table.guild.id).ruleset == QUICK
    await book.set_for_server(table.guild.id, "ruleset", "Quick STRASSE")
    stays = say("refusal-house-rule-default", title="QUICK Straße")
    assert await run(table, "delete", name="QUICK Straße") == stays


async def test_the_default_is_not_deleted(table: Table) -> None:
    await make_default(table, "Quick")
    stays = say("refusal-house-rule-default", title="Quick")
    assert await run(table, "delete", name="Quick") == stays
    await (await open_settings(table)).set("ruleset", None)
    question = Desk(
        table.dora, await table.dora.slash(table.channel, "farkle rules delete", name="Quick")
    )
    await (await open_settings(table)).set("ruleset", QUICK)
    assert told(await question.press(DeleteButton)) == stays, "it was made the default meanwhile"
    assert "**Quick**" in shown(await table.challenge())


async def test_nobody_plays_by_other_rules_unasked(table: Table) -> None:
    """Somebody has chosen them while another deleted them, or no bot can read them."""
    await make_default(table, "Quick")
    with table.outside() as outsider:
        outsider.execute("DELETE FROM house_rules")
    assert told(await table.challenge()) == say("refusal-default-ruleset-gone")
    assert say("settings-ruleset-gone") in (await open_settings(table)).text()
    assert not (await table.challenge(ruleset="tavern")).ephemeral


# ------------------------------------------------------------------------------ suggestions


async def test_what_was_suggested_is_found_under_another_title(table: Table) -> None:
    await make(table, "Quick", target=2000)
    assert (await values_offered(table, "challenge", "ruleset"))["Quick"] == QUICK
    await rename(table, "Quick", "Quick game")
    await make(table, "Quick", target=10000)
    assert "**Quick game**" in shown(await table.challenge(ruleset=QUICK))


async def test_what_was_suggested_and_deleted_is_no_other(table: Table) -> None:
    await make(table, "Quick")
    await delete(table, QUICK)
    assert told(await table.challenge(ruleset=QUICK)) == say("refusal-ruleset-gone")
    assert await run(table, "edit", name=QUICK) == say("refusal-house-rule-gone")


async def test_a_title_that_looks_like_a_reference_takes_nobodys_place(table: Table) -> None:
    await make(table, "Quick", target=2000)
    await make(table, QUICK, target=10000)
    assert "**Quick**" in shown(await table.challenge(ruleset=QUICK))


# ------------------------------------------------------------------------------ planned tournaments


async def test_a_tournament_that_is_planned_follows_its_house_rules(table: Table) -> None:
    await make(table, "Quick", target=2000)
    draft = await plan_one(table, name="Cup")
    await draft.set(RULESET, QUICK)
    desk = await open_desk(table, "edit", name="Quick")
    await desk.set("target", 5000)
    await desk.save("Quick game")
    assert told_beside(await draft.press(AnnounceButton)) == say(
        "refusal-tournament-draft-outdated"
    )
    assert "Quick game" in draft.text(), "it shows what would be played"
    await announce_one(table, draft)
    assert "Quick game" in card_text(table)


async def test_a_tournament_is_not_announced_by_rules_that_were_deleted(table: Table) -> None:
    await make(table, "Quick", target=2000)
    draft = await plan_one(table, name="Cup")
    await draft.set(RULESET, QUICK)
    question = await run(table, "delete", name="Quick")
    assert say("house-delete-drafts", drafts=1) in question
    await delete(table, "Quick")
    assert told_beside(await draft.press(AnnounceButton)) == say(
        "refusal-tournament-draft-rules-gone"
    )
    assert say("tournament-draft-rules-gone", rules="Quick") in draft.text()
    await draft.set(RULESET, "duel")
    await announce_one(table, draft)
    assert "Duel" in card_text(table)


async def test_a_deletion_says_what_goes_on_by_a_copy(table: Table) -> None:
    await make(table, "Quick", target=2000)
    await table.challenge(ruleset=QUICK)
    draft = await plan_one(table, name="Cup")
    await draft.set(RULESET, QUICK)
    await announce_one(table, draft)
    question = await run(table, "delete", name="Quick")
    assert say("house-delete-games", games=1) in question
    assert say("house-delete-tournaments", tournaments=1) in question
    assert say("house-delete-drafts", drafts=0) not in question
    await delete(table, "Quick")
    await refresh(table)
    assert "Quick" in card_text(table)


# ------------------------------------------------------------------------------ two who edit


async def test_the_second_of_two_who_edit_is_told_and_loses_nothing(table: Table) -> None:
    await make(table, "Quick", target=2000)
    admin = table.guild.add_member(
        table.env.create_user("eve"), roles=[table.guild.create_role("keeper", permissions=MANAGER)]
    )
    first = await open_desk(table, "edit", name="Quick")
    second = await open_desk(table, "edit", admin, name="Quick")
    await first.set("opening", 500)
    await second.set("toxic_twos", value=True)
    await first.save("Quicker")
    assert told_beside(await second.save("Quick")) == say("refusal-house-rule-changed")
    assert say("editor-changed", base="Quicker") in second.text()
    saved = await run(table, "export", name="Quicker")
    assert "opening=500" in saved
    assert "toxic_twos" not in saved
    asked = await second.press(SaveButton)
    assert "Quicker" in str(asked.modal), "the title that the first has given it stays"
    await second.answer(asked, "Quicker")
    both = await run(table, "export", name="Quicker")
    assert "opening=500" in both
    assert "toxic_twos=yes" in both


async def test_a_draft_that_is_taken_up_again_stands_on_the_rules_as_they_are(
    table: Table,
) -> None:
    await make(table, "Quick", target=2000)
    old = await open_desk(table, "edit", name="Quick")
    await old.set("toxic_twos", value=True)
    with table.outside() as outsider:
        outsider.execute("UPDATE house_rules SET rules = 'house_Quick(target=2000,opening=500)'")
    again = await open_desk(table, "edit", name="Quick")
    assert say("rule-opening", value=500) in again.text()
    await again.save("Quick")
    both = await run(table, "export", name="Quick")
    assert "opening=500" in both
    assert "toxic_twos=yes" in both


async def test_whoever_saves_what_was_deleted_is_told(table: Table) -> None:
    await make(table, "Quick")
    desk = await open_desk(table, "edit", name="Quick")
    await delete(table, "Quick")
    await desk.save("Quick")
    assert desk.text() == say("house-saved-anew", title="Quick")
