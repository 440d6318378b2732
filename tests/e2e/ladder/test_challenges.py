"""Challenges on a ladder, from the menu to the change of places."""

import discord
from simcord import ChannelHandle, MemberActor

from bot.features.ladder.buttons import (
    AcceptChallengeButton,
    ChallengeMenu,
    GiveUpPlaceButton,
    JoinLadderButton,
)
from bot.features.ladder.model import ANSWER_WITHIN, PEACE
from bot.features.settings.model import Challengers
from bot.features.tables.buttons import RematchButton
from bot.match.clocks.pace import Pace
from tests.e2e.ladder.ladder import DUEL, MINUTE, board_of, ladder_of, news, until_due
from tests.support.e2e.forging import forge
from tests.support.e2e.reading import told, told_nothing
from tests.support.e2e.table import Table, say


async def test_the_winner_from_below_takes_the_place(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    assert await ladder.order() == ["Ben", "Cleo", "Ada"]
    assert told_nothing(await ladder.challenge(table.ada, table.ben))
    card = table.message
    assert say("ladder-challenge-stake", challenger="Ada", challenged="Ben") in table.board()
    assert [mention.id for mention in card.mentions] == [table.ben.id]
    assert say("ladder-running") in await ladder.show()
    await table.restart()
    assert told_nothing(await table.press(table.ben, AcceptChallengeButton, on=card))
    assert say("board-turn", name="Ada") in board_of(table, card)
    playing = say("ladder-plays", challenger="Ada", challenged="Ben", number="1")
    assert playing in await ladder.show()
    await table.restart()
    await table.resign(table.ben)
    assert table.board() == say("ladder-news", rules=DUEL, news=news("won"))
    assert await ladder.order() == ["Ada", "Cleo", "Ben"]


async def test_who_defends_a_place_keeps_it(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    await table.press(table.ben, AcceptChallengeButton)
    await table.resign(table.ada)
    assert news("held") in table.board()
    assert await ladder.order() == ["Ben", "Ada"]
    panel = await ladder.reach(table.ada)
    assert say("ladder-above-met", rank=1, name="Ben") in table.board(panel)
    assert say("ladder-reach-nobody") in table.board(panel)
    await until_due(table, PEACE)
    await ladder.show()
    assert told_nothing(await ladder.challenge(table.ada, table.ben))


async def test_a_place_can_be_given_up(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    for stranger in (table.ada, table.cleo):
        answer = await table.press(stranger, GiveUpPlaceButton)
        assert told(answer) == say("refusal-ladder-not-challenged", name="Ben")
    card = table.message
    assert told_nothing(await table.press(table.ben, GiveUpPlaceButton))
    assert news("declined") in board_of(table, card)
    assert await ladder.order() == ["Ada", "Ben"]
    assert table.stored() == []


async def test_an_unanswered_challenge_is_lost(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    parts = [component.to_dict() for component in card.components]
    await table.restart()
    await until_due(table, ANSWER_WITHIN)
    assert news("expired") in board_of(table, card)
    assert await ladder.order() == ["Ada", "Ben"]
    await table.show_again(card, parts)
    late = await table.press(table.ben, AcceptChallengeButton, on=table.channel.history()[-2])
    assert told(late) == say("refusal-ladder-over")
    assert table.stored() == []


async def test_who_is_on_vacation_loses_no_place_by_silence(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.bot.features.vacations.vacations.begin(table.ben.id, 7 * 24)
    await until_due(table, ANSWER_WITHIN)
    assert news("void") in board_of(table, card)
    assert await ladder.order() == ["Ben", "Ada"]


async def test_time_in_which_the_bot_was_down_is_given_back(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.env.advance_time(ANSWER_WITHIN - 60 * MINUTE)
    await table.stop()
    await table.env.advance_time(120 * MINUTE)
    await table.restart()
    await table.env.advance_time(30 * MINUTE)
    assert told_nothing(await table.press(table.ben, AcceptChallengeButton, on=card))
    assert [row[2] for row in table.stored()] == ["playing"]


async def test_the_panel_answers_too_wherever_it_is_opened(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    panel = await ladder.reach(table.ben)
    assert told_nothing(await table.press(table.ben, AcceptChallengeButton, on=panel))
    await table.env.settle()
    accepted = say("ladder-accepted", challenger="Ada", challenged="Ben", number="1")
    assert accepted in board_of(table, card)
    assert say("board-turn", name="Ada") in table.board()
    again = await table.press(table.ben, AcceptChallengeButton, on=panel)
    assert told(again) == say("refusal-ladder-over")
    assert len(table.stored()) == 1


async def test_nobody_is_in_two_challenges(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    menu = await ladder.reach(table.ada)
    old = str(table.button(ChallengeMenu, on=menu)["custom_id"])
    await ladder.challenge(table.ada, table.ben)
    answer = await table.ada.select(menu, [str(table.cleo.id)], custom_id=old)
    assert told(answer) == say("refusal-ladder-busy-yourself")
    await ladder.show()
    assert say("ladder-above-busy", rank=1, name="Ben") in table.board(
        await ladder.reach(table.cleo)
    )


async def test_a_menu_offers_nobody_out_of_reach(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada, table.cleo)
    menu = ChallengeMenu("duel").write()
    for whom in (table.cleo.id, table.ada.id, table.dora.id, 0, -1, 10**90):
        answer = await forge(table, table.ada, table.channel, menu, values=[str(whom)])
        assert told(answer) == say("refusal-ladder-not-in-reach", most=5), whom
    assert say("ladder-reach-top") in table.board(await ladder.reach(table.ben))


async def test_a_block_is_refused_as_elsewhere(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await table.bot.features.tables.blocks.add(table.ben.id, table.ada.id)
    blocked = told(await ladder.challenge(table.ada, table.ben))
    await table.bot.features.tables.blocks.put(table.ben.id, [])
    book = table.bot.features.settings.book
    await book.set_for_person(table.ben.id, "challenges", Challengers.NOBODY)
    assert blocked == told(await ladder.challenge(table.ada, table.ben))
    await book.set_for_person(table.cleo.id, "challenges", Challengers.NOBODY)
    assert told(await ladder.press(table.cleo, JoinLadderButton)) == say(
        "refusal-ladder-takes-none"
    )


async def test_a_game_without_result_counts_for_nothing(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    await table.press(table.ben, AcceptChallengeButton)
    asked = await table.dora.slash(table.channel, "farkle-mod end")
    await table.surely(table.dora, asked)
    await table.env.settle()
    assert news("void") in table.board()
    await ladder.show()
    assert told_nothing(await ladder.challenge(table.ada, table.ben))
    assert say("ladder-challenge-title", rules=DUEL) in table.board()


async def test_nobody_is_challenged_where_they_cannot_read(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    answers = []
    for number, readers in enumerate(((table.ada,), (table.ada, table.ben))):
        hidden = hidden_channel(table, f"hidden-{number}", readers)
        await table.ada.slash(hidden, "farkle-events ladder", ruleset="duel")
        ladder.card = hidden.history()[-1]
        answers.append(await ladder.challenge(table.ada, table.ben))
    refused, posted = answers
    assert told(refused) == say("refusal-ladder-cannot-read")
    assert told_nothing(posted)
    own = hidden_channel(table, "own", (table.ben,))
    await table.ben.slash(own, "farkle-events ladder", ruleset="duel")
    ladder.card = own.history()[-1]
    panel = await ladder.reach(table.ben)
    elsewhere = await table.press(table.ben, AcceptChallengeButton, on=panel)
    assert told(elsewhere) == say("refusal-ladder-cannot-read"), "the challenger cannot play there"
    assert table.stored() == []


def hidden_channel(table: Table, name: str, readers: tuple[MemberActor, ...]) -> ChannelHandle:
    """Return a channel that only the `readers` and the bot can read."""
    assert table.bot.user is not None
    sees, sees_not = (
        discord.PermissionOverwrite(view_channel=visible) for visible in (True, False)
    )
    return table.guild.create_text_channel(
        name,
        overwrites={
            table.guild.default_role: sees_not,
            table.bot.user: sees,
            **dict.fromkeys(readers, sees),
        },
    )


async def test_a_turn_has_at_least_a_day(table: Table) -> None:
    book = table.bot.features.settings.book
    await book.set_for_server(table.guild.id, "pace", Pace.SPEED)
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    await table.press(table.ben, AcceptChallengeButton)
    [match] = await table.bot.features.core.matches.open_in(table.channel.id)
    assert match.setup.rules.turn_seconds == Pace.SLOW.seconds
    assert match.rated


async def test_the_channel_being_full_ends_no_challenge(table: Table) -> None:
    await table.allow(games=1)
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.challenge(table.cleo, table.dora)
    answer = told(await table.press(table.ben, AcceptChallengeButton, on=card))
    assert answer.startswith(say("refusal-channel-busy"))
    await until_due(table, 20 * MINUTE)
    assert told_nothing(await table.press(table.ben, AcceptChallengeButton, on=card))


async def test_a_rematch_changes_no_places(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    board = table.message
    await table.press(table.ben, AcceptChallengeButton)
    await table.resign(table.ben)
    [over] = [message for message in table.channel.history() if message.id == board.id]
    for who in (table.ada, table.ben):
        await table.press(who, RematchButton, on=over)
    await table.resign(table.ada)
    assert [row[2] for row in table.stored()] == ["finished", "finished"]
    assert await ladder.order() == ["Ada", "Ben"]


async def test_a_forged_answer_takes_no_other_message(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.challenge(table.cleo, table.dora)
    board = table.message
    before = table.board(board)
    number = next(
        button for button in table.buttons(card) if isinstance(button, AcceptChallengeButton)
    )
    answer = await forge(table, table.ben, table.channel, number.write(), on=board)
    assert told_nothing(answer)
    assert board_of(table, board) == before
    assert say("board-turn", name="Ada") in table.board()
