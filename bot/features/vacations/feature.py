"""Vacations of people in slow games."""

from dataclasses import dataclass

from bot.features.vacations.service import Vacations
from bot.features.vacations.store import SqlVacationStore
from bot.match.core import Core
from bot.match.service.cache_bus import NewsTopic
from bot.match.service.departures import Stays, WhenGone


@dataclass(frozen=True, slots=True)
class VacationsFeature:
    """Taking and ending vacations."""

    vacations: Vacations

    @property
    def when_gone(self) -> WhenGone:
        """Return what happens to vacations when somebody or something goes."""
        at_once = Stays("rows and memory go at once, and it tells of nobody meanwhile")
        elsewhere = Stays("a vacation is of a person, in their games on all servers")
        return WhenGone(
            person_leaves=Stays("the games in which clocks stand for it are left"),
            person_out=at_once,
            while_deleted=at_once,
            person_deleted=self.vacations.forget_person,
            member_left=elsewhere,
            server_left=elsewhere,
            server_closes=elsewhere,
            server_deleted=elsewhere,
            channel_deleted=elsewhere,
        )


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
    core.news.on(NewsTopic.VACATION, vacations.invalidate, vacations.invalidate_all)
    return VacationsFeature(vacations)
