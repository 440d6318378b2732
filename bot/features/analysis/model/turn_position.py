"""Odds on request: a moment of a game for two or three, in a few numbers."""

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.advice.bounds import STEP, lowest_score
from bot.advice.choices import Advice, Basis, Choice, Obstacle
from bot.engine import HIGHEST_TARGET, Bank, Roll, RuleSet, Setup, State, start, wins_now
from bot.features.analysis.refusals import AnalysisRefusal
from bot.match.model.errors import Refused

LONGEST_SCORES: Final = 50
"""The characters of scores as they are typed."""

_SCORE: Final = r"(-?\d{1,20})"
_BETWEEN: Final = r"(?:\s*[,;:/]\s*|\s+)"
_SCORES: Final = re.compile(rf"\s*{_SCORE}{_BETWEEN}{_SCORE}(?:{_BETWEEN}{_SCORE})?\s*", re.ASCII)

MOST_AT_RISK: Final = 20_000
"""The most points at risk to ask about; no turn in a million brings as many."""


@dataclass(frozen=True, slots=True)
class TurnOdds:
    """What rolling and banking are worth at a moment; `bank` is None where banking is not allowed.

    `bank_wins` tells whether banking wins the game at once. `basis` and `obstacle` are those of the
    advice.
    """

    roll: Choice
    bank: Choice | None
    bank_wins: bool
    basis: Basis
    obstacle: Obstacle | None


@dataclass(frozen=True, slots=True)
class TurnPosition:
    """A moment of a turn by `rules`, in a game of two, or of three where turns are not limited.

    - `scores`: banked points in the order of play, those of the player on turn first.
    - `turn`, `dice`: points at risk and dice left to roll; left out, the turn is about to begin.
    - `turns_left`: in a game with a limit of turns, those of both sides with this one; all of them
      when left out.

    `moment.odds(await advisor.advise(moment.state()))` are the odds.
    """

    rules: RuleSet
    scores: tuple[int, ...] = (0, 0)
    turn: int = 0
    dice: int | None = None
    turns_left: int | None = None

    def state(self) -> State:
        """Return the game at this moment; raises `Refused` where there can be no such moment."""
        own, *others = self._scores()
        dice, (seat, round_) = self._dice_left(), self._seat_and_round()
        begun = start(Setup(self.rules, len(self.scores)))
        totals = (*others, own) if seat else (own, *others)
        is_last = self.rules.target is not None and max(others) >= self.rules.target
        return replace(
            begun,
            seat=seat,
            round=round_,
            totals=totals,
            opened=tuple(points != 0 for points in totals),
            points=self.turn,
            dice=begun.dice[:dice],
            hot=int(self._is_hot),
            final=(seat,) if is_last else None,
        )

    def odds(self, advice: Advice) -> TurnOdds:
        """Return what `advice` on this state says of rolling and of banking."""
        [roll] = (choice for choice in advice.choices if isinstance(choice.move, Roll))
        must_roll = self._is_hot and self.rules.hot_dice_must_roll
        banks = [choice for choice in advice.choices if isinstance(choice.move, Bank)]
        bank = banks[0] if banks else None
        wins = bank is not None and wins_now(self.state(), bank.move)
        if must_roll and not wins:
            bank = None
        return TurnOdds(roll, bank, wins, advice.basis, advice.obstacle)

    @property
    def _is_hot(self) -> bool:
        """Tell whether all dice were set aside, so that all are rolled again."""
        return self.turn > 0 and self.dice == self.rules.scoring.dice

    def _scores(self) -> tuple[int, ...]:
        if len(self.scores) not in {2, 3} or (len(self.scores) > 2 and self.rules.turns):
            raise Refused(AnalysisRefusal.ODDS_SCORES)
        own, *others = self.scores
        low = lowest_score(self.rules)
        high = (self.rules.target or HIGHEST_TARGET + STEP) - (1 if self._has_odd_points else STEP)
        # In a final round of three it would matter who else has had the last turn.
        final_round = self.rules.final_round and len(others) == 1
        highest_other = HIGHEST_TARGET if final_round else high
        for total in others:
            if min(own, total) < low and self.rules.farkle_penalty:
                raise Refused(AnalysisRefusal.ODDS_LOW, low=low, high=high)
            if not (low <= own <= high and low <= total <= highest_other):
                raise Refused(
                    AnalysisRefusal.ODDS_SCORE, points=own, other=total, low=low, high=high
                )
        for points in self.scores:
            self._require_step(points)
        return self.scores

    def _require_step(self, points: int) -> None:
        if points % STEP and not self._has_odd_points:
            raise Refused(AnalysisRefusal.ODDS_OFF_STEP, points=points, step=STEP)

    @property
    def _has_odd_points(self) -> bool:
        rules = self.rules
        extras = rules.farkle_penalty, rules.hot_dice_bonus, rules.scoreless_bonus
        return any(points % STEP for points in extras)

    def _dice_left(self) -> int:
        full = self.rules.scoring.dice
        if not 0 <= self.turn <= MOST_AT_RISK:
            raise Refused(AnalysisRefusal.ODDS_TURN, most=MOST_AT_RISK)
        self._require_step(self.turn)
        if self.dice is None:
            if self.turn:
                raise Refused(AnalysisRefusal.ODDS_NO_DICE)
            return full
        if not 1 <= self.dice <= full:
            raise Refused(AnalysisRefusal.ODDS_DICE, dice=full)
        least = STEP * (full - self.dice)
        if self.turn < least:
            raise Refused(AnalysisRefusal.ODDS_TOO_FEW_POINTS, dice=self.dice, least=least)
        return self.dice

    def _seat_and_round(self) -> tuple[int, int]:
        """Return the seat on turn, 0 unless turns are limited, and the round."""
        turns = self.rules.turns
        if turns is None:
            if self.turns_left is not None:
                raise Refused(AnalysisRefusal.ODDS_NO_TURNS)
            return 0, 1
        left = 2 * turns if self.turns_left is None else self.turns_left
        if not 1 <= left <= 2 * turns:
            raise Refused(AnalysisRefusal.ODDS_TURNS_LEFT, most=2 * turns)
        rounds, seat = divmod(left, 2)
        return seat, turns - rounds - seat + 1


def parse_scores(text: str) -> tuple[int, ...]:
    """Return the two or three scores that were typed, such as "2300,1850"; raises `Refused`."""
    scores = _SCORES.fullmatch(text) if len(text) <= LONGEST_SCORES else None
    if scores is None:
        raise Refused(AnalysisRefusal.ODDS_SCORES)
    return tuple([int(score) for score in scores.groups() if score is not None])
