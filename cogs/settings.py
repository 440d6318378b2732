"""`/farkle-admin settings` and `/farkle preferences`."""

from dataclasses import Field
from functools import partial

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import all_chosen_as, all_picked, chosen, chosen_as, picked, server_of
from bot.client.sending import send_answer
from bot.features.announcements.feature import AnnouncementsFeature
from bot.features.rulebook.feature import RulebookFeature
from bot.features.settings.buttons import (
    ListingMenu,
    OpenSettingsButton,
    PreferenceMenu,
    PreferencesMenu,
    SettingMenu,
    SettingsMenu,
    UnblockButton,
)
from bot.features.settings.feature import SettingsFeature
from bot.features.settings.model import (
    Picked,
    Preferences,
    PreferenceTopic,
    ServerSettings,
    SettingsTopic,
    Value,
)
from bot.features.settings.view import (
    Named,
    Offered,
    preferences_panel,
    read_switch,
    read_value,
    server_panel,
    setting_named,
)
from bot.features.standings.feature import StandingsFeature
from bot.features.standings.model.periods import SeasonLength
from bot.features.tables.feature import TablesFeature
from bot.features.vacations.buttons import EndVacationButton, VacationMenu
from bot.features.vacations.feature import VacationsFeature
from bot.features.vacations.view import read_hours
from bot.kit.components.layout import Layout
from bot.kit.components.proofs import Proof
from bot.kit.game.rulesets import by_title
from bot.kit.pictures.themes import theme_name
from bot.kit.texts.commands import localized
from bot.kit.texts.texts import Texts
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, on_press, person


class ServerPanelCog(FeatureCog):
    """The settings of a server, in a private message of whoever manages it."""

    def __init__(
        self,
        bot: FarkleBot,
        settings: SettingsFeature,
        rulebook: RulebookFeature,
        standings: StandingsFeature,
        announcements: AnnouncementsFeature,
    ) -> None:
        """Add the menus of the panel."""
        super().__init__(bot)
        self._settings = settings.book
        self._announcements = announcements
        self._rulebook = rulebook
        self._leaderboards = standings.leaderboards

    @localized("cmd-settings", proof=Proof.MANAGER)
    async def settings(self, interaction: Interaction) -> None:
        """Show what the server has chosen."""
        await self._show(interaction)

    @on_press
    async def open(self, interaction: Interaction, button: OpenSettingsButton) -> None:
        """Show the same from a button."""
        del button
        await self._show(interaction)

    @on_press
    async def turn_to(self, interaction: Interaction, button: SettingsMenu) -> None:
        """Show another screen."""
        del button
        topic = chosen_as(interaction, SettingsTopic)
        await edit_pressed(interaction, await self._panel(interaction, topic))

    @on_press
    async def set(self, interaction: Interaction, button: SettingMenu) -> None:
        """Set what was chosen, effective at once."""
        setting = setting_named(ServerSettings, button.name)
        name, guild_id = setting.name, server_of(interaction)
        value = await self._chosen(interaction, setting)
        self._announcements.choosing.require_possible(guild_id, name, value)
        if name == "seasons":
            await self._leaderboards.plan_seasons(guild_id, SeasonLength(str(value)))
        now = await self._settings.set_for_server(guild_id, name, value)
        await self._announcements.choosing.chosen(guild_id, name)
        self.bot.dice.want(now.theme)
        await edit_pressed(interaction, await self._panel(interaction, setting.metadata["topic"]))

    async def _show(self, interaction: Interaction) -> None:
        panel = await self._panel(interaction, SettingsTopic.GAMES)
        await send_answer(interaction, panel)

    async def _panel(self, interaction: Interaction, topic: SettingsTopic) -> Layout:
        guild_id = server_of(interaction)
        await self._rulebook.rulesets.default_rule(guild_id)  # no title any more
        settings = self._settings.of_server(guild_id)
        texts = self.bot.own_texts(interaction)
        return server_panel(settings, topic, await self._offered(interaction), texts)

    async def _chosen(self, interaction: Interaction, setting: "Field[object]") -> Value:
        """Return what was chosen for a setting."""
        match setting.metadata["picked"]:
            case Picked.CHANNELS:
                return all_picked(interaction, "channels")
            case Picked.CHANNEL:
                return picked(interaction, "channels")
            case Picked.ROLE:
                return picked(interaction, "roles")
            case _:
                pass
        offered, texts = await self._offered(interaction), self.bot.own_texts(interaction)
        read = partial(read_value, ServerSettings, setting, offered=offered, texts=texts)
        if setting.metadata["several"]:
            return [str(value) for value in all_chosen_as(interaction, read)]
        return chosen_as(interaction, read)

    async def _offered(self, interaction: Interaction) -> Offered:
        """Return what can be chosen on the server."""
        texts = self.bot.own_texts(interaction)
        house_rules = await self._rulebook.rulesets.house_rules(server_of(interaction))
        shipped = by_title([ruleset.name for ruleset in self._rulebook.rulebook], texts)
        return Offered(
            self.bot.catalogue.languages,
            [*shipped, *((rule.title, rule.ref) for rule in house_rules)],
            _themes(self.bot, texts),
            await self._announcements.warnings(server_of(interaction), texts),
        )


class PreferencesPanelCog(FeatureCog):
    """What a person chooses for themselves, in a private message."""

    def __init__(
        self,
        bot: FarkleBot,
        settings: SettingsFeature,
        standings: StandingsFeature,
        tables: TablesFeature,
        vacations: VacationsFeature,
        announcements: AnnouncementsFeature,
    ) -> None:
        """Add the menus of the panel."""
        super().__init__(bot)
        self._settings = settings.book
        self._leaderboards = standings.leaderboards
        self._blocks = tables.blocks
        self._vacations = vacations.vacations
        self._reminders = announcements.reminders

    @localized("cmd-preferences")
    async def preferences(self, interaction: Interaction) -> None:
        """Show what the person has chosen."""
        panel = await self._preferences_panel(interaction, PreferenceTopic.GENERAL)
        await send_answer(interaction, panel)

    @on_press
    async def turn_to(self, interaction: Interaction, button: PreferencesMenu) -> None:
        """Show another screen of them."""
        del button
        await self._show(interaction, chosen_as(interaction, PreferenceTopic))

    @on_press
    async def prefer(self, interaction: Interaction, button: PreferenceMenu) -> None:
        """Set what was chosen, effective at once."""
        user_id = interaction.user.id
        setting = setting_named(Preferences, button.name)
        if setting.name == "blocked":
            await self._blocks.put(user_id, all_picked(interaction, "users"))
        else:
            texts = self.bot.own_texts(interaction)
            offered = self._offered(texts)
            value = read_value(Preferences, setting, chosen(interaction), offered, texts)
            now = await self._settings.set_for_person(user_id, setting.name, value)
            self.bot.dice.want(now.theme)
            await self._reminders.look()
        await self._show(interaction, setting.metadata["topic"])

    @on_press
    async def choose_listing(self, interaction: Interaction, button: ListingMenu) -> None:
        """Show the person on the leaderboards of all servers together, or no longer."""
        del button
        someone, listed = person(interaction.user), chosen_as(interaction, read_switch)
        await self._leaderboards.list_everywhere(someone, listed=listed)
        await self._show(interaction, PreferenceTopic.PEOPLE)

    @on_press
    async def unblock_former(self, interaction: Interaction, button: UnblockButton) -> None:
        """End the person's blocks of those whose data was deleted."""
        del button
        await self._blocks.lift_former(interaction.user.id)
        await self._show(interaction, PreferenceTopic.PEOPLE)

    @on_press
    async def begin_vacation(self, interaction: Interaction, button: VacationMenu) -> None:
        """Begin the person's vacation, as long as they chose."""
        del button
        hours = chosen_as(interaction, read_hours)
        await self._vacations.begin(interaction.user.id, hours)
        await self._show(interaction, PreferenceTopic.VACATION)

    @on_press
    async def end_vacation(self, interaction: Interaction, button: EndVacationButton) -> None:
        """End the person's vacation; the rest of it stays theirs."""
        del button
        await self._vacations.end(interaction.user.id)
        await self._reminders.look()
        await self._show(interaction, PreferenceTopic.VACATION)

    async def _show(self, interaction: Interaction, topic: PreferenceTopic) -> None:
        await edit_pressed(interaction, await self._preferences_panel(interaction, topic))

    async def _preferences_panel(self, interaction: Interaction, topic: PreferenceTopic) -> Layout:
        user_id = interaction.user.id
        texts = self.bot.own_texts(interaction)
        return preferences_panel(
            self._settings.of_person(user_id),
            topic,
            self._offered(texts),
            texts,
            listed=await self._leaderboards.is_listed(user_id),
            former_blocked=await self._blocks.former(user_id),
            leave=await self._vacations.leave(user_id),
        )

    def _offered(self, texts: Texts) -> Offered:
        """Return what everybody can choose."""
        return Offered(self.bot.catalogue.languages, themes=_themes(self.bot, texts))


def _themes(bot: FarkleBot, texts: Texts) -> list[Named]:
    """Return the themes of dice as a menu names them."""
    return [(theme_name(theme, texts), theme) for theme in bot.dice.themes]


def add_to(
    bot: FarkleBot,
    commands: Commands,
    settings: SettingsFeature,
    rulebook: RulebookFeature,
    standings: StandingsFeature,
    tables: TablesFeature,
    *,
    vacations: VacationsFeature,
    announcements: AnnouncementsFeature,
) -> None:
    """Add the panels of servers and of people."""
    add(commands.admin, ServerPanelCog(bot, settings, rulebook, standings, announcements))
    add(
        commands.farkle,
        PreferencesPanelCog(bot, settings, standings, tables, vacations, announcements),
    )
