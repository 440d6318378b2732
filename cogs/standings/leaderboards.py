"""`/farkle leaderboard`."""

from dataclasses import replace

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import chosen_as, server_of
from bot.client.sending import send_answer
from bot.features.rulebook.feature import RulebookFeature
from bot.features.standings.buttons import (
    LeaderboardPageButton,
    ListButton,
    PeriodMenu,
    RankingMenu,
    UnlistButton,
)
from bot.features.standings.feature import StandingsFeature
from bot.features.standings.model.leaderboards import Ranking, Scope
from bot.features.standings.model.periods import Period
from bot.features.standings.view.leaderboard import leaderboard_card
from bot.features.standings.view.leaderboard_ids import read_about
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import command_text, localized
from cogs.feature_cog import on_press, person
from cogs.options import RulesetCog, RulesetName

EVERYWHERE = "everywhere"
_BOARDS = [
    app_commands.Choice(name=command_text(f"ranking-{ranking}"), value=ranking.value)
    for ranking in Ranking
]
_PERIODS = [
    app_commands.Choice(name=command_text(f"period-{period}"), value=period.value)
    for period in Period
]
_SCOPES = [
    app_commands.Choice(name=command_text("scope-server"), value="server"),
    app_commands.Choice(name=command_text("scope-everywhere"), value=EVERYWHERE),
]


class LeaderboardsCog(RulesetCog):
    """Who is best at what."""

    def __init__(
        self, bot: FarkleBot, rulebook: RulebookFeature, standings: StandingsFeature
    ) -> None:
        """Add what turns from one leaderboard to another."""
        super().__init__(bot, rulebook)
        self._leaderboards = standings.leaderboards

    @localized("cmd-leaderboard", "cmd-challenge")
    @app_commands.choices(board=_BOARDS, period=_PERIODS, scope=_SCOPES)
    @app_commands.autocomplete(ruleset=RulesetCog.suggest_shipped_rulesets)
    async def leaderboard(
        self,
        interaction: Interaction,
        board: str = Ranking.WINS,
        period: str = Period.ALL,
        ruleset: RulesetName | None = None,
        scope: str = "server",
    ) -> None:
        """Show who is best, on this server or everywhere."""
        guild_id = server_of(interaction)
        name = await self.named(interaction, ruleset)
        rules = None if name is None else self.rulebook.rulebook.get(name).name
        games = Scope(None if scope == EVERYWHERE else guild_id, Period(period), rules)
        card = await self._card(interaction, games, Ranking(board), 1)
        await send_answer(interaction, card, private=False)

    @on_press
    async def turn_page(self, interaction: Interaction, button: LeaderboardPageButton) -> None:
        """Show another page."""
        scope, ranking = self._about(interaction, button.leaderboard)
        await self._turn_to(interaction, scope, ranking, button.page or 1)

    @on_press
    async def choose_ranking(self, interaction: Interaction, button: RankingMenu) -> None:
        """Rank people by what was chosen."""
        scope, _ = self._about(interaction, button.leaderboard)
        await self._turn_to(interaction, scope, chosen_as(interaction, Ranking))

    @on_press
    async def choose_period(self, interaction: Interaction, button: PeriodMenu) -> None:
        """Show the period that was chosen."""
        scope, ranking = self._about(interaction, button.leaderboard)
        period = chosen_as(interaction, Period)
        await self._turn_to(interaction, replace(scope, period=period), ranking)

    @on_press
    async def list_me(self, interaction: Interaction, button: ListButton) -> None:
        """Show the person on the leaderboards of all servers from now on."""
        del button
        await self._list(interaction, listed=True)

    @on_press
    async def unlist_me(self, interaction: Interaction, button: UnlistButton) -> None:
        """Show the person on the leaderboards of their servers only."""
        del button
        await self._list(interaction, listed=False)

    def _about(self, interaction: Interaction, about: str) -> tuple[Scope, Ranking]:
        """Return which leaderboard a button is on; raises `Refused` for rules that are not ours."""
        scope, ranking = read_about(about, server_of(interaction))
        if scope.ruleset is not None:
            self.rulebook.rulebook.get(scope.ruleset)
        return scope, ranking

    async def _list(self, interaction: Interaction, *, listed: bool) -> None:
        someone = person(interaction.user)
        await self._leaderboards.list_everywhere(someone, listed=listed)
        sentence = self.bot.own_texts(interaction)("listed" if listed else "unlisted")
        await interaction.response.send_message(sentence, ephemeral=True)

    async def _turn_to(
        self, interaction: Interaction, scope: Scope, ranking: Ranking, number: int = 1
    ) -> None:
        await edit_pressed(interaction, await self._card(interaction, scope, ranking, number))

    async def _card(
        self, interaction: Interaction, scope: Scope, ranking: Ranking, number: int
    ) -> Layout:
        guild_id = server_of(interaction)
        page = await self._leaderboards.page(guild_id, scope, ranking, number, interaction.user.id)
        of_season = scope.guild_id is not None and scope.period is Period.SEASON
        podium = await self._leaderboards.podium(guild_id) if of_season else None
        return leaderboard_card(page, podium, self.bot.shared_texts(interaction))
