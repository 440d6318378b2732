"""Games that are ended, and players who are removed, by moderators and by the host."""

import pytest

from bot.features.analysis.buttons import StepButton
from bot.features.board.buttons import (
    EndButton,
    ExpelButton,
    KickMenu,
    MoreButton,
    RemoveButton,
    RollButton,
    SkipButton,
)
from bot.kit.components.confirm import KeepButton
from tests.support.buttons import arg_of
from tests.support.e2e.forging import forge
from tests.support.e2e.gathering import challenge_all
from tests.support.e2e.player import marked
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, Terms, say


async def test_moderator_ends_a_game_and_its_replay_says_so(table: Table) -> None:
    await table.begin()
    await table.press(table.ada, RollButton)
    [[number, *_]] = table.stored()
    result = await table.dora.slash(table.channel, "farkle-mod end")
    assert told(result) == say("done-closed")
    assert say("closed-ended") in table.board()
    assert not table.can(RollButton)
    opened = await table.cleo.slash(table.channel, "farkle replay", game=number)
    assert say("closed-ended") not in told(opened), "not before it was"
    assert opened.response is not None
    replay = opened.response.message
    last = max(step for step in map(arg_of, table.buttons(replay)) if isinstance(step, int))
    end = await table.press(table.cleo, StepButton, last, on=replay)
    assert say("closed-ended") in told(end)
    await table.begin()


async def test_moderator_removes_a_player(table: Table) -> None:
    await table.begin()
    result = await table.dora.slash(table.channel, "farkle-mod kick", user=table.cleo)
    assert told(result).startswith(say("refusal-not-at-table"))
    assert "Ada and Ben" in told(result)
    asked = await table.dora.slash(table.channel, "farkle-mod kick", user=table.ben)
    assert told(asked) == say("kick-sure-closed", name="Ben") + "\n[Remove Ben] [Cancel]"
    assert told(await table.surely(table.dora, asked)) == say("done-closed"), "nobody wins by it"
    result = await table.dora.slash(table.channel, "farkle-mod kick", user=table.ben)
    assert told(result) == say("refusal-no-game-here")


async def test_a_removed_player_is_not_said_to_have_resigned(table: Table) -> None:
    await challenge_all(table, table.ben, table.cleo)
    [[number, *_]] = table.stored()
    asked = await table.dora.slash(table.channel, "farkle-mod kick", user=table.ben)
    assert told(asked).startswith(say("kick-sure-playing", name="Ben"))
    assert told(await table.surely(table.dora, asked)) == say("done-playing")
    removed = say("event-removed", name="Ben")
    assert removed in table.board()
    await table.resign(table.ada)
    opened = await table.cleo.slash(table.channel, "farkle replay", game=number)
    assert removed in told(opened)
    assert opened.response is not None
    step = await table.press(table.cleo, StepButton, 1, on=opened.response.message)
    assert step.acknowledged
    assert say("outcome-removed") in told(await table.ben.slash(table.channel, "farkle history"))
    assert say("outcome-resigned") in told(await table.ada.slash(table.channel, "farkle history"))


async def test_a_question_is_no_more_than_a_question(table: Table) -> None:
    await table.begin()
    before = table.stored()
    for who, command, options in (
        (table.dora, "farkle-mod kick", {"user": table.ben}),
        (table.ada, "farkle resign", {}),
    ):
        asked = await who.slash(table.channel, command, **options)
        assert asked.response is not None
        refused = await table.press(who, KeepButton, on=asked.response.message)
        assert told(refused) == say("confirm-unchanged")
    assert table.stored() == before


async def test_a_host_is_asked_before_removing_somebody(table: Table) -> None:
    await challenge_all(table, table.ben, table.cleo, rated=False)
    opened = await table.press(table.ada, MoreButton)
    assert opened.response is not None
    more = opened.response.message
    menu = str(table.button(KickMenu, on=more)["custom_id"])
    asked = await table.ada.select(more, ["2"], custom_id=menu)
    assert told(asked).startswith(say("kick-sure-playing", name="Cleo"))
    assert say("event-removed", name="Cleo") not in table.board()
    done = await table.press(table.ada, RemoveButton, 2, on=opened.response.message)
    assert told(done) == say("done-playing")
    assert say("event-removed", name="Cleo") in table.board()
    again = await forge(table, table.ada, table.channel, removing(2))
    assert told(again) == say("refusal-button-outdated")


async def test_nobody_else_removes_players_or_from_elsewhere(table: Table) -> None:
    await table.begin()
    before = table.stored()
    for seat in range(8):
        for action in (RemoveButton, ExpelButton):
            for who in (table.cleo, table.ben, table.ada):
                told(await forge(table, who, table.channel, removing(seat, action)))
    aside = table.guild.create_text_channel("aside")
    refused = await forge(table, table.dora, aside, removing(0, ExpelButton))
    assert told(refused) == say("refusal-no-game-here")
    assert table.stored() == before


def removing(seat: int, kind: type[RemoveButton | ExpelButton] = RemoveButton) -> str:
    return kind(1, seat).write()


async def test_others_may_not_even_where_discord_lets_them(table: Table) -> None:
    await table.begin()
    commands = {command.name: command for command in await table.bot.tree.fetch_commands()}
    table.guild.set_command_permissions(commands["farkle-mod"], {table.cleo: True})
    ended = await table.cleo.slash(table.channel, "farkle-mod end")
    assert told(ended) == say("refusal-not-a-moderator")
    kicked = await table.cleo.slash(table.channel, "farkle-mod kick", user=table.ben)
    assert told(kicked) == say("refusal-not-a-moderator")
    assert table.can(RollButton)


async def test_host_ends_a_casual_game_from_the_board(table: Table) -> None:
    await table.begin(rated=False)
    assert say("more-others", host="Ada") in told(await table.press(table.ben, MoreButton))
    opened = await table.press(table.ada, MoreButton)
    assert say("more-host") in told(opened)
    assert opened.response is not None
    end = opened.response.message
    end_game = str(table.button(EndButton, on=end)["custom_id"])
    ended = await table.ada.click(end, custom_id=end_game)
    assert told(ended) == say("done-closed")
    assert say("closed-ended") in table.board()


async def test_rated_game_is_not_for_its_host_to_end(table: Table) -> None:
    await table.begin()
    assert say("more-rated") in told(await table.press(table.ada, MoreButton))


@pytest.mark.parametrize("terms", [{"pace": "slow", "rated": True}, {"pace": "none"}])
async def test_nobody_skips_the_turn_of_their_only_opponent(table: Table, terms: Terms) -> None:
    await table.begin(**terms)
    await table.env.advance_time(150)
    opened = await table.press(table.ben, MoreButton)
    assert "Skip" not in told(opened)
    [(game, version, *_)] = table.stored()
    skip = SkipButton(int(str(game)), int(str(version))).write()
    assert opened.response is not None
    refused = await forge(table, table.ben, table.channel, skip)
    assert told(refused) == say("refusal-cannot-skip", name="Ada")
    assert table.stored()[0][1] == version


async def test_three_vote_where_all_can_read_it(table: Table) -> None:
    await challenge_all(table, table.ben, table.cleo, table.dora, pace="none", rated=False)
    await table.env.advance_time(150)
    opened = await table.press(table.ben, MoreButton)
    assert opened.response is not None
    await table.press(table.ben, SkipButton, 0, on=opened.response.message)
    assert say("skip-vote", name="Ada", count=1, needed=2) in table.board()
    [skip] = table.buttons()
    await table.press(table.dora, SkipButton, arg_of(skip))
    assert say("skip-done", name="Ada") in table.board()
    assert marked(table.board(table.channel.history()[0]), "to play") == ["Ben"]
