"""Posting a new table: said once, then remembered where."""

import discord

from bot.client import FarkleBot, Interaction
from bot.domain.match import Match
from bot.service.desk import View


async def post_table(bot: FarkleBot, interaction: Interaction, match: Match) -> None:
    """Answer a command with the new `match`, which mentions those who are invited."""
    invited = [discord.Object(person.user_id) for person in match.invited]
    gathering = bot.services.gathering
    try:
        answer = await interaction.response.send_message(
            view=bot.layout(View(match), bot.shared_texts(interaction)),
            allowed_mentions=discord.AllowedMentions(users=invited),
        )
    except discord.HTTPException:
        await gathering.withdraw(match.id)  # nobody can see it, so it must not block the channel
        raise
    assert answer.message_id is not None
    await gathering.posted(match, answer.message_id)
