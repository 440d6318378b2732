"""`/farkle-events tournament join` and `leave`, and what people press who take part."""

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import answered, ask, chosen_as, place_of
from bot.client.sending import send_answer
from bot.features.tournaments.buttons import (
    AskTeamButton,
    BerserkButton,
    CheckInButton,
    JoinTournament,
    LeaveTournament,
    PlayAloneButton,
    TeamAnswer,
    TeamMenu,
    ThereButton,
    WithdrawButton,
)
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.joining import (
    berserk_card,
    done_card,
    leave_question,
    team_card,
    team_question,
)
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import localized
from bot.match.model.errors import Refused
from cogs.feature_cog import on_press
from cogs.tournaments.tournament_cog import TournamentCog, TournamentName, actor_of, read_number


class JoiningCog(TournamentCog):
    """Joining, checking in, leaving, and playing."""

    def __init__(self, bot: FarkleBot, tournaments: TournamentsFeature) -> None:
        """Add the buttons, menus and dialogues."""
        super().__init__(bot, tournaments)
        self._entering = tournaments.entering

    @localized("cmd-tournament-join", "cmd-tournament-show")
    @app_commands.autocomplete(tournament=TournamentCog.suggest_tournaments)
    async def join(
        self, interaction: Interaction, tournament: TournamentName | None = None
    ) -> None:
        """Take part in a tournament."""
        found = await self.named(interaction, tournament)
        await send_answer(interaction, await self._join(interaction, found))

    @localized("cmd-tournament-leave", "cmd-tournament-show")
    @app_commands.autocomplete(tournament=TournamentCog.suggest_tournaments)
    async def leave(
        self, interaction: Interaction, tournament: TournamentName | None = None
    ) -> None:
        """Take part in a tournament no longer."""
        found = await self.named(interaction, tournament)
        await send_answer(interaction, await self._leave(interaction, found))

    @on_press
    async def press_join(self, interaction: Interaction, button: JoinTournament) -> None:
        """Join from the card."""
        found = await self.seen(interaction, button.tournament_id)
        await send_answer(interaction, await self._join(interaction, found))

    @on_press
    async def choose_team(self, interaction: Interaction, button: TeamMenu) -> None:
        """Join the chosen team."""
        entry_id = chosen_as(interaction, read_number)
        found = await self.seen(interaction, button.tournament_id)
        team = found.entry(entry_id)
        if team is None:
            raise Refused(TournamentRefusal.NO_TEAM)
        await edit_pressed(interaction, await self._enter(interaction, found, team.name))

    @on_press
    async def ask_team(self, interaction: Interaction, button: AskTeamButton) -> None:
        """Ask for the name of a team."""
        await self.seen(interaction, button.tournament_id)  # or there is nothing to join
        question = team_question(button.tournament_id, self.bot.own_texts(interaction))
        await ask(interaction, question)

    @on_press
    async def name_team(self, interaction: Interaction, button: TeamAnswer) -> None:
        """Join the team whose name was typed, or found it."""
        found = await self.seen(interaction, button.tournament_id)
        card = await self._enter(interaction, found, answered(interaction))
        await edit_pressed(interaction, card)

    @on_press
    async def press_leave(self, interaction: Interaction, button: LeaveTournament) -> None:
        """Leave, from a card."""
        found = await self.seen(interaction, button.tournament_id)
        await send_answer(interaction, await self._leave(interaction, found))

    @on_press
    async def withdraw(self, interaction: Interaction, button: WithdrawButton) -> None:
        """Leave, as was asked."""
        found = await self.seen(interaction, button.tournament_id)
        await edit_pressed(interaction, await self._go(interaction, found))

    @on_press
    async def check_in(self, interaction: Interaction, button: CheckInButton) -> None:
        """Say that the person is there."""
        await self.seen(interaction, button.tournament_id)
        actor = actor_of(interaction)
        found = await self._entering.check_in(button.tournament_id, actor)
        texts = self.bot.own_texts(interaction)
        await send_answer(interaction, done_card("tournament-checked-in", found, texts))

    @on_press
    async def play_alone(self, interaction: Interaction, button: PlayAloneButton) -> None:
        """Open the person's own game of a duplicate."""
        await self.seen(interaction, button.tournament_id)
        duplicates = self.tournaments.duplicates
        place, actor = place_of(interaction), actor_of(interaction)
        view = await duplicates.open(button.tournament_id, actor, place)
        await send_answer(interaction, await self.layout(interaction, view))

    @on_press
    async def go_berserk(self, interaction: Interaction, button: BerserkButton) -> None:
        """Play with half the time, which the board shows from then on."""
        view = await self.tournaments.berserk.go(button.match_id, interaction.user.id)
        self.bot.boards.redraw(view.match)
        await send_answer(interaction, berserk_card(self.bot.own_texts(interaction)))

    @on_press
    async def be_there(self, interaction: Interaction, button: ThereButton) -> None:
        """Note that the person is there for their game, or for those to come."""
        actor = actor_of(interaction)
        found = await self.tournaments.presence.note(button.match_id, actor)
        texts = self.bot.own_texts(interaction)
        await send_answer(interaction, done_card("tournament-there", found, texts))

    async def _join(self, interaction: Interaction, found: Tournament) -> Layout:
        """Let the person join, or come back; for a team they choose one first."""
        own = found.entry_of(interaction.user.id)
        if found.plan.has_teams and own is None and found.is_gathering:
            return team_card(found, self.bot.own_texts(interaction))
        return await self._enter(interaction, found, "")

    async def _enter(self, interaction: Interaction, found: Tournament, team: str) -> Layout:
        entered = await self._entering.join(found.id, actor_of(interaction), team)
        return done_card("tournament-joined", entered, self.bot.own_texts(interaction))

    async def _leave(self, interaction: Interaction, found: Tournament) -> Layout:
        """Let the person leave; while they are playing they are asked first.

        Whoever pauses in an arena comes back, so only a game that goes on is worth a question.
        """
        own = found.entry_of(interaction.user.id)
        if own is None or not (own.attendance.is_in and found.is_running):
            return await self._go(interaction, found)
        plays = any(series.is_open for series in found.series_of(own))
        if plays or not found.plan.traits.is_continuous:
            return leave_question(found, self.bot.own_texts(interaction))
        return await self._go(interaction, found)

    async def _go(self, interaction: Interaction, found: Tournament) -> Layout:
        gone = await self._entering.leave(found.id, actor_of(interaction))
        return done_card("tournament-left", gone, self.bot.own_texts(interaction))
