"""The daily game from the first roll to the board of the day."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from bot.engine import Move, Setup, start
from bot.features.daily.model import DailyBoard, DailyRow, DailyStanding
from bot.features.daily.view.game import daily_result, daily_share
from bot.features.daily.view.leaderboard import daily_board_card
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DIGITS
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person
from bot.match.model.phases import Closed, Closing
from bot.match.model.variants import Daily
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.tables import (
    ANN,
    HOSTILE,
    PICTURES,
    Table,
    bank,
    english,
    resign,
    roll,
    shipped_rules,
)

DAY = date(2026, 11, 21)
RULES = shipped_rules()["ten_turns"]
NOTHING = [roll(2, 2, 3, 3, 4, 6)]
LITTLE = [roll(1, 2, 2, 3, 4, 6), bank(0)]
MUCH = [roll(2, 3, 4, 4, 4, 6), bank(2, 3, 4)]
MOST = [roll(1, 1, 1, 2, 3, 6), bank(0, 1, 2)]


def daily_match(*moves: tuple[Move, Sequence[int]]) -> Match:
    """Return the game of the day after `moves`."""
    setup = Setup(RULES, seats=1)
    match = replace(
        Table(RULES, people=(ANN,)).match(),
        state=start(setup),
        log=new_log(setup),
        message_id=None,
        variant=Daily(DAY),
        deadline=1_795_305_600,
    )
    for move, dice in moves:
        match = match.after(move, tuple(dice), now=0)
    return match


def _board(number: int, count: int, of: int, own: DailyRow | None) -> DailyBoard:
    first = 10 * (number - 1)
    people = [Person(2000 + place, f"Player {place}") for place in range(first + 1, first + count)]
    rows = [
        DailyRow(first + 1 + place // 2 * 2, person, 5000 - 100 * (first + place // 2))
        for place, person in enumerate((*people, HOSTILE))
    ]
    return DailyBoard(DAY, 500, number, of, tuple(rows), own)


def daily_scenes() -> dict[str, Layout]:
    """Return every scene of the daily game, built afresh."""
    texts = english()
    standing = DailyStanding(2, 7, 31, 118, streak=4, best_streak=12)
    whole = daily_match(*NOTHING, *LITTLE, *MUCH, *MOST, *LITTLE * 5, *NOTHING)
    by_midnight = daily_match(*LITTLE, *NOTHING, roll(1, 2, 2, 3, 4, 6), resign(0))
    unbegun = replace(daily_match(), phase=Closed(0, Closing.EXPIRED))
    own = DailyRow(22, ANN, 1100)
    return {
        "daily_new": match_layout(daily_match(), (), texts, PICTURES),
        "daily_rolled": match_layout(daily_match(*LITTLE, LITTLE[0]), (0,), texts, PICTURES),
        "daily_result": daily_result(whole, DAY, standing, texts, PICTURES),
        "daily_result_by_midnight": daily_result(by_midnight, DAY, standing, texts, PICTURES),
        "daily_result_unbegun": daily_result(unbegun, DAY, None, texts, PICTURES),
        "daily_result_told": daily_result(by_midnight, DAY, standing, texts, DIGITS),
        "daily_shared": daily_share(replace(whole, players=(HOSTILE,)), DAY, texts, tells=False),
        "daily_shared_told": daily_share(whole, DAY, texts, tells=True),
        "daily_board_empty": daily_board_card(DailyBoard(DAY, 500, 1, 1, (), None), texts),
        "daily_board_single": daily_board_card(
            DailyBoard(DAY, 500, 1, 1, (replace(own, rank=1),), replace(own, rank=1)), texts
        ),
        "daily_board_first": daily_board_card(_board(1, 10, 3, own), texts),
        "daily_board_everywhere": daily_board_card(
            replace(_board(2, 10, 3, None), guild_id=None), texts
        ),
        "daily_board_last": daily_board_card(_board(3, 2, 3, own), texts),
    }
