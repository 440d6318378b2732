"""Which moves the rules allow in a state, and which dice a move rolls."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from bot.engine.errors import IllegalMove, Reason
from bot.engine.moves import (
    AcceptFarkle,
    Bank,
    CallTime,
    Move,
    Positions,
    Resign,
    Roll,
    TakeOver,
    TimeOut,
    UseBadge,
)
from bot.engine.play.badge_use import rolled_by, thrown, usable, uses
from bot.engine.play.settle import wins_with
from bot.engine.play.state import Offer, State
from bot.engine.rules.dice import Die
from bot.engine.rules.scoring import RollScores, Score


def legal_moves(state: State) -> list[Move]:
    """Return every move that a seat may make now, last the ways to give up a turn or the game.

    `apply` accepts these, and `CallTime`, which no seat makes. A seat leaves in one way here: why
    it does makes no difference to the rules.
    """
    if state.over:
        return []
    leaving = _leaving(state.out, clock=state.setup.rules.turn_seconds is not None)
    badges = state.badges
    using = () if badges is None else uses(state)
    if badges is not None and badges.farkled:
        return [*using, AcceptFarkle(), *leaving]
    if not state.roll:
        return [*_beginnings(state), *using, *leaving]
    scores = state.setup.tables[state.seat].roll(state.roll)
    return [*_rolls(state, scores), *_banks(state, scores), *using, *leaving]


def _rolls(state: State, scores: RollScores) -> Sequence[Roll]:
    """Return the legal ways to roll on from a roll that scores `scores`."""
    if not state.setup.rules.hot_dice_single_roll:
        return scores.rolls
    return [roll for roll in scores.rolls if not is_spent(state, roll.keep)]


def _banks(state: State, scores: RollScores) -> Sequence[Bank]:
    """Return the legal ways to bank with a roll that scores `scores`."""
    rules, badges = state.setup.rules, state.badges
    doubled = badges is not None and badges.doubled
    if doubled or rules.overshoot == "exact" or rules.hot_dice_must_roll or rules.hot_dice_bonus:
        scored = zip(scores.banks, scores.by_positions.values(), strict=True)
        return [bank for bank, score in scored if not _refused(state, bank.keep, score)]
    return scores.banks_worth(_least(state) - state.points)


def _beginnings(state: State) -> Iterator[Move]:
    """Yield the legal moves before a roll, but for resignations."""
    yield Roll()
    if state.offer:
        yield TakeOver()
    if state.points and not _refused(state, (), None):
        yield Bank()


@lru_cache(maxsize=256)
def _leaving(out: tuple[bool, ...], *, clock: bool) -> tuple[Move, ...]:
    time_out = (TimeOut(),) if clock else ()
    return (*time_out, *[Resign(seat) for seat, gone in enumerate(out) if not gone])


def check(state: State, move: Move) -> Reason | None:
    """Return why `move` is not allowed now, or None when it is."""
    try:
        dice_to_roll(state, move)
    except IllegalMove as refused:
        return refused.reason
    return None


def dice_to_roll(state: State, move: Move) -> tuple[Die, ...]:
    """Return the dice that `move` rolls, none when it rolls none.

    Raises `IllegalMove` when the move is not allowed.
    """
    if state.over:
        raise IllegalMove(Reason.GAME_OVER)
    if isinstance(move, Roll):
        return thrown(state, left_after(state, move.keep, require_rollable(state, move.keep)))
    if isinstance(move, TakeOver):
        return thrown(state, offered(state).dice)
    if isinstance(move, UseBadge):
        return rolled_by(state, usable(state, move.at), move.at)
    if isinstance(move, Bank):
        require_bankable(state, move.keep)
    elif isinstance(move, AcceptFarkle):
        require_farkle(state)
    elif isinstance(move, TimeOut):
        require_clock(state)
    elif not isinstance(move, CallTime):
        require_seated(state, move.seat)
    return ()


def score_of(state: State, keep: Positions) -> Score | None:
    """Return what `keep` scores, None where there is no roll to keep from.

    Raises `IllegalMove` when it cannot be kept.
    """
    if not state.roll:
        if keep:
            raise IllegalMove(Reason.ROLL_FIRST)
        return None
    if state.badges is not None and state.badges.farkled:
        raise IllegalMove(Reason.FARKLE_WAITS)
    score = state.setup.tables[state.seat].roll(state.roll).by_positions.get(keep)
    if score is None:
        raise IllegalMove(_why_not_kept(state, keep))
    return score


def require_rollable(state: State, keep: Positions) -> Score | None:
    """Return what `score_of` does when the turn may go on with it, else raise `IllegalMove`."""
    score = score_of(state, keep)
    if score is not None and is_spent(state, keep):
        raise IllegalMove(Reason.NO_DICE_LEFT)
    return score


def _why_not_kept(state: State, keep: Positions) -> Reason:
    if not keep:
        return Reason.KEEP_FIRST
    if list(keep) != sorted(set(keep)) or keep[0] < 0 or keep[-1] >= len(state.roll):
        return Reason.NO_SUCH_DIE
    return Reason.DOES_NOT_SCORE


def left_after(state: State, keep: Positions, score: Score | None) -> tuple[Die, ...]:
    """Return the dice left once `keep` is set aside: the full set when none would be left.

    The die that a badge lent for one throw goes with them.
    """
    dice = state.dice
    if score is None:
        return dice
    gone = keep if state.badges is None else leaving_table(state, keep)
    if dice.count(dice[0]) == len(dice):  # all alike: it makes no difference which are left
        left = dice[len(gone) :]
    else:
        left = tuple([die for place, die in enumerate(dice) if place not in gone])
    return left or state.setup.dice[state.seat]


def leaving_table(state: State, keep: Positions) -> Collection[int]:
    """Return the places whose dice leave the table once `keep` is set aside."""
    badges = state.badges
    return keep if badges is None or badges.extra is None else {*keep, badges.extra}


def is_hot(state: State, keep: Positions) -> bool:
    """Tell whether setting `keep` aside leaves no die, so that all may be rolled again."""
    return _leaves_none(state, keep) and not is_spent(state, keep)


def _leaves_none(state: State, keep: Positions) -> bool:
    return len(leaving_table(state, keep)) == len(state.roll)


def is_spent(state: State, keep: Positions) -> bool:
    """Tell whether setting `keep` of a roll aside leaves no die, and the rules give none back.

    They do not where only all dice of a single roll are hot, and these are those of several.
    """
    rules = state.setup.rules
    single = not state.aside and len(state.roll) >= rules.scoring.dice
    return rules.hot_dice_single_roll and not single and _leaves_none(state, keep)


def bonus_of(state: State, keep: Positions, score: Score) -> int:
    """Return the points for setting `keep` aside that come on top of the `score` of these dice."""
    return doubling(state, score) + hot_bonus(state, keep)


def doubling(state: State, score: Score) -> int:
    """Return the points that a badge adds to the `score` of dice that are kept."""
    return score.points if state.badges is not None and state.badges.doubled else 0


def hot_bonus(state: State, keep: Positions) -> int:
    """Return the hot-dice bonus for setting `keep` aside: from the second time in a turn."""
    if state.hot and is_hot(state, keep):
        return state.setup.rules.hot_dice_bonus
    return 0


def require_bankable(state: State, keep: Positions) -> Score | None:
    """Return what `keep` scores when the turn may be banked with it, else raise `IllegalMove`."""
    score = score_of(state, keep)
    if score is None and not state.points:
        raise IllegalMove(Reason.ROLL_FIRST)
    refused = _refused(state, keep, score)
    if refused:
        raise IllegalMove(refused)
    return score


def _refused(state: State, keep: Positions, score: Score | None) -> Reason | None:
    """Return why the turn cannot be banked with `keep`, which scores, if it cannot."""
    rules = state.setup.rules
    points = state.points
    if score:
        points += score.points + bonus_of(state, keep, score)
        if rules.hot_dice_must_roll and is_hot(state, keep) and not wins_with(state, points):
            return Reason.HOT_DICE_MUST_ROLL
    if rules.overshoot == "exact" and rules.target and state.total + points > rules.target:
        return Reason.OVER_TARGET
    if points < rules.minimum:
        return Reason.BELOW_MINIMUM
    if points < _least(state):
        return Reason.BELOW_OPENING
    return None


def _least(state: State) -> int:
    """Return how many points a turn must hold to be banked."""
    rules = state.setup.rules
    if rules.opening > rules.minimum and not state.opened[state.side]:
        return rules.opening
    return rules.minimum


def offered(state: State) -> Offer:
    """Return what may be taken over now, or raise `IllegalMove`."""
    if state.offer is None:
        raise IllegalMove(Reason.NOTHING_TO_TAKE)
    return state.offer


def require_clock(state: State) -> None:
    """Raise `IllegalMove` where a turn may take as long as it likes."""
    if state.setup.rules.turn_seconds is None:
        raise IllegalMove(Reason.NO_CLOCK)


def require_farkle(state: State) -> None:
    """Raise `IllegalMove` unless a farkle waits."""
    if state.badges is None or not state.badges.farkled:
        raise IllegalMove(Reason.NO_FARKLE)


def require_seated(state: State, seat: int) -> None:
    """Raise `IllegalMove` unless `seat` is still in the game."""
    if not 0 <= seat < state.setup.seats or state.out[seat]:
        raise IllegalMove(Reason.ALREADY_OUT)
