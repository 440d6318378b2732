"""Posting a new table."""

from contextlib import suppress

import discord

from bot.client import Interaction
from bot.client.boards.discord_errors import TROUBLE
from bot.client.sending import send_answer, send_further
from bot.features.learn.view.lessons import offer_card
from bot.features.tables.feature import TablesFeature
from bot.features.tables.refusals import TableRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.service.registry import View


async def post_table(interaction: Interaction, tables: TablesFeature, match: Match) -> None:
    """Answer a command with the new `match`, which mentions those who are invited.

    Whoever has laid it is welcomed.

    Raises `Refused`, and gives the match up, where others are to play and Discord shows the answer
    to one person alone.
    """
    gathering = tables.gathering
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
    await welcome(interaction, tables)


async def welcome(interaction: Interaction, tables: TablesFeature) -> None:
    """Offer a newcomer the lessons, alone and once, when the answer has been given."""
    if await tables.newcomers.offer_lessons(interaction.user.id):
        with suppress(*TROUBLE):
            await send_further(interaction, offer_card(interaction.client.own_texts(interaction)))


def _needs_others(match: Match) -> bool:
    """Tell whether more than one person is to see the table."""
    return match.is_gathering or sum(not player.is_bot for player in match.players) > 1
