"""Which kinds of match were met by which events: the cells of the table of meetings."""

from collections.abc import Iterable, Iterator

from bot.match.loadouts.loadout import Tavern
from bot.match.model.match import Match
from bot.match.model.variants import Plain
from tests.e2e.meetings.cells import Event
from tests.monkey.acts import Act, Away, Command, Happen, Killed, Press, Restart, Together, Wait

_BY_KIND = {
    "resign": Event.RESIGNATION,
    "take": Event.STAND_IN_GOES,
    "return": Event.STAND_IN_GOES,
    "forget": Event.DATA_DELETED,
    "kick": Event.REMOVAL,
    "setting": Event.SETTING_CHANGED,
    "preference": Event.LANGUAGE,
    "rematch": Event.REMATCH,
    "name": Event.RULE_CHANGED,
}
_BY_EVENT = {
    "leave": Event.LEAVING,
    "return": Event.LEAVING,
    "ban": Event.BAN_AND_BLOCK,
    "delete-message": Event.MESSAGE_DELETED,
    "delete-thread": Event.THREAD_DELETED,
    "delete-channel": Event.CHANNEL_DELETED,
    "delete-role": Event.ROLE_DELETED,
    "lose-permission": Event.PERMISSION,
    "server-gone": Event.SERVER_DELETED,
}


def rows_of(match: Match) -> Iterator[str]:
    """Yield the rows of the table that a match is of."""
    if isinstance(match.variant, Tavern):
        yield "tavern game"
        if any(match.setup.badges):
            yield "badges"
    if match.tournament is not None:
        yield "tournament game"
    if match.setup.teams:
        yield "teams"
    if match.setup.rules.turns is not None:
        yield "fixed turns"
    if any(player.is_bot for player in match.players):
        yield "against the bot"
    if isinstance(match.variant, Plain):
        yield "plain match"


def events_of(act: Act, before: Iterable[Match], now: int) -> Iterator[Event]:
    """Yield the columns of the table that an act is of; `now` is in Unix seconds after it."""
    match act:
        case Restart() | Killed():
            yield Event.RESTART
        case Away():
            yield Event.DATABASE_AWAY
        case Together():
            yield Event.TWO_PRESSES
        case Wait():
            if any(game.deadline is not None and game.deadline <= now for game in before):
                yield Event.TURN_RUNS_OUT
        case Happen(event=event) if event in _BY_EVENT:
            yield _BY_EVENT[event]
        case Press(button=said) if said.partition(":")[0] in _BY_KIND:
            yield _BY_KIND[said.partition(":")[0]]
        case Command(command="farkle-mod kick"):
            yield Event.REMOVAL
        case _:
            return
