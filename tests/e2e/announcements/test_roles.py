"""Roles of the winners: chosen by an admin, worn by the podium, and taken back."""

import discord
import pytest
from simcord import RoleHandle

from bot.features.announcements.model.role_awards import RoleAwardKind
from bot.features.settings.model import Announced
from tests.support.e2e.messages.announcements import (
    CHAMPION_ROLE,
    PODIUM_ROLE,
    announce,
    let_days_end,
    open_choices,
    wearing,
)
from tests.support.e2e.messages.leaderboard import beat
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.pools import until


async def choose(table: Table, *roles: RoleHandle, name: str = PODIUM_ROLE) -> None:
    await (await open_choices(table)).pick(name, *roles)


async def end_season(table: Table) -> None:
    """Let Dora end the season, in a second of its own."""
    await table.surely(table.dora, await table.dora.slash(table.channel, "farkle-admin season end"))
    await table.env.advance_time(1)


async def test_the_podium_wears_a_role_until_the_next_season_ends(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    await choose(table, stars)
    await beat(table, table.ada, table.ben)
    await end_season(table)
    assert wearing(table, stars) == ["Ada"], "a place on the podium takes a win"
    await beat(table, table.ben, table.ada)
    await table.restart()
    await let_days_end(table, 31)
    assert wearing(table, stars) == ["Ben"]


async def test_the_audit_log_says_why(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    await choose(table, stars)
    await beat(table, table.ada, table.ben)
    await end_season(table)
    assert table.guild.audit_log()[-1].reason == say("honour-podium")


async def test_another_role_is_worn_instead_and_none_if_there_is_none(table: Table) -> None:
    stars, suns = table.guild.create_role("Stars"), table.guild.create_role("Suns")
    await choose(table, stars)
    await beat(table, table.ada, table.ben)
    await end_season(table)
    await choose(table, suns)
    assert (wearing(table, stars), wearing(table, suns)) == ([], ["Ada"])
    await choose(table)
    assert wearing(table, suns) == []


async def test_one_role_for_two_honours_stays_with_who_has_the_other(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    await choose(table, stars)
    await choose(table, stars, name=CHAMPION_ROLE)
    honours = table.bot.features.announcements.honours
    await honours.crown(table.guild.id, RoleAwardKind.CHAMPION, [table.ada.id])
    await beat(table, table.ada, table.ben)
    await end_season(table)
    await honours.crown(table.guild.id, RoleAwardKind.CHAMPION, [table.cleo.id])
    await until(lambda: wearing(table, stars) == ["Ada", "Cleo"])
    await table.env.settle()
    assert wearing(table, stars) == ["Ada", "Cleo"]


@pytest.mark.parametrize(
    ("permissions", "refusal"),
    [
        (discord.Permissions(administrator=True), "role-powerful"),
        (discord.Permissions(manage_messages=True), "role-powerful"),
        (discord.Permissions(mention_everyone=True), "role-powerful"),
    ],
)
async def test_nobody_can_win_power(
    table: Table, permissions: discord.Permissions, refusal: str
) -> None:
    role = table.guild.create_role("Mods", permissions=permissions)
    panel = await open_choices(table)
    assert told(await panel.pick(PODIUM_ROLE, role)) == say(f"refusal-{refusal}")


async def test_a_role_that_became_powerful_is_given_to_nobody(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    await choose(table, stars)
    power = discord.Permissions(kick_members=True).value
    table.env.backend.edit_role(table.guild.id, stars.id, {"permissions": power})
    await table.env.settle()
    await beat(table, table.ada, table.ben)
    await end_season(table)
    assert wearing(table, stars) == []
    assert say("refusal-role-powerful") in (await open_choices(table)).text()
    table.env.backend.edit_role(table.guild.id, stars.id, {"permissions": 0})
    await table.env.settle()
    await let_days_end(table)
    assert wearing(table, stars) == ["Ada"], "each day it is tried again"


async def test_a_role_above_the_bots_cannot_be_chosen(table: Table) -> None:
    high = table.guild.create_role("High")
    backend = table.env.backend
    [own] = [role for role in backend.get_guild(table.guild.id).roles.values() if role.managed]
    backend.edit_role(table.guild.id, high.id, {"position": own.position + 1})
    await table.env.settle()
    panel = await open_choices(table)
    assert told(await panel.pick(PODIUM_ROLE, high)) == say("refusal-role-too-high")


async def test_roles_of_discord_itself_and_of_everybody_cannot_be_chosen(table: Table) -> None:
    roles = table.env.backend.get_guild(table.guild.id).roles.values()
    panel = await open_choices(table)
    for refusal, role in [
        ("role-managed", next(role for role in roles if role.managed)),
        ("role-unknown", next(role for role in roles if role.id == table.guild.id)),
    ]:
        handle = RoleHandle(table.env, table.guild, role)
        assert told(await panel.pick(PODIUM_ROLE, handle)) == say(f"refusal-{refusal}")


async def test_the_bot_has_to_be_allowed_to_give_roles(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    backend = table.env.backend
    [own] = [role for role in backend.get_guild(table.guild.id).roles.values() if role.managed]
    left = own.permissions & ~discord.Permissions(manage_roles=True).value
    backend.edit_role(table.guild.id, own.id, {"permissions": left})
    await table.env.settle()
    panel = await open_choices(table)
    assert told(await panel.pick(PODIUM_ROLE, stars)) == say("refusal-cannot-give-roles")


async def test_a_role_that_is_deleted_is_no_choice_any_more(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    await choose(table, stars)
    await beat(table, table.ada, table.ben)
    await end_season(table)
    table.env.backend.delete_role(table.guild.id, stars.id)
    await table.env.settle()
    assert say("lost-podium_role-gone") in (await open_choices(table)).text()
    assert not any(row.startswith("honours: ") for row in table.dump())


async def test_who_has_left_wears_nothing_and_holds_nothing_up(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    await choose(table, stars)
    await beat(table, table.ada, table.ben)
    await beat(table, table.ben, table.ada)
    table.guild.remove_member(table.ada)
    await table.env.settle()
    await end_season(table)
    assert wearing(table, stars) == ["Ben"]


async def test_the_role_goes_with_somebodys_data(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    await choose(table, stars)
    await beat(table, table.ada, table.ben)
    await end_season(table)
    await table.surely(table.ada, await table.ada.slash(table.channel, "farkle privacy delete"))
    assert wearing(table, stars) == []
    assert not any(row.startswith("honours: ") for row in table.dump())


async def test_roles_need_no_channel_of_announcements(table: Table) -> None:
    stars = table.guild.create_role("Stars")
    news = await announce(table, Announced.DAILY)
    await choose(table, stars)
    await beat(table, table.ada, table.ben)
    await let_days_end(table, 31)
    assert wearing(table, stars) == ["Ada"]
    assert not news.history()
