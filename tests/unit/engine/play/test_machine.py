"""Whole games of random moves under random valid rules, with everything that must always hold."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine import (
    FAIR,
    AcceptFarkle,
    Badge,
    BadgeBonus,
    BadgeUsed,
    Bank,
    Banked,
    CallTime,
    Die,
    Event,
    Farkled,
    Game,
    GameOver,
    Given,
    HotDice,
    IllegalMove,
    Move,
    Ply,
    Reason,
    Resign,
    Roll,
    ScorelessRoll,
    SetAside,
    Setup,
    State,
    TakeOver,
    TimedOut,
    TimeOut,
    TookOver,
    UseBadge,
    append_ply,
    apply,
    check,
    dice_to_roll,
    legal_moves,
    parse_game,
    parse_state,
    start,
    write_game,
    write_state,
)
from tests.support.engine.strategies import faces_of, setups

CHOICES = [keep for count in range(7) for keep in combinations(range(6), count)]
MALFORMED = [(-1,), (6,), (1, 0), (0, 0), (0, 6), (5, 6)]
PLAIN: list[Move] = [
    *(move(keep) for move in (Roll, Bank) for keep in CHOICES + MALFORMED),
    *(UseBadge(at) for at in ((), (0,), (0, 1), (1, 0))),
    TakeOver(),
    AcceptFarkle(),
    TimeOut(),
    *(Resign(seat) for seat in range(-1, 9)),
]
SEVENTH = [(*keep, 6) for keep in CHOICES]
USES = [UseBadge(keep) for keep in CHOICES[1:] + MALFORMED if len(keep) <= 4]


def candidates(setup: Setup) -> list[Move]:
    """Return every move that could be legal in any state at `setup`, and some that never are."""
    found = dict.fromkeys(PLAIN)
    if any(setup.badges):
        found |= dict.fromkeys(USES)
    if any(badge is not None and badge.extra_dice for badge in setup.badges):
        found |= dict.fromkeys(move(keep) for move in (Roll, Bank) for keep in SEVENTH)
    return list(found)


def possible_faces(dice: tuple[Die, ...]) -> tuple[int, ...]:
    """Return the lowest faces that `dice` can show."""
    return tuple(min(face for face in die.faces if die.can_show(face)) for die in dice)


def refusal(state: State, move: Move) -> Reason | None:
    """Return why `apply` refuses `move`."""
    try:
        apply(state, move)
    except IllegalMove as refused:
        return refused.reason
    return None


class Games(RuleBasedStateMachine):
    """One game, and a plain account of it that is kept from its events alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup
        self.state: State
        self.line = ""
        self.plies: list[Ply] = []
        self.totals: list[int] = []
        self.at_risk = 0
        self.kept: Counter[Die] = Counter()
        self.full: Counter[Die] = Counter()
        self.lent = 0
        self.used: Counter[int] = Counter()
        self.candidates: list[Move] = []

    @initialize(setup=setups())
    def sit_down(self, setup: Setup) -> None:
        self.setup, self.state = setup, start(setup)
        self.line = write_game(Game(setup))
        self.totals = list(setup.headstarts)
        self.candidates = candidates(setup)
        self._begin_turn()

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        moves = [move for move in legal_moves(self.state) if not isinstance(move, Resign)]
        self._play(data.draw(st.sampled_from(moves)), data)

    @precondition(lambda self: any(isinstance(move, Roll) for move in legal_moves(self.state)))
    @rule(data=st.data())
    def roll_on(self, data: st.DataObject) -> None:
        rolls = [move for move in legal_moves(self.state) if isinstance(move, Roll)]
        self._play(data.draw(st.sampled_from(rolls)), data)

    @precondition(lambda self: any(isinstance(move, UseBadge) for move in legal_moves(self.state)))
    @rule(data=st.data())
    def use_badge(self, data: st.DataObject) -> None:
        ways = [move for move in legal_moves(self.state) if isinstance(move, UseBadge)]
        self._play(data.draw(st.sampled_from(ways)), data)

    @precondition(lambda self: not self.state.over and len(self.plies) % 8 == 7)
    @rule(data=st.data())
    def resign(self, data: st.DataObject) -> None:
        seats = [seat for seat, out in enumerate(self.state.out) if not out]
        self._play(Resign(data.draw(st.sampled_from(seats))), data)

    @precondition(lambda self: not self.state.over and len(self.plies) % 16 == 15)
    @rule(data=st.data())
    def call_time(self, data: st.DataObject) -> None:
        self._play(CallTime(), data)

    @precondition(lambda self: self.state.over)
    @rule(data=st.data())
    def try_after_the_end(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(self.candidates))
        assert legal_moves(self.state) == []
        assert refusal(self.state, move) is Reason.GAME_OVER
        assert (self.state.roll, self.state.points, self.state.offer) == ((), 0, None)

    def _play(self, move: Move, data: st.DataObject) -> None:
        before = self.state
        rolling = dice_to_roll(before, move)
        dice = data.draw(faces_of(rolling))
        if isinstance(move, Roll | Bank):
            lent = before.badges.extra if before.badges is not None else None
            self.kept.update(before.dice[place] for place in move.keep if place != lent)
            self.lent += lent in move.keep
        self.state, events = apply(before, move, dice)
        self.plies.append(Ply(move, dice))
        self.line = append_ply(self.line, self.plies[-1])
        for event in events:
            self._account(before, event)
            assert not isinstance(event, TimedOut) or event.lost == self.at_risk
            self._account_badge(before, event)
        turn_is_over = any(
            isinstance(event, Banked | Given | Farkled | TimedOut) for event in events
        )
        if turn_is_over or move in {Resign(before.seat), CallTime()}:
            self._begin_turn()
            if not self.state.over:
                self._check_next(before)

    def _begin_turn(self) -> None:
        self.at_risk = self.lent = 0
        self.kept.clear()
        self.full = Counter(self.setup.dice[self.state.seat])

    def _account(self, before: State, event: Event) -> None:
        side = self.setup.side_of(before.seat)
        match event:
            case SetAside(faces=faces, score=score):
                self.at_risk += score.points
                used = Counter(face for part in score.combinations for face in part.shown)
                assert used == Counter(faces)
            case HotDice(bonus=points):
                assert self.kept == self.full
                self.at_risk += points
                self.lent = 0
                self.kept.clear()
                self.full = Counter(self.setup.dice[before.seat])
            case ScorelessRoll(bonus=points):
                assert not self.kept
                self.at_risk += points
                self.full = Counter(self.setup.dice[before.seat])
            case TookOver(points=points, dice=count):
                assert before.offer is not None
                assert (before.offer.points, len(before.offer.dice)) == (points, count)
                self.at_risk = points
                self.full = Counter(before.offer.dice)
            case Banked(points=points, total=total):
                assert points == self.at_risk > 0
                self.totals[side] += points
                assert total == self.totals[side]
            case Given(side=receiver, points=points, lost=lost):
                assert points + lost == self.at_risk > 0
                assert (lost > 0) == (self.setup.rules.overshoot == "excess")
                if receiver is not None:
                    assert receiver != side
                    self.totals[receiver] += points
            case Farkled(lost=lost, penalty=penalty):
                assert lost == self.at_risk
                self.totals[side] -= penalty
            case GameOver(winners=winners):
                assert winners == self.state.winners
            case _:
                pass

    def _account_badge(self, before: State, event: Event) -> None:
        match event:
            case BadgeUsed(seat=seat, kind=kind):
                assert before.badge is not None
                assert before.badge.kind == kind
                self.used[seat] += 1
            case BadgeBonus(points=points):
                assert points > 0
                self.at_risk += points
            case _:
                pass

    def _check_next(self, before: State) -> None:
        order = [(before.seat + step) % self.setup.seats for step in range(1, self.setup.seats + 1)]
        following = next(seat for seat in order if not self.state.out[seat])
        assert self.state.seat == following
        assert self.state.round == before.round + (following <= before.seat)

    @invariant()
    def totals_are_the_sum_of_banks_gifts_and_penalties(self) -> None:
        assert list(self.state.totals) == self.totals

    @invariant()
    def points_at_risk_are_what_was_set_aside(self) -> None:
        assert self.state.points == (0 if self.state.over else self.at_risk)

    @invariant()
    def no_die_is_lost(self) -> None:
        if not self.state.over:
            badges = self.state.badges
            lent = [FAIR] if badges is not None and badges.extra is not None else []
            assert Counter(self.state.dice) + self.kept == self.full + Counter(lent)
            assert len(self.state.aside) == self.kept.total() + self.lent
            assert len(self.state.roll) in {0, len(self.state.dice)}

    @invariant()
    def exactly_the_legal_moves_are_accepted(self) -> None:
        legal = legal_moves(self.state)
        assert len(legal) == len(set(legal))
        assert set(legal) <= set(self.candidates)
        for move in self.candidates:
            reason = check(self.state, move)
            assert (reason is None) == (move in legal), (move, reason)
            if reason is None:
                apply(self.state, move, possible_faces(dice_to_roll(self.state, move)))
            else:
                assert refusal(self.state, move) is reason

    @invariant()
    def someone_can_always_go_on(self) -> None:
        kinds = {type(move) for move in legal_moves(self.state)}
        assert self.state.over or kinds & {Roll, AcceptFarkle, Bank}

    @invariant()
    def no_badge_is_used_too_often(self) -> None:
        def left(seat: int, badge: Badge | None) -> int:
            return (badge.uses if badge is not None else 0) - self.used[seat]

        uses = tuple(left(seat, badge) for seat, badge in enumerate(self.setup.working))
        badges = self.state.badges
        assert min(uses) >= 0
        assert (badges.uses if badges is not None else (0,) * len(uses)) == uses

    @invariant()
    def the_state_can_be_written_and_read(self) -> None:
        assert parse_state(self.setup, write_state(self.state)) == self.state

    def teardown(self) -> None:
        if self.line:
            game = Game(self.setup, tuple(self.plies))
            assert self.line == write_game(game)
            assert parse_game(self.line) == game
            assert game.final_state() == self.state


# Each step tries every move there is: it is not watched, and half as many games will do.
TestGames = pytest.mark.no_cover(Games.TestCase)
TestGames.settings = settings(max_examples=settings().max_examples // 2, stateful_step_count=40)
