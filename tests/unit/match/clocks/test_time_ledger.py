"""Whatever happens in a game with time banks, the time that is used and left is what was given."""

from dataclasses import dataclass, field, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import RuleSet, Setup, TimeOut, start
from bot.match.clocks.pace import BANK_HOLDS
from bot.match.clocks.turn_clock import begun, brought_back, parked, time_left, timed_after_move
from bot.match.clocks.vacations import awake, with_vacation, without_vacation
from bot.match.model.game_log import new_log
from bot.match.model.match import Match
from bot.match.model.phases import Playing
from tests.support.matches.table import ADA, BEN, HERE

HOUR = 3600
TURN, BANK = 12 * HOUR, 24 * HOUR
SETUP = Setup(RuleSet("banks", target=100_000, turn_seconds=TURN, bank_seconds=BANK), 2)
EVENTS = st.one_of(
    st.tuples(st.just("wait"), st.integers(0, 40 * HOUR)),
    st.tuples(st.just("end turn"), st.just(0)),
    st.tuples(st.just("park"), st.integers(0, 90 * HOUR)),
    st.tuples(st.just("down"), st.integers(0, 90 * HOUR)),
    st.tuples(st.just("stand-in"), st.integers(0, 90 * HOUR)),
    st.tuples(st.just("vacation"), st.integers(1, 90 * HOUR)),
    st.tuples(st.just("come back"), st.just(0)),
)


def _match() -> Match:
    match = Match(
        id=1,
        version=0,
        phase=Playing(),
        place=HERE,
        message_id=70,
        players=(ADA, BEN),
        state=start(SETUP),
        log=new_log(SETUP),
        events=(),
        created_at=0,
    )
    return begun(match, 0)


@dataclass
class _Game:
    """A game, and beside it what each player was given, what they have used, and the time."""

    match: Match = field(default_factory=_match)
    now: int = 0
    given: list[int] = field(default_factory=lambda: [BANK, BANK])
    used: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def seat(self) -> int:
        return self.match.state.seat

    def wait(self, seconds: int) -> None:
        """Let time pass; the turn ends when its time is up."""
        left = time_left(self.match, self.now)
        stands = max(0, (self.match.presence.stands_until or 0) - self.now)
        self.used[self.seat] += min(left, max(0, seconds - stands))
        self.now += seconds
        self.match = awake(self.match, self.now)
        if time_left(self.match, self.now) == 0:
            self.end_turn(0)

    def end_turn(self, _: int, *, by_player: bool = True) -> None:
        before = self.match
        closes_at = self.now + 10**6
        after = before.after(TimeOut(), (), self.now, presence=before.presence, closes_at=closes_at)
        has = before.presence.banks[self.seat] + time_left(before, self.now)
        room = BANK_HOLDS * BANK - has
        self.given[self.seat] += min(TURN, room) if by_player else 0
        self.match = timed_after_move(before, after, self.now)

    def park(self, seconds: int) -> None:
        self.match = parked(self.match, self.now)
        self.now += seconds
        self.match = brought_back(self.match, self.now)

    def down(self, seconds: int) -> None:
        """Let the bot be down for so long, as the store has it after the next start."""
        self.now += seconds
        stood = self.match.presence.stands_until or 0
        given, deadline = min(seconds, max(0, self.now - stood)), self.match.deadline
        assert deadline is not None
        self.match = replace(
            self.match, deadline=deadline + given, closes_at=self.match.closes_at + given
        )
        self.match = awake(self.match, self.now)

    def stand_in(self, seconds: int) -> None:
        """Let a stand-in play a turn of a player who has missed one, who then comes back."""
        seat = self.seat
        self.wait(
            time_left(self.match, self.now)
            + max(0, (self.match.presence.stands_until or 0) - self.now)
        )
        self.match = replace(
            self.match, presence=self.match.presence.gone(seat, self.match.state.round)
        )
        self.end_turn(0)
        self.now += seconds
        self.end_turn(0, by_player=False)
        back = replace(self.match.presence, away=())
        self.match = replace(self.match, presence=back)

    def vacation(self, seconds: int) -> None:
        self.match = with_vacation(self.match, self.seat, self.now + seconds, self.now)

    def come_back(self, _: int) -> None:
        self.match = without_vacation(self.match, self.seat, self.now)


@settings(max_examples=400)
@given(st.lists(EVENTS, max_size=40))
def test_nobody_gains_or_loses_a_second(events: list[tuple[str, int]]) -> None:
    game = _Game()
    for name, seconds in events:
        getattr(game, name.replace(" ", "_").replace("-", "_"))(seconds)
        banks = game.match.presence.banks
        for seat in (0, 1):
            left = time_left(game.match, game.now) if seat == game.seat else 0
            assert banks[seat] >= 0
            assert banks[seat] + left <= BANK_HOLDS * BANK
            assert game.used[seat] + banks[seat] + left == game.given[seat]
