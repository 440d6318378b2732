"""Figures of somebody who has finished one game in which nothing happened."""

from bot.match.model.match import Person
from bot.match.results.figures import Figures

ONE_GAME = Figures(
    person=Person(0, ""),
    games=1,
    wins=0,
    points=0,
    streak=0,
    best_streak=0,
    rated=0,
    rating=None,
    reviewed=0,
    accuracy=0,
    luck=0,
)
