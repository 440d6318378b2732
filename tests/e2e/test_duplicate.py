"""A deal of duplicate, from its seal to the proof of its dice, as two people play it."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.database.opening import Address
from bot.engine import RuleSet
from bot.features.analysis.buttons import ReviewButton
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.duplicate.model import rules_alone
from bot.features.duplicate.service import DuplicateDeals
from bot.match.model.match import Person, Place
from bot.match.model.variants import SETTLING, Deal
from bot.match.service.dice_cup import SystemCup
from bot.match.service.registry import View
from tests.support.e2e.messages.daily_game import Day, open_day
from tests.support.e2e.reading import read, told
from tests.support.e2e.table import Table, open_table, say

DEAL = Deal(1, 1)
TURNS = 3
HOUR = 3600
RULES = rules_alone(RuleSet("classic", turns=TURNS, turn_seconds=60))
TITLE = say("duplicate-title", number="1", ruleset=say("ruleset-classic"))


@dataclass
class Dealt:
    """A table at which a deal is sealed, and how people get to their games."""

    table: Table
    patch: pytest.MonkeyPatch
    seal: str
    ends_at: int

    @property
    def deals(self) -> DuplicateDeals:
        return self.table.bot.features.duplicate.deals

    async def open(self, who: MemberActor) -> Day:
        """Let `who` ask for their game by a command, as the button of a tournament lets them."""

        async def open_deal(place: Place, person: Person) -> View:
            return await self.deals.open(DEAL, place, person)

        with self.patch.context() as patch:
            patch.setattr(self.table.bot.features.daily.games, "open", open_deal)
            return await open_day(self.table, who)

    async def wait_for_end(self) -> None:
        await self.table.env.advance_time(HOUR + SETTLING + 1)

    async def verify(self, who: MemberActor, game: int) -> str:
        return told(await who.slash(self.table.channel, "farkle verify", game=game))

    def final(self) -> str:
        return say("duplicate-final", when=f"<t:{self.ends_at}:R>")


@pytest.fixture
async def dealt(
    tmp_path: Path, address: Address, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Dealt]:
    """Seal a deal of the dice of production, which ends in an hour."""
    async with open_table(tmp_path, SystemCup(), address=address) as table:
        ends_at = int(table.env.now().timestamp()) + HOUR
        seal = await table.bot.features.duplicate.deals.seal(DEAL, RULES, ends_at)
        yield Dealt(table, monkeypatch, seal, ends_at)


def seal_of_seed(verdict: str) -> str:
    """Return the seal of the seed that a check of dice tells."""
    [seed] = [
        found
        for found in re.findall(r"[0-9a-f]{64}", verdict)
        if say("dice-seed", seed=found) in verdict
    ]
    return sha256(bytes.fromhex(seed)).hexdigest()


async def play(table: Table, *games: Day) -> None:
    """Let all play their whole game in the same way, a press each in turn; compare the dice."""
    while RollButton in {type(button) for button in table.buttons(games[0].message)}:
        first, *others = [await game.roll() for game in games]
        assert others == [first] * len(others)
        if first:
            for game in games:
                await game.press(BestButton)
                await game.press(BankButton)


async def test_two_people_play_the_same_dice_and_prove_it(dealt: Dealt) -> None:
    table = dealt.table
    ada, ben = await dealt.open(table.ada), await dealt.open(table.ben)
    for game in (ada, ben):
        assert TITLE in game.text()
        when = f"<t:{dealt.ends_at}:R>"
        assert say("duplicate-progress", turn=1, turns=TURNS, when=when) in game.text()
        assert say("duplicate-began") in game.text()
        assert dealt.seal[:10] in game.text()
    sealed = await dealt.verify(table.ada, 1)
    assert dealt.seal in sealed
    await play(table, ada, ben)
    assert say("duplicate-rank-so-far", rank=1, players=1) not in ben.text()
    assert say("duplicate-rank-so-far", rank=1, players=2) in ben.text()
    assert dealt.final() in ben.text()
    assert ada.text().replace("Ada", "Ben").splitlines()[:3] == ben.text().splitlines()[:3]
    assert table.channel.last_message is None, "nobody else saw any of it"

    await dealt.wait_for_end()
    for who, number in ((table.ada, 1), (table.ben, 2)):
        verdict = await dealt.verify(who, number)
        assert dealt.seal in verdict
        assert seal_of_seed(verdict) == dealt.seal
        assert say("verdict-fits", rolls=TURNS) in verdict
    again = await dealt.open(table.ada)
    assert say("duplicate-rank", rank=1, players=2) in again.text()
    assert dealt.final() not in again.text()
    review = await again.press(ReviewButton)
    assert review.response is not None
    assert say("basis-duplicate", turns=TURNS) in read(review.response)


async def test_nothing_is_told_while_others_may_play(dealt: Dealt) -> None:
    table = dealt.table
    ada = await dealt.open(table.ada)
    assert say("button-hint") not in ada.text()
    await play(table, ada)
    assert say("duplicate-rank-so-far", rank=1, players=1) in ada.text()
    assert say("duplicate-discretion") in ada.text()
    assert say("button-review") not in ada.text()
    told_at = f"<t:{dealt.ends_at + SETTLING}:R>"
    running = say("refusal-deal-running", when=told_at)
    assert told(await table.ada.slash(table.channel, "farkle replay", game=1)) == running
    for command in ("farkle replay", "farkle verify"):
        stranger = await table.ben.slash(table.channel, command, game=1)
        assert told(stranger) == say("refusal-replay-private")
    own = await dealt.verify(table.ada, 1)
    assert dealt.seal in own
    assert say("dice-follows-deal", when=told_at) in own
    assert say("dice-seed", seed="").split("`")[0] not in own
    ben = await dealt.open(table.ben)
    assert "Ada" not in ben.text()


async def test_time_up_counts_what_was_banked(dealt: Dealt) -> None:
    table = dealt.table
    ada, ben = await dealt.open(table.ada), await dealt.open(table.ben)
    await ada.turn()
    await dealt.wait_for_end()
    for game in (ada, ben):
        result = await game.press(RollButton)
        [sentence] = result.followups
        assert read(sentence) == say("refusal-deal-ended")
    assert say("duplicate-time-up") in ada.text()
    assert say("duplicate-never-begun") in ben.text()
    assert [row[2] for row in table.stored()[:2]] == ["finished", "closed"]


async def test_it_goes_on_after_a_restart(dealt: Dealt) -> None:
    table = dealt.table
    ada = await dealt.open(table.ada)
    await ada.turn()
    before = ada.text()
    await table.restart()
    again = await dealt.open(table.ada)
    assert again.text() == before
    await play(table, again)
    assert say("duplicate-rank-so-far", rank=1, players=1) in again.text()


async def test_what_is_exported_has_no_seed_and_nothing_of_others(dealt: Dealt) -> None:
    table = dealt.table
    ada, ben = await dealt.open(table.ada), await dealt.open(table.ben)
    await play(table, ada, ben)
    exported = await table.bot.features.privacy.privacy.export(table.ada.id)
    assert [row["deal"] for row in exported["deal_results"]] == ["t1.1"]
    assert (await dealt.deals.results(DEAL)).finished == 2
    text = repr(exported)
    assert "seed" not in text
    assert str(table.ben.id) not in text
