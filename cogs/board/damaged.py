"""Games that cannot be read, which people may give up."""

from bot.client import Interaction
from bot.features.tables.service.channel_capacity import ChannelCapacity
from bot.match.model.errors import DamagedMatchError


async def give_up(
    interaction: Interaction,
    room: ChannelCapacity,
    damaged: DamagedMatchError,
    user_id: int | None = None,
) -> None:
    """Close a game that cannot be read, at the wish of `user_id` or of a moderator."""
    await room.give_up(damaged, user_id)
    texts = interaction.client.own_texts(interaction)
    await interaction.response.send_message(texts("done-closed"), ephemeral=True)
