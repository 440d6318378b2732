"""A match: one game between people in one place, from the invitation to the end."""

from dataclasses import dataclass, field, replace

from bot.advice.level import Level
from bot.content.achievements import Award
from bot.engine import Event, Faces, Move, Ply, Setup, State, append_ply, apply
from bot.match.clocks.presence import ALL_PRESENT, Presence, winners_of
from bot.match.loadouts.collection import Prize
from bot.match.model.phases import NEVER, Choosing, Ended, Finished, Invited, Lobby, Phase, Playing
from bot.match.model.variants import PLAIN, Daily, Variant

STAND_IN = Level.CAUTIOUS
"""Who plays for somebody who is away: sensibly, and no better than most people would."""

NOBODY = 0
"""The user id of opponents that the bot plays itself: no Discord user has it."""

FORMER_SERVER = -1
"""Stands for every server whose data was deleted, and for its channels."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone at the table: the Discord user id, and the name to show.

    Those with a `level` are played by the bot: their id is `NOBODY`, and their name is a text of
    the reader's language, so that `name` is empty. So it is for former players, whose data was
    deleted: they have a random id below 0, which nobody has on Discord. In the tavern the bot has a
    `role`: the slug of one of its opponents.
    """

    user_id: int
    name: str
    level: Level | None = None
    role: str | None = None

    @property
    def is_bot(self) -> bool:
        """Tell whether the bot plays this seat."""
        return self.level is not None

    @property
    def is_former(self) -> bool:
        """Tell whether this is somebody whose data was deleted."""
        return self.user_id < 0


def opponent(level: Level, role: str | None = None) -> Person:
    """Return an opponent that the bot plays at `level`, and in the tavern in a `role`."""
    return Person(NOBODY, "", level, role)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played; `guild_id` is None outside servers.

    Both are `FORMER_SERVER` where the data of the server was deleted.
    """

    guild_id: int | None
    channel_id: int

    @property
    def is_former(self) -> bool:
        """Tell whether the server's data was deleted."""
        return self.guild_id == FORMER_SERVER


@dataclass(frozen=True, slots=True)
class Word:
    """A word that somebody mixes into the dice of their game.

    It is empty where it was taken away with its person's data, because it held their name.
    """

    user_id: int
    text: str


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it is stored: one row, one `version` more for every accepted action.

    - `id`: positive, never used twice; `message_id`: the board in the channel, None until posted.
    - `players`: by seat, at least one of them a person. Until the game begins seats may be free.
    - `invited`: who was asked by name and has not answered.
    - `state`, `log`: the game, as the engine's state and its line of notation.
    - `events`: what the last move brought about.
    - `rated`: whether it counts for ratings. `limited`: it would, had not two of its people played
      all the rated games that they may play together on one day.
    - `variant`: what sets it apart: a daily game, one of the tavern, or neither.
    - `awards`: what the game has earned its people, once it is finished, and `prizes`: the dice and
      badges of the tavern that it has won them.
    - `seed`: the secret that its dice follow from, None when each roll is drawn anew; nobody is to
      know it before the end. `words`: what people have mixed into it, by seat.
    - `presence`: who lets turns go, and who is away. `votes`: who wants the turn to be skipped, a
      bit for each seat; any action ends the vote.
    - `created_at`: unix seconds, as all times here.
    - `deadline`: when the match moves on by itself (an invitation expires, a turn's time is up),
      None when it does not; `remind_at`: when whoever is on turn is reminded of it, None once that
      was done; `reminder_id`: the message that does.
    - `closes_at`: when a game is given up unless a person acts before; `NEVER` for a daily game.
    - `parked`: whether it has made room for others in its channel. Until somebody shows it again it
      has no board and takes up no room, and nobody's time runs.
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
    seed: bytes | None = field(default=None, repr=False)
    words: tuple[Word, ...] = ()
    parked: bool = False

    @property
    def setup(self) -> Setup:
        """Return the rules and the seats of the game."""
        return self.state.setup

    @property
    def is_open(self) -> bool:
        """Tell whether the match is still to be begun, or played."""
        return not isinstance(self.phase, Ended)

    @property
    def is_gathering(self) -> bool:
        """Tell whether people may still sit down and get up."""
        return isinstance(self.phase, Invited | Lobby)

    @property
    def is_choosing(self) -> bool:
        """Tell whether people choose what they play with."""
        return isinstance(self.phase, Choosing)

    @property
    def is_playing(self) -> bool:
        """Tell whether the game is on."""
        return isinstance(self.phase, Playing)

    @property
    def is_daily(self) -> bool:
        """Tell whether this is somebody's daily game."""
        return isinstance(self.variant, Daily)

    @property
    def has_moves(self) -> bool:
        """Tell whether anything was played."""
        return bool(self.events)

    @property
    def host(self) -> Person:
        """Return who looks after the table: the first of its people who is there.

        Failing these the first who has not left the game, and else the first of all.
        """
        people = [seat for seat, player in enumerate(self.players) if not player.is_bot]
        staying = [seat for seat in people if not self.state.out[seat]]
        there = [seat for seat in staying if seat not in self.presence.away]
        return self.players[(there or staying or people)[0]]

    def is_run_by(self, user_id: int) -> bool:
        """Tell whether `user_id` may end the game or remove players: not where it is rated."""
        return self.is_playing and not self.rated and self.host.user_id == user_id

    @property
    def allows_hints(self) -> bool:
        """Tell whether players may ask what their choices are worth: not where they compete."""
        return not self.rated and not self.is_daily

    @property
    def allows_rematch(self) -> bool:
        """Tell whether there may be another such game: with others, who can be asked."""
        return len(self.players) > 1 and not any(player.is_former for player in self.players)

    @property
    def free_seats(self) -> int:
        """Return how many seats nobody has taken or is kept for."""
        return self.setup.seats - len(self.players) - len(self.invited)

    @property
    def on_turn(self) -> Person:
        """Return whose turn it is."""
        return self.players[self.state.seat]

    @property
    def bot_level(self) -> Level | None:
        """Return how the bot plays the seat that is on turn, None when that is for its person."""
        if not self.is_playing or self.is_deserted:
            return None
        return STAND_IN if self.state.seat in self.presence.away else self.on_turn.level

    @property
    def waits_for_bot(self) -> bool:
        """Tell whether it is the turn of an opponent that the bot plays, or of a stand-in."""
        return self.bot_level is not None

    @property
    def is_deserted(self) -> bool:
        """Tell whether every person in the game is away: it waits until one comes back."""
        away = self.presence.away
        return bool(away) and all(seat in away for seat in self.people_in_game)

    @property
    def is_solitary(self) -> bool:
        """Tell whether no person waits for another here: one plays alone, or everybody has gone."""
        if self.is_daily or not (self.is_choosing or self.is_playing):
            return False
        return len(self.people_in_game) <= 1 or self.is_deserted

    @property
    def people_in_game(self) -> tuple[int, ...]:
        """Return the seats of people who have not left the game."""
        return tuple(
            seat
            for seat, gone in enumerate(self.state.out)
            if not gone and not self.players[seat].is_bot
        )

    @property
    def turn_ends(self) -> int | None:
        """Return when the time of whoever is on turn is up, None where they have all they want."""
        if not self.is_playing or self.is_daily:
            return None
        if self.setup.rules.turn_seconds is None or self.waits_for_bot or self.is_deserted:
            return None
        return None if self.parked else self.deadline

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the sides that have won, of which somebody was there at the end."""
        return winners_of(self.state, self.presence)

    @property
    def winning_seats(self) -> tuple[int, ...]:
        """Return the seats of the sides that have won."""
        return tuple(
            seat for seat in range(len(self.players)) if self.setup.side_of(seat) in self.winners
        )

    def is_away(self, user_id: int) -> bool:
        """Tell whether a stand-in plays for `user_id`."""
        return self.is_playing and self.seat_of(user_id) in self.presence.away

    @property
    def people(self) -> tuple[Person, ...]:
        """Return everyone at the table, in seat order, then those who are invited."""
        return (*self.players, *self.invited)

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of `user_id`, None when they do not play here."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        return None

    def is_invited(self, user_id: int) -> bool:
        """Tell whether `user_id` was asked by name and has not answered."""
        return any(person.user_id == user_id for person in self.invited)

    def concerns(self, user_id: int) -> bool:
        """Tell whether `user_id` plays here, or was asked to."""
        return self.seat_of(user_id) is not None or self.is_invited(user_id)

    def next(self, **changes: object) -> "Match":
        """Return the match after one more accepted action, with `changes` made."""
        return replace(self, version=self.version + 1, votes=0, **changes)  # type: ignore[arg-type] # as replace

    def after(self, move: Move, dice: Faces, now: int) -> "Match":
        """Return the match once whoever is on turn has made `move` and rolled `dice` for it.

        It is finished at `now` (unix seconds) if that ends the game. Deadlines stay as they were.
        Raises `IllegalMove` when the rules do not allow it now.
        """
        state, events = apply(self.state, move, dice)
        return self.next(
            state=state,
            events=tuple(events),
            log=append_ply(self.log, Ply(move, dice)),
            phase=Finished(now) if state.over else self.phase,
        )
