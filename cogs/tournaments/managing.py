"""What an organizer does about those who take part, and about pairings."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import chosen_as, picked_person
from bot.features.tournaments.buttons import (
    AskRemoveButton,
    OpenPairingsPage,
    PairingMenu,
    PeoplePage,
    PersonMenu,
    RemoveEntrantButton,
    RemoveTeamButton,
    ReplaceMenu,
    VerdictMenu,
)
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.organizer_actions import PairingVerdict, leaving_with
from bot.features.tournaments.model.registration import require_entry
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.managing import (
    open_pairings_card,
    people_card,
    person_card,
    remove_question,
    verdict_card,
)
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from cogs.feature_cog import on_press
from cogs.tournaments.organizer_cog import OrganizerCog
from cogs.tournaments.tournament_cog import read_number


class ManagingCog(OrganizerCog):
    """Removing and replacing people, and deciding pairings."""

    def __init__(self, bot: FarkleBot, tournaments: TournamentsFeature) -> None:
        """Add the buttons and menus."""
        super().__init__(bot, tournaments)

    @on_press
    async def show_people(self, interaction: Interaction, button: PeoplePage) -> None:
        """Show a page of those who take part."""
        found = await self.run_by(interaction, button.tournament_id)
        card = people_card(found, button.page, self.bot.own_texts(interaction))
        await edit_pressed(interaction, card)

    @on_press
    async def choose_person(self, interaction: Interaction, button: PersonMenu) -> None:
        """Show what can be done about somebody."""
        found = await self.run_by(interaction, button.tournament_id)
        someone = _entrant(found, chosen_as(interaction, read_number))
        texts = self.bot.own_texts(interaction)
        await edit_pressed(interaction, person_card(found, someone, texts))

    @on_press
    async def ask_remove(self, interaction: Interaction, button: AskRemoveButton) -> None:
        """Ask whether to remove somebody."""
        found = await self.run_by(interaction, button.tournament_id)
        someone = _entrant(found, button.user_id)
        texts = self.bot.own_texts(interaction)
        await edit_pressed(interaction, remove_question(found, someone, texts))

    @on_press
    async def remove(
        self, interaction: Interaction, button: RemoveEntrantButton | RemoveTeamButton
    ) -> None:
        """Remove somebody, alone or with their team; ask again where that is no longer so."""
        found = await self.run_by(interaction, button.tournament_id)
        someone = _entrant(found, button.user_id)
        going = leaving_with(found, require_entry(found, someone.user_id), someone.user_id)
        if (len(going) > 1) is not isinstance(button, RemoveTeamButton):
            texts = self.bot.own_texts(interaction)
            await edit_pressed(interaction, remove_question(found, someone, texts))
            return

        async def removed(tournament_id: int, actor: Actor) -> Tournament:
            return await self.organizing.remove(tournament_id, actor, button.user_id)

        await self.act(interaction, button, removed, "tournament-done-removed")

    @on_press
    async def replace(self, interaction: Interaction, button: ReplaceMenu) -> None:
        """Let somebody else take a place."""
        await self.run_by(interaction, button.tournament_id)
        someone = picked_person(interaction)
        if someone is None:
            raise Refused(TournamentRefusal.NO_PERSON)

        async def replaced(tournament_id: int, actor: Actor) -> Tournament:
            return await self.organizing.replace(tournament_id, actor, button.user_id, someone)

        await self.act(interaction, button, replaced, "tournament-done-replaced")

    @on_press
    async def show_pairings(self, interaction: Interaction, button: OpenPairingsPage) -> None:
        """Show a page of the pairings that can be decided."""
        found = await self.run_by(interaction, button.tournament_id)
        texts = self.bot.own_texts(interaction)
        await edit_pressed(interaction, open_pairings_card(found, button.page, texts))

    @on_press
    async def choose_pairing(self, interaction: Interaction, button: PairingMenu) -> None:
        """Show how a pairing can be decided."""
        found = await self.run_by(interaction, button.tournament_id)
        wanted = chosen_as(interaction, read_number)
        texts = self.bot.own_texts(interaction)
        for series in found.open_series:
            if series.id == wanted:
                await edit_pressed(interaction, verdict_card(found, series, texts))
                return
        # It was decided meanwhile: those that are left are shown.
        await edit_pressed(interaction, open_pairings_card(found, button.page, texts))

    @on_press
    async def decide(self, interaction: Interaction, button: VerdictMenu) -> None:
        """Decide a pairing."""
        verdict = chosen_as(interaction, PairingVerdict)

        async def decided(tournament_id: int, actor: Actor) -> Tournament:
            series_id = button.series_id
            return await self.organizing.adjudicate(tournament_id, actor, series_id, verdict)

        await self.act(interaction, button, decided, "tournament-done-decided")


def _entrant(tournament: Tournament, user_id: int) -> Person:
    """Return somebody who takes part; raises `Refused` for anybody else."""
    for entry in tournament.present:
        for person in entry.people:
            if person.user_id == user_id:
                return person
    raise Refused(TournamentRefusal.NOT_IN)
