"""Learning to play: a private course of short lessons with fixed dice."""

from dataclasses import dataclass

from bot.content.lessons import shipped_lessons
from bot.features.learn.ports import Advise
from bot.features.learn.service import Course
from bot.features.learn.store import SqlProgressStore
from bot.features.rulebook.feature import RuleBook
from bot.match.core import Core


@dataclass(frozen=True, slots=True)
class LearnFeature:
    """The lessons."""

    course: Course


def build_learn(core: Core, rules: RuleBook, advise: Advise, *, offers: bool) -> LearnFeature:
    """Return the feature, whose lessons are played by some of `rules`.

    What choices are worth is known by `advise`. If it `offers` them, newcomers are told of the
    lessons once.
    """
    lessons = shipped_lessons(rules)
    store = SqlProgressStore(core.database)
    return LearnFeature(Course(lessons, store, advise, core.clock, offers=offers))
