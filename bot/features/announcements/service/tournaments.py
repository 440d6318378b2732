"""What becomes of tournaments: announced, among the scheduled events, and honoured by a role."""

from collections.abc import Sequence
from typing import Final

from bot.features.announcements.model.announcement import TournamentMilestone, TournamentNews
from bot.features.announcements.model.role_awards import RoleAwardKind, champions
from bot.features.announcements.model.scheduled_tournaments import EventStage, ScheduledTournament
from bot.features.announcements.model.times import LATE
from bot.features.announcements.ports import Announcer
from bot.features.announcements.service.posting import AnnouncementPosting
from bot.features.announcements.service.role_awards import RoleAwards
from bot.features.announcements.service.scheduled_tournaments import ScheduledTournaments
from bot.features.tournaments.model.phases import CalledOff, Cancelled, Over
from bot.features.tournaments.model.plan import DAY, HOUR, MINUTE, Plan
from bot.features.tournaments.model.planning.estimate import minutes_of, rounds_of
from bot.features.tournaments.model.tournament import Entry, MissingPermission, Tournament
from bot.match.model.match import Person
from bot.match.ports import Clock
from bot.match.service.presses import place_link

_ROUND: Final = 7 * DAY
"""The seconds of a round of which nobody knows how long it takes."""


class TournamentAnnouncer:
    """The port `Announcer` of tournaments.

    Posting comes first: as long as Discord is not there everything is asked for again, and only
    what has been posted goes on to events and roles. Both may be told the same twice.
    """

    def __init__(
        self,
        announcing: AnnouncementPosting,
        happenings: ScheduledTournaments,
        honours: RoleAwards,
        announcer: Announcer,
        clock: Clock,
    ) -> None:
        """Announce by these; `announcer` knows whether the bot is on a server."""
        self._announcing = announcing
        self._happenings = happenings
        self._honours = honours
        self._announcer = announcer
        self._clock = clock

    async def announced(self, tournament: Tournament) -> bool:
        """Tell that people may join from now on, and when it starts if that is known."""
        if not await self._post(tournament, TournamentMilestone.OPEN, starts=tournament.begins_at):
            return False
        await self._plan(tournament)
        return True

    async def changed(self, tournament: Tournament) -> bool:
        """Let the scheduled event show where it is now, and when it begins."""
        if tournament.is_gathering:
            await self._plan(tournament)
        else:
            await self._happenings.move(tournament.id, place_link(tournament.place))
        return True

    async def checks_in(self, tournament: Tournament) -> bool:
        """Announce nothing: this concerns those alone who have joined."""
        del tournament
        return True

    async def began(self, tournament: Tournament) -> bool:
        """Tell that it is being played."""
        if not await self._post(tournament, TournamentMilestone.BEGUN):
            return False
        await self._happenings.reach(tournament.id, EventStage.BEGUN)
        return True

    async def ended(self, tournament: Tournament, podium: Sequence[tuple[int, Entry]]) -> bool:
        """Tell who won, and give them the role of champions; if nobody did, nobody loses it."""
        best = [entry.people for place, entry in podium if place == 1]
        winners = tuple(person for people in best for person in people)
        if not await self._post(tournament, TournamentMilestone.ENDED, winners=winners):
            return False
        await self._happenings.reach(tournament.id, EventStage.OVER)
        if winners and tournament.place.guild_id is not None:
            guild_id = tournament.place.guild_id
            await self._honours.crown(guild_id, RoleAwardKind.CHAMPION, champions(winners))
        return True

    async def called_off(self, tournament: Tournament) -> bool:
        """Tell that it ended without a winner, unless the bot is not there any more."""
        if not _is_abandoned(tournament) and not await self._post(
            tournament, TournamentMilestone.CANCELLED
        ):
            return False
        await self._happenings.reach(tournament.id, EventStage.CALLED_OFF)
        return True

    async def hindrance(self, tournament: Tournament) -> MissingPermission | None:
        """Return what of it nobody sees for lack of a permission."""
        hindered = tournament.is_gathering and await self._happenings.is_hindered(tournament.id)
        return MissingPermission.NO_EVENT if hindered else None

    async def _plan(self, tournament: Tournament) -> None:
        """Show one that begins at a set time among the scheduled events."""
        plan, place, begins_at = tournament.plan, tournament.place, tournament.begins_at
        if begins_at is None or place.guild_id is None:
            return
        ends_at = begins_at + _guessed(plan)
        happening = ScheduledTournament(
            place.guild_id, tournament.id, plan.title, begins_at, ends_at, place_link(place)
        )
        await self._happenings.plan(happening)

    async def _post(
        self,
        tournament: Tournament,
        news: TournamentMilestone,
        *,
        starts: int | None = None,
        winners: tuple[Person, ...] = (),
    ) -> bool:
        """Post news; False if that is to be tried again."""
        guild_id = tournament.place.guild_id
        if guild_id is None:
            return True
        posted = self._announcer.is_on(guild_id) and await self._announcing.announce(
            guild_id,
            TournamentNews(
                news,
                tournament.id,
                tournament.plan.title,
                entrants=len(tournament.present),
                starts=starts,
                winners=winners,
                url=place_link(tournament.place),
            ),
        )
        return posted or self._is_old(tournament)

    def _is_old(self, tournament: Tournament) -> bool:
        """Tell whether it ended so long ago that nobody waits for news any more."""
        phase = tournament.phase
        return isinstance(phase, Over | Cancelled) and self._clock.now() - phase.ended_at > LATE


def _is_abandoned(tournament: Tournament) -> bool:
    phase = tournament.phase
    return isinstance(phase, Cancelled) and phase.why is CalledOff.BOT_REMOVED


def _guessed(plan: Plan) -> int:
    """Return about how many seconds a tournament takes if it is full."""
    minutes = minutes_of(plan, plan.most)
    if minutes is not None:
        return minutes * MINUTE
    a_round = _ROUND if plan.round_hours is None else plan.round_hours * HOUR
    return (rounds_of(plan, plan.most) or 1) * a_round
