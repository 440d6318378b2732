"""What admins choose for their server, checked when they do, and looked at again later."""

from bot.features.announcements.model.announcement import ChoiceLoss
from bot.features.announcements.model.role_awards import RoleAwardKind, RoleObstacle
from bot.features.announcements.ports import Announcer, RoleGiver
from bot.features.announcements.refusals import AnnouncementRefusal
from bot.features.announcements.service.posting import CHANNEL
from bot.features.announcements.service.role_awards import RoleAwards
from bot.features.announcements.service.schedule import AnnouncementSchedule
from bot.features.announcements.store.announcement import SqlAnnouncementStore
from bot.features.settings.service.settings import SettingsBook
from bot.match.model.errors import Refused

_HONOURS = {honour.setting: honour for honour in RoleAwardKind}

_REFUSALS = {
    RoleObstacle.UNKNOWN: AnnouncementRefusal.ROLE_UNKNOWN,
    RoleObstacle.MANAGED: AnnouncementRefusal.ROLE_MANAGED,
    RoleObstacle.POWERFUL: AnnouncementRefusal.ROLE_POWERFUL,
    RoleObstacle.FORBIDDEN: AnnouncementRefusal.CANNOT_GIVE_ROLES,
    RoleObstacle.NO_TWO_FACTOR: AnnouncementRefusal.OWNER_WITHOUT_TWO_FACTOR,
    RoleObstacle.TOO_HIGH: AnnouncementRefusal.ROLE_TOO_HIGH,
}


class AnnouncementChooser:
    """The choice of a channel and of roles."""

    def __init__(
        self,
        store: SqlAnnouncementStore,
        book: SettingsBook,
        announcer: Announcer,
        giver: RoleGiver,
        *,
        honours: RoleAwards,
        rounds: AnnouncementSchedule,
    ) -> None:
        """Ask `announcer` and `giver` what the bot may do."""
        self._store = store
        self._book = book
        self._announcer = announcer
        self._giver = giver
        self._honours = honours
        self._rounds = rounds

    def require_possible(self, guild_id: int, setting: str, value: object) -> None:
        """Raise `Refused` if the bot cannot do what would be chosen."""
        if isinstance(value, int):
            obstacle = self._obstacle(guild_id, setting, value)
            if obstacle is not None:
                raise Refused(obstacle)

    async def chosen(self, guild_id: int, setting: str) -> None:
        """Act on what was just chosen."""
        if setting == CHANNEL or setting in _HONOURS:
            await self._store.choose_anew(guild_id, setting)
        if setting in _HONOURS:
            await self._honours.change_role(guild_id, _HONOURS[setting])
        self._rounds.look()

    async def troubles(self, guild_id: int) -> dict[str, ChoiceLoss | AnnouncementRefusal]:
        """Return by setting what stands against what is chosen, or why a choice was taken back."""
        found: dict[str, ChoiceLoss | AnnouncementRefusal] = {**await self._store.lost(guild_id)}
        chosen = self._book.of_server(guild_id)
        values = {CHANNEL: chosen.announcements} | {
            setting: self._honours.role_of(guild_id, honour) for setting, honour in _HONOURS.items()
        }
        for setting, value in values.items():
            obstacle = None if value is None else self._obstacle(guild_id, setting, value)
            if obstacle is not None:
                found[setting] = obstacle
        return found

    def _obstacle(self, guild_id: int, setting: str, value: int) -> AnnouncementRefusal | None:
        if setting in _HONOURS:
            obstacle = self._giver.obstacle(guild_id, value)
            return _REFUSALS[obstacle] if obstacle else None
        if setting == CHANNEL and not self._announcer.may_post(guild_id, value):
            return AnnouncementRefusal.CANNOT_POST_THERE
        return None
