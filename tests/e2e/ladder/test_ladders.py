"""Ladders: joining, leaving, idling, pages, and what becomes of them."""

from collections.abc import Collection

import pytest

from bot.features.ladder.buttons import (
    AcceptChallengeButton,
    JoinLadderButton,
    LadderPageButton,
    LeaveLadderButton,
    ReachButton,
)
from bot.features.ladder.model import ANSWER_WITHIN, MOST_SINKS
from bot.features.ladder.service.ladders import ROWS
from tests.e2e.ladder.ladder import DUEL, MINUTE, board_of, ladder_of, news, until_due
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say

pytestmark = pytest.mark.both_engines


async def test_leaving_gives_the_place_to_the_challenger(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    asked = await ladder.press(table.ben, LeaveLadderButton)
    left = await table.surely(table.ben, asked)
    assert told(left) == say("ladder-left", rules=DUEL)
    await table.env.settle()
    assert news("left") in board_of(table, card)
    assert await ladder.order() == ["Ada", "Cleo"]
    await ladder.join(table.ben)
    assert await ladder.order() == ["Ada", "Cleo", "Ben"]
    assert told(await ladder.press(table.ben, JoinLadderButton)) == say("refusal-ladder-joined")
    assert told(await ladder.press(table.dora, LeaveLadderButton)) == say(
        "refusal-ladder-not-on-it"
    )


async def test_deleted_data_takes_off_the_ladder(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    await ladder.challenge(table.ada, table.ben)
    await table.press(table.ben, AcceptChallengeButton)
    exported = await table.bot.features.privacy.privacy.export(table.ben.id)
    assert [row["ruleset"] for row in exported["rungs"]] == ["duel"]
    assert [row["challenged"] for row in exported["ladder_challenges"]] == ["you"]
    asked = await table.ben.slash(table.channel, "farkle privacy delete")
    await table.surely(table.ben, asked)
    assert await ladder.order() == ["Ada", "Cleo"]
    assert not [
        line
        for line in table.dump()
        if str(table.ben.id) in line and ("rungs" in line or "ladder" in line)
    ]


async def test_a_server_that_deletes_its_data_has_no_ladder(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    await table.bot.features.privacy.privacy.forget_server(table.guild.id)
    assert say("ladder-empty") in await ladder.show()


async def test_idle_people_sink_and_go(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo)
    for sunk, left in ((0, ["Cleo", "Ben"]), (MOST_SINKS, ["Cleo"])):
        await table.stop()
        with table.outside() as connection:
            idle = (sunk, int(table.env.now().timestamp()), table.ben.id)
            connection.execute("UPDATE rungs SET sunk = ?, sinks_at = ? WHERE user_id = ?", idle)
        await table.restart()
        await until_due(table, MINUTE)
        assert await ladder.order() == left


async def test_a_server_can_do_without_ladders(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.bot.features.settings.book.set_for_server(table.guild.id, "ladder", False)
    off = say("refusal-ladder-off")
    shown = await table.ada.slash(table.channel, "farkle-events ladder")
    pressed = [await ladder.press(table.ada, kind) for kind in (JoinLadderButton, ReachButton)]
    answered = await table.press(table.ben, AcceptChallengeButton, on=card)
    assert [told(result) for result in (shown, *pressed, answered)] == [off] * 4
    await until_due(table, ANSWER_WITHIN)
    assert news("void") in board_of(table, card)


async def test_long_ladders_have_pages(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def all_are_there(_: int, user_ids: Collection[int]) -> set[int]:
        return set(user_ids)

    monkeypatch.setattr(table.bot.membership, "present", all_are_there)
    ladder = await ladder_of(table, table.ben)
    with table.outside() as connection:
        for number in range(2, 2 * ROWS + 1):
            connection.execute(
                "INSERT INTO rungs"
                " SELECT guild_id, ruleset, ?, ?, ?, 0, sinks_at FROM rungs LIMIT 1",
                (number, f"N{number}", number),
            )
    await ladder.join(table.ada)
    own = say("ladder-row", rank=2 * ROWS + 1, name="Ada")
    assert own in table.board()
    await table.press(table.ben, LadderPageButton, 2)
    assert own not in table.board()
    await table.press(table.ada, LadderPageButton, 1)
    assert say("leaderboard-reader", row=own) in table.board()


async def test_house_rules_have_no_ladder(table: Table) -> None:
    refused = await table.ada.slash(table.channel, "farkle-events ladder", ruleset="nonsense")
    assert "nonsense" in told(refused)
    await table.ada.slash(table.channel, "farkle-events ladder")
    assert say("ladder-title", rules=say("ruleset-tavern")) in table.board()


async def test_who_has_left_the_server_is_passed_over(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    with table.outside() as connection:
        connection.execute("INSERT INTO absences VALUES (?, ?)", (table.guild.id, table.cleo.id))
    await table.restart()  # who was seen a moment ago is taken to be there
    assert await ladder.order() == ["Ben", "Ada"]
    await table.cleo.slash(table.channel, "farkle-events ladder", ruleset="duel")
    assert await ladder.order() == ["Ben", "Cleo", "Ada"]
