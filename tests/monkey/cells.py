"""Which kinds of match were met by which events: the cells of the table of meetings."""

from collections.abc import Iterator

from bot.match.loadouts.loadout import Tavern
from bot.match.model.match import Match
from bot.match.model.variants import Plain
from tests.e2e.meetings.cells import Event
from tests.monkey.acts import (
    Act,
    Answer,
    Away,
    Choose,
    Elsewhere,
    Happen,
    Killed,
    Press,
    Restart,
    Together,
)
from tests.monkey.transitions import Games
from tests.monkey.world import LONG

_HOUR, _MOST_PLAYERS = 3600, 8

_BY_KIND = {
    "resign": Event.RESIGNATION,
    "expel": Event.REMOVAL,
    "remove": Event.REMOVAL,
    "return": Event.STAND_IN_GOES,
    "forget": Event.DATA_DELETED,
    "forgetserver": Event.DATA_DELETED,
    "setting": Event.SETTING_CHANGED,
    "setting:language": Event.LANGUAGE,
    "preference:language": Event.LANGUAGE,
    "rematch": Event.REMATCH,
    "name": Event.RULE_CHANGED,
    "save": Event.RULE_CHANGED,
}
"""What presses and choices are, by their kind, or by that and what it is of."""

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


def events_of(act: Act, before: Games, after: Games, now: int) -> Iterator[tuple[Match, Event]]:
    """Yield the games that an act has met, each with the column of the table.

    `after` also has the games that have ended since; `now` is after the act.
    """
    for event in _columns(act):
        yield from ((match, event) for match in before.values())
    for number, match in after.items():
        was = before.get(number, match)
        yield from ((match, event) for event in _events_in(was, match, now))


def _columns(act: Act) -> Iterator[Event]:
    """Yield the columns that an act is of, whatever comes of it."""
    match act:
        case Restart(down=down):
            yield Event.DOWN_TIME if down >= _HOUR else Event.RESTART
        case Killed():
            yield Event.RESTART
        case Away():
            yield Event.DATABASE_AWAY
        case Together():
            yield Event.TWO_PRESSES
        case Elsewhere():
            yield Event.PROCESS
        case Answer():
            yield Event.FORM_LEFT_OPEN
        case Happen(event=event) if event in _BY_EVENT:
            yield _BY_EVENT[event]
        case Press(button=said) | Choose(menu=said):
            kind = said.partition(":")[0]
            yield from (_BY_KIND[key] for key in sorted({kind, said}) if key in _BY_KIND)
        case _:
            return


def _events_in(was: Match, match: Match, now: int) -> Iterator[Event]:
    """Yield what can be seen of a match that `was` otherwise before."""
    if was.deadline is not None and was.deadline <= now:
        yield Event.BANK_EMPTY if was.presence.banks else Event.TURN_RUNS_OUT
    if set(match.presence.away) - set(was.presence.away):
        yield Event.STAND_IN_COMES
    if match.is_playing and match.state.final and not was.state.final:
        yield Event.LAST_ROUND
    if match.state.over and not was.state.over and len(match.state.winners) > 1:
        yield Event.TIE
    if match.is_playing and len(match.players) == _MOST_PLAYERS:
        yield Event.EIGHT_PLAYERS
    if match.is_playing and any(player.name == LONG for player in match.players):
        yield Event.LONGEST_NAMES
