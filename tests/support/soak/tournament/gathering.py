"""A tournament that a whole server has joined before the bot starts."""

from collections.abc import Sequence

from bot.database.opening import Address
from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.phases import Joining
from bot.features.tournaments.model.plan import MINUTE, Plan, check
from bot.features.tournaments.model.registration import joined
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.service.registration import BUDGET
from bot.match.model.match import Person, Place
from tests.support.storage.stores import open_storage
from tests.wire_server import Channel, User


async def gather(database: Address, plan: Plan, channel: Channel, people: Sequence[User]) -> int:
    """Store a tournament that was announced in a channel a minute before it starts at its time.

    Returns its number.
    """
    assert channel.guild is not None
    assert plan.starts_at is not None
    now = plan.starts_at - MINUTE
    check(plan, now)
    place = Place(channel.guild.id, channel.id)
    organizer = Person(channel.guild.owner.id, channel.guild.owner.name)
    announced = Tournament(0, 0, place, organizer, plan, Joining(plan.starts_at), now)
    async with open_storage(database) as storage:
        act = AuditEntry(now, AuditKind.CREATED, organizer)
        announced = gathered = await storage.tournaments.add(announced, act, BUDGET)
        for user in people:
            gathered = joined(gathered, Person(user.id, user.name), "", now).tournament
        return (await storage.tournaments.save(announced, gathered)).id
