"""Presses that nobody was offered: none of them acts for a person, or at a place, of others.

Each kind of button that there is goes through these by itself, with ids of matches of every kind.
"""

import re
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.features.board.buttons import ResignButton, SkipButton
from bot.features.privacy.buttons import ForgetServerButton
from bot.features.settings.buttons import SettingMenu, SettingsMenu
from bot.features.standings.buttons import EndSeasonButton
from bot.features.tables.buttons import JoinButton
from bot.kit.components.custom_ids import HIGHEST, PREFIX, CustomId
from bot.kit.components.proofs import Proof
from tests.support.buttons import KINDS, Kind
from tests.support.e2e.claims import OF_MATCHES, claims_of, with_proof
from tests.support.e2e.forging import CHOSEN, NEVER_OFFERED, TYPED, forge
from tests.support.e2e.gathering import challenge_all
from tests.support.e2e.hall import HOUSE_RULES, PEOPLE, TOURNAMENT, Board, Hall, fill
from tests.support.e2e.reading import read, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

PAGE = Path(__file__).parents[3] / "docs" / "buttons.md"

IDLE = 150
"""Seconds after which others may skip a turn without a clock."""

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
    f"{PREFIX}:1:1:end",
    f"{PREFIX}:01:1:roll",
    f"{PREFIX}: 1:1:roll",
    f"{PREFIX}:1",
    f"{PREFIX}:::",
    "fk0:1:1:roll",
    "fk999:1:1:roll:what:ever",
)


@pytest_asyncio.fixture
async def hall(table: Table, cup: ScriptedCup) -> AsyncIterator[Hall]:
    """Let everything go on that can, and be there for so long that turns can be skipped."""
    filled = await fill(table, cup)
    await table.env.advance_time(IDLE)
    yield filled


async def claim(
    hall: Hall,
    who: MemberActor,
    channel: ChannelHandle,
    button: CustomId,
    *,
    on: Board | None = None,
    chosen: str | None = None,
) -> InteractionResult:
    """Let `who` press `button`, with something chosen or typed where that belongs to it."""
    value = CHOSEN.get(type(button)) if chosen is None else chosen
    return await forge(
        hall.table,
        who,
        channel,
        button.write(),
        values=None if value is None else [value],
        typed=TYPED.get(type(button)),
        on=None if on is None else on.message,
    )


def answer(result: InteractionResult) -> str:
    """Return all that somebody is told or shown."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(map(read, answers))


def claims_of_all(hall: Hall, kinds: Iterable[Kind]) -> Iterator[CustomId]:
    """Yield buttons of `kinds` with the ids of everything that they could be about."""
    others = [(number, 0) for number in hall.others]
    for kind in kinds:
        for subject, version in hall.games if kind.proof in OF_MATCHES else others:
            yield from claims_of(kind, subject, version)


def test_the_page_explains_every_proof() -> None:
    page = PAGE.read_text(encoding="utf-8")
    explained = re.findall(r"^\| (\w+) \| [^|]+ \|$", page, re.MULTILINE)
    assert explained == ["proof", *Proof]


async def test_every_kind_of_button_is_answered(table: Table) -> None:
    assert table.bot.buttons == KINDS


# ---------------------------------------------------------------------------------- strangers


async def test_a_stranger_on_another_server_changes_nothing_and_learns_nothing(hall: Hall) -> None:
    before = hall.table.dump()
    channels = {str(board.channel.id) for board in hall.boards}
    for button in claims_of_all(
        hall, [kind for kind in KINDS.values() if kind.proof is not Proof.OWN]
    ):
        result = await claim(hall, hall.cleo_there, hall.lobby, button)
        learned = [
            name for name in (*PEOPLE, HOUSE_RULES, TOURNAMENT, *channels) if name in answer(result)
        ]
        assert learned == [], button
    for custom_id in MALFORMED:
        await forge(hall.table, hall.cleo_there, hall.lobby, custom_id)
    assert hall.table.dump() == before


async def test_a_stranger_before_the_boards_only_joins_an_open_table(hall: Hall) -> None:
    before, cleo = hall.table.dump(), hall.table.cleo
    for board in hall.boards:
        for kind in with_proof(Proof.BOARD, Proof.BESIDE, Proof.SEAT):
            for button in claims_of(kind, board.game, board.version):
                if kind is not JoinButton:
                    await claim(hall, cleo, board.channel, button, on=board)
    assert hall.table.dump() == before
    for board in hall.boards:
        join = JoinButton(board.game, board.version)
        await claim(hall, cleo, board.channel, join, on=board)
    seated = [row for row in hall.table.dump() if "matches" in row and '"Cleo"' in row]
    assert len(seated) == 1


async def test_what_is_ones_own_is_nobody_elses(hall: Hall) -> None:
    cleo = str(hall.table.cleo.id)
    counts = "sqlite_sequence: "  # how many games there have been: she may well begin one
    of_others = {row for row in hall.table.dump() if cleo not in row and counts not in row}
    resigning = [ResignButton(game) for game, version in hall.games]
    for button in (*claims_of_all(hall, with_proof(Proof.OWN)), *resigning):
        await claim(hall, hall.cleo_there, hall.lobby, button)
    assert of_others <= set(hall.table.dump())
    settings = hall.table.bot.features.settings.book
    assert settings.of_person(hall.table.ada.id) == settings.of_person(hall.table.dora.id)


# ------------------------------------------------------------------------------ other places


@pytest.mark.parametrize("place", ["another channel", "another server", "another message"])
async def test_a_player_is_led_to_the_board_from_everywhere_else(place: str, hall: Hall) -> None:
    """The message is right, but it cannot be where they say; or it is another one there."""
    before = hall.table.dump()
    proofs = (Proof.BOARD,) if place == "another message" else (Proof.BOARD, Proof.BESIDE)
    for board in hall.boards:
        who, channel, on = {
            "another channel": (hall.table.ada, hall.table.channel, board),
            "another server": (hall.ada_there, hall.lobby, board),
            "another message": (hall.table.ada, board.channel, None),
        }[place]
        for kind in with_proof(*proofs):
            for button in claims_of(kind, board.game, board.version):
                told_so = told(await claim(hall, who, channel, button, on=on))
                assert told_so.startswith(say("refusal-board-moved")), button
                assert board.message.jump_url in told_so
    assert hall.table.dump() == before


async def test_a_daily_game_is_played_by_its_player_alone(hall: Hall) -> None:
    table, before = hall.table, hall.table.dump()
    shown = {board.game for board in hall.boards}
    for game, version in hall.games:
        for kind in with_proof(*OF_MATCHES):
            for button in claims_of(kind, game, version):
                if game not in shown:
                    result = await claim(hall, table.dora, table.channel, button)
                    assert not {"Ada", "Ben"} & set(answer(result).split())
    assert table.dump() == before


# --------------------------------------------------------------------- permissions that ended


async def test_who_looks_after_the_server_no_longer_changes_nothing(hall: Hall) -> None:
    hall.demote_eve()
    before = hall.table.dump()
    who = ("a-rule-maker", "a-manager", "a-moderator", "an-organizer")
    refusals = {say(f"refusal-not-{role}") for role in who}
    actions = with_proof(Proof.DRAFT, Proof.RULES, Proof.MANAGER, Proof.MODERATOR, Proof.PLAN)
    for button in claims_of_all(hall, actions):
        refused = told(await claim(hall, hall.eve, hall.table.channel, button))
        assert refused in refusals
    assert hall.table.dump() == before


@pytest.mark.parametrize("demoted", [True, False])
async def test_who_looks_after_another_server_changes_that_alone(demoted: bool, hall: Hall) -> None:
    """What she may on her server is no matter of another, on which she may, or might, as well."""
    if demoted:
        hall.demote_eve()
    before = hall.table.dump()
    mine_there = with_proof(
        Proof.DRAFT, Proof.RULES, Proof.MODERATOR, Proof.PLAN, Proof.EVENT, Proof.ORGANIZER
    )
    for button in claims_of_all(hall, mine_there):
        await claim(hall, hall.eve_there, hall.lobby, button)
    server = hall.table.guild.id
    for button in (ForgetServerButton(server), EndSeasonButton(server, 0)):
        refused = await claim(hall, hall.eve_there, hall.lobby, button)
        assert told(refused) == say("refusal-button-outdated")
    assert hall.table.dump() == before
    for button in claims_of_all(hall, [SettingsMenu, SettingMenu]):
        await claim(hall, hall.eve_there, hall.lobby, button)
    here = str(hall.table.guild.id)
    assert [row for row in hall.table.dump() if here in row] == [r for r in before if here in r]


async def test_a_tournament_is_run_by_its_organizer_alone(hall: Hall) -> None:
    hall.demote_eve()
    before, table = hall.table.dump(), hall.table
    gone = say("refusal-tournament-gone")
    not_hers = say("refusal-tournament-not-organizer", name="Dora")
    for button in claims_of_all(hall, with_proof(Proof.ORGANIZER)):
        for who in (hall.eve, table.ada):
            assert told(await claim(hall, who, table.channel, button)) in {gone, not_hers}, button
    assert table.dump() == before


# ------------------------------------------------------------------------ what was never offered


async def test_what_no_menu_offers_changes_nothing(hall: Hall) -> None:
    """Chosen by whoever may choose, in the right place."""
    table, before = hall.table, hall.table.dump()
    for kind in CHOSEN:
        of_games = kind.proof in OF_MATCHES
        for chosen in NEVER_OFFERED:
            for board in hall.boards if of_games else ():
                button = next(claims_of(kind, board.game, board.version))
                await claim(hall, table.ada, board.channel, button, on=board, chosen=chosen)
            for button in () if of_games else claims_of(kind, hall.draft, 0):
                await claim(hall, hall.eve, table.channel, button, chosen=chosen)
    assert table.dump() == before


# ------------------------------------------------------------------------------------ the vote


@pytest.mark.parametrize("votes", [0, 0b111, 255])
async def test_one_of_several_ends_no_turn_alone(votes: int, table: Table) -> None:
    """Buttons of older versions told who had voted; what they tell now counts for nothing."""
    await challenge_all(table, table.ben, table.cleo, table.dora, pace="none", rated=False)
    board = table.message
    await table.env.advance_time(IDLE)
    [(game, version, *_)] = table.stored()
    skip = SkipButton(int(str(game)), int(str(version)), votes).write()
    for _ in range(3):
        shown = await forge(table, table.ben, table.channel, skip)
        assert say("skip-vote", name="Ada", count=1, needed=2) in answer(shown)
    assert table.stored()[0][1] == version, "it is still her turn"
    await table.restart()
    await table.env.advance_time(IDLE)
    done = await forge(table, table.cleo, table.channel, skip, on=board)
    assert say("skip-done", name="Ada") in answer(done)
