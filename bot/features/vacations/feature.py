"""Vacations of people in slow games."""

from dataclasses import dataclass

from bot.features.vacations.service import Vacations
from bot.features.vacations.store import SqlVacationStore
from bot.match.core import Core
from bot.match.service.news import Topic


@dataclass(frozen=True, slots=True)
class VacationsFeature:
    """Taking and ending vacations."""

    vacations: Vacations


async def open_vacations(core: Core) -> VacationsFeature:
    """Return the feature, which listens to matches from now on."""
    vacations = Vacations(
        SqlVacationStore(core.database),
        core.matches,
        core.registry,
        clock=core.clock,
        boards=core.boards,
        tasks=core.tasks,
        share=core.share,
    )
    await vacations.load()
    core.registry.watch(vacations)
    core.news.on(Topic.VACATION, vacations.hear_of, vacations.hear_of_all)
    return VacationsFeature(vacations)
