"""From a challenge to a game, or to nothing."""

from pathlib import Path

import pytest
from simcord import UserHandle

from bot.database.opening import Address
from bot.features.board.buttons import BestButton, RollButton
from bot.features.tables.buttons import AcceptButton, DeclineButton, PlayBotButton
from bot.kit.game.rulesets import ruleset_name
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import components, shown, told
from tests.support.e2e.table import Table, open_table, say

RULESETS = [
    *("classic", "duel", "facebook", "kingdom", "party", "tavern", "ten_turns", "zilch"),
    *("five_dice", "greed_dice", "high_stakes", "pocket_farkle", "speed_farkle", "toxic_twos"),
    "welfare_farkle",
]
MINUTE = 60


async def test_invitation_mentions_the_invited_person_alone(table: Table) -> None:
    result = await table.challenge(ruleset="duel", target=5000)
    assert table.ben.mention in shown(result)
    assert say("ending-target", target=5000) in shown(result)
    assert [person.id for person in table.message.mentions] == [table.ben.id]


async def test_challenge_from_the_menu_of_a_user(table: Table) -> None:
    result = await table.ada.context_menu(table.channel, say("cmd-context-challenge"), table.ben)
    assert table.ben.mention in shown(result)
    await table.press(table.ben, AcceptButton)
    assert say("board-turn", name="Ada") in table.board()


async def test_declined_invitation_frees_the_channel(table: Table) -> None:
    await table.challenge()
    await table.press(table.ben, DeclineButton)
    assert say("closed-declined", invited="Ben") in table.board()
    assert not table.buttons()
    await table.begin()


async def test_nobody_plays_against_themselves(table: Table) -> None:
    result = await table.challenge(opponent=table.ada)
    assert told(result) == say("refusal-challenge-self")
    menu = await table.ada.context_menu(table.channel, say("cmd-context-challenge"), table.ada)
    assert told(menu) == say("refusal-challenge-self")
    assert table.stored() == []


async def test_bot_accounts_are_not_challenged(table: Table) -> None:
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    assert told(await table.challenge(opponent=robot)) == say("refusal-challenge-bot")
    assert table.stored() == []


def bot_itself(table: Table) -> UserHandle:
    """Return the bot, as people can name it in an option."""
    return UserHandle(table.env, table.env.backend.bot_user)


async def test_whoever_challenges_the_bot_itself_may_play_it_at_once(table: Table) -> None:
    asked = await table.ada.slash(table.channel, "farkle challenge", opponent=bot_itself(table))
    assert say("challenge-me") in told(asked)
    assert asked.response is not None
    assert table.stored() == []
    await table.press(table.ada, PlayBotButton, on=asked.response.message)
    assert table.is_playing
    assert say("opponent-perfect") in table.board()


async def test_in_the_tavern_the_bot_is_played_as_ever(table: Table) -> None:
    await table.ada.slash(
        table.channel, "farkle tavern play", opponent=bot_itself(table), dice="ordinary"
    )
    assert say("opponent-beggar") in table.board()


@pytest.mark.parametrize("accepted", [False, True])
async def test_busy_channel_links_to_its_board(accepted: bool, table: Table) -> None:
    await table.allow(games=1)
    await table.challenge()
    if accepted:
        await table.press(table.ben, AcceptButton)
    board, stored = table.message, table.stored()
    answer = told(await table.challenge(table.cleo, table.ada))
    assert answer.startswith(say("refusal-channel-busy"))
    assert answer.endswith(f"({board.jump_url})")
    assert table.stored() == stored


async def test_another_channel_is_free(table: Table) -> None:
    await table.begin()
    other = table.guild.create_text_channel("elsewhere")
    result = await table.ada.slash(other, "farkle challenge", opponent=table.ben)
    assert table.ben.mention in shown(result)


async def test_channel_is_free_again_after_the_game(table: Table) -> None:
    await table.begin(turns=1)
    await play_to_the_end(table)
    await table.begin()
    assert [row[2] for row in table.stored()] == ["finished", "playing"]


@pytest.mark.parametrize("target", [499, 100_001, 0, -1])
async def test_target_out_of_range(target: int, table: Table, careless_discord: None) -> None:
    sentence = say("refusal-option-number", option="target", low=500, high=100_000)
    assert told(await table.challenge(target=target)) == sentence
    assert table.stored() == []


@pytest.mark.parametrize("turns", [0, 101, -1])
async def test_turns_out_of_range(turns: int, table: Table, careless_discord: None) -> None:
    sentence = say("refusal-option-number", option="turns", low=1, high=100)
    assert told(await table.challenge(turns=turns)) == sentence
    assert table.stored() == []


@pytest.mark.parametrize("target", [500, 100_000])
async def test_lowest_and_highest_target(target: int, table: Table) -> None:
    assert say("ending-target", target=target) in shown(await table.challenge(target=target))


async def test_target_and_turns_exclude_each_other(table: Table) -> None:
    answer = told(await table.challenge(target=5000, turns=5))
    assert answer == say("problem-two-endings", target=5000, turns=5)
    assert table.stored() == []


async def test_turns_replace_the_target_and_the_other_way_round(table: Table) -> None:
    assert say("ending-turns", turns=3) in shown(await table.challenge(ruleset="duel", turns=3))
    await table.press(table.ben, DeclineButton)
    result = await table.challenge(ruleset="ten_turns", target=2000)
    assert say("ending-target", target=2000) in shown(result)


async def test_unknown_ruleset_names_the_known_ones(table: Table) -> None:
    answer = told(await table.challenge(ruleset="poker"))
    assert "poker" in answer
    assert all(say(f"ruleset-{name}") in answer for name in RULESETS)
    assert "ten_turns" not in answer.replace("\\", ""), "people read titles"
    assert table.stored() == []


async def test_a_ruleset_may_be_named_as_people_read_it(table: Table) -> None:
    result = await table.challenge(ruleset=" ten TURNS ")
    assert say("ruleset-ten_turns") in shown(result)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", RULESETS),
        ("TA", ["tavern", "high_stakes"]),
        ("ten t", ["ten_turns"]),
        ("n_t", ["ten_turns"]),
        ("poker", []),
    ],
)
@pytest.mark.parametrize("command", ["farkle challenge", "farkle rules show"])
async def test_rulesets_are_suggested(
    command: str, typed: str, expected: list[str], table: Table
) -> None:
    choices = await table.ada.autocomplete(table.channel, command, "ruleset", typed)
    assert [choice["value"] for choice in choices] == expected
    assert [choice["name"] for choice in choices] == [ruleset_name(name, say) for name in expected]


async def test_invitation_expires(table: Table) -> None:
    await table.challenge()
    invitation = components(table.message)
    await table.env.advance_time(14 * MINUTE)
    assert table.can(AcceptButton)
    await table.env.advance_time(2 * MINUTE)
    assert say("closed-expired") in table.board()
    assert not table.buttons()
    await table.show_again(table.message, invitation)
    assert told(await table.press(table.ben, AcceptButton)) == say("refusal-game-ended")
    assert say("closed-expired") in table.board()
    await table.begin()


async def test_each_invitation_expires_in_its_time(table: Table) -> None:
    other = table.guild.create_text_channel("elsewhere")
    await table.challenge()
    await table.env.advance_time(10 * MINUTE)
    await table.cleo.slash(other, "farkle challenge", opponent=table.ben)
    await table.env.advance_time(6 * MINUTE)
    assert [row[3] for row in table.stored()] == ["expired", None]
    await table.env.advance_time(10 * MINUTE)
    assert [row[3] for row in table.stored()] == ["expired", "expired"]


async def test_accepted_invitation_does_not_expire(table: Table) -> None:
    await table.begin(pace="none")
    await table.env.advance_time(60 * MINUTE)
    await table.press(table.ada, RollButton)
    assert table.can(BestButton)


async def test_invitation_expires_on_the_bot_that_comes_after(table: Table) -> None:
    await table.challenge()
    await table.env.advance_time(5 * MINUTE)
    await table.restart()
    await table.env.advance_time(9 * MINUTE)
    assert table.can(AcceptButton)
    await table.env.advance_time(2 * MINUTE)
    assert say("closed-expired") in table.board()


async def test_no_invitation_runs_out_while_the_bot_is_away(table: Table) -> None:
    await table.challenge()
    await table.stop()
    await table.env.advance_time(60 * MINUTE)
    assert table.can(AcceptButton)
    await table.restart()
    await table.env.advance_time(14 * MINUTE)
    assert table.can(AcceptButton)
    await table.env.advance_time(2 * MINUTE)
    assert say("closed-expired") in table.board()


async def test_lifetime_of_invitations_is_a_setting(tmp_path: Path, address: Address) -> None:
    async with open_table(tmp_path, invitation_minutes=1, address=address) as table:
        await table.challenge()
        await table.env.advance_time(2 * MINUTE)
        assert say("closed-expired") in table.board()


async def test_challenge_that_cannot_be_posted_blocks_nothing(table: Table, logged: object) -> None:
    table.env.inject_error("POST", "/interactions/*/callback", status=500)
    result = await table.challenge()
    assert say("error-discord") in told(result)
    await table.begin()
