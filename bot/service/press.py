"""What a press on a board says, and what may be wrong with it before any rule is asked."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.domain.errors import Refusal, Refused, StaleError
from bot.domain.match import Match
from bot.engine import GameOver, Positions
from bot.service.desk import Desk, Held, View


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a match, pressed by `user_id` on the message `message_id`.

    `version` is the one that the button was drawn for. `shown` reads from the message which dice
    are chosen, None when it shows no dice: asked only when this process has not seen the choice.
    """

    match_id: int
    version: int
    user_id: int
    message_id: int
    shown: Callable[[], Positions | None]


class Outdated(Exception):
    """A press on a board that is no longer true; `view` is what it should show.

    `refused` is what to tell the person, None when the same person simply pressed twice.
    """

    def __init__(self, view: View, refused: Refused | None) -> None:
        """Keep what to show and what to tell."""
        super().__init__(refused)
        self.view = view
        self.refused = refused


@asynccontextmanager
async def pressed(
    desk: Desk, press: Press, *, anyone: bool = False, any_version: bool = False
) -> AsyncIterator[Held]:
    """Hold the match of `press`, once it is certain that the press is one of this board.

    Raises `Refused` for boards that moved, and for strangers unless `anyone` may press; `Outdated`
    for old boards. While a table gathers people may answer at the same time, so there a board is
    old only when the game has begun; `any_version` says so of other presses. A daily game has no
    board: it goes on in whichever of the private messages that show it.
    """
    async with desk.hold(press.match_id) as held:
        match = held.match
        if not anyone and not match.concerns(press.user_id):
            raise Refused(Refusal.NOT_A_PLAYER, players=match.people)
        held.note_act(press.user_id)
        if match.daily is None:
            await require_board(held, press)
        if not match.is_open:
            ended = Refusal.GAME_ENDED if match.daily is None else Refusal.DAILY_ENDED
            raise Outdated(held.view, Refused(ended))
        if match.version != press.version and not (match.is_gathering or any_version):
            raise Outdated(held.view, _why_outdated(match, press))
        try:
            yield held
        except StaleError:
            raise Refused(Refusal.BOARD_OUTDATED) from None


def board_link(match: Match) -> str:
    """Return the address of the board's message, or an empty text when it was never posted."""
    if match.message_id is None:
        return ""
    where = match.place.guild_id or "@me"
    return f"https://discord.com/channels/{where}/{match.place.channel_id}/{match.message_id}"


async def require_board(held: Held, press: Press) -> None:
    """Raise `Refused` unless the press is on the board; the first one tells which message it is.

    Raises `Outdated` where the game has made room for others.
    """
    if held.match.message_id is None:
        if held.match.parked and held.match.is_open:
            raise Outdated(held.view, Refused(Refusal.MADE_ROOM))
        await held.show_on(press.message_id)
    elif held.match.message_id != press.message_id:
        raise Refused(Refusal.BOARD_MOVED, link=board_link(held.match))


def _why_outdated(match: Match, press: Press) -> Refused | None:
    """Return what to tell somebody who saw an older board; nothing when they pressed twice."""
    if _pressed_twice(match, press):
        return None
    if match.waits_for_bot:
        return Refused(Refusal.NOT_YOUR_TURN, name=match.on_turn)
    return Refused(Refusal.BOARD_OUTDATED)


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
