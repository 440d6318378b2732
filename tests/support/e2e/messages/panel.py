"""The panels of settings and preferences, in their private message."""

import json
from collections.abc import Sequence
from dataclasses import fields

from simcord import ChannelHandle, InteractionResult, MemberActor, RoleHandle

from bot.features.settings.buttons import (
    ListingMenu,
    PreferenceMenu,
    PreferencesMenu,
    SettingMenu,
    SettingsMenu,
)
from bot.features.settings.model import Preferences, PreferenceTopic, SettingsTopic
from bot.features.vacations.buttons import EndVacationButton, VacationMenu
from bot.kit.components.custom_ids import CustomId
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.table import Table


class Panel(PrivateMessage):
    """A panel in its private message."""

    def __init__(self, who: MemberActor, opened: InteractionResult) -> None:
        super().__init__(opened)
        self._who = who

    async def turn_to(self, topic: SettingsTopic) -> None:
        await self._select(SettingsMenu(), [topic])

    async def turn_to_preferences(self, topic: PreferenceTopic) -> None:
        await self._select(PreferencesMenu(), [topic])

    async def set(self, name: str, value: object) -> None:
        await self._select(SettingMenu(name), [json.dumps(value)])

    async def set_channels(self, *channels: ChannelHandle) -> None:
        await self._select(SettingMenu("channels"), channels)

    async def pick(self, name: str, *values: str | ChannelHandle | RoleHandle) -> InteractionResult:
        """Choose all of these in a menu that takes several, or none."""
        return await self._select(SettingMenu(name), values)

    async def prefer(self, name: str, value: object) -> None:
        [setting] = [field for field in fields(Preferences) if field.name == name]
        await self.turn_to_preferences(setting.metadata["topic"])
        await self._select(PreferenceMenu(name), [json.dumps(value)])

    async def block(self, *people: MemberActor) -> None:
        await self.turn_to_preferences(PreferenceTopic.PEOPLE)
        await self._select(PreferenceMenu("blocked"), people)

    async def be_listed(self, *, listed: bool) -> None:
        await self.turn_to_preferences(PreferenceTopic.PEOPLE)
        await self._select(ListingMenu(), [json.dumps(listed)])

    async def take_vacation(self, hours: int) -> None:
        await self.turn_to_preferences(PreferenceTopic.VACATION)
        await self._select(VacationMenu(), [str(hours)])

    async def end_vacation(self) -> None:
        await self.turn_to_preferences(PreferenceTopic.VACATION)
        result = await self._who.click(self.message, custom_id=EndVacationButton().write())
        assert result.acknowledged

    async def _select(
        self, button: CustomId, values: Sequence[str | ChannelHandle | RoleHandle | MemberActor]
    ) -> InteractionResult:
        result = await self._who.select(self.message, list(values), custom_id=button.write())
        assert result.acknowledged
        return result


async def open_settings(table: Table) -> Panel:
    """Let Dora, who owns the server, open its settings."""
    return Panel(table.dora, await table.dora.slash(table.channel, "farkle-admin settings"))


async def preferences(
    table: Table, who: MemberActor, topic: PreferenceTopic = PreferenceTopic.GENERAL
) -> Panel:
    """Let somebody open their preferences, and turn to a screen of them."""
    panel = Panel(who, await who.slash(table.channel, "farkle preferences"))
    if topic is not PreferenceTopic.GENERAL:
        await panel.turn_to_preferences(topic)
    return panel
