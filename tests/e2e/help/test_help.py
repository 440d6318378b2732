"""`/farkle help`: one private card, whose menu turns to other topics."""

import pytest

from bot.features.help.buttons import HelpMenu, StrategyMenu
from bot.features.help.model import HelpTopic
from bot.kit.texts.texts import catalogue
from tests.support.e2e.forging import forge
from tests.support.e2e.reading import read, told
from tests.support.e2e.table import Table, say
from tests.support.storage.killed import FailingDatabase


def title(topic: HelpTopic) -> str:
    return say("help-title", topic=say(f"topic-help-{topic}"))


async def test_help_begins_with_the_first_steps_and_turns_to_any_topic(table: Table) -> None:
    opened = await table.cleo.slash(table.channel, "farkle help")
    assert told(opened).startswith(title(HelpTopic.START))
    assert opened.response is not None
    await table.restart()
    for topic in HelpTopic:
        message = opened.response.message
        await table.cleo.select(message, [topic], custom_id=HelpMenu().write())
        assert read(opened.response).startswith(title(topic))
        assert f"{{{say(f'topic-help-{topic}')}}}" in read(opened.response)


async def test_it_is_there_while_the_database_is_not(table: Table) -> None:
    FailingDatabase(table.bot.features.core.database, after=0, times=1000)
    opened = await table.cleo.slash(table.channel, "farkle help")
    assert told(opened).startswith(title(HelpTopic.START))
    assert opened.response is not None
    for topic in HelpTopic:
        message = opened.response.message
        await table.cleo.select(message, [topic], custom_id=HelpMenu().write())
        assert read(opened.response).startswith(title(topic))


@pytest.mark.parametrize("topic", HelpTopic)
async def test_a_topic_is_an_option_of_the_command(topic: HelpTopic, table: Table) -> None:
    opened = await table.cleo.slash(table.channel, "farkle help", topic=topic.value)
    assert told(opened).startswith(title(topic))


async def test_help_speaks_the_language_of_its_reader(table: Table) -> None:
    await table.bot.features.settings.book.set_for_person(table.cleo.id, "language", "fr")
    opened = await table.cleo.slash(table.channel, "farkle help", topic="etiquette")
    assert told(opened).startswith(catalogue().texts("fr")("help-title", topic="Savoir-vivre"))


@pytest.mark.parametrize("forged", ["", "a topic that is gone", "start ", "[]", "9" * 100])
async def test_a_topic_that_there_is_not_is_answered(forged: str, table: Table) -> None:
    refused = await forge(table, table.cleo, table.channel, HelpMenu().write(), values=[forged])
    assert told(refused) == say("refusal-button-outdated")


async def test_strategy_is_that_of_the_rules_of_the_server_or_of_the_chosen_ones(
    table: Table,
) -> None:
    book = table.bot.features.settings.book
    await book.set_for_server(table.guild.id, "ruleset", "zilch")
    opened = await table.cleo.slash(table.channel, "farkle help", topic="strategy")
    assert f"{{{say('ruleset-zilch')}}}" in told(opened)
    assert opened.response is not None
    menu = StrategyMenu().write()
    await table.cleo.select(opened.response.message, ["duel"], custom_id=menu)
    assert f"{{{say('ruleset-duel')}}}" in read(opened.response)
    await book.set_for_server(table.guild.id, "ruleset", "Our house rules")
    opened = await table.cleo.slash(table.channel, "farkle help", topic="strategy")
    assert f"{{{say('ruleset-tavern')}}}" in told(opened)
    refused = await forge(table, table.cleo, table.channel, menu, values=["Our house rules"])
    assert told(refused) == say("refusal-button-outdated")


async def test_help_is_there_for_somebody_alone_with_the_bot(table: Table) -> None:
    opened = await table.cleo.user.slash("farkle help")
    assert opened.response is not None
    assert read(opened.response).startswith(title(HelpTopic.START))
