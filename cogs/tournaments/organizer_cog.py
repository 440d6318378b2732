"""What the cogs of organizers share: who may, and panels that are true again after each press."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.client import FarkleBot, Interaction
from bot.client.answer import edit_privately
from bot.features.tournaments.buttons import AboutPerson, OfTournament, VerdictMenu
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.organizer_panel import organizer_panel
from bot.kit.components.layout import Layout
from bot.kit.texts.explain import explain
from bot.match.model.errors import Refused
from cogs.tournaments.tournament_cog import TournamentCog, actor_of

Work = Callable[[int, Actor], Awaitable[Tournament]]
"""What an organizer does to a tournament."""


_GOES_ON: Final = {
    "tournament-done-begun",
    "tournament-done-resumed",
    "tournament-done-moved",
}
"""What is not told of a tournament that ends by it, such as one with too few people to begin."""


class OrganizerCog(TournamentCog):
    """A cog whose buttons are for those who look after a tournament."""

    def __init__(self, bot: FarkleBot, tournaments: TournamentsFeature) -> None:
        """Organize by `tournaments`."""
        super().__init__(bot, tournaments)
        self.organizing = tournaments.organizing

    async def run_by(self, interaction: Interaction, tournament_id: int) -> Tournament:
        """Return a tournament that the person looks after now; raises `Refused`."""
        found = await self.seen(interaction, tournament_id)
        if not actor_of(interaction).may_run(found):
            raise Refused(TournamentRefusal.NOT_ORGANIZER, name=found.organizer)
        return found

    async def act(
        self,
        interaction: Interaction,
        button: OfTournament | AboutPerson | VerdictMenu,
        work: Work,
        done: str,
    ) -> None:
        """Do `work`, and show the panel, which says that it was `done`, and what follows from it.

        What cannot be done any more, since somebody was faster, shows the panel too, with why.
        """
        found = await self.run_by(interaction, button.tournament_id)
        await edit_privately(interaction, self._after(interaction, found, work, done))

    async def panel(self, interaction: Interaction, found: Tournament, done: str = "") -> Layout:
        """Return the panel: above it what was `done`, and in it what the tournament lacks.

        Whoever has handed a tournament over is shown no buttons that are not theirs any more.
        """
        lacks = await self.tournaments.telling.hindrances(found)
        texts = self.bot.own_texts(interaction)
        runs = actor_of(interaction).may_run(found)
        return organizer_panel(found, texts, done, lacks, runs=runs)

    async def _after(
        self, interaction: Interaction, found: Tournament, work: Work, done: str
    ) -> Layout:
        """Return the panel once `work` was done, or could not be."""
        texts = self.bot.own_texts(interaction)
        try:
            changed = await work(found.id, actor_of(interaction))
        except Refused as refused:
            newest = await self.run_by(interaction, found.id)
            return await self.panel(interaction, newest, explain(refused, texts))
        told = "" if done in _GOES_ON and not changed.is_open else texts(done)
        return await self.panel(interaction, changed, told)
