"""The leaderboard as people ask for it and read it."""

from simcord import InteractionResult, MemberActor

from bot.features.tables.buttons import AcceptButton
from bot.kit.components.raw import RawComponent
from bot.kit.texts.ranked import medal
from tests.support.buttons import Kind
from tests.support.e2e.player import lose_turn
from tests.support.e2e.reading import shown
from tests.support.e2e.table import Table, say

DAY = 24 * 60 * 60


def newcomer(table: Table, name: str) -> MemberActor:
    """Return somebody new on the server."""
    user = table.env.create_user(f"user{name}".lower(), global_name=name)
    return table.guild.add_member(user)


async def beat(table: Table, winner: MemberActor, loser: MemberActor) -> None:
    """Let one person win a game against another, who resigns in the second turn."""
    await table.challenge(winner, loser)
    await table.press(loser, AcceptButton)
    await lose_turn(table, winner)
    await table.resign(loser)


async def leaderboard(table: Table, who: MemberActor | None = None, **options: str) -> str:
    """Return what `/farkle leaderboard` shows to everyone."""
    return shown(await (who or table.ada).slash(table.channel, "farkle leaderboard", **options))


async def choose(table: Table, who: MemberActor, kind: Kind, value: str) -> InteractionResult:
    """Choose in a menu of the newest message."""
    [menu] = [button for button in table.buttons() if type(button) is kind]
    result = await who.select(table.message, [value], custom_id=menu.write())
    assert result.acknowledged
    return result


def row(rank: int, name: str, figure: str) -> str:
    return medal(rank) + say("leaderboard-row", rank=rank, name=name, figure=figure)


def won(wins: int, games: int) -> str:
    return say("standing-wins", wins=wins, games=games)


def button_row(custom_id: str) -> RawComponent:
    return {
        "type": 1,
        "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}],
    }
