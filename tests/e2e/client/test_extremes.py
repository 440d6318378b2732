"""Whatever arrives in an option, a field, a menu or a custom id: a polite answer, at little cost.

Options are those of the bot's own commands, and actions those that it has, so that what is added is
among them without more ado.
"""

import ast
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial

import pytest
from discord import AppCommandOptionType as Kind
from discord.app_commands import Command, Parameter
from discord.ext.commands import Cog
from simcord import ChannelHandle, InteractionResult

from bot.features.fairness.buttons import BesideWordButton, WordButton
from bot.features.rulebook.buttons import SaveButton
from bot.features.tournaments.buttons import AskStartButton, AskTeamButton
from bot.kit.components.bounds import MOST_OPTIONS
from tests.support.buttons import KINDS
from tests.support.e2e.claims import claims_of
from tests.support.e2e.extremes import (
    GROWING,
    MANY,
    NINES,
    TEXTS,
    WORST_TEXTS,
    cost,
    extremes,
    is_polite,
)
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.rules_editor import Desk, open_desk
from tests.support.e2e.messages.tournaments import announce_one, plan_one
from tests.support.e2e.table import Table
from tests.support.texts.source_keys import trees

Ask = Callable[[], Awaitable[InteractionResult]]
Slash = Command[Cog, ..., object]

PLAIN: Mapping[Kind, object] = {Kind.string: "x", Kind.integer: 1}
"""What options that are required have while another is looked at; people are Ben."""


pytestmark = pytest.mark.usefixtures("careless_discord")


def options(table: Table) -> Iterator[tuple[Slash, Parameter]]:
    for command in table.bot.tree.walk_commands():
        if isinstance(command, Command):
            for option in command.parameters:
                yield command, option


def ask_with(table: Table, command: Slash, option: Parameter, value: object) -> Ask:
    """Return what lets Dora, who owns the server, run a command with a value of one option."""
    plain = {
        parameter.display_name: PLAIN.get(parameter.type, table.ben)
        for parameter in command.parameters
        if parameter.required
    }
    given = plain | {option.display_name: value}
    return partial(table.dora.slash, table.channel, command.qualified_name, **given)


async def faults(asked: Mapping[str, Ask], *, polite: bool = True) -> list[str]:
    """Return what was answered badly, or at too high a cost."""
    found = []
    for name, ask in asked.items():
        answer, too_much = await cost(ask)
        if too_much:
            found.append(f"{name}: {too_much}")
        if polite and not is_polite(answer):
            found.append(f"{name}: no polite answer")
    return found


def test_discord_is_told_of_bounds(table: Table) -> None:
    unbound = [
        f"{command.qualified_name} {option.display_name}"
        for command, option in options(table)
        if option.type in {Kind.string, Kind.integer, Kind.number} and not option.choices
        if option.min_value is None or option.max_value is None
    ]
    assert unbound == []


@pytest.mark.parametrize("kind", [Kind.string, Kind.integer, None], ids=str)
async def test_options(kind: Kind | None, table: Table) -> None:
    for command, option in options(table):
        if option.type is kind or (kind is None and option.type not in {Kind.string, Kind.integer}):
            asked = {
                f"{command.qualified_name} {option.display_name} {str(value)[:40]!a}": ask_with(
                    table, command, option, value
                )
                for value in extremes(option.type, table)
            }
            assert await faults(asked) == []


async def test_options_that_nobody_holds_against_their_bounds(
    table: Table, logged: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.bot.require_as_told", lambda _interaction, _texts: None)
    worst: Mapping[Kind, tuple[object, ...]] = {
        Kind.integer: (MANY, 2**53, int(NINES)),
        Kind.string: WORST_TEXTS,
    }
    for command, option in options(table):
        asked = {
            f"{command.qualified_name} {option.display_name} {str(value)[:40]}": ask_with(
                table, command, option, value
            )
            for value in worst.get(option.type, ())
        }
        assert await faults(asked, polite=False) == []


async def test_what_is_typed_into_options(table: Table) -> None:
    for command, option in options(table):
        if not option.autocomplete:
            continue
        for text in WORST_TEXTS:
            name = command.qualified_name
            typing = partial(
                table.dora.autocomplete, table.channel, name, option.display_name, text
            )
            _, too_much = await cost(typing)
            assert not too_much, f"{name} {option.display_name} {text[:40]!a}"


# ---------------------------------------------------------------------------- dialogues


async def ask_word(table: Table) -> InteractionResult:
    return await table.press(table.ben, WordButton)


async def ask_word_beside(table: Table) -> InteractionResult:
    return await forge(table, table.ben, table.channel, BesideWordButton(1).write())


async def ask_number(table: Table) -> InteractionResult:
    return await (await new_desk(table)).ask_number("target")


async def ask_title(table: Table) -> InteractionResult:
    return await (await new_desk(table)).press(SaveButton)


async def ask_start(table: Table) -> InteractionResult:
    draft = await plan_one(table, name="Cup")
    await draft.set("start", '"at-time"')
    return await draft.press(AskStartButton)


async def ask_team(table: Table) -> InteractionResult:
    page = await table.bot.features.tournaments.looking.page(table.guild.id, 1)
    if not page.rows:
        await announce_one(table, await plan_one(table, name="Cup", format="round-robin"))
    return await forge(table, table.ben, table.channel, AskTeamButton(1).write())


async def new_desk(table: Table) -> Desk:
    """Return the editor of house rules, of which the server has none yet."""
    features = table.bot.features
    for rule in await features.rulebook.rulesets.house_rules(table.guild.id):
        await features.rulebook.house_rules.delete(table.guild.id, rule.id)
    return await open_desk(table, "create")


DIALOGUES = {
    "ask_word": ("ben", ask_word),
    "ask_word_beside": ("ben", ask_word_beside),
    "ask_number": ("dora", ask_number),
    "ask_title": ("dora", ask_title),
    "ask_start": ("dora", ask_start),
    "ask_team": ("ben", ask_team),
}
"""Who opens a dialogue and how, by the handler that shows it."""


def test_every_dialogue_is_known_here() -> None:
    handlers = {
        function.name
        for _, tree in trees("bot", "cogs")
        for function in ast.walk(tree)
        if isinstance(function, ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ask"
    }
    assert handlers == set(DIALOGUES)


def fields_of(asked: InteractionResult) -> list[dict[str, object]]:
    """Return the fields of an open dialogue, which can be changed."""
    spec = asked._interaction.modal  # noqa: SLF001 - a copy could not
    assert spec is not None
    return [label["component"] for label in spec["components"] if "component" in label]


async def filled(table: Table, handler: str, text: str) -> InteractionResult:
    """Return how a dialogue is answered, the text of each field of which is `text`."""
    who, opens = DIALOGUES[handler]
    asked = await opens(table)
    fields = fields_of(asked)
    for field in fields:
        del field["max_length"], field["min_length"]  # both are told; a careless Discord forgets
        field["required"] = False
    values = {str(field["custom_id"]): text for field in fields}
    result: InteractionResult = await getattr(table, who).submit_modal(asked, values)
    return result


@pytest.mark.parametrize("handler", DIALOGUES)
async def test_fields(handler: str, table: Table) -> None:
    await table.challenge()
    asked = {f"{handler} {text[:40]!a}": partial(filled, table, handler, text) for text in TEXTS}
    assert await faults(asked) == []


# ---------------------------------------------------------------------------- menus, custom ids


CHOSEN: tuple[list[str], ...] = (
    *([text] for text in ("", "-1", NINES, "[" * 6000, "\ud800", GROWING)),
    [str(number) for number in range(MOST_OPTIONS + 1)],
    [],
)
"""What nobody can choose in a menu."""


def press(table: Table, channel: ChannelHandle, custom_id: str, values: Sequence[str]) -> Ask:
    """Return what lets Dora choose `values` in a menu with this id, however long they are."""
    return partial(forge, table, table.dora, channel, custom_id, values=values)


async def test_values_of_menus(table: Table) -> None:
    await open_desk(table, "create")
    await table.begin()
    for action, kind in KINDS.items():
        custom_id = next(claims_of(kind, 1, 2)).write()
        channel = table.guild.create_text_channel(action)  # a long history takes time by itself
        asked = {
            f"{custom_id} {values[:1]!a}"[:60]: press(table, channel, custom_id, values)
            for values in CHOSEN
        }
        assert await faults(asked) == []


async def test_custom_ids(table: Table) -> None:
    await table.begin()
    odd = ("z" * 6000, "9" * 93, "-1", "\ud800", "\N{ARABIC-INDIC DIGIT NINE}", "")
    ids = [
        *(f"fk1:{text}:1:roll" for text in odd),
        *(f"fk1:1:{text}:roll" for text in odd),
        *(f"fk1:1:1:die:{text}" for text in odd),
        *(f"fk1:0:0:page:1:{text}" for text in ("x" * 6000, "." * 60, GROWING)),
    ]
    asked = {custom_id[:60]: press(table, table.channel, custom_id, ["1"]) for custom_id in ids}
    assert await faults(asked) == []
