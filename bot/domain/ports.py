"""What the service needs from outside, as protocols that `storage`, `client` and tests satisfy."""

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from typing import Protocol

from bot.domain.achievements import Progress
from bot.domain.advice import Advice
from bot.domain.daily import DailyBoard, DailyStanding
from bot.domain.fairness import FaceCounts
from bot.domain.history import HeadToHead, OutcomePage, TrendPoint
from bot.domain.house_rules import Draft, HouseRule
from bot.domain.leaderboards import Page, Podium, Ranking, Scope
from bot.domain.match import Level, Match, Person, Place, Rematch
from bot.domain.records import Assessment, Figures, PastGame, Result, Rivalry
from bot.domain.review import Review
from bot.domain.settings import Preferences, ServerSettings
from bot.domain.settings import Value as Choice
from bot.domain.turn_calls import TurnCall
from bot.engine import Die, Faces, Game, Move, RuleSet, State
from bot.engine.rules import Value


class MatchStore(Protocol):
    """Keeps matches. Every write is on disk before the call returns."""

    async def add(self, match: Match) -> Match:
        """Store a new match and return it with its id; one whose game begins, as `begin` does.

        Raises `ChannelBusyError` when its channel has an open match, and `AlreadyPlayedError` when
        it is a daily game and its player has one of that day already.
        """

    async def get(self, match_id: int) -> Match | None:
        """Return the match, None when there is none."""

    async def open_in(self, channel_id: int) -> Match | None:
        """Return the open match of a channel, None when it is free."""

    async def last_daily(self, user_id: int) -> Match | None:
        """Return somebody's newest daily game, finished or not, None when there was none."""

    async def open_of(self, user_id: int, now: int, most: int) -> list[Match]:
        """Return somebody's open matches, and finished ones in which a rematch is wanted at `now`.

        They are the newest ones when there are more than `most`.
        """

    async def finished_in(self, channel_id: int, most: int) -> list[PastGame]:
        """Return the games that were last finished in a channel, `most` at most, newest first.

        Daily games, which are private, are not among them.
        """

    async def save(self, match: Match) -> None:
        """Replace the stored match, whose version must be one less.

        Raises `StaleError` when it is not.
        """

    async def begin(self, match: Match, now: int) -> Match:
        """Do as `save` for a match whose game begins at `now` (unix seconds), and return it.

        It is stored unrated, as `limited`, when two of its people have their share of the day.
        """

    async def finish(self, match: Match, results: Sequence[Result]) -> Match:
        """Do as `save` and add the `results` to everyone's figures, both or neither.

        Returns the match with what it has earned its people.
        """

    async def open_on(self, guild_id: int) -> list[int]:
        """Return the ids of the open matches of a server, daily games excepted."""

    async def servers(self) -> list[int]:
        """Return the ids of the servers that have open matches."""

    async def move_board(self, match_id: int, message_id: int | None) -> None:
        """Remember which message shows the match, if any; no action, so the version stays."""

    async def move_match(self, match_id: int, place: Place) -> None:
        """Let an open match go on at `place`, where no message shows it yet; the version stays.

        Raises `ChannelBusyError` when there is another open match.
        """

    async def note_rematch(self, match_id: int, rematch: Rematch) -> None:
        """Remember who wants a rematch; no action, so the version stays."""

    async def note_reminder(self, match_id: int, message_id: int | None) -> None:
        """Remember that somebody is reminded, by which message once it is there; no action."""

    async def next_deadline(self) -> int | None:
        """Return the earliest time (unix seconds) at which an open match is to be looked at.

        None without one: deadlines count, and the reminders before them.
        """

    async def postpone_deadlines(self, seconds: int, until: int) -> None:
        """Give `seconds` to every open match, and time at least `until` (unix seconds).

        The deadlines of daily games stay, and as this is no action, versions do.
        """

    async def due(self, now: int) -> list[Match]:
        """Return the open matches that are to be looked at `now` (unix seconds) or earlier."""

    async def waiting_for_bots(self) -> list[int]:
        """Return the ids of the matches in which an opponent that the bot plays is on turn."""


class RecordStore(Protocol):
    """Answers questions about finished games; times are unix seconds."""

    async def leaderboard(
        self, scope: Scope, ranking: Ranking, now: int, *, page: int, rows: int, user_id: int
    ) -> Page:
        """Return a page of `rows` rows as it is at `now`, with the own row of `user_id`.

        Pages past the end give the last.
        """

    async def figures(self, scope: Scope, user_id: int, now: int) -> Figures | None:
        """Return one person's figures at `now`, None when they have finished no such game."""

    async def favourite(self, guild_id: int | None, user_id: int) -> str | None:
        """Return the ruleset by which somebody has finished most games; house rules are none."""

    async def rivals(self, guild_id: int | None, user_id: int, most: int) -> list[Rivalry]:
        """Return whom somebody has played most, at most so many people."""

    async def assess(self, match_id: int, found: Sequence[Assessment], now: int) -> None:
        """Keep what the review of a finished match found, and add it to everyone's figures.

        What was found before stays, and so do the figures of periods that are over at `now`.
        """


class HistoryStore(Protocol):
    """Looks back on finished games."""

    async def trend(self, guild_id: int, user_id: int, most: int) -> list[TrendPoint]:
        """Return the newest games on a server that count, the oldest of these first."""

    async def games(self, user_id: int, guild_id: int | None, page: int, rows: int) -> OutcomePage:
        """Return a page of `rows` of somebody's games; pages past the end give the last.

        With a server only those that count there, and None stands for all games anywhere.
        """

    async def head_to_head(self, guild_id: int, user_id: int, rival_id: int) -> HeadToHead | None:
        """Return how two people fared against each other, None when they never met there."""

    async def person(self, user_id: int) -> Person | None:
        """Return somebody by their newest name, None for who has finished no game."""

    async def achievements(self, user_id: int) -> list[Progress]:
        """Return how far somebody is with each achievement."""


class SeasonStore(Protocol):
    """Keeps the seasons of servers; times are unix seconds."""

    async def end(self, guild_id: int, now: int) -> Podium | None:
        """End the season of a server after the second `now`, and return its podium.

        None when no game was finished in it, and nothing ends.
        """

    async def podium(self, guild_id: int, now: int) -> Podium | None:
        """Return the podium of the last season that is over at `now`, None before there is any."""


class MemberStore(Protocol):
    """Remembers who is shown on leaderboards."""

    async def list_everywhere(self, person: Person, now: int, *, listed: bool) -> None:
        """Show or hide `person` on the leaderboards of all servers together."""

    async def absent(self, guild_id: int, most: int) -> list[int]:
        """Return the user ids of at most so many people who were found to have left."""

    async def note(self, guild_id: int, *, here: Iterable[int], gone: Iterable[int]) -> None:
        """Remember who was seen in a server, and who has left it."""


class RollCall(Protocol):
    """Knows who is on a server."""

    async def present(self, guild_id: int, user_ids: Collection[int]) -> set[int] | None:
        """Return those of at most 100 people who are on a server, None if nobody can tell now."""


class DailyStore(Protocol):
    """Keeps the seeds of days, and answers questions about daily games that have ended."""

    async def seed(self, day: date, fresh: bytes) -> bytes:
        """Return the seed of `day`: `fresh` for whoever asks first, and the same for all others."""

    async def standing(self, day: date, user_id: int) -> DailyStanding | None:
        """Return how somebody did on `day`, None when they have no result."""

    async def board(
        self, day: date, guild_id: int | None, user_id: int, page: int, rows: int
    ) -> DailyBoard:
        """Return a page of `rows` rows of a server's board, as `user_id` sees it.

        Without a server: of all who agreed to be listed. The highest score comes first, equal ones
        share a rank; pages past the end give the last.
        """


class DeclineStore(Protocol):
    """Remembers for a while who has declined whose challenges; times are unix seconds."""

    async def add(self, user_id: int, challenger_id: int, now: int) -> None:
        """Note that somebody has declined, and forget all that is longer ago than `PEACE`."""

    async def often(self, challenger_id: int, now: int) -> set[int]:
        """Return who has declined `OFTEN` times, each within `PEACE` of the one before and now."""


class FaceStore(Protocol):
    """Knows how the dice have fallen."""

    async def counts(self) -> FaceCounts:
        """Return how often each face was rolled in all finished games but the daily ones."""


class HouseRuleStore(Protocol):
    """Keeps the house rules of servers. No two of one server share their `key`."""

    async def all(self, guild_id: int) -> list[HouseRule]:
        """Return the house rules of a server by title."""

    async def find(self, guild_id: int, key: str) -> HouseRule | None:
        """Return the house rule of a server with this `key`, None when there is none."""

    async def add(self, guild_id: int, rules: RuleSet, most: int) -> HouseRule | None:
        """Store a house rule; None when its title is taken or the server has `most` already."""

    async def replace(self, rule: HouseRule) -> bool:
        """Store another title and other rules; tell whether it is there and the title is free."""

    async def delete(self, guild_id: int, rule_id: int) -> HouseRule | None:
        """Delete a house rule and return it, None when the server has no such one."""


class DraftStore(Protocol):
    """Keeps the drafts of house rules for about a day after they were last changed.

    What belongs to somebody else is treated as if it were not there.
    """

    async def add(self, draft: Draft) -> Draft:
        """Store a new draft and return it with its id."""

    async def get(self, draft_id: int, user_id: int) -> Draft | None:
        """Return somebody's draft, None when it is gone."""

    async def unfinished(self, guild_id: int, user_id: int, edits: int | None) -> Draft | None:
        """Return the newest draft of somebody that edits this house rule, or a new one."""

    async def set_option(
        self, draft_id: int, user_id: int, name: str, value: Value, now: int
    ) -> Draft | None:
        """Set one option at `now` (unix seconds), whatever the others are, and raise the version.

        Returns the draft as it then is, None when it is gone.
        """

    async def set_title(self, draft_id: int, user_id: int, title: str) -> Draft | None:
        """Remember the title; no rule changes, so the version stays. None when it is gone."""

    async def drop(self, draft_id: int, user_id: int) -> None:
        """Forget a draft."""


class SettingsStore(Protocol):
    """Keeps what servers and people have chosen, of those who have chosen anything."""

    async def servers(self) -> dict[int, ServerSettings]:
        """Return the settings of each server by its id."""

    async def people(self) -> dict[int, Preferences]:
        """Return the preferences of each person by their id."""

    async def set_for_server(self, guild_id: int, name: str, value: Choice) -> ServerSettings:
        """Set the field `name`, whatever the others are, and return the settings as they are."""

    async def set_for_person(self, user_id: int, name: str, value: Choice) -> Preferences:
        """Set the field `name`, whatever the others are, and return all preferences."""


class TurnCallStore(Protocol):
    """Remembers the messages that call people to their turns."""

    async def all(self) -> list[TurnCall]:
        """Return every call that stands."""

    async def put(self, call: TurnCall) -> None:
        """Remember the only call that stands in its match."""

    async def drop(self, match_id: int) -> None:
        """Forget the call of a match."""


class Notes(Protocol):
    """Small facts that outlive the process, such as which commands Discord was told of."""

    async def read(self, key: str) -> str | None:
        """Return the value of `key`, None when it was never written."""

    async def write(self, key: str, value: str) -> None:
        """Remember `value` under `key`."""


class DiceCup(Protocol):
    """Where dice come from."""

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        """Return a face for each of `dice`, in their order: the next roll of `match`."""


class Advisor(Protocol):
    """Knows the odds. It thinks beside the event loop, and never on it."""

    async def advise(self, state: State) -> Advice:
        """Return every choice of whoever is on turn in `state`, a game not yet over."""

    async def bank_from(self, rules: RuleSet, dice: int) -> int | None:
        """Return the points at risk from which to bank with `dice` left, for points alone.

        None: never.
        """

    async def choose(self, level: Level, state: State) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""

    async def review(self, game: Game) -> Review:
        """Return what there is to say of `game`; raises `ValueError` when it is not over."""


class Clock(Protocol):
    """What time it is."""

    def now(self) -> int:
        """Return the time in unix seconds."""


class TurnCaller(Protocol):
    """Calls people to their turns; what goes wrong is its own affair."""

    async def call(self, match: Match, *, quiet: bool) -> int | None:
        """Mention whoever is on turn, and return the id of the message, None when there is none."""

    async def take_back(self, call: TurnCall) -> None:
        """Delete a call."""


class MatchWatch(Protocol):
    """Is told what happens to matches, once it is saved."""

    def acted(self, match: Match, user_id: int) -> None:
        """Take note that one of its people has pressed something in `match`."""

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed, or is shown by another message."""


class BoardPost(Protocol):
    """Where boards are shown, for changes that no press answers."""

    def redraw(self, match: Match) -> None:
        """Show `match` on its board soon; only the newest state counts."""

    def remind(self, match: Match) -> None:
        """Mention whoever is on turn, quietly; `Clocks.reminded` is told in which message."""

    def take_back_reminder(self, match: Match) -> None:
        """Delete the message that reminds somebody in `match`."""
