"""`/farkle-events tournament list` and `show`: how tournaments stand, page by page."""

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.answer import Shown, edit_privately, show_privately
from bot.client.inputs import chosen_as, server_of
from bot.client.sending import send_answer
from bot.features.tournaments.buttons import (
    EntrantsPage,
    ListPage,
    LogPageButton,
    OpenMenu,
    PairingsPage,
    PicturePage,
    ReportButton,
    ShowTournament,
    TablePageButton,
)
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.view.card import overview_card
from bot.features.tournaments.view.listing import list_card
from bot.features.tournaments.view.log import log_card
from bot.features.tournaments.view.pairings import pairings_card
from bot.features.tournaments.view.picture import (
    page_of,
    picture_card,
    picture_coming,
    report_card,
    report_of,
    shown_of,
)
from bot.features.tournaments.view.pictures.pages import PICTURE, draw_page
from bot.features.tournaments.view.standings import entrants_card, standings_card
from bot.jobs.job import Workers
from bot.kit.components.layout import Layout
from bot.kit.components.media import Attachment
from bot.kit.pictures.drawing import drawn
from bot.kit.texts.commands import localized
from cogs.feature_cog import on_press, requester_of
from cogs.tournaments.tournament_cog import TournamentCog, TournamentName, read_number
from cogs.visibility import may_read


class ShowingCog(TournamentCog):
    """What everybody can look at, in private messages."""

    def __init__(self, bot: FarkleBot, tournaments: TournamentsFeature, drawing: Workers) -> None:
        """Add what turns pages; `drawing` draws brackets and cross-tables."""
        super().__init__(bot, tournaments)
        self._drawing = drawing
        self._looking = tournaments.looking

    @localized("cmd-tournament-list")
    async def list_all(self, interaction: Interaction) -> None:
        """List the tournaments of the server."""
        await send_answer(interaction, await self._list(interaction, 1))

    @localized("cmd-tournament-show")
    @app_commands.autocomplete(tournament=TournamentCog.suggest_tournaments)
    async def show(
        self, interaction: Interaction, tournament: TournamentName | None = None
    ) -> None:
        """Tell how a tournament stands, and what the person plays next."""
        found = await self.named(interaction, tournament)
        await send_answer(interaction, await self._overview(interaction, found))

    @on_press
    async def turn_list(self, interaction: Interaction, button: ListPage) -> None:
        """Show another page of the list."""
        await edit_pressed(interaction, await self._list(interaction, button.page))

    @on_press
    async def open(self, interaction: Interaction, button: OpenMenu) -> None:
        """Show the tournament that was chosen in the list."""
        del button
        found = await self.seen(interaction, chosen_as(interaction, read_number))
        await edit_pressed(interaction, await self._overview(interaction, found))

    @on_press
    async def press_show(self, interaction: Interaction, button: ShowTournament) -> None:
        """Show the same from a button."""
        found = await self.seen(interaction, button.tournament_id)
        await edit_privately(interaction, self._overview(interaction, found))

    @on_press
    async def turn_entrants(self, interaction: Interaction, button: EntrantsPage) -> None:
        """Show a page of those who take part."""
        found = await self.seen(interaction, button.tournament_id)
        texts, reader = self.bot.own_texts(interaction), interaction.user.id
        await edit_pressed(interaction, entrants_card(found, button.page, reader, texts))

    @on_press
    async def turn_standings(self, interaction: Interaction, button: TablePageButton) -> None:
        """Show a page of the standings."""
        found = await self.seen(interaction, button.tournament_id)
        reader, texts = interaction.user.id, self.bot.own_texts(interaction)
        guild_id = server_of(interaction)
        page = await self._looking.standings(found.id, guild_id, button.page, reader)
        await edit_pressed(interaction, standings_card(page, reader, texts))

    @on_press
    async def turn_pairings(self, interaction: Interaction, button: PairingsPage) -> None:
        """Show a page of who plays whom; from the card in a message of the person's own."""
        await self.seen(interaction, button.tournament_id)
        await edit_privately(interaction, self._pairings(interaction, button))

    @on_press
    async def turn_picture(self, interaction: Interaction, button: PicturePage) -> None:
        """Show a page of the bracket or the cross-table, which takes a moment to draw."""
        found = await self.seen(interaction, button.tournament_id)
        reader, texts = interaction.user.id, self.bot.own_texts(interaction)
        shown = shown_of(found, texts)
        page = page_of(shown, button.page)
        requester = requester_of(interaction)

        async def draw() -> Shown:
            picture = await drawn(self._drawing, requester, draw_page, shown, page, texts)
            card = picture_card(found, shown, page, reader, texts)
            return card, [Attachment(PICTURE, picture)]

        await show_privately(interaction, draw(), picture_coming(found, texts))

    @on_press
    async def export(self, interaction: Interaction, button: ReportButton) -> None:
        """Give a report of everything that was played."""
        found = await self.seen(interaction, button.tournament_id)
        texts = self.bot.own_texts(interaction)
        report = report_of(found, texts)
        await send_answer(interaction, report_card(found, texts), [report])

    @on_press
    async def turn_log(self, interaction: Interaction, button: LogPageButton) -> None:
        """Show a page of what was done."""
        found = await self.seen(interaction, button.tournament_id)
        page = await self._looking.log(found.id, server_of(interaction), button.page)
        card = log_card(page, interaction.user.id, self.bot.own_texts(interaction))
        await edit_pressed(interaction, card)

    async def _list(self, interaction: Interaction, number: int) -> Layout:
        page = await self._looking.page(server_of(interaction), number or 1)
        rows = tuple(row for row in page.rows if may_read(interaction, row.place))
        return list_card(page, rows, self.bot.own_texts(interaction))

    async def _overview(self, interaction: Interaction, found: Tournament) -> Layout:
        reader, texts = interaction.user.id, self.bot.own_texts(interaction)
        ahead = await self._looking.next_game(found.id, server_of(interaction), reader)
        return overview_card(found, ahead, reader, texts)

    async def _pairings(self, interaction: Interaction, button: PairingsPage) -> Layout:
        reader, texts = interaction.user.id, self.bot.own_texts(interaction)
        guild_id, page = server_of(interaction), button.page or None
        found = await self._looking.round(button.tournament_id, guild_id, page)
        return pairings_card(found, reader, texts)
