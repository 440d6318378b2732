"""Games in the tavern, from the choice of dice to the prize."""

import re
from dataclasses import replace
from pathlib import Path

from simcord import InteractionResult

from bot.content.dice import shipped_dice
from bot.content.levels import shipped_levels
from bot.database.opening import Address
from bot.engine import parse_game
from bot.features.analysis.buttons import HintButton, ReplayButton, ReviewButton
from bot.features.board.buttons import RollButton
from bot.features.fairness.buttons import VerifyButton
from bot.features.tables.buttons import AcceptButton, RematchButton
from bot.features.tavern.buttons import AddDieMenu, ChooseButton, PickMenu, PutBackMenu, ReadyButton
from bot.features.tavern.view.prizes import thing_about
from bot.kit.game.dice_names import names_of_set
from bot.kit.pictures.dice_faces import DEVIL
from bot.match.clocks.deadlines import HEARD
from bot.match.loadouts.draft import SPREAD, picks_of
from bot.match.loadouts.loadout import Tavern
from bot.match.service.dice_cup import SystemCup, spread_of
from bot.match.service.seating import ALONE_SECONDS, CHOOSING_SECONDS
from tests.support.e2e.gathering import log
from tests.support.e2e.messages.chest import Chest, give, lose
from tests.support.e2e.messages.more import press_afterwards
from tests.support.e2e.player import choose
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table, say
from tests.support.engine.shipped import shipped

BEGGAR = say("opponent-beggar")
DEVILS_HEAD = shipped_dice()["devils-head"].short_name


async def sit_down(table: Table, **terms: object) -> InteractionResult:
    """Let Ada sit down in the tavern."""
    return await table.ada.slash(table.channel, "farkle tavern play", **terms)


def several(name: str, count: int) -> str:
    """Return dice of one name as boards list them."""
    return say("dice-counted", die=name, count=count)


async def play_on(table: Table) -> None:
    """Let Ada play against the beggar to the end."""
    while "winner" not in table.board():
        if say("turn-opponent", name=BEGGAR) in table.board():
            await table.watch()
        else:
            await table.press(table.ada, choose(table))


async def test_opponents_play_by_any_shipped_rules_to_their_own_target(table: Table) -> None:
    await sit_down(table, ruleset="ten_turns", dice="ordinary")
    rules = parse_game(log(table)).setup.rules
    assert rules == replace(shipped("ten_turns"), turns=None, target=1500)
    await play_on(table)


async def test_nobody_plays_for_prizes_by_rules_of_their_own(table: Table) -> None:
    for preset in ("toxic_twos", "five_dice"):
        refused = await sit_down(table, ruleset=preset)
        assert told(refused) == say("refusal-tavern-rules")
    refused = await sit_down(table, opponent=table.ben, ruleset="five_dice")
    assert told(refused) == say("refusal-five-dice")
    refused = await sit_down(table, opponent=table.ben, ruleset="welfare_farkle", badges=True)
    assert told(refused) == say("problem-badges-need-overshoot")
    assert not table.stored()


async def test_people_meet_three_pairs_with_loaded_dice(table: Table) -> None:
    await sit_down(table, opponent=table.ben, ruleset="tavern", dice="draft")
    assert say("ruleset-tavern") in table.board()
    assert say("ending-target", target=4000) in table.board()
    await table.press(table.ben, AcceptButton)
    assert parse_game(log(table)).setup.rules.scoring == shipped("tavern").scoring


async def test_a_whole_game_with_dice_of_ones_own(table: Table, cup: ScriptedCup) -> None:
    give(table, table.ada, "weighted", "weighted", "devils-head")
    await sit_down(table)
    assert say("choosing-seat", name="Ada") in table.board()
    assert say("choosing-ready", name=BEGGAR) in table.board()
    chest = await Chest.open(table, table.ada)
    await chest.add("weighted", "devils-head", "weighted")
    await chest.select(PutBackMenu, "0")
    assert say("chest-chosen", chosen=2, most=6) in chest.text()
    await table.restart()
    await chest.press(ReadyButton)
    hers = say.listed([DEVILS_HEAD, "Weighted", several("Ordinary", 4)])
    assert chest.text() == "\n".join([say("chest-begun"), say("chest-dice", dice=hers)])
    assert say("outfit", name="Ada", dice=hers) in table.board()
    its = say.listed([several("Ordinary", 4), several("Unlucky", 2)])
    assert say("outfit", name=BEGGAR, dice=its) in table.board()
    cup.next("J12346")
    await table.press(table.ada, RollButton)
    assert say("die-told-named", face=DEVIL, name=DEVILS_HEAD) in table.board()
    assert f"[6] [{say('button-devil')}]" in table.board()
    assert told(await table.press(table.ada, HintButton))
    await play_on(table)
    won = shipped_levels()["beggar"].prizes[0]
    prize = shipped_dice()[won].name
    prizes = say("prize", name=prize, about=thing_about(won, say))
    assert f"{prizes}." in table.board()
    assert f"**{prize}**" in told(await table.ada.slash(table.channel, "farkle tavern dice"))


async def test_a_game_is_looked_at_again_and_played_once_more(
    tmp_path: Path, address: Address
) -> None:
    async with open_table(tmp_path, SystemCup(), address=address) as table:
        give(table, table.ada, "weighted", "devils-head")
        await sit_down(table)
        chest = await Chest.open(table, table.ada)
        await chest.add("weighted", "devils-head")
        await chest.press(ReadyButton)
        assert say("terms-unrated") in table.board()
        await play_on(table)
        stats = await table.ada.slash(table.channel, "farkle stats")
        assert told(stats) == say("refusal-no-figures", name="Ada")
        rolls = len(re.findall(r">", str(table.stored()[0][-1])))
        assert say("verdict-fits", rolls=rolls) in told(
            await press_afterwards(table, table.ada, VerifyButton)
        )
        assert BEGGAR in told(await table.press(table.ada, ReviewButton))
        replay = await press_afterwards(table, table.ada, ReplayButton, 0)
        assert BEGGAR in told(replay)
        await table.press(table.ada, RematchButton)
        assert say("choosing-seat", name="Ada") in table.board()


async def test_with_ordinary_dice_there_is_nothing_to_choose(table: Table) -> None:
    await sit_down(table, dice="ordinary", level="king")
    assert table.can(RollButton)
    assert say("outfit", name="Ada", dice=several("Ordinary", 6)) not in table.board()


async def test_two_people_choose_in_private(table: Table) -> None:
    give(table, table.ada, "weighted")
    await sit_down(table, opponent=table.ben, level="wagoner")
    assert say("dice-from-own") in table.board()
    await table.press(table.ben, AcceptButton)
    hers, his = await Chest.open(table, table.ada), await Chest.open(table, table.ben)
    assert told(await table.press(table.cleo, ChooseButton)) == say(
        "refusal-not-a-player", players=say.listed(["Ada", "Ben"])
    )
    await his.press(ReadyButton)
    assert say("choosing-ready", name="Ben") in table.board()
    assert told(await table.press(table.ben, ChooseButton)) == say("refusal-already-ready")
    await hers.add("weighted", *["ordinary"] * 5)
    await hers.press(ReadyButton)
    assert say("outfit", name="Ben", dice=several("Ordinary", 6)) in table.board()


async def test_whoever_does_not_choose_in_time_plays_with_what_they_have(table: Table) -> None:
    give(table, table.ada, "weighted")
    await sit_down(table, opponent=table.ben)
    await table.press(table.ben, AcceptButton)
    chest = await Chest.open(table, table.ada)
    await chest.add("weighted")
    await table.stop()
    await table.env.advance_time(2 * CHOOSING_SECONDS)
    await table.restart()
    assert say("choosing-seat", name="Ada") in table.board(), "the time is given back"
    await table.env.advance_time(CHOOSING_SECONDS + HEARD)
    hers = say.listed(["Weighted", several("Ordinary", 5)])
    assert say("outfit", name="Ada", dice=hers) in table.board()
    assert told(await chest.select(AddDieMenu, "ordinary")) == say("refusal-dice-settled")


async def test_a_table_is_closed_when_somebody_leaves_or_its_channel_goes(table: Table) -> None:
    await sit_down(table, opponent=table.ben)
    await table.press(table.ben, AcceptButton)
    await table.resign(table.ben)
    assert say("closed-left") in table.board()
    await sit_down(table)
    table.env.backend.delete_channel(table.channel.id)
    await table.env.settle()
    assert [row[3] for row in table.stored()] == ["left", "channel-deleted"]


def lying_open(table: Table) -> list[str]:
    """Return the places that the menu of a draft offers."""
    options = table.button(PickMenu)["options"]
    assert isinstance(options, list)
    return [str(option["value"]) for option in options]


async def test_dice_that_cannot_be_chosen_are_told(table: Table) -> None:
    give(table, table.ada, "weighted")
    await sit_down(table)
    chest, late = await Chest.open(table, table.ada), await Chest.open(table, table.ada)
    await chest.add("weighted")
    again = await late.select(AddDieMenu, "weighted")
    name = shipped_dice()["weighted"].name
    assert told(again) == say("refusal-die-not-owned", die=name), "there is one only"
    late = await Chest.open(table, table.ada)
    await chest.add(*["ordinary"] * 5)
    seventh = await late.select(AddDieMenu, "ordinary")
    assert told(seventh) == say("refusal-six-dice", most=6)
    lose(table, table.ada)
    assert told(await chest.press(ReadyButton)) == say("refusal-die-not-owned", die=name)
    await chest.select(PutBackMenu, "0")
    await chest.press(ReadyButton)
    assert table.can(RollButton)


async def test_two_people_draft_the_dice_for_both(table: Table) -> None:
    await sit_down(table, opponent=table.ben, dice="draft")
    await table.press(table.ben, AcceptButton)
    assert len(lying_open(table)) == SPREAD
    early = await table.choose(table.ada, PickMenu, lying_open(table)[0])
    assert told(early) == say("refusal-not-your-pick", name="Ben")
    taken = lying_open(table)[3]
    await table.choose(table.ben, PickMenu, taken)
    assert taken not in lying_open(table)
    await table.restart()
    for who, name in ((table.ada, "Ada"), (table.ben, "Ben")) * 2:
        assert say("draft-seat", name=name) in table.board()
        await table.choose(who, PickMenu, lying_open(table)[-1])
    [match] = await table.bot.features.tables.open_games.here(table.channel.id)
    assert isinstance(match.variant, Tavern)
    for seat, name in enumerate(("Ada", "Ben")):
        picked = [match.variant.spread[place] for place in picks_of(match.variant, seat)]
        assert say("draft-picked", name=name, dice=names_of_set(picked, say)) in table.board()
    await table.choose(table.ada, PickMenu, lying_open(table)[0])
    [match] = await table.bot.features.tables.open_games.here(table.channel.id)
    assert match.setup.dice[0] == match.setup.dice[1]
    assert match.seed is not None
    assert isinstance(match.variant, Tavern)
    assert match.variant.spread == spread_of(match.seed)
    await table.press(table.ada, RollButton)


async def test_the_bot_picks_in_turn_and_the_clock_fills_up_what_is_missing(table: Table) -> None:
    await sit_down(table, dice="draft")
    assert len(lying_open(table)) == SPREAD - 1, "it picks first"
    await table.choose(table.ada, PickMenu, lying_open(table)[0])
    assert len(lying_open(table)) == SPREAD - 3
    await table.env.advance_time(ALONE_SECONDS + HEARD)
    await table.env.advance_time(HEARD)
    [match] = await table.bot.features.tables.open_games.here(table.channel.id)
    assert isinstance(match.variant, Tavern)
    assert match.variant.outfits[0].filled[3:] == ("ordinary",) * 3
    assert table.can(RollButton)
