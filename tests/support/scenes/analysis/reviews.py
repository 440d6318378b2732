"""Reviews and replays as they are shown."""

from dataclasses import replace
from datetime import date
from functools import cache

from bot.advice.review import Review
from bot.content.folder import data_folder
from bot.features.analysis.model.game_line import read_line
from bot.features.analysis.view.export_card import export_card
from bot.features.analysis.view.replay import replay_card
from bot.features.analysis.view.review_card import review_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Match, Person
from bot.match.model.replay import Replay
from bot.match.model.variants import Daily
from bot.solver import SolvedGames, review
from tests.support.scenes.tables import ANN, BEN, HOSTILE, PICTURES, english

DUEL = (
    "fk1 tavern(three_pairs=1500,target=4000) seats=2 : >165233 ae>4511 abd. >635135 ade>266 "
    ">114632 ab>3123 a. >322232 abcd. >164426 a>61255 acd. >635524 abcdef. >664412 a>53245 de>533 "
    "c. >454331 af>1564 ac. >324654 abcef. >624643 >246155 ade>655 ab. >443164 acde. >243334 bcd. "
    ">443122 a>46555 bcd. >265111 abce. >521431 abcdef. >142253 abdef."
)
"""A game of two with five turning points; the costliest decision comes in its last turns."""
THREE = "fk1 tavern(three_pairs=1500,target=4000) seats=3 : >111234 abc>234 >222346 abc. x2 x0"
LOADED = (
    "fk1 kingdom(target=1500) seats=2 dice=10-1-1-1-1-1,1-1-1-1-1-1,1-1-1-1-1-1,1-1-1-1-1-1,"
    "1-1-1-1-1-1,1-1-1-1-1-1/6 : >551236 d>12466 a. x1"
)
"""A game in which the weighted die was kept of two 5s, and should have been rolled again."""
DAILY = "fk1 ten_turns(turns=2) seats=1 : >111234 abc. >112346 ab."
GIVEN_UP = "fk1 tavern(three_pairs=1500,target=4000) seats=2 : x1"


def replay_of(line: str, *people: Person) -> Replay:
    """Return the replay of a game that is stored as number 1077."""
    return Replay.of(stored(line, *people))


def stored(line: str, *people: Person) -> Match:
    """Return the game of a line as a match of these people."""
    return replace(read_line(line, ("",) * 8), id=1077, players=people)


@cache
def solved(replay: Replay) -> Review:
    """Return the review of a game by the shipped tables of tavern."""
    folder = data_folder() / "policies"
    return review(replay.game, SolvedGames(folder, folder).of(replay.game.setup))


def review_scenes() -> dict[str, Layout]:
    """Return every scene of a review, a replay and an export, built afresh."""
    texts, duel = english(), replay_of(DUEL, ANN, BEN)
    three, given_up = replay_of(THREE, ANN, BEN, HOSTILE), replay_of(GIVEN_UP, ANN, HOSTILE)
    found, in_points = solved(duel), review(three.game)
    removed = replay_of(THREE.replace("x2 x0", "x2r x0t"), ANN, BEN, HOSTILE)
    loaded = replay_of(LOADED, ANN, BEN)
    loaded_found = review(loaded.game)
    costliest = found.costliest[0].step
    daily = Replay.of(replace(stored(DAILY, ANN), variant=Daily(date(2026, 11, 21))))
    best = next(decision.step for decision in found.decisions if not found.is_costly(decision))
    imported = Replay.of(read_line(DUEL, tuple(f"Player {number}" for number in range(1, 9))))

    def step(number: int) -> Layout:
        return replay_card(duel, number, found, texts, PICTURES)

    return {
        "review": review_card(duel, found, texts, PICTURES),
        "review_of_the_second": review_card(duel, found.seen_from(1), texts, PICTURES),
        "replay_of_the_second": replay_card(
            duel, costliest + 1, found.seen_from(1), texts, PICTURES
        ),
        "review_in_points_of_the_third": review_card(
            three, in_points.seen_from(2), texts, PICTURES
        ),
        "review_of_three": review_card(three, solved(three).seen_from(2), texts, PICTURES),
        "review_daily": review_card(daily, review(daily.game), texts, PICTURES),
        "review_in_points": review_card(three, in_points, texts, PICTURES),
        "review_loaded": review_card(loaded, loaded_found, texts, PICTURES),
        "review_given_up": review_card(given_up, solved(given_up), texts, PICTURES),
        "replay_first": step(0),
        "replay_best_choice": step(best),
        "replay_costly": step(costliest),
        "replay_turning": step(costliest + 1),
        "replay_last": step(99),
        "replay_in_points": replay_card(three, 1, in_points, texts, PICTURES),
        "replay_loaded": replay_card(loaded, 1, loaded_found, texts, PICTURES),
        "replay_leaving": replay_card(three, 4, in_points, texts, PICTURES),
        "replay_removed": replay_card(removed, 4, None, texts, PICTURES),
        "replay_timed_out": replay_card(removed, 5, None, texts, PICTURES),
        "replay_imported": replay_card(imported, 3, None, texts, PICTURES),
        "export": export_card(duel, texts),
    }
