"""`/farkle stats`, `rivals`, `history` and `achievements`: a person's past.

Figures are for everyone to see. Lists of games are for the reader alone.
"""

from collections.abc import Sequence
from functools import partial

import discord

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import place_of, server_of
from bot.client.sending import change_answer, send_answer
from bot.content.achievements import Showcase
from bot.features.standings.buttons import AchievementsPage, AllFiguresButton, HistoryPage
from bot.features.standings.feature import StandingsFeature
from bot.features.standings.model.history import Profile
from bot.features.standings.view.achievements import achievements_card
from bot.features.standings.view.history import head_to_head_card, history_card, rivals_card
from bot.features.standings.view.profile_card import CARD, draw_profile, profile_card
from bot.features.standings.view.stats import all_figures_card, has_card, stats_card
from bot.features.tavern.store import SqlCollectionStore
from bot.features.tavern.view.collection import rarest_names
from bot.jobs.job import Workers
from bot.kit import prices
from bot.kit.components.layout import Layout
from bot.kit.components.media import Attachment
from bot.kit.pictures.dice_appearance import DiceStyle
from bot.kit.pictures.drawing import drawn
from bot.kit.pictures.wide_font import drawable
from bot.kit.texts.commands import localized
from bot.match.model.match import Person
from bot.match.results.figures import Rivalry
from cogs.feature_cog import FeatureCog, on_press, person, requester_of
from cogs.visibility import may_read


class StatisticsCog(FeatureCog):
    """A person's games and what came of them."""

    def __init__(
        self,
        bot: FarkleBot,
        standings: StandingsFeature,
        collections: SqlCollectionStore,
        drawing: Workers,
    ) -> None:
        """Add what turns pages; `collections` have dice to show, and `drawing` draws charts."""
        super().__init__(bot)
        self._collections = collections
        self._statistics = standings.statistics
        self._drawing = drawing

    @localized("cmd-stats", price=prices.CHART)
    async def stats(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Show one person's figures in this server, with a picture once there is one."""
        someone = person(user or interaction.user)
        profile = await self._statistics.profile(server_of(interaction), someone)
        texts = self.bot.shared_texts(interaction)
        pictures = self.bot.choices.of_server(interaction.guild_id).dice is DiceStyle.PICTURES
        if not (pictures and has_card(profile)):
            await send_answer(interaction, stats_card(profile, texts), private=False)
            return
        await interaction.response.defer(thinking=True)
        facts = await self._card_facts(interaction, profile)
        to_draw = profile_card(profile, *facts, drawable(texts))
        requester, trend = requester_of(interaction), profile.trend
        picture = await drawn(self._drawing, requester, draw_profile, to_draw, trend, texts)
        shown = stats_card(profile, texts, profile_card(profile, *facts, texts))
        await change_answer(interaction, shown, [Attachment(CARD, picture)])

    async def _card_facts(
        self, interaction: Interaction, profile: Profile
    ) -> tuple[Showcase, Rivalry | None, Sequence[str]]:
        """Return what else is on somebody's card: of others no dice, which are theirs to show."""
        guild_id, user_id = server_of(interaction), profile.figures.person.user_id
        showcase = await self._statistics.achievements_of(user_id, guild_id)
        rival = await self._statistics.rival(guild_id, user_id)
        dice: list[str] = []
        if user_id == interaction.user.id:
            dice = rarest_names(await self._collections.of(user_id))
        return showcase, rival, dice

    @on_press
    async def show_all(self, interaction: Interaction, button: AllFiguresButton) -> None:
        """Tell the rest of somebody's figures to whoever asks."""
        someone = await self._known(interaction, button.user_id)
        profile = await self._statistics.profile(server_of(interaction), someone)
        await send_answer(interaction, all_figures_card(profile, self.bot.own_texts(interaction)))

    @localized("cmd-rivals", "cmd-stats")
    async def rivals(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Show how the person fares against somebody, or whom they have played most."""
        guild_id, own_id = server_of(interaction), interaction.user.id
        texts = self.bot.own_texts(interaction)
        if user is None:
            card = rivals_card(await self._statistics.rivals(guild_id, own_id), texts)
        else:
            found = await self._statistics.head_to_head(guild_id, own_id, person(user))
            card = head_to_head_card(found, texts)
        await send_answer(interaction, card)

    @localized("cmd-history", "cmd-stats")
    async def history(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """List games that are over: all of one's own, or those of somebody else on this server."""
        card = await self._history(interaction, person(user or interaction.user), 1)
        await send_answer(interaction, card)

    @on_press
    async def turn_history(self, interaction: Interaction, button: HistoryPage) -> None:
        """Show another page of somebody's games."""
        someone = await self._known(interaction, button.user_id)
        await edit_pressed(interaction, await self._history(interaction, someone, button.page or 1))

    @localized("cmd-achievements", "cmd-stats")
    async def achievements(
        self, interaction: Interaction, user: discord.User | None = None
    ) -> None:
        """Show what somebody has earned."""
        card = await self._achievements(interaction, person(user or interaction.user), 1)
        await send_answer(interaction, card)

    @on_press
    async def turn_achievements(self, interaction: Interaction, button: AchievementsPage) -> None:
        """Show another page of what somebody has earned."""
        someone = await self._known(interaction, button.user_id)
        card = await self._achievements(interaction, someone, button.page or 1)
        await edit_pressed(interaction, card)

    async def _known(self, interaction: Interaction, user_id: int) -> Person:
        """Return whom a button is about."""
        if user_id == interaction.user.id:
            return person(interaction.user)
        return await self._statistics.person(user_id, place_of(interaction).guild_id)

    async def _history(self, interaction: Interaction, someone: Person, page: int) -> Layout:
        texts = self.bot.own_texts(interaction)
        own = someone.user_id == interaction.user.id
        if own:
            games = await self._statistics.own_games(someone.user_id, page)
        else:
            guild_id, sees = server_of(interaction), partial(may_read, interaction)
            games = await self._statistics.games_of(someone, guild_id, page, sees)
        return history_card(someone, games, texts, own=own)

    async def _achievements(self, interaction: Interaction, someone: Person, page: int) -> Layout:
        if someone.user_id == interaction.user.id:
            showcase = await self._statistics.own_achievements(someone.user_id)
        else:
            here = place_of(interaction).guild_id
            showcase = await self._statistics.achievements_of(someone.user_id, here)
        return achievements_card(someone, showcase, page, self.bot.own_texts(interaction))
