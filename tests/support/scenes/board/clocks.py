"""Games with a clock: what people see when time runs out, and of those who are away."""

from dataclasses import replace

from bot.engine import CallTime, TimeOut
from bot.kit.components.layout import Layout
from bot.match.clocks.pace import Pace
from bot.match.clocks.presence import Presence
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing, Finished
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.samples import FOUR, ONE_ONE
from tests.support.scenes.tables import ANN, PICTURES, TAVERN, Table, bank, english, resign, roll_on

LIVE = replace(TAVERN, turn_seconds=Pace.LIVE.seconds)
SLOW = replace(TAVERN, turn_seconds=Pace.SLOW.seconds)
BANKS = replace(TAVERN, turn_seconds=Pace.SLOW_BANK.seconds, bank_seconds=Pace.SLOW_BANK.bank)
LAPSE = (TimeOut(), ())


def _match(table: Table, presence: Presence = Presence(), **changes: object) -> Match:  # noqa: B008 - a value
    """Return the match of `table` with its times, and with who keeps up."""
    timed = replace(table.match(), deadline=1_700_000_120, closes_at=1_700_600_000)
    return replace(timed, presence=presence, **changes)  # type: ignore[arg-type] # as the fields are


def clock_scenes() -> dict[str, Layout]:
    """Return the boards, built afresh."""
    first_away = Presence((3, 0), away=(0,))
    won = Table(LIVE).with_totals(3900, 1200).play(ONE_ONE, bank(0))
    matches = {
        "invitation_live": Table(LIVE).invitation(),
        "lobby_slow_teams": Table(SLOW, people=(*FOUR[:3], ANN), teams=2).lobby(),
        "board_clock": _match(Table(LIVE).play(ONE_ONE)),
        "board_timed_out": _match(Table(LIVE).play(LAPSE), Presence((1, 0), timed_out=0)),
        "board_banked_for": _match(
            Table(LIVE).play(ONE_ONE, bank(0)), Presence((2, 0), timed_out=0)
        ),
        "board_time_called": _match(
            Table(SLOW).with_totals(3900, 1200).play(ONE_ONE, (CallTime(), ())), phase=Finished(1)
        ),
        "board_gone": _match(
            Table(LIVE).play(ONE_ONE, bank(0)), Presence((3, 0), (0,), timed_out=0)
        ),
        "board_gone_at_once": _match(Table(LIVE).play(LAPSE), Presence((1, 0), (0,), timed_out=0)),
        "board_back": _match(Table(LIVE).play(ONE_ONE, bank(0)), Presence(back=0)),
        "board_dropped": _match(
            Table(LIVE, people=FOUR[:3]).play(resign(0)),
            Presence((3, 0, 0), timed_out=0),
        ),
        "board_claimable": _match(Table(SLOW).play(LAPSE), Presence((2, 0), timed_out=0)),
        "board_claimable_away": _match(
            Table(SLOW).play(ONE_ONE, bank(0)), Presence((3, 0), away=(0,))
        ),
        "invitation_banks": Table(BANKS).invitation(),
        "board_banks": _match(
            Table(BANKS, people=FOUR[:3]).play(ONE_ONE), Presence(banks=(0, 111_900, 259_200))
        ),
        "board_vacation": _match(
            Table(SLOW).play(LAPSE),
            Presence(vacations=((1, 1_700_500_000),), stands_until=1_700_500_000),
        ),
        "watched_stand_in": _match(
            Table(LIVE).play(LAPSE, ONE_ONE, bank(0), ONE_ONE, roll_on((0,), 1, 2, 3, 4, 6)),
            first_away,
        ),
        "watched_deserted": _match(
            Table(LIVE).play(LAPSE, LAPSE), Presence((3, 3), (0, 1), timed_out=1)
        ),
        "finished_stand_in_ahead": _match(won, first_away),
        "finished_stand_in_behind": _match(won, Presence((0, 3), away=(1,))),
        "finished_claimed": _match(Table(SLOW).play(LAPSE, resign(0)), Presence((2, 0))),
        "closed_abandoned": _match(
            Table(LIVE).with_totals(800, 1200).play(ONE_ONE),
            Presence((3, 3), (0, 1)),
            phase=Closed(0, Closing.ABANDONED),
        ),
    }
    return {name: match_layout(match, (), english(), PICTURES) for name, match in matches.items()}
