"""Posting a new table."""

import discord

from bot.client import Interaction
from bot.client.sending import send_answer
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.gathering import Gathering
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.service.registry import View


async def post_table(interaction: Interaction, gathering: Gathering, match: Match) -> None:
    """Answer a command with the new `match`, which mentions those who are invited.

    Raises `Refused`, and gives the match up, where others are to play and Discord shows the answer
    to one person alone.
    """
    invited = [discord.Object(person.user_id) for person in match.invited]
    bot = interaction.client
    try:
        answer = await send_answer(
            interaction,
            bot.layout(View(match), bot.shared_texts(interaction)),
            private=False,
            notified=discord.AllowedMentions(users=invited),
        )
    except discord.HTTPException:
        await gathering.withdraw(match.id)  # nobody can see it, so it must not block the channel
        raise
    assert answer.message_id is not None
    if answer.is_ephemeral() and _needs_others(match):
        await gathering.withdraw(match.id)
        await interaction.delete_original_response()
        raise Refused(TableRefusal.ONLY_YOU_SEE)
    bot.boards.shown(match, interaction)
    await gathering.posted(match, answer.message_id)


def _needs_others(match: Match) -> bool:
    """Tell whether more than one person is to see the table."""
    return match.is_gathering or sum(not each.is_bot for each in match.players) > 1
