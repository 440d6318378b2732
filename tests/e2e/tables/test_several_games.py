"""Several games in one channel, each on a board of its own."""

import json

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.settings.buttons import SettingMenu
from bot.features.tables.buttons import AcceptButton, RematchButton
from bot.kit.components.custom_ids import MatchButton
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.messages.panel import open_settings
from tests.support.e2e.player import scores
from tests.support.e2e.reading import shown, told
from tests.support.e2e.table import Table, say

"""The place of the choice in the panel."""

SEVERAL = [2, 5]


def boards(table: Table) -> dict[int, discord.Message]:
    """Return the newest message that shows each game, by its number."""
    found = {}
    for message in table.channel.history():
        for button in table.buttons(message):
            assert isinstance(button, MatchButton)
            found[button.match_id] = message
    return found


async def open_bots(table: Table, *people: MemberActor) -> None:
    """Let everybody begin a game against the bot."""
    for who in people:
        begun = await who.slash(table.channel, "farkle bot")
        assert not begun.ephemeral, told(begun)


async def fill(table: Table, games: int) -> None:
    """Let so many games be open: one of Ada and Ben, the others against the bot."""
    await table.allow(games)
    await table.begin(rated=False)
    await open_bots(table, *(table.cleo, table.dora, table.ada, table.ben)[: games - 1])
    assert len(boards(table)) == games


def phases(table: Table) -> list[object]:
    return [row[2] for row in table.stored()]


async def suggested(table: Table, who: MemberActor, command: str) -> list[object]:
    """Return the games that are suggested to somebody who types a command."""
    choices = await who.autocomplete(table.channel, command, "game", "")
    return [choice["value"] for choice in choices]


@pytest.mark.parametrize("games", [1, *SEVERAL])
async def test_each_game_goes_its_own_way(games: int, table: Table) -> None:
    await fill(table, games)
    players = (table.ada, table.cleo, table.dora, table.ada, table.ben)
    for number, message in boards(table).items():
        before = {game: table.board(message) for game, message in boards(table).items()}
        await table.press(players[number - 1], RollButton, on=message)
        after = {game: table.board(message) for game, message in boards(table).items()}
        assert {game for game in before if before[game] != after[game]} == {number}
    await table.restart()
    for number, message in boards(table).items():
        await table.press(players[number - 1], BestButton, on=message)
        stranger = table.ben if number == 1 else table.cleo if number > 2 else table.dora
        assert "[" not in told(await table.press(stranger, BankButton, on=message))


@pytest.mark.parametrize("games", [1, *SEVERAL])
async def test_one_more_is_refused_with_the_way_to_all_boards(games: int, table: Table) -> None:
    await fill(table, games)
    eve = table.guild.add_member(table.env.create_user("eve", global_name="Eve"))
    stored = table.stored()
    for opened in (
        await table.challenge(eve, table.cleo),
        await eve.slash(table.channel, "farkle open"),
        await eve.slash(table.channel, "farkle bot"),
        await eve.slash(table.channel, "farkle tavern play", opponent=table.dora),
    ):
        answer = told(opened)
        assert answer.startswith(say("refusal-channel-busy"))
        for message in boards(table).values():
            assert f"({message.jump_url})" in answer
    assert table.stored() == stored
    await table.resign(table.ada, game=1)
    assert not (await eve.slash(table.channel, "farkle open")).ephemeral


async def test_only_those_who_manage_the_server_are_told_what_they_can_do(table: Table) -> None:
    await table.allow(games=1)
    await table.begin()
    advice = say("advice-channel-busy")
    assert advice not in told(await table.challenge(table.cleo, table.dora))
    assert told(await table.challenge(table.dora, table.cleo)).endswith(advice)
    assert advice not in told(await table.dora.slash(table.channel, "farkle resign"))


async def test_where_games_have_threads_the_channel_is_never_full(table: Table) -> None:
    await table.allow(games=1)
    await table.bot.features.settings.book.set_for_server(table.guild.id, "threads", value=True)
    home = table.channel
    for who, member in ((table.ada, table.ben), (table.cleo, table.dora)):
        table.channel = home
        await table.challenge(who, member)
        await table.press(member, AcceptButton)
    assert len(home.threads) == 2
    await table.challenge(table.ada, table.cleo)
    waits = told(await table.challenge(table.ben, table.dora))
    assert waits.startswith(say("refusal-channel-busy")), "one table at a time is still laid here"


async def test_the_server_chooses_how_many_there_may_be(table: Table) -> None:
    panel = await open_settings(table)
    assert say("server-games-number", number=3) in panel.text()
    await open_bots(table, table.ada, table.ben, table.cleo)
    await panel.set("games", 4)
    await open_bots(table, table.dora)
    await panel.set("games", 1)
    assert say("server-games-number", number=1) in panel.text()
    assert len(boards(table)) == 4, "those that are open go on"
    for value in (0, 6, -1, 10**9, "3", None, True):
        menu = {
            "type": 3,
            "custom_id": SettingMenu("games").write(),
            "options": [{"label": "x", "value": json.dumps(value)}],
        }
        forged = await table.post({"type": 1, "components": [menu]})
        answer = await table.dora.select(forged, [json.dumps(value)])
        assert told(answer) == say("refusal-button-outdated")
        assert table.bot.features.settings.book.of_server(table.guild.id).games == 1
    await table.restart()
    assert table.bot.features.settings.book.of_server(table.guild.id).games == 1


@pytest.mark.parametrize("games", SEVERAL)
async def test_show_brings_ones_own_board_down(games: int, table: Table) -> None:
    await fill(table, games)
    old = boards(table)
    await table.dora.slash(table.channel, "farkle show")
    number = 3 if games > 2 else None
    if number is None:
        own = await table.cleo.slash(table.channel, "farkle show")
        assert say("opponent-perfect") in shown(own)
        number = 2
    assert boards(table)[number].id != old[number].id
    retired = next(message for message in table.channel.history() if message.id == old[number].id)
    assert boards(table)[number].jump_url in table.board(retired)


async def test_show_asks_whoever_has_none_or_several(table: Table) -> None:
    await table.begin()
    await open_bots(table, table.cleo)
    asked = told(await table.dora.slash(table.channel, "farkle show"))
    assert asked.startswith(say("refusal-several-games"))
    for number, message in boards(table).items():
        assert f"[{number}: " in asked
        assert f"({message.jump_url})" in asked
    assert await suggested(table, table.dora, "farkle show") == [1, 2]
    assert "Ben" in shown(await table.dora.slash(table.channel, "farkle show", game=1))
    await open_bots(table, table.ada)
    asked = told(await table.ada.slash(table.channel, "farkle show"))
    assert "[1: " in asked
    assert "[2: " not in asked, "it is not hers"
    assert "[3: " in asked
    await table.ada.slash(table.channel, "farkle show", game=3)
    assert boards(table)[3].id == table.message.id


@pytest.mark.parametrize("games", [1, *SEVERAL])
async def test_resign_leaves_ones_own_game(games: int, table: Table) -> None:
    await fill(table, games)
    if games == 5:
        asked = told(await table.ada.slash(table.channel, "farkle resign"))
        assert asked.startswith(say("refusal-several-games"))
        assert set(await suggested(table, table.ada, "farkle resign")) == {1, 4}
        left = await table.resign(table.ada, game=1)
    else:
        left = await table.resign(table.ada)
    assert told(left) == say("resigned-finished")
    assert phases(table) == ["finished", *["playing"] * (games - 1)]


async def test_resign_tells_strangers_whose_games_these_are(table: Table) -> None:
    await table.begin()
    await open_bots(table, table.cleo)
    stored = table.stored()
    for number in (None, 1, 2, 9):
        options = {} if number is None else {"game": number}
        answer = told(await table.dora.slash(table.channel, "farkle resign", **options))
        key = "no-own-game-here" if number is None else "not-own-game"
        values = {} if number is None else {"number": str(number)}
        assert answer.startswith(say(f"refusal-{key}", **values))
    assert table.stored() == stored


@pytest.mark.parametrize("games", [1, *SEVERAL])
async def test_moderators_end_the_game_they_name(games: int, table: Table) -> None:
    await fill(table, games)
    ended = await table.dora.slash(table.channel, "farkle-mod end")
    if games > 1:
        assert told(ended).startswith(say("refusal-several-games"))
        assert await suggested(table, table.dora, "farkle-mod end") == [*range(1, games + 1)]
        message = boards(table)[games]
        ended = await table.dora.slash(table.channel, "farkle-mod end", game=games)
        after = next(posted for posted in table.channel.history() if posted.id == message.id)
        assert "[" not in table.board(after).replace(f"[{say('button-replay')}]", "")
    assert told(ended) == say("done-closed")
    assert phases(table) == [*["playing"] * (games - 1), "closed"]


@pytest.mark.parametrize("games", SEVERAL)
async def test_moderators_remove_somebody_from_the_game_they_play(games: int, table: Table) -> None:
    await fill(table, games)
    kick = "farkle-mod kick"
    asked = await table.dora.slash(table.channel, kick, user=table.cleo)
    removed = await table.surely(table.dora, asked)
    assert told(removed) == say("done-closed")
    assert phases(table)[1] == "closed"
    asked = await table.dora.slash(table.channel, kick, user=table.ada)
    if games == 5:
        assert told(asked).startswith(say("refusal-several-games"))
        refused = await table.dora.slash(table.channel, kick, user=table.ada, game=3)
        assert told(refused).startswith(say("refusal-not-at-table"))
        asked = await table.dora.slash(table.channel, kick, user=table.ada, game=1)
    removed = await table.surely(table.dora, asked)
    assert told(removed) == say("done-closed")
    assert phases(table)[0] == "closed"


async def test_verify_tells_of_ones_own_game(table: Table) -> None:
    await table.begin()
    await open_bots(table, table.cleo)
    own = told(await table.cleo.slash(table.channel, "farkle verify"))
    other = told(await table.ada.slash(table.channel, "farkle verify"))
    assert own != other
    asked = await table.dora.slash(table.channel, "farkle verify")
    assert told(asked).startswith(say("refusal-several-games"))
    assert await suggested(table, table.dora, "farkle verify") == [1, 2]
    assert told(await table.dora.slash(table.channel, "farkle verify", game=2)) == own


async def test_words_daily_games_and_the_tavern_keep_to_their_own(table: Table) -> None:
    await table.begin()
    await table.cleo.slash(table.channel, "farkle tavern play")
    await open_bots(table, table.dora)
    await table.ben.slash(table.channel, "farkle daily")
    asked = await ask_word(table, table.ada, on=boards(table)[1])
    await table.ada.submit_modal(asked, {"answer": "luck"})
    said = say("dice-words", words=say("dice-word", word="luck", name="Ada"))
    assert [said in table.board(board) for board in boards(table).values()] == [True, False, False]
    assert phases(table) == ["playing", "choosing", "playing", "playing"]


async def test_a_button_of_an_older_version_renews_its_own_board(table: Table) -> None:
    await table.begin()
    await open_bots(table, table.cleo)
    for message in boards(table).values():
        board = table.board(message)
        button = {"type": 2, "style": 2, "label": "x", "custom_id": "fk0:1:1:roll"}
        await table.show_again(message, [{"type": 1, "components": [button]}])
        [old] = [posted for posted in table.channel.history() if posted.id == message.id]
        pressed: InteractionResult = await table.ada.click(old, custom_id=str(button["custom_id"]))
        assert told(pressed) == say("refusal-button-outdated")
        [new] = [posted for posted in table.channel.history() if posted.id == message.id]
        assert table.board(new) == board


async def test_a_rematch_begins_beside_other_games(table: Table) -> None:
    await table.begin()
    await open_bots(table, table.cleo)
    await table.resign(table.ada)
    await table.press(table.ada, RematchButton, on=boards(table)[1])
    wanted = boards(table)[1]
    parts = [component.to_dict() for component in wanted.components]
    await table.press(table.ben, RematchButton, on=wanted)
    assert phases(table) == ["finished", "playing", "playing"]
    assert scores(table.board()) == {"Ben": 0, "Ada": 0}
    await table.show_again(wanted, parts)
    await table.press(table.ben, RematchButton, on=boards(table)[1])
    assert len(table.stored()) == 3, "pressed twice, it begins once"


async def test_a_deleted_channel_takes_no_game_with_it(table: Table) -> None:
    await table.begin()
    await open_bots(table, table.cleo)
    table.env.backend.delete_channel(table.channel.id)
    await table.env.settle()
    table.channel = table.guild.create_text_channel("again")
    await table.env.settle()
    await table.cleo.slash(table.channel, "farkle show")
    await table.ben.slash(table.channel, "farkle show")
    assert len(boards(table)) == 2
