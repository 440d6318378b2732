"""Faults that were mended, put back one at a time, to see whether random people find them.

Each is done for good: a process that plants one does nothing else.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Final
from unittest.mock import patch

from bot.advice.fingerprint import plain_setup
from bot.advice.review import Review
from bot.engine import Game, Move, RuleSet, State, TimeOut
from bot.features.board.service import skips
from bot.features.board.view import match as board_view
from bot.features.rulebook.model.house_rules import (
    MOST_HOUSE_RULES,
    ChosenRules,
    HouseRule,
    Replaced,
)
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.tournaments.model import advance
from bot.kit.game import table_dice
from bot.kit.game.dice_names import names_of_aside as sound_names
from bot.kit.game.dice_names import names_of_dice
from bot.kit.texts.texts import Texts
from bot.match.clocks import turn_clock
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER, safe_bank
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.replay import Replay
from bot.solver.games import AnyTable
from bot.solver.jobs import thinking
from bot.solver.jobs.review import review as sound_review


def _review_by_plain_rules() -> None:
    """2: the clock is taken from the rules before a log with a turn that ran out is replayed."""

    def review(game: Game, table: AnyTable | None, winners: Sequence[int] | None) -> Review:
        plain = replace(game, setup=plain_setup(game.setup))
        return sound_review(plain, table, None if winners is None else tuple(winners))

    _put(thinking, "review", review)


def _skip_by_one_vote() -> None:
    """3: whoever has waited for two minutes skips the turn of their only opponent."""
    ends = skips._ending  # noqa: SLF001 - what is put back is inside

    def waits(self: skips.Skips, match: Match, user_id: int) -> bool:
        seat = match.seat_of(user_id)
        if not match.is_playing or match.waits_for_bot or match.is_deserted:
            return False
        if seat is None or seat == match.state.seat or match.state.out[seat]:
            return False
        return self._clock.now() - (match.closes_at - GIVEN_UP_AFTER) >= skips.IDLE

    def ending(state: State) -> Move:
        clocked = state.setup.rules.turn_seconds is not None
        return (safe_bank(state) or TimeOut()) if clocked else ends(state)

    _put(skips.Skips, "_waits", waits)
    _put(skips, "_ending", ending)
    _put(skips, "allows_skips", lambda _: True)


def _withdrawal_for_nothing() -> None:
    """4: whoever withdraws from a game that both have come to ends it, and it counts for nobody."""
    _put(advance, "_may_count", lambda _game, _matches: False)


def _clock_that_never_stops() -> None:
    """5: the clock of a game runs on though its tournament is paused, or nothing shows it."""
    _put(turn_clock, "is_stopped", lambda _: False)


def _forgotten_die() -> None:
    """6: the dice set aside are taken from the player's own set, which forgets a lent one."""

    def names_of_aside(match: Match, texts: Texts) -> str:
        state = match.state
        if not sound_names(match, texts):
            return ""
        aside = Counter(state.setup.dice[state.seat])
        for die in state.dice:
            if not aside[die]:
                raise ValueError(f"{die} is not of the set")
            aside[die] -= 1
        return names_of_dice(aside.elements(), texts)

    _put(table_dice, "names_of_aside", names_of_aside)


def _all_turns_told() -> None:
    """17: a board tells all turns of those who are away today, however long it gets."""

    def with_all(match: Match, most_whole: int = 6) -> Match:
        del most_whole
        if not match.events:
            return match
        replay = Replay.of(match)
        first = replay.last
        while first > 0 and _plays(match, replay.mover(first - 1)):
            first -= 1
        moves = [events for _, events in replay.positions[first + 1 :]]
        return replace(match, events=tuple(event for events in moves for event in events))

    _put(board_view, "with_all_of_bots", with_all)
    _put(board_view, "suppress", lambda *_: nullcontext())


def _plays(match: Match, seat: int) -> bool:
    return match.players[seat].is_bot or seat in match.presence.away


def _default_by_title() -> None:
    """18: a server's default that was renamed is not found, and Tavern is played instead."""
    replaced = SqlHouseRuleStore.replace
    found = Rulesets._default  # noqa: SLF001 - (same)

    async def replace_by_another(
        self: SqlHouseRuleStore, rule: HouseRule, was: RuleSet
    ) -> Replaced:
        done = await replaced(self, rule, was)
        if done is Replaced.DONE and rule.rules.name != was.name:
            await self.delete(rule.guild_id, rule.id)
            await self.add(rule.guild_id, rule.rules, MOST_HOUSE_RULES)
        return done

    async def default(self: Rulesets, guild_id: int | None) -> ChosenRules:
        try:
            return await found(self, guild_id)
        except Refused:
            return ChosenRules(self.rulebook.get(None))

    _put(SqlHouseRuleStore, "replace", replace_by_another)
    _put(Rulesets, "_default", default)


def _put(there: object, name: str, fault: object) -> None:
    """Let `fault` be what `there` calls `name`, for good."""
    patch.object(there, name, fault).start()


PLANTS: Final[Mapping[int, Callable[[], None]]] = {
    2: _review_by_plain_rules,
    3: _skip_by_one_vote,
    4: _withdrawal_for_nothing,
    5: _clock_that_never_stops,
    6: _forgotten_die,
    17: _all_turns_told,
    18: _default_by_title,
}
"""What puts each fault back, by its number in the list in which they were told."""
