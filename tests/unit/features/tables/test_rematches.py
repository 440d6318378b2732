from dataclasses import replace
from unittest.mock import patch

import pytest

from bot.advice.level import Level
from bot.engine import RuleSet
from bot.features.settings.model import Challengers
from bot.features.tables.service.rematches import Rematches
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Match, Person, opponent
from bot.match.model.phases import Finished, Playing, Rematch
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Press
from tests.support.matches.phases import rematch_of
from tests.support.matches.table import (
    ADA,
    BEN,
    BOARD,
    CLEO,
    DAN,
    HERE,
    LIFETIME,
    Table,
    build_table,
)

PETRA = opponent(Level.PERFECT)


async def finished(
    table: Table, rules: RuleSet, *players: Person, teams: int | None = None
) -> Match:
    """Return a game between `players` that ended because all people but the last left it."""
    await table.seat(rules, *players, teams=teams)
    people = [player for player in players if not player.is_bot]
    for player in people[:-1] or people:
        if table.match.is_open:
            await table.resign(player.user_id)
    assert isinstance(table.match.phase, Finished)
    return table.match


def rematches(table: Table) -> Rematches:
    return Rematches(
        table.store,
        table.registry,
        table.gathering,
        table.room,
        table.consent,
        clock=table.clock,
        lifetime=LIFETIME,
    )


def press(match: Match, who: Person, **changes: int) -> Press:
    values = {"match_id": match.id, "version": match.version, "message_id": BOARD} | changes
    return Press(
        user_id=who.user_id, place=HERE, shown=lambda: None, sees=lambda _: False, **values
    )


async def test_both_must_want_it_and_the_other_begins(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, BEN)
    wish = await rematches(table).want(press(match, ADA))
    view, begun = wish.view, wish.begun
    assert (rematch_of(view.match), begun) == (Rematch((0,), table.clock.now() + LIFETIME), None)
    wish = await rematches(table).want(press(match, BEN))
    view, begun = wish.view, wish.begun
    rematch = rematch_of(view.match)
    assert rematch is not None
    assert rematch.is_agreed_by(view.match.players)
    assert begun is not None
    assert (begun.phase, begun.players, begun.on_turn) == (Playing(), (BEN, ADA), BEN)
    assert (begun.setup, begun.place) == (match.setup, match.place)


async def test_wanting_it_twice_is_not_for_the_other(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, BEN)
    for _ in range(2):
        wish = await rematches(table).want(press(match, ADA))
        view, begun = wish.view, wish.begun
        rematch = rematch_of(view.match)
        assert rematch is not None
        assert (rematch.seats, begun) == ((0,), None)


async def test_who_begins_moves_on_and_teams_stay_together(table: Table, short: RuleSet) -> None:
    match = await finished(table, short, ADA, BEN, CLEO, DAN, teams=2)
    for who in (CLEO, ADA, DAN):
        assert (await rematches(table).want(press(match, who))).begun is None
    wish = await rematches(table).want(press(match, BEN))
    begun = wish.begun
    assert begun is not None
    assert begun.players == (BEN, CLEO, DAN, ADA)
    sides = {player.name: begun.setup.side_of(seat) for seat, player in enumerate(begun.players)}
    assert sides["Ada"] == sides["Cleo"] != sides["Ben"] == sides["Dan"]


async def test_opponents_agree_at_once(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, PETRA)
    wish = await rematches(table).want(press(match, ADA))
    begun = wish.begun
    table.opponents.stop()
    assert begun is not None
    assert begun.players == (PETRA, ADA)
    assert begun.waits_for_bot


@pytest.mark.parametrize("rated", [False, True])
async def test_it_is_rated_like_the_game_before(
    table: Table, classic: RuleSet, rated: bool
) -> None:
    match = await finished(table, classic, ADA, PETRA)
    table.store.matches[match.id] = replace(match, rated=rated)
    fresh = build_table(table.store)
    wish = await rematches(fresh).want(press(match, ADA))
    begun = wish.begun
    fresh.opponents.stop()
    assert begun is not None
    assert begun.rated is rated


async def test_a_wish_expires(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, BEN)
    await rematches(table).want(press(match, ADA))
    table.clock.time += LIFETIME
    wish = await rematches(table).want(press(match, BEN))
    view, begun = wish.view, wish.begun
    assert begun is None
    rematch = rematch_of(view.match)
    assert rematch is not None
    assert rematch.seats == (1,)
    table.clock.time += LIFETIME - 1
    assert (await rematches(table).want(press(match, ADA))).begun is not None


async def test_a_new_process_remembers_the_wish(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, BEN)
    await rematches(table).want(press(match, ADA))
    fresh = build_table(table.store)
    wish = await rematches(fresh).want(press(match, BEN))
    begun = wish.begun
    assert begun is not None


async def test_a_busy_channel_is_said_to_be_busy(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    match = await finished(table, classic, ADA, BEN)
    await rematches(table).want(press(match, ADA))
    await table.invitations.challenge(HERE, CLEO, [DAN], classic)
    for who in (ADA, BEN):
        with pytest.raises(Refused) as told:
            await rematches(table).want(press(match, who))
        assert told.value.refusal is MatchRefusal.CHANNEL_BUSY


async def test_the_last_press_twice_begins_once(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, BEN)
    await rematches(table).want(press(match, ADA))
    first = await rematches(table).want(press(match, BEN))
    again = await rematches(table).want(press(match, BEN))
    assert first.begun is not None
    assert again.begun is None
    assert len(table.store.matches) == 2


async def test_what_was_agreed_on_begins_no_third_game(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, BEN)
    await rematches(table).want(press(match, ADA))
    await rematches(table).want(press(match, BEN))
    await table.resign(ADA.user_id)
    wish = await rematches(table).want(press(match, ADA))
    view, begun = wish.view, wish.begun
    assert begun is None
    assert rematch_of(view.match) == Rematch((0,), table.clock.now() + LIFETIME)
    assert (await rematches(table).want(press(match, BEN))).begun is not None, "both want it again"


async def test_a_process_that_ended_before_the_rematch_began_has_begun_nothing(
    table: Table, classic: RuleSet
) -> None:
    match = await finished(table, classic, ADA, BEN)
    await table.store.note_rematch(match.id, Rematch((0, 1), table.clock.now() + LIFETIME))
    fresh = build_table(table.store)
    assert (await rematches(fresh).want(press(match, ADA))).begun is None
    assert (await rematches(fresh).want(press(match, BEN))).begun is not None


async def test_who_finds_no_room_still_wants_it(table: Table, classic: RuleSet) -> None:
    match = await finished(table, classic, ADA, BEN)
    view = (await rematches(table).want(press(match, ADA))).view
    wished = rematch_of(view.match)
    with (
        patch.object(table.gathering, "create", side_effect=Refused(MatchRefusal.CHANNEL_BUSY)),
        pytest.raises(Refused),
    ):
        await rematches(table).want(press(match, BEN))
    assert rematch_of(table.store.matches[match.id]) == wished


@pytest.mark.parametrize(
    ("who", "message", "refusal"),
    [(CLEO, BOARD, MatchRefusal.NOT_A_PLAYER), (ADA, BOARD + 1, MatchRefusal.BOARD_MOVED)],
)
async def test_strangers_and_old_boards(
    table: Table, classic: RuleSet, who: Person, message: int, refusal: Refusal
) -> None:
    match = await finished(table, classic, ADA, BEN)
    with pytest.raises(Refused) as told:
        await rematches(table).want(press(match, who, message_id=message))
    assert told.value.refusal is refusal


async def test_no_rematch_of_a_game_that_goes_on_or_was_played_alone(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic)
    with pytest.raises(Refused) as told:
        await rematches(table).want(press(table.match, ADA))
    assert told.value.refusal is MatchRefusal.NOT_ALLOWED_NOW
    await table.resign(ADA.user_id)
    alone = await finished(table, classic, ADA)
    with pytest.raises(Refused) as told:
        await rematches(table).want(press(alone, ADA))
    assert told.value.refusal is MatchRefusal.NOT_ALLOWED_NOW


async def test_the_first_wish_calls_those_whose_agreement_it_needs_once(
    table: Table, classic: RuleSet
) -> None:
    match = await finished(table, classic, ADA, BEN, CLEO)
    calls = [(await rematches(table).want(press(match, who))).called for who in (BEN, BEN, ADA)]
    assert calls == [(ADA, CLEO), (), ()]
    table.clock.time += LIFETIME
    assert (await rematches(table).want(press(match, CLEO))).called == (ADA, BEN)


async def test_a_wish_calls_nobody_who_would_not_be_challenged(
    table: Table, classic: RuleSet
) -> None:
    match = await finished(table, classic, ADA, BEN, CLEO, DAN)
    await table.blocks.add(BEN.user_id, ADA.user_id)
    await table.settings.set_for_person(CLEO.user_id, "challenges", Challengers.NOBODY)
    assert (await rematches(table).want(press(match, ADA))).called == (DAN,)
