"""What the cogs of tournaments share: who acts, and which tournament they may know of."""

from typing import Final

from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.client.inputs import server_of
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.pages import TournamentRow
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.listing import tournament_choice
from bot.kit.components.custom_ids import HIGHEST
from bot.kit.texts.sorting import bare
from bot.match.model.errors import Refused
from cogs.feature_cog import FeatureCog, person
from cogs.options import LONGEST_CHOICE, MOST_CHOICES
from cogs.visibility import may_read

TournamentName = app_commands.Range[str, 1, LONGEST_CHOICE]
"""A suggestion, which sends the number of a tournament, or what was typed of its title."""

_PAGES: Final = 3
"""Pages of tournaments that are looked through: those that have not ended come first."""


class TournamentCog(FeatureCog):
    """A cog about tournaments of the server where it is used."""

    def __init__(self, bot: FarkleBot, tournaments: TournamentsFeature) -> None:
        """Look tournaments up in `tournaments`."""
        super().__init__(bot)
        self.tournaments = tournaments

    async def seen(self, interaction: Interaction, tournament_id: int) -> Tournament:
        """Return a tournament of this server that the person may know of.

        That is one in a channel that they can read, or in which they take part, or which they
        look after. Raises `Refused` for any other.
        """
        actor = actor_of(interaction)
        tournament = await self.tournaments.looking.show(tournament_id, actor.guild_id)
        if (
            may_read(interaction, tournament.place)
            or actor.may_run(tournament)
            or tournament.entry_of(actor.user_id) is not None
        ):
            return tournament
        raise Refused(TournamentRefusal.GONE)

    async def named(self, interaction: Interaction, typed: str | None) -> Tournament:
        """Return the tournament that was chosen or typed; without a name, the first of the list.

        Raises `Refused` when there is none.
        """
        texts = self.bot.own_texts(interaction)
        rows, typed = await self._rows(interaction), (typed or "")[:LONGEST_CHOICE]
        if typed.isascii() and typed.isdecimal():
            return await self.seen(interaction, min(int(typed), HIGHEST))
        wanted = bare(typed.strip())
        for row in rows:
            if wanted in {"", bare(row.title), bare(tournament_choice(row, texts))}:
                return await self.seen(interaction, row.id)
        raise Refused(TournamentRefusal.GONE if rows else TournamentRefusal.NONE_HERE)

    async def suggest_tournaments(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest tournaments whose title contains what is typed: those that go on first."""
        texts, typed = self.bot.own_texts(interaction), bare(current[:LONGEST_CHOICE])
        named = [(tournament_choice(row, texts), row.id) for row in await self._rows(interaction)]
        return [
            app_commands.Choice(name=name, value=str(number))
            for name, number in named
            if typed in bare(name)
        ][:MOST_CHOICES]

    async def _rows(self, interaction: Interaction) -> list[TournamentRow]:
        """Return the newest tournaments of this server that the person may know of."""
        guild_id, found = server_of(interaction), list[TournamentRow]()
        for number in range(1, _PAGES + 1):
            page = await self.tournaments.looking.page(guild_id, number)
            found += [row for row in page.rows if may_read(interaction, row.place)]
            if page.number >= page.of:
                break
        return found


def read_number(value: str) -> int:
    """Return the number that a menu sends; raises `ValueError` for one that no row has."""
    number = int(value)
    if not 0 <= number <= HIGHEST:
        raise ValueError(f"nothing has the number {value}")
    return number


def actor_of(interaction: Interaction) -> Actor:
    """Return who acts, and on which server; raises `Refused` outside servers."""
    manages = interaction.permissions.manage_guild
    return Actor(person(interaction.user), server_of(interaction), manages)
