"""Reviews of finished games with their pictures, replays, exports and imports."""

import io
import json
import re

import discord
import pytest
from PIL import Image
from simcord import InteractionResult, MemberActor

from bot.features.analysis.buttons import (
    DecisionButton,
    ExportButton,
    ReplayButton,
    ReviewButton,
    StepButton,
)
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tables.buttons import AcceptButton
from bot.kit.components.raw import walk
from tests.support.buttons import Kind, arg_of
from tests.support.e2e.gathering import challenge_all
from tests.support.e2e.messages.more import press_afterwards
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import read, told, told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

EARNINGS = (
    say("awards-earned", name="Ada", achievements="|").partition("|")[0],
    say("prizes-won", name="Ada", prizes="|").partition("|")[0],
    say("end-more-awards"),
    say("end-more-prizes"),
    say("end-more-both"),
)
"""How the lines begin that are on the board alone: what Ada has earned by the game."""


async def finish(table: Table) -> discord.Message:
    """Play a game of tavern to its end and return its board."""
    await table.begin()
    await play_to_the_end(table)
    return table.message


class Private:
    """A message that one person alone was shown, as it is now."""

    def __init__(self, table: Table, who: MemberActor, result: InteractionResult) -> None:
        self._table, self._who = table, who
        assert told(result)
        assert result.response is not None
        self._answer = result.response

    @property
    def text(self) -> str:
        return read(self._answer)

    @property
    def files(self) -> list[discord.Attachment]:
        return self._answer.attachments

    @property
    def message(self) -> discord.Message:
        return self._answer.message

    @property
    def menu(self) -> dict[str, str]:
        """The key moments: what each is, by the value that chooses it."""
        [options] = [part["options"] for part in walk(self._answer.components) if "options" in part]
        assert isinstance(options, list)
        return {
            option["value"]: f"{option['label']} / {option.get('description')}"
            for option in options
        }

    def args(self, kind: Kind) -> list[int]:
        buttons = self._table.buttons(self.message)
        return [int(arg_of(button) or 0) for button in buttons if type(button) is kind]

    @property
    def decisions(self) -> int:
        """How many costly decisions the review has."""
        found = re.search(r"\*\*1 / ([0-9])\*\*", self.text)
        assert found is not None
        return int(found[1])

    def shows(self, step: int) -> bool:
        return f"step {step} of" in self.text

    async def press(self, kind: Kind, arg: int | None = None) -> "Private":
        """Press a button and return the private answer, or this message where it was edited."""
        result = await self._table.press(self._who, kind, arg, on=self.message)
        return self if told_nothing(result) else Private(self._table, self._who, result)

    async def turn(self, step: int) -> None:
        """Turn the replay to a step, and see to it that it shows that one."""
        await self._table.press(self._who, StepButton, step, on=self.message)
        assert self.shows(step)


async def replay(table: Table, who: MemberActor, **options: int | str) -> InteractionResult:
    """Run `/farkle replay`."""
    return await who.slash(table.channel, "farkle replay", **options)


async def test_review_has_a_picture_and_leads_to_the_costliest_decision(table: Table) -> None:
    board = await finish(table)
    before = table.board(board)
    card = Private(table, table.cleo, await table.press(table.cleo, ReviewButton))
    assert all(f"**{name}** · accuracy **" in card.text for name in ("Ada", "Ben"))
    assert "Chart of Ada's win chance" in card.text
    [picture] = card.files
    with Image.open(io.BytesIO(await picture.read())) as image:
        assert (image.format, image.size) == ("PNG", (800, 520))
    step, *_ = card.args(ReplayButton)
    decision = await card.press(ReplayButton, step)
    assert decision.shows(step)
    assert "Better: " in decision.text
    assert table.board() == before


async def test_costly_decisions_of_a_review_are_looked_at_one_by_one(table: Table) -> None:
    board = await finish(table)
    card = Private(table, table.ada, await table.press(table.ada, ReviewButton, on=board))
    first, *_, last = range(1, card.decisions + 1)
    assert card.text.count("Chosen: ") == card.text.count("Better: ") == 1
    for number in (*range(first + 1, last + 1), last - 1):
        requests = table.requests()
        await card.press(DecisionButton, number)
        assert f"**{number} / {last}**" in card.text
        assert table.requests() == requests + 1
        assert "Chart of Ada's win chance" in card.text
        [step, _] = card.args(ReplayButton)
        assert (await card.press(ReplayButton, step)).shows(step)
    await table.restart()
    await card.press(DecisionButton, first)
    assert f"**{first} / {last}**" in card.text


async def test_everybody_sees_their_own_side_of_a_game(table: Table) -> None:
    board = await finish(table)
    sides = {}
    for who, own, opponent in ((table.ada, "Ada", "Ben"), (table.ben, "Ben", "Ada")):
        card = Private(table, who, await table.press(who, ReviewButton, on=board))
        assert f"Chart of {own}'s win chance" in card.text
        assert card.text.index(f"**{own}** · accuracy") < card.text.index(
            f"**{opponent}** · accuracy"
        )
        replay = Private(table, who, await press_afterwards(table, who, ReplayButton, 0, on=board))
        lines = replay.text.splitlines()
        sides[own] = [line for line in lines if line.startswith("Win chances: ")]
        assert sides[own][0].startswith(f"Win chances: {own} ")
    stranger = Private(table, table.cleo, await table.press(table.cleo, ReviewButton, on=board))
    assert "Chart of Ada's win chance" in stranger.text, "that of who rolled first"


async def test_a_replay_steps_through_the_game_and_survives_a_restart(table: Table) -> None:
    board = table.board(await finish(table))
    opened = Private(table, table.ben, await press_afterwards(table, table.ben, ReplayButton, 0))
    assert opened.shows(0)
    assert say("event-began") in opened.text
    last = max(opened.args(StepButton))
    requests = table.requests()
    await opened.turn(1)
    assert table.requests() == requests + 1
    await table.restart()
    await opened.turn(2)
    await opened.turn(last)
    told_of_ada = [line for line in board.split("---")[1].splitlines() if "Ada" in line]
    assert told_of_ada
    assert all(line in opened.text for line in told_of_ada if not line.startswith(EARNINGS))
    await opened.turn(last - 1)
    await opened.turn(0)


async def test_key_moments_are_a_menu(table: Table) -> None:
    await finish(table)
    opened = Private(table, table.ada, await replay(table, table.ada))
    moments = opened.menu
    assert any("A costly mistake" in what for what in moments.values())
    assert any("A turning point" in what for what in moments.values())
    step = list(moments)[2]
    assert (await table.ada.select(opened.message, [step])).acknowledged
    assert opened.shows(int(step))


async def test_export_and_import_are_a_round_trip(table: Table) -> None:
    await finish(table)
    opened = Private(table, table.ada, await replay(table, table.ada, game=1))
    exported = await opened.press(ExportButton)
    line, data, proof = [(await file.read()).decode() for file in exported.files]
    assert f"```\n{line}\n```" in exported.text
    assert line == table.stored()[0][5]
    assert json.loads(data)["line"] == line
    assert json.loads(data)["players"] == ["Ada", "Ben"]
    assert proof.startswith("fair1 game=1 ")
    assert proof.endswith(f" {line}")
    assert json.loads(data)["proof"] == proof
    imported = Private(table, table.cleo, await replay(table, table.cleo, line=proof))
    assert "Player 1" in imported.text
    await table.restart()
    await imported.turn(1)
    again = await imported.press(ExportButton)
    assert (await again.files[0].read()).decode() == line


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("fk1 tavern(three_pairs=1500,target=4000) seats=2 : >112345", "game-line-cut"),
        ("what is this?", "game-line-cut"),
        ("fk1 tavern(three_pairs=1500,target=4000) seats=2 : >112345 c. x0", "game-line-changed"),
    ],
)
async def test_lines_that_are_no_games_are_refused(table: Table, line: str, refusal: str) -> None:
    assert told(await replay(table, table.ada, line=line)) == say(f"refusal-{refusal}")
    too_long = told(await replay(table, table.ada, line=f"{line} {'x0' * 2000}"))
    assert too_long == say("refusal-game-line-too-long", most=2500)
    both = told(await replay(table, table.ada, line=line, game=1))
    assert both == say("refusal-game-or-line")


async def test_games_that_cannot_be_shown(table: Table) -> None:
    assert told(await replay(table, table.ada)) == say("refusal-no-game-to-replay")
    await table.begin()
    assert told(await replay(table, table.ada, game=1)) == say("refusal-game-running")
    assert told(await replay(table, table.ada, game=7)) == say("refusal-no-such-game", number=7)
    await table.resign(table.ada)
    assert "step 0 of" in told(await replay(table, table.cleo, game=1))


async def test_games_of_places_one_cannot_read_are_private(table: Table) -> None:
    await table.begin()
    await table.resign(table.ada)
    elsewhere = table.env.create_guild("Elsewhere")
    lobby = elsewhere.create_text_channel("lobby")
    strangers, players = elsewhere.add_member(table.cleo.user), elsewhere.add_member(table.ada.user)
    await table.env.settle()
    refused = await strangers.slash(lobby, "farkle replay", game=1)
    assert told(refused) == say("refusal-replay-private")
    assert "step 0 of" in told(await players.slash(lobby, "farkle replay", game=1))


async def test_the_last_games_of_the_channel_are_suggested(table: Table) -> None:
    for opponent in (table.ben, table.cleo):
        await table.challenge(opponent=opponent)
        await table.press(opponent, AcceptButton)
        await table.resign(table.ada)
    suggested = await table.dora.autocomplete(table.channel, "farkle replay", "game", "")
    assert [choice["value"] for choice in suggested] == [2, 1]
    by_name = await table.dora.autocomplete(table.channel, "farkle replay", "game", "ben")
    assert [choice["name"] for choice in by_name] == ["1: Ada and Ben"]


async def test_a_game_of_three_is_reviewed_by_chances(table: Table, cup: ScriptedCup) -> None:
    cup.next("111234", "222346")
    await challenge_all(table, table.ben, table.cleo)
    for who in (table.ada, table.ben):
        for kind in (RollButton, BestButton, BankButton):
            await table.press(who, kind)
    for who in (table.cleo, table.ben):
        await table.resign(who)
    result = await table.press(table.ada, ReviewButton)
    assert say("basis-equilibrium") in told(result)
    assert Private(table, table.ada, result).files
