"""Roles of the winners: given, and taken back from who wore them before."""

import asyncio
from collections.abc import Collection

from bot.features.announcements.model.announcement import ChoiceLoss
from bot.features.announcements.model.role_awards import RoleAward, RoleAwardKind
from bot.features.announcements.ports import RoleChange, RoleGiver
from bot.features.announcements.store.announcement import SqlAnnouncementStore
from bot.features.announcements.store.role_awards import SqlRoleAwardStore
from bot.features.settings.service.settings import SettingsBook
from bot.match.service.tasks import Tasks


class RoleAwards:
    """Who is to wear which role is in the database; Discord is brought to that in the background.

    What does not succeed is tried again: at a start, each day, and when a role is chosen.
    """

    def __init__(
        self,
        honours: SqlRoleAwardStore,
        lost: SqlAnnouncementStore,
        book: SettingsBook,
        giver: RoleGiver,
        tasks: Tasks,
    ) -> None:
        """Give roles through `giver`."""
        self._honours = honours
        self._lost = lost
        self._book = book
        self._giver = giver
        self._tasks = tasks
        self._at_work = asyncio.Lock()
        self._leaving: dict[int, list[RoleAward]] = {}

    async def crown(self, guild_id: int, honour: RoleAwardKind, user_ids: Collection[int]) -> None:
        """Let these people wear the role of an honour, and nobody else, if the server has one."""
        role_id = self.role_of(guild_id, honour)
        if role_id is not None:
            await self._honours.crown(guild_id, honour, role_id, user_ids)
            self.catch_up(guild_id)

    async def change_role(self, guild_id: int, honour: RoleAwardKind) -> None:
        """Let those who have an honour wear the role that the server has just chosen for it."""
        role_id = self.role_of(guild_id, honour)
        await self._honours.change_role(guild_id, honour, role_id)
        self.catch_up(guild_id)

    async def lose_role(self, guild_id: int, role_id: int) -> None:
        """Take back the choices of a role that is gone."""
        await self._honours.forget_role(guild_id, role_id)
        for honour in RoleAwardKind:
            if self.role_of(guild_id, honour) == role_id:
                await self._lost.lose(guild_id, honour.setting, ChoiceLoss.GONE)
                await self._book.set_for_server(guild_id, honour.setting, None)

    async def start(self) -> None:
        """Give and take back what was left when the bot stopped."""
        for guild_id in await self._honours.open_servers():
            self.catch_up(guild_id)

    def catch_up(self, guild_id: int) -> None:
        """Give and take back what is due on a server, in the background."""
        self._tasks.start(self._catch_up(guild_id), f"roles {guild_id}")

    async def note_leaving(self, user_id: int) -> None:
        """Remember which roles somebody wears whose data is about to be deleted."""
        self._leaving[user_id] = await self._honours.of_person(user_id)

    def forget_person(self, user_id: int) -> None:
        """Take back, in the background, the roles of somebody of whom nothing is kept any more."""
        worn = self._leaving.pop(user_id, [])
        if worn:
            self._tasks.start(self._take_back_all(worn), "roles")

    def role_of(self, guild_id: int, honour: RoleAwardKind) -> int | None:
        """Return the role that a server has chosen for an honour."""
        chosen = self._book.of_server(guild_id)
        return chosen.champion_role if honour is RoleAwardKind.CHAMPION else chosen.podium_role

    async def _catch_up(self, guild_id: int) -> None:
        async with self._at_work:  # one after another: there is no hurry, and Discord counts
            for wearer in await self._honours.open(guild_id):
                await (self._take_back(wearer) if wearer.over else self._give(wearer))

    async def _give(self, award: RoleAward) -> None:
        if self._giver.obstacle(award.guild_id, award.role_id) is not None:
            return  # the settings say so
        given = await self._giver.give(award)
        if given is RoleChange.DONE:
            await self._honours.note_given(award)
        elif given is RoleChange.MEMBER_GONE:
            await self._honours.drop(award)
        elif given is RoleChange.ROLE_GONE:
            await self.lose_role(award.guild_id, award.role_id)

    async def _take_back(self, award: RoleAward) -> None:
        taken = await self._giver.take_back(award)
        if taken is not RoleChange.FAILED:
            await self._honours.drop(award)

    async def _take_back_all(self, worn: Collection[RoleAward]) -> None:
        for wearer in worn:
            await self._giver.take_back(wearer)
