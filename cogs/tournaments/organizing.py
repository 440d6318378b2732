"""The organizer's panel: beginning, pausing, moving and cancelling a tournament."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.answer import edit_privately
from bot.client.inputs import picked_person, place_of
from bot.features.tournaments.buttons import (
    AskCancelButton,
    BeginButton,
    CancelButton,
    HandOverMenu,
    HintsButton,
    MoveButton,
    PanelButton,
    PauseButton,
    PostButton,
    ResumeButton,
)
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.organizer_panel import cancel_question, hints_card
from bot.match.model.errors import Refused
from cogs.feature_cog import on_press
from cogs.permissions import require_tournament_room
from cogs.tournaments.organizer_cog import OrganizerCog
from cogs.tournaments.tournament_cog import actor_of


class OrganizingCog(OrganizerCog):
    """The panel, and what is done by its buttons."""

    def __init__(self, bot: FarkleBot, tournaments: TournamentsFeature) -> None:
        """Add the buttons and menus."""
        super().__init__(bot, tournaments)

    @on_press
    async def open(self, interaction: Interaction, button: PanelButton) -> None:
        """Open the panel, in a private message."""
        found = await self.run_by(interaction, button.tournament_id)
        await edit_privately(interaction, self.panel(interaction, found))

    @on_press
    async def begin(self, interaction: Interaction, button: BeginButton) -> None:
        """Begin with the check-in, or with the games."""
        await self.act(interaction, button, self.organizing.start, "tournament-done-begun")

    @on_press
    async def pause(self, interaction: Interaction, button: PauseButton) -> None:
        """Let nothing new begin."""
        await self.act(interaction, button, self.organizing.pause, "tournament-done-paused")

    @on_press
    async def resume(self, interaction: Interaction, button: ResumeButton) -> None:
        """Let it go on."""
        await self.act(interaction, button, self.organizing.resume, "tournament-done-resumed")

    @on_press
    async def move(self, interaction: Interaction, button: MoveButton) -> None:
        """Let it go on in this channel."""
        await self.run_by(interaction, button.tournament_id)
        require_tournament_room(interaction)
        here = place_of(interaction)

        async def moved(tournament_id: int, actor: Actor) -> Tournament:
            return await self.organizing.move(tournament_id, actor, here)

        await self.act(interaction, button, moved, "tournament-done-moved")

    @on_press
    async def post(self, interaction: Interaction, button: PostButton) -> None:
        """Post the card anew."""
        found = await self.run_by(interaction, button.tournament_id)
        self.tournaments.cards.post(found)
        done = self.bot.own_texts(interaction)("tournament-done-posted")
        await edit_pressed(interaction, await self.panel(interaction, found, done))

    @on_press
    async def ask_cancel(self, interaction: Interaction, button: AskCancelButton) -> None:
        """Ask whether to cancel it."""
        found = await self.run_by(interaction, button.tournament_id)
        await edit_pressed(interaction, cancel_question(found, self.bot.own_texts(interaction)))

    @on_press
    async def cancel(self, interaction: Interaction, button: CancelButton) -> None:
        """Cancel it."""
        await self.act(interaction, button, self.organizing.cancel, "tournament-done-cancelled")

    @on_press
    async def hand_over(self, interaction: Interaction, button: HandOverMenu) -> None:
        """Let somebody else look after it."""
        await self.run_by(interaction, button.tournament_id)
        someone = picked_person(interaction)
        if someone is None:
            raise Refused(TournamentRefusal.NO_PERSON)

        async def handed_over(tournament_id: int, actor: Actor) -> Tournament:
            return await self.organizing.hand_over(tournament_id, actor, someone)

        await self.act(interaction, button, handed_over, "tournament-done-handed-over")

    @on_press
    async def hints(self, interaction: Interaction, button: HintsButton) -> None:
        """Tell who gave up early against the same person again and again."""
        found = await self.run_by(interaction, button.tournament_id)
        suspicions = await self.tournaments.looking.suspicions(found.id, actor_of(interaction))
        card = hints_card(found, suspicions, self.bot.own_texts(interaction))
        await edit_pressed(interaction, card)
