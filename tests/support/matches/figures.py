"""Figures of somebody who has finished one game in which nothing happened."""

from bot.match.model.match import Person
from bot.match.results.figures import Figures

ONE_GAME = Figures(
    Person(0, ""),
    games=1,
    wins=0,
    points=0,
    turns=0,
    best_turn=0,
    farkles=0,
    hot_dice=0,
    big_turns=(0, 0, 0),
    streak=0,
    best_streak=0,
    rated=0,
    rating=None,
    reviewed=0,
    accuracy=0,
    luck=0,
)
