"""A press on a board, and what is checked before any rule is asked."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.engine import GameOver, Positions
from bot.match.model.errors import Refused, StaleError
from bot.match.model.match import Match, Place
from bot.match.model.refusals import MatchRefusal
from bot.match.service.registry import LockedMatch, MatchRegistry, View


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a match, pressed by `user_id` on the message `message_id` at `place`.

    The match and the `version` are what the button claims; the rest comes from Discord. `place`
    names the server even where the bot is no member of it.

    `shown` reads the selection from the message, None when it shows no dice; it is asked only when
    this process does not know the selection. `sees` tells whether the person can read at another
    place.
    """

    match_id: int
    version: int
    user_id: int
    message_id: int
    place: Place
    shown: Callable[[], Positions | None]
    sees: Callable[[Place], bool]


class Outdated(Exception):
    """A press on a board that is no longer true; `view` is what the board should show.

    `refused` is what to tell the person, None when they simply pressed twice.
    """

    def __init__(self, view: View, refused: Refused | None) -> None:
        """Keep both."""
        super().__init__(refused)
        self.view = view
        self.refused = refused


@asynccontextmanager
async def pressed(
    registry: MatchRegistry,
    press: Press,
    *,
    anyone: bool = False,
    any_version: bool = False,
    beside: bool = False,
) -> AsyncIterator[LockedMatch]:
    """Lock the match of `press`, once it is certain that the press is on its board.

    With `beside` it is on a private message that the board has led to, in the same place.

    Raises `Refused` for boards that moved, and for strangers unless `anyone` may press; `Outdated`
    for old boards. While a table is gathering people may answer at the same time, so there only a
    board from before that is old; `any_version` says the same of other presses. A match
    without a board goes on in any of the private messages that show it.
    """
    async with registry.lock(press.match_id) as locked:
        if beside and locked.match.has_board:
            _require_place(locked.match, press)
        else:
            await require_board(locked, press)
        if locked.match.version < press.version:
            await locked.renew()  # another process has gone on with it, and shown that
        match = locked.match
        if not anyone:
            require_player(match, press)
        locked.note_act(press.user_id)
        if not match.is_open:
            raise _outdated(locked, press)
        if match.version != press.version and not (match.is_gathering or any_version):
            raise _outdated(locked, press)
        try:
            yield locked
        except StaleError:
            await locked.renew()
            raise _outdated(locked, press) from None


def place_link(place: Place) -> str:
    """Return the address of a channel."""
    return f"https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}"


def board_link(match: Match) -> str:
    """Return the address of the board's message, "" when it was never posted."""
    if match.message_id is None:
        return ""
    return f"{place_link(match.place)}/{match.message_id}"


@asynccontextmanager
async def pressed_beside(registry: MatchRegistry, press: Press) -> AsyncIterator[LockedMatch]:
    """Lock the match of a `press` on a private message that the board has led to.

    Raises `Refused` when the game has moved to another channel, and for strangers.
    """
    async with registry.lock(press.match_id) as locked:
        _require_place(locked.match, press)
        require_player(locked.match, press)
        yield locked


def _require_place(match: Match, press: Press) -> None:
    """Raise `Refused` unless the board of `match` is where the press is."""
    if not match.has_board or not _is_at(match, press.place):
        raise _led_to_board(match, press)


async def require_board(locked: LockedMatch, press: Press) -> None:
    """Raise `Refused` unless the press is on the board; the first press tells its message.

    The answer to the press will show the board, so it is not redrawn too. Raises `Outdated` when
    the game was parked.
    """
    locked.leave_board()
    match = locked.match
    if not match.has_board:
        if not match.concerns(press.user_id):
            raise Refused(MatchRefusal.GAME_GONE)
    elif not _is_at(match, press.place):
        raise _led_to_board(match, press)
    elif match.message_id is None and match.parked and match.is_open:
        raise Outdated(locked.view, Refused(MatchRefusal.MADE_ROOM))
    elif match.message_id is None:
        await locked.show_on(press.message_id)
    elif match.message_id != press.message_id:
        raise _led_to_board(match, press)


def require_player(match: Match, press: Press) -> None:
    """Raise `Refused`, which names the players, unless `user_id` plays in `match`.

    Only for presses on the board itself, where strangers see who plays.
    """
    if not match.concerns(press.user_id):
        raise Refused(MatchRefusal.NOT_A_PLAYER, players=match.people)


def require_turn(match: Match, user_id: int) -> None:
    """Raise `Refused` unless it is the turn of `user_id`."""
    if not match.is_playing:
        raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
    if match.on_turn.user_id != user_id:
        raise _not_on_turn(match, user_id)


def _not_on_turn(match: Match, user_id: int) -> Refused:
    """Return the refusal of a press by somebody whose turn it is not, or is not any more."""
    if _has_just_missed_a_turn(match, user_id):
        return Refused(MatchRefusal.TURN_TIMED_OUT, name=match.on_turn)
    return Refused(MatchRefusal.NOT_YOUR_TURN, name=match.on_turn)


def _has_just_missed_a_turn(match: Match, user_id: int) -> bool:
    seat = match.seat_of(user_id)
    return seat is not None and seat == match.presence.timed_out


def _is_at(match: Match, place: Place) -> bool:
    """Tell whether `place`, as Discord names it, is where `match` is.

    No server is stored if the bot was no member when the table was made; it may be by now.
    """
    there = match.place
    return there.channel_id == place.channel_id and there.guild_id in {None, place.guild_id}


def _led_to_board(match: Match, press: Press) -> Refused:
    """Return the refusal of a press that is not on the board, with the way there.

    People who may see the board get a link to it. All others are told that there is no such game:
    neither its people nor its place are theirs to know.
    """
    knows = match.concerns(press.user_id) or _is_at(match, press.place) or press.sees(match.place)
    if not knows or not match.has_board or match.place.is_former:
        return Refused(MatchRefusal.GAME_GONE)
    return Refused(MatchRefusal.BOARD_MOVED, link=board_link(match))


def _outdated(locked: LockedMatch, press: Press) -> Outdated:
    """Return the error for a press on a board that is no longer true, or whose game is over."""
    match = locked.match
    if not match.is_open:
        over = MatchRefusal(match.variant.refusal_when_over)
        return Outdated(locked.view, Refused(over))
    return Outdated(locked.view, _why_outdated(match, press))


def _why_outdated(match: Match, press: Press) -> Refused | None:
    """Return the sentence for a person with an older board; None when they pressed twice."""
    if _pressed_twice(match, press):
        return None
    if match.waits_for_bot or _has_just_missed_a_turn(match, press.user_id):
        return _not_on_turn(match, press.user_id)
    return Refused(MatchRefusal.BOARD_OUTDATED)


def _pressed_twice(match: Match, press: Press) -> bool:
    """Tell whether the last accepted action was this person's own, just before."""
    if match.version != press.version + 1 or match.is_gathering or not match.is_open:
        return False
    if match.presence.timed_out is not None:
        return False
    if not match.events:
        return True
    first = match.events[0]
    return not isinstance(first, GameOver) and first.seat == match.seat_of(press.user_id)
