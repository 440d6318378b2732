"""What people did on one server is not told on another, nor in private, unless they want it to be.

Who asks there about somebody is told what they would be told of somebody who never played at all.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from discord.app_commands import Command, Group
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.features.board.buttons import RollButton
from bot.features.daily.buttons import DayPage, DayPageEverywhere
from bot.features.rulebook.buttons import SaveButton
from bot.features.standings.buttons import AchievementsPage, HistoryPage, ListButton
from bot.features.standings.model.leaderboards import Ranking
from bot.features.standings.model.periods import Period
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.leaderboard import beat
from tests.support.e2e.player import win_at_once
from tests.support.e2e.reading import read, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

TITLE = "Adas Hausregeln"
"""House rules of the first server."""

ABOUT_SOMEBODY = ("stats", "rivals", "history", "achievements")

Ask = Callable[..., Awaitable[InteractionResult]]
"""Runs a command somewhere, by its name and options."""


@dataclass
class Elsewhere:
    """Another server with Cleo, Ada, who has played on the first one, and Nil, who never has."""

    table: Table
    lobby: ChannelHandle
    cleo: MemberActor
    ada: MemberActor
    nil: MemberActor

    async def here(self, command: str, **options: object) -> InteractionResult:
        """Let Cleo run a command on this server."""
        return await self.cleo.slash(self.lobby, f"farkle {command}", **options)

    async def in_private(self, command: str, **options: object) -> InteractionResult:
        """Let Cleo run a command in her private channel with the bot."""
        result: InteractionResult = await self.table.cleo.user.slash(f"farkle {command}", **options)
        return result


@pytest_asyncio.fixture
async def elsewhere(table: Table, cup: ScriptedCup) -> AsyncIterator[Elsewhere]:
    """Let Ada have done a bit of everything on the first server."""
    await win_at_once(table, cup)
    await beat(table, table.ben, table.ada)
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    await table.dora.slash(table.channel, "farkle-mod end")
    cup.next(*["111111"] * 10)
    await (await open_day(table)).finish()
    await make_rules(table)
    server = table.env.create_guild("Elsewhere")
    nil = table.env.create_user("nil", global_name="Nil")
    cleo, ada, absent = [server.add_member(user) for user in (table.cleo.user, table.ada.user, nil)]
    yield Elsewhere(table, server.create_text_channel("lobby"), cleo, ada, absent)


async def make_rules(table: Table) -> None:
    """Let Dora save house rules of the first server."""
    opened = await table.dora.slash(table.channel, "farkle rules create", ruleset="tavern")
    assert opened.response is not None
    asked = await table.press(table.dora, SaveButton, on=opened.response.message)
    await table.dora.submit_modal(asked, {"answer": TITLE})


def answer(result: InteractionResult) -> str:
    """Return all that somebody is told or shown."""
    assert result.acknowledged
    answers = [*([result.response] if result.response else []), *result.followups]
    files = [attachment.filename for message in answers for attachment in message.attachments]
    return "\n".join([*map(read, answers), *files])


def without_name(result: InteractionResult, who: MemberActor) -> str:
    """Return an answer about somebody as it would be about anybody."""
    return answer(result).replace(str(who.user.global_name), "somebody")


@pytest.mark.parametrize("command", ABOUT_SOMEBODY)
async def test_somebody_is_told_of_as_if_they_had_never_played(
    command: str, elsewhere: Elsewhere
) -> None:
    for ask_about in (elsewhere.here, elsewhere.in_private):
        ada, nil = elsewhere.ada, elsewhere.nil
        about_ada = without_name(await ask_about(command, user=ada.user), ada)
        about_nil = without_name(await ask_about(command, user=nil.user), nil)
        assert about_ada == about_nil
    table = elsewhere.table
    where_she_played = await ask(table, command, who=table.ben, user=table.ada)
    nobody = await ask(table, command, who=table.ben, user=table.dora)
    assert without_name(where_she_played, table.ada) != without_name(nobody, table.dora)


async def test_achievements_are_shown_by_who_is_listed(elsewhere: Elsewhere) -> None:
    welcome = say("achievement-first-game")
    table = elsewhere.table
    assert welcome in answer(await ask(table, "achievements", user=table.ada))
    for somewhere in (elsewhere.here, elsewhere.in_private):
        assert welcome not in answer(await somewhere("achievements", user=elsewhere.ada.user))
    await ask(table, "leaderboard", scope="everywhere", who=table.ada)
    await table.press(table.ada, ListButton)
    for somewhere in (elsewhere.here, elsewhere.in_private):
        shown = answer(await somewhere("achievements", user=elsewhere.ada.user))
        assert welcome in shown
        assert say("achievements-next") in shown


async def ask(
    table: Table, command: str, *, who: MemberActor | None = None, **options: object
) -> InteractionResult:
    """Let somebody, or Cleo, run a command on the first server."""
    return await (who or table.cleo).slash(table.channel, f"farkle {command}", **options)


@pytest.mark.parametrize("kind", [HistoryPage, AchievementsPage])
async def test_an_id_leads_to_no_name(
    kind: type[HistoryPage | AchievementsPage], elsewhere: Elsewhere
) -> None:
    custom_id = kind(elsewhere.ada.id, 1).write()
    result = await forge(elsewhere.table, elsewhere.cleo, elsewhere.lobby, custom_id)
    assert told(result) == say("refusal-button-outdated")
    table = elsewhere.table
    known = await forge(table, table.cleo, table.channel, custom_id)
    assert "Ada" in answer(known)


@pytest.mark.parametrize("command", ["replay", "verify", "show"])
@pytest.mark.parametrize("game", [1, 3, 4])
async def test_a_number_leads_to_no_game(command: str, game: int, elsewhere: Elsewhere) -> None:
    """Not to a game that was finished, one that was closed, and a daily one."""
    for somewhere in (elsewhere.here, elsewhere.in_private):
        assert_names_nobody(answer(await somewhere(command, game=game)))


def suggesting(group: Group | Command[Any, ..., Any]) -> Iterator[tuple[str, str]]:
    """Yield every command below `group` with each option that suggests something."""
    if isinstance(group, Group):
        for command in group.commands:
            yield from suggesting(command)
    else:
        for parameter in group.parameters:
            if parameter.autocomplete:
                yield group.qualified_name, parameter.display_name


async def test_nothing_is_suggested_that_belongs_to_another_server(elsewhere: Elsewhere) -> None:
    table = elsewhere.table
    [farkle] = [command for command in table.bot.tree.get_commands() if command.name == "farkle"]
    assert isinstance(farkle, Group)
    options = list(suggesting(farkle))
    assert {"farkle replay", "farkle show", "farkle challenge"} <= {name for name, _ in options}
    here = []
    for name, option in options:
        for suggested in (
            await elsewhere.cleo.autocomplete(elsewhere.lobby, name, option, ""),
            await table.cleo.user.autocomplete(name, option, ""),
        ):
            assert_names_nobody(str(suggested))
        here.append(str(await table.cleo.autocomplete(table.channel, name, option, "")))
    assert TITLE in str(here)
    assert "Ada" in str(here)


def assert_names_nobody(text: str) -> None:
    """Assert that a text names nobody who has played, and no house rules."""
    assert [word for word in ("Ada", "Ben", TITLE) if word in text] == []


@pytest.mark.parametrize("scope", ["server", "everywhere"])
async def test_leaderboards_list_who_played_here_or_wants_to_be_listed(
    scope: str, elsewhere: Elsewhere
) -> None:
    for board in Ranking:
        assert_names_nobody(answer(await elsewhere.here("leaderboard", ranking=board, scope=scope)))
    for period in Period:
        shown = await elsewhere.here("leaderboard", period=period, scope=scope)
        assert_names_nobody(answer(shown))
    assert "Ada" in answer(await ask(elsewhere.table, "leaderboard"))


@pytest.mark.parametrize("kind", [DayPage, DayPageEverywhere])
async def test_the_board_of_the_day_does_too(
    kind: type[DayPage | DayPageEverywhere], elsewhere: Elsewhere
) -> None:
    table = elsewhere.table
    today = table.env.now().date().toordinal()
    custom_id = kind(today, 1).write()
    assert_names_nobody(answer(await forge(table, elsewhere.cleo, elsewhere.lobby, custom_id)))
    here = await forge(table, table.cleo, table.channel, custom_id)
    assert ("Ada" in answer(here)) is (kind is DayPage)


async def test_the_count_of_faces_is_of_everybody_together(elsewhere: Elsewhere) -> None:
    for somewhere in (elsewhere.here, elsewhere.in_private):
        assert_names_nobody(answer(await somewhere("fairness")))
