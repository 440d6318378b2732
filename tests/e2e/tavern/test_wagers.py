"""Wagers of honour: agreed, called off, won, and settled once."""

from simcord import MemberActor

from bot.features.board.buttons import RollButton
from bot.features.tables.buttons import AcceptButton
from bot.features.tavern.buttons import CallOffButton, ReadyButton, StakeMenu
from tests.support.e2e.messages.chest import Chest, give
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def agree(table: Table) -> tuple[Chest, Chest]:
    """Let Ada and Ben sit down with a wager, and open what they can choose from."""
    give(table, table.ada, "weighted")
    give(table, table.ben, "pie", "lucky")
    await table.ada.slash(table.channel, "farkle tavern play", opponent=table.ben, wager=True)
    assert say("wager-agreed") in table.board(), "it is in the terms of the invitation"
    await table.press(table.ben, AcceptButton)
    return await Chest.open(table, table.ada), await Chest.open(table, table.ben)


async def owns(table: Table, who: MemberActor, name: str) -> bool:
    """Tell whether somebody owns a die of that name."""
    return f"**{name}**" in told(await who.slash(table.channel, "farkle tavern dice"))


async def test_the_winner_takes_a_die_of_the_loser_once(table: Table) -> None:
    hers, his = await agree(table)
    assert told(await hers.press(ReadyButton)) == say("refusal-nothing-at-stake")
    await hers.add("weighted")
    await hers.press(ReadyButton)
    await his.add("pie", "lucky", "ordinary")
    await his.press(ReadyButton)
    await table.resign(table.ben)
    assert say("wager-won", winner="Ada", loser="Ben") in table.board()
    refused = await table.choose(table.ben, StakeMenu, "pie")
    assert told(refused) == say("refusal-wager-of-another", name="Ada")
    await table.restart()
    menu, message = table.button(StakeMenu), table.message
    parts = [component.to_dict() for component in message.components]
    await table.choose(table.ada, StakeMenu, "pie")
    passed = say("wager-passed", winner="Ada", loser="Ben", die="Pie die")
    assert passed in table.board()
    await table.show_again(message, parts)
    await table.ada.select(table.message, ["lucky"], custom_id=str(menu["custom_id"]))
    assert passed in table.board(), "one die is what was agreed"
    assert await owns(table, table.ada, "Pie die")
    assert not await owns(table, table.ben, "Pie die")
    assert await owns(table, table.ben, "Lucky die")


async def test_a_wager_is_called_off_and_the_game_goes_on_without(table: Table) -> None:
    hers, his = await agree(table)
    await hers.add("weighted")
    await hers.press(ReadyButton)
    await table.press(table.ben, CallOffButton)
    assert say("wager-off") in table.board()
    await his.press(ReadyButton)
    assert table.can(RollButton)
    await table.resign(table.ada)
    assert say("wager-won", winner="Ben", loser="Ada") not in table.board()
    assert await owns(table, table.ada, "Weighted die")


async def test_a_wager_is_offered_to_people_with_something_to_stake(table: Table) -> None:
    async def offer() -> str:
        command = "farkle tavern play"
        return told(await table.ada.slash(table.channel, command, opponent=table.ben, wager=True))

    give(table, table.ben, "tin-might")
    assert await offer() == say("refusal-no-stake")
    give(table, table.ada, "weighted")
    assert await offer() == say("refusal-no-stake-of", name="Ben"), "a badge is no stake"
    assert not table.stored()
    give(table, table.ben, "pie")
    await table.ada.slash(table.channel, "farkle tavern play", opponent=table.ben, wager=True)
    assert say("wager-agreed") in table.board()


async def test_what_cannot_be_wagered_is_said(table: Table) -> None:
    alone = await table.ada.slash(table.channel, "farkle tavern play", wager=True)
    assert told(alone) == say("refusal-wager-own")
    drafted = await table.ada.slash(
        table.channel, "farkle tavern play", opponent=table.ben, dice="draft", wager=True
    )
    assert told(drafted) == say("refusal-wager-own")
    assert not table.stored()
