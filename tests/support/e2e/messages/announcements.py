"""A channel for announcements, and the times at which something is posted there."""

from simcord import ChannelHandle, RoleHandle

from bot.features.announcements.model.times import DAY, FIRST, MINUTES, midnight_before
from bot.features.settings.model import Announced, SettingsTopic
from bot.kit.components.as_text import as_text
from tests.support.e2e.clocks import let_time_pass
from tests.support.e2e.messages.panel import Panel, open_settings
from tests.support.e2e.reading import components
from tests.support.e2e.table import Table

CHANNEL, ANNOUNCED, CHAMPION_ROLE, PODIUM_ROLE = (
    "announcements",
    "announced",
    "champion_role",
    "podium_role",
)
"""The names of these settings."""


async def open_choices(table: Table) -> Panel:
    """Let Dora open the screen of announcements."""
    panel = await open_settings(table)
    await panel.turn_to(SettingsTopic.ANNOUNCEMENTS)
    return panel


async def announce(table: Table, *kinds: Announced) -> ChannelHandle:
    """Let Dora choose a new channel, and what is announced there."""
    channel = table.guild.create_text_channel("news")
    panel = await open_choices(table)
    await panel.pick(CHANNEL, channel)
    await panel.pick(ANNOUNCED, *[f'"{kind}"' for kind in kinds])
    return channel


async def let_days_end(table: Table, days: int = 1) -> None:
    """Let days end, and the times of all servers come after the last of them."""
    now = int(table.env.now().timestamp())
    over = midnight_before(now) + days * DAY + FIRST + MINUTES * 60
    await let_time_pass(table, over - now)


def posts(channel: ChannelHandle) -> list[str]:
    """Return all that stands in a channel, as text."""
    return [as_text(components(message)) for message in channel.history()]


def wearing(table: Table, role: RoleHandle) -> list[str]:
    """Return the names of those who wear a role."""
    members = table.env.backend.get_guild(table.guild.id).members.values()
    people = table.env.backend.users
    return sorted(
        str(people[member.user_id].global_name) for member in members if role.id in member.role_ids
    )
