"""Where finished games are looked back on."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.features.standings.model.leaderboards import LeaderboardPage, Podium, Ranking, Scope
from bot.features.standings.model.periods import SeasonLength, Span
from bot.match.model.match import Match, Person
from bot.match.results.figures import Assessment, Figures, Rivalry


class RecordStore(Protocol):
    """Answers questions about finished games; times are unix seconds."""

    async def leaderboard(
        self, scope: Scope, ranking: Ranking, now: int, *, page: int, rows: int, user_id: int
    ) -> LeaderboardPage:
        """Return a page of `rows` rows as it is at `now`, with the own row of `user_id`.

        Pages past the end give the last.
        """

    async def figures(self, scope: Scope, user_id: int, now: int) -> Figures | None:
        """Return one person's figures at `now`, None when they have finished no such game."""

    async def favourite(self, guild_id: int | None, user_id: int) -> str | None:
        """Return the ruleset by which somebody has finished most games; house rules are none."""

    async def rivals(self, guild_id: int | None, user_id: int, most: int) -> list[Rivalry]:
        """Return whom somebody has played most, at most so many people."""

    async def assess(self, match: Match, found: Sequence[Assessment], now: int) -> None:
        """Keep what the review of a finished match found, and add it to everyone's figures.

        What was found before stays, and so do the figures of periods that are over at `now`.
        """


class SeasonStore(Protocol):
    """Keeps the seasons of servers; times are unix seconds."""

    async def running(self, guild_id: int, now: int) -> Span | None:
        """Return the season of a server at `now`, None when no game was finished in it."""

    async def end(self, guild_id: int, now: int) -> Podium | None:
        """End the season of a server after the second `now`, and return its podium.

        None when no game was finished in it, and nothing ends.
        """

    async def plan(self, guild_id: int, length: SeasonLength, now: int) -> None:
        """Let the seasons of a server be of another length once that of `now` is over."""

    async def ends(self, guild_id: int, now: int) -> int | None:
        """Return when the season of a server ends by itself, None when it does not."""

    async def podium(self, guild_id: int, now: int) -> Podium | None:
        """Return the podium of the last season that is over at `now`, None before there is any."""


class MemberStore(Protocol):
    """Remembers who is shown on leaderboards."""

    async def list_everywhere(self, person: Person, now: int, *, listed: bool) -> None:
        """Show or hide `person` on the leaderboards of all servers together."""

    async def is_listed(self, user_id: int) -> bool:
        """Tell whether somebody is shown there."""

    async def absent(self, guild_id: int, most: int) -> list[int]:
        """Return the user ids of at most so many people who were found to have left."""

    async def note(self, guild_id: int, *, here: Iterable[int], gone: Iterable[int]) -> None:
        """Remember who was seen in a server, and who has left it."""
