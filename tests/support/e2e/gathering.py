"""Tables of more than two: people who join a server, sit down, and play to the end."""

import re
from collections.abc import Mapping

from simcord import MemberActor

from bot.features.board.buttons import TakeOverButton
from bot.features.tables.buttons import AcceptButton, JoinButton, StartButton
from tests.support.e2e.player import choose
from tests.support.e2e.table import Table

NAMES = ("Ann", "Bea", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")

TO_PLAY = re.compile(r"\*\*(\w+)(?:: [-\d,]+)?\*\* · to play")
RESTART_EVERY = 25


def crowd(table: Table, count: int) -> dict[str, MemberActor]:
    """Let `count` people join the server."""
    users = [table.env.create_user(name.lower(), global_name=name) for name in NAMES[:count]]
    return {str(user.global_name): table.guild.add_member(user) for user in users}


async def challenge_all(table: Table, *others: MemberActor, **terms: object) -> None:
    """Let Ada challenge the others, who all accept."""
    second, *more = others
    names = {f"opponent{number}": member for number, member in enumerate(more, start=2)}
    await table.ada.slash(table.channel, "farkle challenge", opponent=second, **names, **terms)
    for member in others:
        await table.press(member, AcceptButton)


async def gather(table: Table, people: Mapping[str, MemberActor], **terms: object) -> None:
    """Let the first open a table, the others sit down, and the first begin if there are several."""
    host, *others = people.values()
    await host.slash(table.channel, "farkle open", seats=len(people), **terms)
    for person in others:
        await table.press(person, JoinButton)
    if len(others) > 1:
        await table.press(host, StartButton)


async def play(table: Table, people: Mapping[str, MemberActor]) -> int:
    """Play to the end, with a fresh process now and then; return how many presses it took."""
    presses = 0
    while table.is_playing:
        [name] = TO_PLAY.findall(table.board())
        action = TakeOverButton if table.can(TakeOverButton) else choose(table)
        await table.press(people[name], action)
        presses += 1
        assert presses < 3000, "no end in sight"
        if presses % RESTART_EVERY == 0:
            before = table.board()
            await table.restart()
            assert table.board() == before
    return presses


def log(table: Table) -> str:
    """Return the line of the newest game in the database."""
    return str(table.stored()[-1][5])
