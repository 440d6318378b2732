"""A tournament by clicking: planned, announced, joined, begun and looked at."""

import asyncio

import pytest

from bot.client import answer
from bot.features.analysis.buttons import HintButton
from bot.features.board.buttons import RollButton
from bot.features.tournaments.buttons import (
    AskStartButton,
    BeginButton,
    BerserkButton,
    JoinTournament,
    LeaveTournament,
    LogPageButton,
    PairingsPage,
    PanelButton,
    PicturePage,
    PlayAloneButton,
    ShowTournament,
    TablePageButton,
)
from bot.features.tournaments.model.planning.draft import DraftScreen
from bot.features.tournaments.view.pictures.pages import PICTURE
from bot.kit.pictures.drawing import drawn
from cogs.tournaments import showing
from tests.support.e2e.messages.tournaments import (
    TournamentMessage,
    announce_one,
    card_of,
    card_text,
    join_all,
    plan_one,
    refresh,
)
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def test_a_tournament_is_planned_joined_begun_and_shown(table: Table) -> None:
    draft = await plan_one(table, name="Winter Cup", format="knock-out")
    assert "Winter Cup" in draft.text()
    await draft.set("best_of", "3")
    await draft.set("most", "4")
    assert say("tournament-best-of", games=3) in draft.text()
    await announce_one(table, draft)
    assert "Winter Cup" in card_text(table)
    await join_all(table, table.ada, table.ben)
    assert "Ada" in card_text(table)
    assert "Ben" in card_text(table)
    await _begin(table)
    [thread] = table.channel.threads  # their game has begun
    kinds = {type(button) for message in thread.history() for button in table.buttons(message)}
    assert RollButton in kinds
    assert HintButton not in kinds, "the solver would win the tournament"
    shown = TournamentMessage(
        table, table.ada, await table.press(table.ada, ShowTournament, on=card_of(table))
    )
    assert "You play Ben now" in shown.text()
    await shown.press(TablePageButton, 0)
    await shown.press(PairingsPage, 0)
    assert "Ada" in shown.text()
    await shown.press(LogPageButton, 0)
    assert say("tournament-act-joined", about="Ben") in shown.text()


async def test_a_start_is_typed_and_shown_as_everybody_sees_it(table: Table) -> None:
    draft = await plan_one(table, name="Cup")
    await draft.set("start", '"at-time"')
    await draft.type(AskStartButton, "in 2 h 30 min")
    at = int(table.env.now().timestamp()) + 9000
    assert f"<t:{at}:f>" in draft.text()
    assert told(await draft.type(AskStartButton, "soon")) == say("refusal-tournament-time")


async def test_who_leaves_is_gone_from_the_card(table: Table) -> None:
    draft = await plan_one(table, name="Cup", format="swiss")
    await draft.show(DraftScreen.PEOPLE)
    await announce_one(table, draft)
    await join_all(table, table.ada, table.ben)
    answer = await table.press(table.ada, LeaveTournament, on=card_of(table))
    assert "no longer in" in told(answer)
    await refresh(table)
    assert "Ada" not in card_text(table)
    again = await table.press(table.ben, JoinTournament, on=card_of(table))
    assert told(again) == say("refusal-tournament-in-already")


async def test_lists_and_names(table: Table) -> None:
    empty = await table.ada.slash(table.channel, "farkle-events tournament list")
    assert "There are none yet" in told(empty)
    draft = await plan_one(table, name="Cup", format="arena")
    await announce_one(table, draft)
    listed = await table.ada.slash(table.channel, "farkle-events tournament list")
    assert "Cup" in told(listed)
    for name in ("1", "cup", "Cup (Arena, open to join)", None):
        options = {} if name is None else {"tournament": name}
        found = await table.ada.slash(table.channel, "farkle-events tournament show", **options)
        assert "Cup" in told(found), name
    joined = await table.ada.slash(table.channel, "farkle-events tournament join", tournament="1")
    assert "You're in" in told(joined)
    left = await table.ada.slash(table.channel, "farkle-events tournament leave", tournament="cup")
    assert "no longer in" in told(left)


async def test_the_bracket_is_drawn_and_told_in_words(table: Table) -> None:
    draft = await plan_one(table, name="Cup", format="knock-out")
    await announce_one(table, draft)
    await join_all(table, table.ada, table.ben, table.cleo)
    await _begin(table)
    opened = await table.press(table.ada, ShowTournament, on=card_of(table))
    shown = TournamentMessage(table, table.ada, opened)
    await shown.press(PicturePage, 0)
    assert "Bracket of Cup" in shown.text()
    [picture] = shown.message.attachments
    assert (picture.filename, picture.size > 5_000) == (PICTURE, True)
    await shown.press(TablePageButton, 0)
    assert say("tournament-standings-title", title="Cup") in shown.text()


async def test_a_picture_that_takes_long_is_said_to_be_coming(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = await plan_one(table, name="Cup", format="knock-out")
    await announce_one(table, draft)
    await join_all(table, table.ada, table.ben)
    await _begin(table)
    opened = await table.press(table.ada, ShowTournament, on=card_of(table))
    shown = TournamentMessage(table, table.ada, opened)

    async def draw_slowly(*wanted: object) -> bytes:
        await asyncio.sleep(0.05)
        return await drawn(*wanted)  # type: ignore[arg-type] # as it was asked

    monkeypatch.setattr(showing, "drawn", draw_slowly)
    monkeypatch.setattr(answer, "DEFER_AFTER", 0.01)
    before = table.requests()
    await shown.press(PicturePage, 0)
    first = str(table.env.http_requests[before].json)
    assert say("tournament-picture-coming") in first
    assert say("tournament-picture-coming") not in shown.text()
    assert "Bracket of Cup" in shown.text()
    assert [picture.filename for picture in shown.message.attachments] == [PICTURE]


async def test_a_duplicate_is_played_from_the_card(table: Table, cup: ScriptedCup) -> None:
    draft = await plan_one(table, name="Cup", format="duplicate")
    await announce_one(table, draft)
    await join_all(table, table.ada, table.ben)
    await _begin(table)
    opened = await table.press(table.ada, PlayAloneButton, on=card_of(table))
    game = PrivateMessage(opened)
    await table.press(table.ada, RollButton, on=game.message)
    assert told(await table.press(table.cleo, PlayAloneButton, on=card_of(table))) == say(
        "refusal-tournament-not-in"
    )
    shown = TournamentMessage(
        table, table.ada, await table.press(table.ada, ShowTournament, on=card_of(table))
    )
    await shown.press(TablePageButton, 0)
    assert say("tournament-standings-secret") in shown.text()


async def test_berserk_is_a_button_of_the_thread(table: Table) -> None:
    draft = await plan_one(table, name="Cup", format="arena")
    await announce_one(table, draft)
    await join_all(table, table.ada, table.ben)
    await _begin(table)
    [thread] = table.channel.threads
    [call, *_] = [message for message in thread.history() if table.buttons(message)]
    answer = await table.press(table.ada, BerserkButton, on=call)
    assert told(answer) == say("tournament-berserk")
    again = await table.press(table.ada, BerserkButton, on=call)
    assert told(again) == say("refusal-tournament-no-berserk")
    stranger = await table.press(table.cleo, BerserkButton, on=call)
    assert told(stranger) == say("refusal-tournament-no-berserk")


async def _begin(table: Table) -> None:
    opened = await table.press(table.dora, PanelButton, on=card_of(table))
    await TournamentMessage(table, table.dora, opened).press(BeginButton)
    await refresh(table)
