"""House rules for one game: the host of a table changes them, and everybody agrees anew."""

from typing import ClassVar

import pytest

from bot.engine import parse_game
from bot.features.rulebook.buttons import (
    DiscardGameDraftButton,
    GameTopicMenu,
    RuleMenu,
    StartingRulesMenu,
    UseRulesButton,
)
from bot.features.rulebook.view.editor_settings import write_setting
from bot.features.tables.buttons import (
    AcceptButton,
    ChangeRulesButton,
    GameRulesButton,
    JoinButton,
    StartButton,
)
from bot.match.model.phases import Invited, Lobby, Playing
from tests.support.buttons import Kind
from tests.support.e2e.forging import forge
from tests.support.e2e.gathering import crowd, log, play
from tests.support.e2e.messages.rules_editor import Desk
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say

CHANGED = say("changed-ruleset", ruleset=say("ruleset-tavern"))


class GameDesk(Desk):
    """The editor of the rules of one game."""

    topics: ClassVar[Kind] = GameTopicMenu

    async def start_from(self, name: str) -> None:
        await self._select(self._component(StartingRulesMenu), name)

    async def use(self) -> str:
        await self.press(UseRulesButton)
        return self.text()


async def open_desk(table: Table) -> GameDesk:
    """Let Ada open the editor of her table."""
    return GameDesk(table.ada, await table.press(table.ada, ChangeRulesButton))


def phase(table: Table) -> object:
    """Return the phase of the newest table."""
    return table.stored()[-1][2]


async def test_whoever_accepted_before_a_change_accepts_again(table: Table) -> None:
    await table.ada.slash(
        table.channel, "farkle challenge", opponent=table.ben, opponent2=table.cleo
    )
    await table.press(table.ben, AcceptButton)
    desk = await open_desk(table)
    assert desk.text().startswith(say("editor-title-game"))
    await desk.set("target", 2000)
    await table.restart()
    assert await desk.use() == say("game-rules-used")
    board = table.board()
    assert all(sentence in board for sentence in (CHANGED, say("table-rules-changed")))
    assert say("match-unrated") in board
    await table.press(table.cleo, AcceptButton)
    assert phase(table) == Invited.name, "Ben is asked again"
    await table.press(table.ben, AcceptButton)
    assert phase(table) == Playing.name
    rules = parse_game(log(table)).setup.rules
    assert (rules.name, rules.target) == ("game_tavern", 2000)


async def test_a_press_on_a_board_of_other_rules_agrees_to_nothing(table: Table) -> None:
    await table.challenge()
    old = next(button for button in table.buttons() if isinstance(button, AcceptButton))
    message = table.channel.last_message
    assert message is not None
    desk = await open_desk(table)
    await desk.set("toxic_twos", value=True)
    await desk.use()
    refused = await forge(table, table.ben, table.channel, old.write(), on=message)
    assert told(refused) == say("refusal-board-outdated")
    assert phase(table) == Invited.name
    [board] = [shown for shown in table.channel.history() if shown.id == message.id]
    await table.press(table.ben, AcceptButton, on=board)
    assert phase(table) == Playing.name


@pytest.mark.parametrize("preset", ["pocket_farkle", "greed_dice"])
async def test_a_table_turns_to_a_preset_and_is_joined_anew(preset: str, table: Table) -> None:
    people = crowd(table, 3)
    host, second, third = people.values()
    await host.slash(table.channel, "farkle open", seats=3)
    await table.press(second, JoinButton)
    desk = GameDesk(host, await table.press(host, ChangeRulesButton))
    await desk.start_from(preset)
    assert say(f"ruleset-{preset}") in desk.text()
    await desk.set("target", 2000)
    await desk.use()
    assert phase(table) == Lobby.name
    assert "Bea" not in table.board()
    for person in (second, third):
        await table.press(person, JoinButton)
    shown = await table.press(second, GameRulesButton)
    assert say("rule-target", value=2000) in told(shown)
    await table.press(host, StartButton)
    await play(table, people)


async def test_rules_for_fewer_leave_fewer_seats(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", seats=4)
    desk = await open_desk(table)
    await desk.start_from("duel")
    await desk.use()
    await table.press(table.ben, JoinButton)
    assert not table.can(JoinButton)


async def test_an_invitation_of_more_than_the_rules_are_for_stays_as_it_was(table: Table) -> None:
    await table.ada.slash(
        table.channel, "farkle challenge", opponent=table.ben, opponent2=table.cleo
    )
    before = table.board()
    desk = await open_desk(table)
    await desk.start_from("duel")
    refused = await desk.press(UseRulesButton)
    assert told(refused) == say("problem-players", players=2, seats=3)
    assert table.board() == before
    await desk.press(DiscardGameDraftButton)
    assert desk.text() == say("game-rules-kept")


async def test_a_game_that_has_begun_keeps_its_rules(table: Table) -> None:
    await table.challenge()
    desk = await open_desk(table)
    await desk.set("target", 2000)
    await table.press(table.ben, AcceptButton)
    before = table.stored()
    refused = await desk.press(UseRulesButton)
    assert told(refused) == say("refusal-game-began")
    assert table.stored() == before


async def test_only_the_host_changes_the_rules(table: Table) -> None:
    await table.challenge()
    refused = await table.press(table.ben, ChangeRulesButton)
    assert told(refused) == say("refusal-host-changes", name="Ada")
    desk = await open_desk(table)
    await desk.turn_to("ending")
    before = table.dump()
    for button in (UseRulesButton(1, 0), GameTopicMenu(1, 0), StartingRulesMenu(1, 0)):
        refused = await forge(table, table.ben, table.channel, button.write(), values=["ending"])
        assert told(refused) == say("refusal-game-draft-gone")
    value = write_setting("target", 500)
    refused = await forge(
        table, table.dora, table.channel, RuleMenu(1, 0, "target").write(), values=[value]
    )
    assert told(refused) == say("refusal-draft-gone"), "it is no draft of house rules"
    assert table.dump() == before


@pytest.mark.parametrize("forged", ["", "house:999", "poker", "x" * 100, "../tavern"])
async def test_rules_that_there_are_not_are_refused(forged: str, table: Table) -> None:
    await table.challenge()
    await open_desk(table)
    before = table.dump()
    button = StartingRulesMenu(1, 0).write()
    refused = await forge(table, table.ada, table.channel, button, values=[forged])
    assert told(refused)
    assert table.dump() == before


async def test_games_in_the_tavern_keep_their_rules(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle tavern play", opponent=table.ben)
    assert table.can(GameRulesButton)
    assert not table.can(ChangeRulesButton)
