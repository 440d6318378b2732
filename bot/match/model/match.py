"""A match: one game between people in one place, from the invitation to the end."""

from dataclasses import dataclass, field, replace

from bot.advice.level import AnyLevel, Level
from bot.content.achievements import Award
from bot.engine import Event, Faces, Move, Ply, Setup, State, append_ply, apply
from bot.match.clocks.presence import ALL_PRESENT, Presence, winners_of
from bot.match.loadouts.collection import Prize
from bot.match.model.phases import NEVER, Ended, Equipping, Finished, Invited, Lobby, Phase, Playing
from bot.match.model.variant import TournamentGameRef, Variant
from bot.match.model.variants import PLAIN
from bot.match.results.experience import Experience
from bot.match.results.ratings import RatingChange

STAND_IN = Level.CAUTIOUS
"""The level of stand-ins: sensible, and no better than most people."""

NOBODY = 0
"""The user id of opponents that the bot plays; no Discord user has it."""

FORMER_SERVER = -1
"""The id of every server whose data was deleted, and of its channels."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player: the Discord user id, and the name to show.

    A player with a `level` is played by the bot: the id is `NOBODY`, and `name` is empty because
    the name is a text of the reader's language. Former players, whose data was deleted, have an
    empty name too, and a random id below 0, which no Discord user has. In the tavern the bot has a
    `role`: the slug of one of its opponents. `experience`, `asks_rated`: see `is_friendly`.
    """

    user_id: int
    name: str
    level: AnyLevel | None = None
    role: str | None = None
    experience: Experience | None = None
    asks_rated: bool = False

    @property
    def is_bot(self) -> bool:
        """Tell whether the bot plays this seat."""
        return self.level is not None

    @property
    def is_former(self) -> bool:
        """Tell whether this is somebody whose data was deleted."""
        return self.user_id < 0


def opponent(level: AnyLevel, role: str | None = None) -> Person:
    """Return an opponent that the bot plays at `level`, and in the tavern in a `role`."""
    return Person(NOBODY, "", level, role)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played; `guild_id` is None outside servers.

    Both ids are `FORMER_SERVER` if the server's data was deleted.
    """

    guild_id: int | None
    channel_id: int

    @property
    def is_former(self) -> bool:
        """Tell whether the server's data was deleted."""
        return self.guild_id == FORMER_SERVER


@dataclass(frozen=True, slots=True)
class Word:
    """A player word: mixed into the dice of a game by one of its people.

    It is empty if it held the name of a person whose data was deleted.
    """

    user_id: int
    text: str


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it is stored: one row, whose `version` grows with every accepted action.

    - `id`: positive, never used twice; `message_id`: the board in the channel, None until posted.
    - `players`: by seat, at least one of them a person. Until the game begins seats may be free.
    - `invited`: who was asked by name and has not answered.
    - `state`, `log`: the game, as the engine's state and its line of notation.
    - `events`: what the last move did.
    - `rated`: whether it counts for ratings, or will. `limited`: it would, had not two of its
      people played all the rated games that they may play together on one day.
    - `variant`: what is played, such as a plain game or one of the tavern.
    - `awards`: the achievements that the finished game has earned its people; `prizes`: the dice
      and badges of the tavern that it has won them; `ratings`: what it made of theirs.
    - `seed`: the secret that the dice follow from, None when each roll is drawn anew; it is told to
      nobody before the end. `words`: the player words in it, by seat.
    - `presence`: who misses turns, and who is away. `votes`: who wants the turn to be skipped, a
      bit for each seat; any action ends the vote. `created_at`: Unix seconds, as all times here.
    - `deadline`: when the match moves on by itself (an invitation expires, a turn's time is up),
      None when it does not; `remind_at`: when the player on turn is reminded, None once that was
      done; `reminder_id`: the reminder's message. `closes_at`: when a game is given up unless a
      person acts before; `NEVER` if it is not.
    - `parked`: whether it has made room for others: until it is shown again it has no board, takes
      no room, and nobody's time runs.
    - `tournament`: the game of a tournament that it is, None for all others.
    """

    id: int
    version: int
    phase: Phase
    place: Place
    message_id: int | None
    players: tuple[Person, ...]
    state: State
    log: str
    events: tuple[Event, ...]
    created_at: int
    deadline: int | None = None
    remind_at: int | None = None
    reminder_id: int | None = None
    closes_at: int = NEVER
    presence: Presence = ALL_PRESENT
    votes: int = 0
    invited: tuple[Person, ...] = ()
    rated: bool = False
    limited: bool = False
    variant: Variant = PLAIN
    awards: tuple[Award, ...] = ()
    prizes: tuple[Prize, ...] = ()
    ratings: tuple[RatingChange, ...] = ()
    seed: bytes | None = field(default=None, repr=False)
    words: tuple[Word, ...] = ()
    parked: bool = False
    tournament: TournamentGameRef | None = None

    @property
    def setup(self) -> Setup:
        """Return the rules and the seats of the game."""
        return self.state.setup

    @property
    def is_open(self) -> bool:
        """Tell whether the match has not ended."""
        return not isinstance(self.phase, Ended)

    @property
    def is_gathering(self) -> bool:
        """Tell whether people may still sit down and get up."""
        return isinstance(self.phase, Invited | Lobby)

    @property
    def is_choosing(self) -> bool:
        """Tell whether people choose dice and badges."""
        return isinstance(self.phase, Equipping)

    @property
    def is_playing(self) -> bool:
        """Tell whether the game is being played."""
        return isinstance(self.phase, Playing)

    @property
    def has_board(self) -> bool:
        """Tell whether a message in a channel shows the match; else only its player sees it."""
        return self.variant.has_board

    @property
    def has_moves(self) -> bool:
        """Tell whether any move was made."""
        return bool(self.events)

    @property
    def host(self) -> Person:
        """Return the host: the first person who is not away; else who has not left; else of all."""
        people = [seat for seat, player in enumerate(self.players) if not player.is_bot]
        staying = [seat for seat in people if not self.state.out[seat]]
        there = [seat for seat in staying if seat not in self.presence.away]
        return self.players[(there or staying or people)[0]]

    def is_run_by(self, user_id: int) -> bool:
        """Tell whether `user_id` may end the game or remove players: the host of a casual one."""
        casual = not (self.rated or self.tournament)
        return self.is_playing and casual and self.host.user_id == user_id

    @property
    def allows_hints(self) -> bool:
        """Tell whether players may ask for hints: in casual games whose dice nobody else has."""
        return not (self.rated or self.tournament or self.variant.shares_dice)

    @property
    def allows_rematch(self) -> bool:
        """Tell whether there may be a rematch: others who can be asked, and no tournament."""
        others = len(self.players) > 1 and not any(player.is_former for player in self.players)
        return others and self.tournament is None

    @property
    def free_seats(self) -> int:
        """Return how many seats are neither taken nor reserved."""
        return self.setup.seats - len(self.players) - len(self.invited)

    @property
    def on_turn(self) -> Person:
        """Return the player on turn."""
        return self.players[self.state.seat]

    @property
    def bot_level(self) -> AnyLevel | None:
        """Return the level at which the bot plays the seat on turn, None if its player does."""
        if not self.is_playing or self.is_deserted:
            return None
        return STAND_IN if self.state.seat in self.presence.away else self.on_turn.level

    @property
    def waits_for_bot(self) -> bool:
        """Tell whether an opponent that the bot plays, or a stand-in, is on turn."""
        return self.bot_level is not None

    @property
    def is_deserted(self) -> bool:
        """Tell whether all people in the game are away."""
        away = self.presence.away
        return bool(away) and all(seat in away for seat in self.people_in_game)

    @property
    def is_solitary(self) -> bool:
        """Tell whether nobody in the game waits for another person."""
        may_be = self.has_board and (self.is_choosing or self.is_playing) and not self.tournament
        return may_be and (len(self.people_in_game) <= 1 or self.is_deserted)

    @property
    def people_in_game(self) -> tuple[int, ...]:
        """Return the seats of people who have not left the game."""
        out = enumerate(self.state.out)
        return tuple(seat for seat, gone in out if not gone and not self.players[seat].is_bot)

    @property
    def turn_ends(self) -> int | None:
        """Return when the time of the player on turn is up, None without a limit."""
        if not self.is_playing or self.variant.fixed_end is not None:
            return None
        if self.setup.rules.turn_seconds is None or self.waits_for_bot or self.is_deserted:
            return None
        return None if self.parked else self.deadline

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the sides that have won."""
        return winners_of(self.state, self.presence)

    @property
    def winning_seats(self) -> tuple[int, ...]:
        """Return the seats of the sides that have won."""
        seats, winners = range(len(self.players)), self.winners
        return tuple(seat for seat in seats if self.setup.side_of(seat) in winners)

    def is_away(self, user_id: int) -> bool:
        """Tell whether a stand-in plays for `user_id`."""
        return self.is_playing and self.seat_of(user_id) in self.presence.away

    @property
    def people(self) -> tuple[Person, ...]:
        """Return everyone at the table, in seat order, then those who are invited."""
        return (*self.players, *self.invited)

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of `user_id`, None when they do not play here."""
        ids = [player.user_id for player in self.players]  # no generator: each press asks often
        return ids.index(user_id) if user_id in ids else None

    def is_invited(self, user_id: int) -> bool:
        """Tell whether `user_id` was asked by name and has not answered."""
        return any(person.user_id == user_id for person in self.invited)

    def concerns(self, user_id: int) -> bool:
        """Tell whether `user_id` plays here, or is invited."""
        return self.seat_of(user_id) is not None or self.is_invited(user_id)

    def next(self, **changes: object) -> "Match":
        """Return the match after one more accepted action, with `changes`."""
        return replace(self, version=self.version + 1, votes=0, **changes)  # type: ignore[arg-type] # as replace

    def after(self, move: Move, dice: Faces, now: int, **changes: object) -> "Match":
        """Return the match after the player on turn has made `move` and rolled `dice` for it.

        It is finished at `now` (Unix seconds) if that ends the game. Other `changes` come along; a
        deadline that is not among them stays as it was. Raises `IllegalMove`.
        """
        state, events = apply(self.state, move, dice)
        return self.next(
            state=state,
            events=tuple(events),
            log=append_ply(self.log, Ply(move, dice)),
            phase=Finished(now) if state.over else self.phase,
            **changes,
        )
