"""Whole games with the bot as its own process: what two people press, and what they are shown."""

import asyncio
import re

import pytest

from tests.support.engine.shipped import NAMES, PRESETS
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table, resign
from tests.support.wire.helpers import needs_description
from tests.support.wire.stored import Stored, check_nothing_lost, stored_games
from tests.wire_server import CallbackKind, Outcome, Request, WireServer

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.both_engines]

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


def stored(bot: BotProcess, table: Table) -> Stored:
    """Return the row of the game that is on the table."""
    game = table.board.game
    assert game is not None
    return stored_games(bot.database)[game]


def privately(outcome: Outcome) -> str:
    """Return the sentence that one person alone was told, with one request."""
    assert outcome.kind is CallbackKind.MESSAGE
    assert outcome.message.ephemeral
    assert [request.status for request in outcome.requests] == [200]
    return outcome.message.text


def is_of_another(table: Table, request: Request) -> bool:
    """Tell whether it was sent to another channel: boards of earlier tests change late at times."""
    start = "/channels/"
    return request.path.startswith(start) and not request.path.startswith(
        f"{start}{table.channel.id}/"
    )


async def until_dice_lie(table: Table, *, at_least: int = 2) -> None:
    """Play until there are dice on the table and none of them is chosen."""
    while len(table.board.dice) < at_least or table.board.chosen:
        await table.step()


async def test_a_whole_game_ends_on_the_leaderboard(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    before = discord.request_count
    await table.sit_down(ruleset="tavern", target=2000)
    game = table.board.game

    board = await table.play_to_the_end()

    sent = list(discord.requests)[before - discord.request_count :]
    to_newcomers = [
        request for request in sent if request.method == "POST" and "/webhooks/" in request.path
    ]
    others = [request for request in sent if is_of_another(table, request)]
    answers = [request for request in sent if request not in to_newcomers + others]
    assert {answer.template for answer in answers} == {CALLBACK}
    assert len(answers) == table.presses + 1  # the challenge
    assert max(board.scores.values()) >= 2000
    assert game is not None
    row = stored_games(bot.database)[game]
    assert row.phase == "finished"
    check_nothing_lost(row, table.notes)
    assert tuple(board.scores.values()) == row.states()[-1].totals
    winner, loser = sorted(board.scores, key=board.scores.__getitem__, reverse=True)
    shown = await discord.command(table.ben, table.channel, "farkle leaderboard")
    assert re.search(rf"1\. {winner}\W+1 of 1 won", shown.message.text)
    assert re.search(rf"2\. {loser}\W+0 of 1 won", shown.message.text)
    figures = await discord.command(table.ann, table.channel, "farkle stats", user=table.ben)
    assert "Games finished: **1**" in figures.message.text


async def test_two_taps_on_different_dice_sent_together_both_count(table: Table) -> None:
    await table.sit_down()
    await until_dice_lie(table, at_least=3)

    taps = await asyncio.gather(*(table.send(Act("die", place)) for place in (0, 2)))

    assert [tap.kind for tap in taps] == [CallbackKind.UPDATE] * 2
    assert [len(tap.requests) for tap in taps] == [1, 1]
    assert table.read_again().chosen == (0, 2)
    await table.press("die", 0)
    assert table.board.chosen == (2,)


@pytest.mark.parametrize("taps", [2, 5])
async def test_roll_sent_several_times_at_once_rolls_once(
    table: Table, bot: BotProcess, taps: int
) -> None:
    await table.sit_down()
    await until_dice_lie(table)
    await table.press("best")
    version = table.notes.version

    rolls = await asyncio.gather(*(table.send(Act("roll")) for _ in range(taps)))

    assert [roll.kind for roll in rolls] == [CallbackKind.UPDATE] * taps
    assert [len(roll.requests) for roll in rolls] == [1] * taps
    for roll in rolls:
        table.read(roll.message)
    assert table.read_again().version == version + 1
    check_nothing_lost(stored(bot, table), table.notes)


async def test_bank_sent_twice_at_once_banks_once(table: Table, bot: BotProcess) -> None:
    await table.sit_down()
    await until_dice_lie(table)
    await table.press("best")
    banked, seat = table.board.turn_total, table.board.to_play
    assert banked is not None
    assert seat is not None
    before = table.board.scores[seat]

    banks = await asyncio.gather(table.send(Act("bank")), table.send(Act("bank")))

    assert [bank.kind for bank in banks] == [CallbackKind.UPDATE] * 2
    assert [len(bank.requests) for bank in banks] == [1, 1]
    assert table.read_again().scores[seat] == before + banked
    check_nothing_lost(stored(bot, table), table.notes)


async def test_a_tap_sent_with_the_roll_is_answered(table: Table, bot: BotProcess) -> None:
    await table.sit_down()
    await until_dice_lie(table)
    await table.press("best")
    version = table.notes.version

    both = await asyncio.gather(table.send(Act("roll")), table.send(Act("die", 0)))

    assert [outcome.kind for outcome in both] == [CallbackKind.UPDATE] * 2
    assert table.read_again().version == version + 1
    check_nothing_lost(stored(bot, table), table.notes)


async def test_everyone_else_is_answered_privately(table: Table, discord: WireServer) -> None:
    stranger = discord.create_user("Cleo")
    discord.add_member(table.guild, stranger)
    await table.challenge()
    invitation = table.seen
    for somebody in (table.ann, stranger):
        assert privately(await table.send(Act("accept"), by=somebody))
    assert discord.refresh(invitation) == invitation
    await table.press("accept")
    await until_dice_lie(table)
    waiting = table.ben if table.on_turn() is table.ann else table.ann
    board = table.board

    assert table.on_turn().name in privately(await table.send(Act("best"), by=waiting))
    assert "Ann" in privately(await table.send(Act("die", 0), by=stranger))

    assert table.read_again() == board


@pytest.mark.parametrize(
    ("options", "told"),
    [({"ruleset": "poker"}, "Standard"), ({"target": 5000, "turns": 5}, "not both")],
)
async def test_a_challenge_that_cannot_be_is_explained(
    table: Table, options: dict[str, str | int], told: str
) -> None:
    outcome = await table.server.command(
        table.ann, table.channel, "farkle challenge", opponent=table.ben, **options
    )
    assert re.search(told, privately(outcome))
    await table.challenge()


async def test_nobody_challenges_themselves_a_bot_or_a_busy_channel(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    for opponent in (table.ann, discord.bot):
        assert privately(
            await discord.command(table.ann, table.channel, "farkle challenge", opponent=opponent)
        )
    await table.challenge()
    await bot.until(lambda: stored(bot, table).message_id is not None)  # a moment after the answer
    again = await discord.command(table.ben, table.channel, "farkle challenge", opponent=table.ann)
    assert str(table.seen.id) in privately(again)  # a link to the board


async def test_the_menu_of_a_user_challenges_too(table: Table, discord: WireServer) -> None:
    outcome = await discord.user_command(table.ann, table.channel, "Challenge to Farkle", table.ben)
    assert outcome.message.pinged == (table.ben,)
    table.begin(outcome.message)
    await table.press("decline")
    assert not table.playing


async def test_show_posts_the_board_again_and_retires_the_old_one(
    table: Table, discord: WireServer
) -> None:
    await table.sit_down()
    await until_dice_lie(table)
    await table.press("best")
    old, board = table.seen, table.board

    shown = await discord.command(table.ben, table.channel, "farkle show")

    assert table.read(shown.message) == board
    await discord.until(lambda: discord.refresh(old) != old)
    assert str(table.seen.id) in str(discord.refresh(old).buttons)
    await table.press("roll")


async def test_a_deleted_board_comes_back_with_show(table: Table, discord: WireServer) -> None:
    await table.sit_down()
    await until_dice_lie(table)
    board = table.board
    discord.delete_message(table.seen)

    shown = await discord.command(table.ann, table.channel, "farkle show")

    assert table.read(shown.message) == board
    await table.press("best")


async def test_resigning_is_told_in_the_board(table: Table, discord: WireServer) -> None:
    await table.challenge(ruleset="tavern")
    for person in (table.ann, table.ben):  # for a rated game, at whose end they are asked
        table.read((await table.send(Act("askrated"), by=person)).message)
    await table.press("accept")
    await until_dice_lie(table)
    old = table.seen

    asked = await discord.command(table.ann, table.channel, "farkle resign")
    [sure, _] = asked.message.buttons
    assert privately(asked)
    await discord.press(table.ann, asked.message, custom_id=sure.custom_id)

    await discord.until(lambda: discord.refresh(old) != old)
    assert table.read_again().version is None
    assert "Ben wins" in table.board.text
    late = await discord.command(table.ann, table.channel, "farkle resign")
    assert privately(late)


@pytest.mark.parametrize("locale", ["de", "ja", "pt-BR", "sv-SE"])
async def test_any_language_of_people_and_servers_is_answered(
    bot: BotProcess, discord: WireServer, locale: str
) -> None:
    table = Table(discord, locales=(locale, "en-US"), guild_locale=locale)
    for command in ("leaderboard", "rules show", "stats", "show", "resign"):
        outcome = await discord.command(table.ann, table.channel, f"farkle {command}")
        assert outcome.message.text
    await table.sit_down(target=500)
    assert max((await table.play_to_the_end()).scores.values()) >= 500
    for command in ("leaderboard", "stats"):
        outcome = await discord.command(table.ann, table.channel, f"farkle {command}")
        assert "Ann" in outcome.message.text
    discord.check()


@needs_description
async def test_every_body_fits_discords_description(table: Table, discord: WireServer) -> None:
    for locale_free in ("leaderboard", "rules show", "stats"):
        await discord.command(table.ann, table.channel, f"farkle {locale_free}")
    offered = await discord.autocomplete(
        table.ann, table.channel, "farkle rules show", "ruleset", ruleset=""
    )
    for choice in offered.choices:
        await discord.command(
            table.ann, table.channel, "farkle rules show", ruleset=choice["value"]
        )
        await table.sit_down(ruleset=choice["value"])
        for _ in range(8):
            if table.playing:  # dice such as six ones win at once
                await table.step()
        await resign(discord, table.ben, table.channel)
    assert len(offered.choices) == len(NAMES + PRESETS)
    discord.check()
