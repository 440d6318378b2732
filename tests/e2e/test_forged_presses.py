"""Custom ids that nobody was shown: none of them acts for a person, or at a place, of others."""

from itertools import product

from simcord import ChannelHandle, MemberActor

from bot.ui.custom_ids import HAS_ABOUT, HIGHEST, HIGHEST_ARG, PREFIX, Action, ButtonId, write_id
from tests.e2e.table import Table

OWN = {
    Action.PREFERENCE: "changes the presser's own preferences",
    Action.LIST: "shows the presser on leaderboards",
    Action.UNLIST: "hides the presser again",
    Action.BLOCK: "blocks somebody for the presser",
    Action.FORGET: "deletes what is kept of the presser",
}
"""The actions that change what is the presser's own: anybody may do that anywhere."""

BOARD = (
    Action.DIE,
    Action.BEST,
    Action.ROLL,
    Action.BANK,
    Action.TAKE,
    Action.BADGE,
    Action.GIVE_IN,
    Action.ACCEPT,
    Action.DECLINE,
    Action.JOIN,
    Action.LEAVE,
    Action.START,
    Action.OPPONENT,
    Action.RETURN,
    Action.CLAIM,
    Action.PICK,
    Action.CALL_OFF,
    Action.STAKE,
    Action.SHOW,
)
"""The actions of a board: no other message has them, so they act on none."""

MENUS = (
    *(Action.KICK, Action.OPPONENT, Action.RANKING, Action.PERIOD, Action.TOPIC, Action.RULE),
    *(Action.MOMENT, Action.SETTINGS, Action.SETTING, Action.PREFERENCE),
    *(Action.ADD_DIE, Action.PUT_BACK, Action.WEAR, Action.PICK, Action.STAKE),
)
"""The actions of menus."""

MALFORMED = (
    f"{PREFIX}:{HIGHEST:x}:1:roll",
    f"{PREFIX}:-1:1:roll",
    f"{PREFIX}:1:-1:roll",
    f"{PREFIX}:{'z' * 30}:1:roll",
    f"{PREFIX}:1:{'z' * 30}:bank",
    f"{PREFIX}:1:1:die:99",
    f"{PREFIX}:1:1:die:-1",
    f"{PREFIX}:1:1:nothing",
    f"{PREFIX}:1:1:roll:1",
    f"{PREFIX}:01:1:roll",
    f"{PREFIX}: 1:1:roll",
    f"{PREFIX}:1",
    f"{PREFIX}:::",
    "fk0:1:1:roll",
    "fk999:1:1:roll:what:ever",
)


def forged(action: Action, game: int, version: int) -> list[str]:
    """Return ids of `action` as one of ours would be written, with the lowest and highest `arg`."""
    about = "points.all.here.any" if action in HAS_ABOUT else ""
    args = (0, HIGHEST_ARG[action]) if action in HIGHEST_ARG else (None,)
    return [write_id(ButtonId(game, version, action, arg, about)) for arg in args]


def of_all(table: Table, action: Action) -> list[str]:
    """Return ids of `action` in the version of each match that there is, and of none."""
    versions = [(int(str(number)), int(str(version))) for number, version, *_ in table.stored()]
    return [custom_id for about in (*versions, (0, 0)) for custom_id in forged(action, *about)]


async def press_all(
    table: Table, who: MemberActor, channel: ChannelHandle, custom_ids: list[str]
) -> None:
    """Let `who` press a button of each custom id: all of them are answered."""
    for custom_id in custom_ids:
        button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        message = await table.post({"type": 1, "components": [button]}, channel=channel)
        result = await who.click(message, custom_id=custom_id)
        assert result.acknowledged, f"nobody answered {custom_id}"


async def choose_all(
    table: Table, who: MemberActor, channel: ChannelHandle, custom_ids: list[str]
) -> None:
    """Let `who` choose what was never offered in a menu of each custom id: all are answered."""
    for custom_id, value in product(custom_ids, ("1", "-99", "nonsense")):
        options = [{"label": "x", "value": value}]
        menu = {"type": 3, "custom_id": custom_id, "options": options}
        message = await table.post({"type": 1, "components": [menu]}, channel=channel)
        result = await who.select(message, [value], custom_id=custom_id)
        assert result.acknowledged, f"nobody answered {custom_id}"


async def set_the_table(table: Table) -> ChannelHandle:
    """Let Ada have a draft of rules, a game with Ben (1) and a table in another channel (2).

    Return the channel of another server, where Cleo is too.
    """
    await table.ada.slash(table.channel, "farkle rules create", ruleset="tavern")
    await table.begin()
    await table.press(table.ada, Action.ROLL)
    aside = table.guild.create_text_channel("aside")
    server = table.env.create_guild("Elsewhere")
    elsewhere = server.create_text_channel("farkle")
    table.cleo = server.add_member(table.cleo.user)
    await table.env.settle()
    await table.ada.slash(aside, "farkle open")
    return elsewhere


async def test_a_stranger_on_another_server_changes_nothing(table: Table) -> None:
    elsewhere = await set_the_table(table)
    before = table.dump()
    ids = [
        custom_id for action in Action if action not in OWN for custom_id in of_all(table, action)
    ]
    await press_all(table, table.cleo, elsewhere, [*ids, *MALFORMED])
    assert table.dump() == before


async def test_what_no_menu_offers_changes_nothing(table: Table) -> None:
    await set_the_table(table)
    before = table.dump()
    ids = [forged(action, 1, 2)[-1] for action in MENUS]
    await choose_all(table, table.ada, table.channel, ids)
    await choose_all(table, table.dora, table.channel, ids)
    assert table.dump() == before


async def test_a_player_changes_nothing_but_on_the_board(table: Table) -> None:
    await set_the_table(table)
    before = table.dump()
    ids = [custom_id for action in BOARD for custom_id in of_all(table, action)]
    await press_all(table, table.ben, table.channel, ids)
    assert table.dump() == before


async def test_what_is_ones_own_harms_nobody_else(table: Table) -> None:
    elsewhere = await set_the_table(table)
    stored = table.stored()
    ids = [each for action in OWN for each in forged(action, table.ada.id, 0)]
    await press_all(table, table.cleo, elsewhere, ids)
    assert table.stored() == stored
    settings = table.bot.services.settings
    assert settings.of_person(table.ada.id) == settings.of_person(table.dora.id)
