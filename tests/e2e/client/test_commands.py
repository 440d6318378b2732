"""The commands as Discord is told of them: their size, and when they are told."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import discord
import pytest
from discord import app_commands

from tests.support.e2e.discord_py import Raw, told_discord
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say

RULESETS = ["classic", "duel", "facebook", "kingdom", "party", "tavern", "ten_turns", "zilch"]


CHARACTERS = 8000
"""What Discord allows in all names, descriptions and values of a command, in any language."""


def parts(command: Raw) -> Iterator[Raw]:
    """Yield a command and everything in it that has a name."""
    yield command
    for key in ("options", "choices"):
        for part in cast(Sequence[Raw], command.get(key) or ()):
            yield from parts(part)


def languages(commands: Sequence[Raw]) -> set[str]:
    """Return the languages that the commands are translated into, and English."""
    found = {"en"}
    for command in commands:
        for part in parts(command):
            for key in ("name_localizations", "description_localizations"):
                found.update(cast(Mapping[str, str], part.get(key) or {}))
    return found


def in_language(part: Raw, key: str, language: str) -> str:
    """Return a name or description as a person of `language` sees it."""
    translated = cast(Mapping[str, str], part.get(f"{key}_localizations") or {})
    return translated.get(language) or str(part.get(key) or "")


def is_choice(part: Raw) -> bool:
    """Tell whether `part` is a value that an option may have, which is named as one likes."""
    return "value" in part


async def test_commands_are_within_discords_limits(table: Table) -> None:
    [commands] = told_discord(table)
    names = ["farkle", "farkle-admin", "farkle-events", "farkle-mod", say("cmd-context-challenge")]
    assert sorted(str(command["name"]) for command in commands) == sorted(names)
    for language in languages(commands):
        for command in commands:
            size = 0
            for part in parts(command):
                name = in_language(part, "name", language)
                description = in_language(part, "description", language)
                assert 1 <= len(name) <= (100 if is_choice(part) else 32), name
                assert len(description) <= 100, description
                assert len(cast(Sequence[Raw], part.get("options") or ())) <= 25
                assert len(cast(Sequence[Raw], part.get("choices") or ())) <= 25
                size += len(name) + len(description) + len(str(part.get("value") or ""))
            assert size <= CHARACTERS, f"{command['name']} in {language}"


async def test_names_of_options_are_as_discord_wants_them(table: Table) -> None:
    [commands] = told_discord(table)
    typed = [command for command in commands if " " not in str(command["name"])]
    for part in (part for option in typed for part in parts(option)):
        if is_choice(part):
            continue
        assert part["name"] == str(part["name"]).lower()
        assert " " not in str(part["name"])
        assert part["description"]


async def test_only_admins_are_bound_to_servers(table: Table) -> None:
    [commands] = told_discord(table)
    everywhere, for_all = [0, 1, 2], [0, 1]
    for command in commands:
        if command["name"] in {"farkle-admin", "farkle-events", "farkle-mod"}:
            assert (command["contexts"], command["integration_types"]) == ([0], [0])
        else:
            assert (command["contexts"], command["integration_types"]) == (everywhere, for_all)


async def test_discord_is_told_once(table: Table) -> None:
    await table.restart()
    await table.restart()
    assert len(told_discord(table)) == 1


async def test_commands_in_answers_can_be_clicked_after_a_restart_too(table: Table) -> None:
    ids = {command.name: command.id for command in await table.bot.tree.fetch_commands()}
    for _ in range(2):
        answer = await table.ada.slash(table.channel, "farkle resign")
        assert answer.response is not None
        assert f"</farkle challenge:{ids['farkle']}>" in answer.response.content
        await table.restart()


async def test_discord_is_told_of_a_change(table: Table) -> None:
    @app_commands.command(description="Something new")
    async def novelty(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("new")

    bot = table.make_bot()
    bot.tree.add_command(novelty)
    await table.restart(bot)
    assert len(told_discord(table)) == 2
    await table.restart()
    assert len(told_discord(table)) == 3, "it is gone again"


async def test_dice_are_uploaded_once(table: Table) -> None:
    def uploads() -> int:
        return sum(
            request.method == "POST" and request.path.endswith("/emojis")
            for request in table.env.http_requests
        )

    assert uploads() == 14
    await table.restart()
    assert uploads() == 14


@pytest.mark.parametrize("ruleset", [None, *RULESETS])
async def test_rules_are_explained_privately(ruleset: str | None, table: Table) -> None:
    options = {"ruleset": ruleset} if ruleset else {}
    result = await table.cleo.slash(table.channel, "farkle rules show", **options)
    rules = told(result)
    assert rules.startswith(say("rules-title", ruleset=say(f"ruleset-{ruleset or 'tavern'}")))
    assert say("rules-basics") in rules
    assert table.channel.last_message is None


async def test_rules_are_shown_to_the_table(table: Table) -> None:
    await table.cleo.slash(table.channel, "farkle rules show", ruleset="speed_farkle", here=True)
    assert table.channel.last_message is not None
    shown = table.board()
    assert shown.startswith(say("rules-title", ruleset=say("ruleset-speed_farkle")))
    assert say("rule-late_turns_lost", value="yes") in shown


async def test_rules_of_an_unknown_ruleset(table: Table) -> None:
    result = await table.cleo.slash(table.channel, "farkle rules show", ruleset="poker")
    assert "poker" in told(result)
