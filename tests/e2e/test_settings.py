"""The panels in which servers and people choose, and what their choices bring about."""

from dataclasses import fields

from bot.features.analysis.buttons import HintButton
from bot.features.board.buttons import BestButton, RollButton
from bot.features.daily.buttons import ShareButton
from bot.features.settings.model import Challengers, Preferences, PreferenceTopic, SettingsTopic
from bot.features.tables.buttons import RematchButton
from bot.kit.texts.texts import catalogue
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.panel import Panel, open_settings, preferences
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def test_a_choice_counts_at_once_and_after_a_restart(table: Table) -> None:
    panel = await open_settings(table)
    assert say("server-ruleset-usual") in panel.text()
    await panel.set("ruleset", "classic")
    assert f"{{{say('ruleset-classic')}}}" in panel.text()
    await table.restart()
    await table.challenge()
    assert say("ruleset-classic") in table.board()


async def test_the_last_of_two_who_choose_counts(table: Table) -> None:
    first, second = await open_settings(table), await open_settings(table)
    await first.set("ruleset", "classic")
    await second.set("ruleset", "zilch")
    for panel in (second, await open_settings(table)):
        assert f"{{{say('ruleset-zilch')}}}" in panel.text()
    await table.challenge()
    assert say("ruleset-zilch") in table.board()


async def test_the_panel_works_after_a_restart_and_turns_its_pages(table: Table) -> None:
    panel = await open_settings(table)
    await table.restart()
    await panel.turn_to(SettingsTopic.SERVER)
    assert say("server-rule_makers-about") in panel.text()
    await panel.set("rule_makers", "everyone")
    assert say("server-rule_makers-everyone") in panel.text()
    made = await table.cleo.slash(table.channel, "farkle rules create")
    assert say("editor-title-new") in told(made)


async def test_a_server_may_play_without_hints(table: Table) -> None:
    await table.begin(rated=False)
    panel = await open_settings(table)
    await panel.set("hints", value=False)
    await table.press(table.ada, RollButton)
    assert not table.can(HintButton)
    await panel.set("hints", value=True)
    await table.press(table.ada, BestButton)
    await panel.set("hints", value=False)
    refused = await table.press(table.ada, HintButton)
    assert told(refused) == say("refusal-hints-off")
    await panel.set("hints", value=True)
    await table.press(table.ada, BestButton)
    told(await table.press(table.ada, HintButton))


async def test_games_begin_in_the_chosen_channels(table: Table) -> None:
    other = table.guild.create_text_channel("dice")
    panel = await open_settings(table)
    await panel.set_channels(other)
    refusal = say("refusal-channel-not-allowed", channels=f"<#{other.id}>")
    assert told(await table.challenge()) == refusal
    assert told(await table.ada.slash(table.channel, "farkle open")) == refusal
    begun = await table.ada.slash(other, "farkle challenge", opponent=table.ben)
    assert not begun.ephemeral
    await panel.set_channels()
    assert not (await table.challenge(table.cleo)).ephemeral


async def test_nothing_is_posted_outside_the_chosen_channels(table: Table) -> None:
    await table.begin()
    await table.resign(table.ada)
    other = table.guild.create_text_channel("dice")
    await (await open_settings(table)).set_channels(other)
    refusal = say("refusal-channel-not-allowed", channels=f"<#{other.id}>")
    assert told(await table.press(table.ada, RematchButton)) == refusal
    day = await open_day(table)
    await day.finish()
    assert told(await day.press(ShareButton)) == refusal
    elsewhere = await open_day(table, channel=other)
    assert not (await elsewhere.press(ShareButton)).ephemeral


async def test_a_game_that_goes_on_is_not_stopped_by_a_choice(table: Table) -> None:
    await table.begin()
    panel = await open_settings(table)
    await panel.set_channels(table.guild.create_text_channel("dice"))
    await table.press(table.ada, RollButton)
    assert not (await table.ada.slash(table.channel, "farkle show")).ephemeral


async def test_only_those_who_manage_the_server_choose_for_it(table: Table) -> None:
    # An admin may have let everybody see the command: Discord's own check is theirs to change.
    [admin] = [
        command
        for command in await table.bot.tree.fetch_commands()
        if command.name == "farkle-admin"
    ]
    table.guild.set_command_permissions(admin, {table.cleo: True})
    refused = await table.cleo.slash(table.channel, "farkle-admin settings")
    assert told(refused) == say("refusal-not-a-manager")


async def test_everyone_chooses_for_themselves(table: Table) -> None:
    panel = Panel(table.cleo, await table.cleo.slash(table.channel, "farkle preferences"))
    assert say("language-as-discord") in panel.text()
    await panel.prefer("language", "en")
    assert f"{{{say('language-name')}}}" in panel.text()
    await table.restart()
    again = Panel(table.cleo, await table.cleo.slash(table.channel, "farkle preferences"))
    assert f"{{{say('language-name')}}}" in again.text()


async def test_preferences_have_a_screen_for_each_topic(table: Table) -> None:
    panel = await preferences(table, table.cleo)
    shown = set()
    for topic in PreferenceTopic:
        await panel.turn_to_preferences(topic)
        assert f"{{{say(f'preferences-{topic}')}}}" in panel.text()
        shown |= {
            setting.name
            for setting in fields(Preferences)
            if say(f"preference-{setting.name}-about") in panel.text()
        }
        menus = [part for part in panel.parts() if str(part.get("custom_id")).startswith("fk1:")]
        assert len(menus) <= 4, "a phone shows no more"
    assert shown == {setting.name for setting in fields(Preferences)}
    await panel.prefer("challenges", Challengers.NOBODY)
    assert f"{{{say('preferences-people')}}}" in panel.text(), "it stays where it was"


async def test_commands_are_named_as_the_readers_discord_shows_them(table: Table) -> None:
    """Simulated people use Discord in English; this one has chosen German for the bot."""
    panel = Panel(table.cleo, await table.cleo.slash(table.channel, "farkle preferences"))
    await panel.prefer("language", "de")
    refused = told(await table.resign(table.cleo))
    assert refused.startswith(
        "In diesem Kanal ist keine Partie. Beginne eine mit `/farkle challenge`"
    )
    nobody = catalogue().texts("de", "en-US")("refusal-no-game-here")
    assert refused == nobody
