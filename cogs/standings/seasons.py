"""`/farkle-admin season end`: ending a season by hand."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import server_of
from bot.client.sending import send_answer, send_further
from bot.features.announcements.feature import AnnouncementsFeature
from bot.features.standings.buttons import EndSeasonButton
from bot.features.standings.feature import StandingsFeature
from bot.features.standings.view.podium import podium_card, season_over_card, season_question
from bot.kit.components.proofs import Proof
from bot.kit.texts.commands import localized
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from cogs.feature_cog import FeatureCog, on_press


class SeasonsCog(FeatureCog):
    """The seasons of a server."""

    def __init__(
        self, bot: FarkleBot, standings: StandingsFeature, announcements: AnnouncementsFeature
    ) -> None:
        """Add the answer to the question whether to end one."""
        super().__init__(bot)
        self._leaderboards = standings.leaderboards
        self._announcements = announcements

    @localized("cmd-season-end", proof=Proof.MANAGER)
    async def end_season(self, interaction: Interaction) -> None:
        """Ask whether to end this server's season."""
        guild_id = server_of(interaction)
        season = await self._leaderboards.season(guild_id)
        card = season_question(guild_id, season, self.bot.own_texts(interaction))
        await send_answer(interaction, card)

    @on_press
    async def end_surely(self, interaction: Interaction, button: EndSeasonButton) -> None:
        """End the season of the server in which it was asked, and show everyone its podium."""
        guild_id = server_of(interaction)
        if button.guild_id != guild_id:
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        podium, ends = await self._leaderboards.end_season(guild_id, button.starts)
        await edit_pressed(interaction, season_over_card(self.bot.own_texts(interaction)))
        card = podium_card(podium, ends, self.bot.shared_texts(interaction))
        await send_further(interaction, card, private=False)
        self._announcements.season_ended(guild_id, podium, ends, interaction.channel_id)
