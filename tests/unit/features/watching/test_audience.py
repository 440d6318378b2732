"""Who is shown what, how often, and how many at most."""

import asyncio
from dataclasses import replace

import pytest

from bot.features.watching.model.scene import Scene
from bot.features.watching.refusals import WatchingRefusal
from bot.features.watching.service import audience
from bot.features.watching.service.audience import MOST, MOST_OF_GAME, MOST_ON_SERVER
from bot.match.model.match import Place
from bot.match.model.phases import Finished
from tests.support.matches.table import HERE
from tests.unit.features.watching.conftest import EVERY, House, Seen, later


async def test_a_storm_of_moves_changes_a_view_a_few_times(house: House) -> None:
    screen = Seen(7)
    house.join(screen, house.game())
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(500):
        house.change()
        await asyncio.sleep(0)
    await later()
    most = (loop.time() - began) / EVERY + 1
    assert 1 <= len(screen.shown) <= most
    assert screen.version == 501, "the newest is shown in the end"


async def test_all_who_watch_a_game_share_what_is_worked_out(house: House) -> None:
    match, screens = house.game(), [Seen(user) for user in range(5)]
    for screen in screens:
        house.join(screen, match)
    house.change()
    await later()
    assert [len(screen.shown) for screen in screens] == [1] * 5
    assert house.games.scenes == 1


async def test_a_thousand_who_press_are_bounded(house: House) -> None:
    match = house.game()
    joined = [house.join(Seen(user), match) for user in range(1000)]
    assert sum(joined) == MOST_OF_GAME
    for number in range(2, 100):
        other = house.game(number)
        joined += [house.join(Seen(1000 * number + user), other) for user in range(MOST_OF_GAME)]
    assert sum(joined) == MOST_ON_SERVER
    for number in range(100, 200):
        other = house.game(number, guild_id=number)
        joined += [house.join(Seen(1000 * number + user), other) for user in range(MOST_OF_GAME)]
    assert sum(joined) == MOST


async def test_who_finds_the_house_full_by_now_is_told(house: House) -> None:
    """A thousand who press at once all find room, until their answers are there."""
    match, screens = house.game(), [Seen(user) for user in range(1000)]
    assert all(house.all.has_room(match, screen.user_id) for screen in screens)
    for screen in screens:
        house.all.join(screen, Scene(match, follows_until=house.all.until()))
    await later()
    told = [screen for screen in screens if screen.shown]
    assert len(told) == 1000 - MOST_OF_GAME
    assert all(screen.shown[-1].crowded for screen in told)
    assert {screen.shown[-1].follows_until for screen in told} == {None}


async def test_a_person_has_one_view_at_a_time(house: House) -> None:
    match, former, newer = house.game(), Seen(7), Seen(7)
    for _ in range(50):
        assert house.join(former, match)
    house.join(newer, match)
    house.change()
    await later()
    assert (len(former.shown), len(newer.shown)) == (0, 1)


async def test_who_presses_again_in_a_full_house_stays(house: House) -> None:
    match = house.game()
    for user in range(MOST_OF_GAME):
        house.join(Seen(user), match)
    assert house.join(Seen(3), match)
    assert not house.join(Seen(99), match)


async def test_a_view_that_cannot_be_changed_is_given_up(house: House) -> None:
    match, broken, whole = house.game(), Seen(7), Seen(8)
    broken.breaks = True
    house.join(broken, match)
    house.join(whole, match)
    for _ in range(3):
        house.change()
        await later()
    assert (len(broken.shown), len(whole.shown)) == (1, 3)


async def test_while_a_change_is_under_way_only_the_newest_waits(house: House) -> None:
    screen = Seen(7)
    house.join(screen, house.game())
    screen.may_go_on.clear()
    house.change()
    await later()
    for _ in range(50):
        house.change()
    await later()
    assert len(screen.shown) == 1
    screen.may_go_on.set()
    await later()
    assert len(screen.shown) == 2
    assert screen.version == 52


async def test_who_may_no_longer_read_is_told_and_dropped(house: House) -> None:
    screen = Seen(7)
    house.join(screen, house.game())
    screen.sees = False
    for _ in range(2):
        house.change()
        await later()
    assert screen.shown == []
    assert [why.refusal for why in screen.closed] == [WatchingRefusal.LOST]


async def test_where_nobody_can_know_who_reads_no_view_follows(house: House) -> None:
    screen = Seen(7)
    screen.sees = False
    house.join(screen, house.game())
    house.change()
    await later()
    assert (screen.shown, screen.closed) == ([], [])


async def test_switched_off_views_stop(house: House) -> None:
    screen = Seen(7)
    house.join(screen, house.game())
    house.games.is_off = True
    house.change()
    await later()
    assert len(screen.closed) == 1


async def test_time_runs_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "FOLLOWED_FOR", EVERY)
    screen = Seen(7)
    house.join(screen, house.game())
    await later()
    assert [scene.follows_until for scene in screen.shown] == [None]
    house.change()
    await later()
    assert len(screen.shown) == 1


async def test_a_view_that_is_drawn_late_is_drawn_again(house: House) -> None:
    """The game went on while the answer to the press was on its way."""
    old = house.game()
    house.change()
    screen = Seen(7)
    house.join(screen, old)
    await later()
    assert screen.version == 2


async def test_the_end_is_shown_once(house: House) -> None:
    screen = Seen(7)
    house.join(screen, house.game())
    house.change(phase=Finished(0))
    await later()
    house.change()
    await later()
    assert [scene.follows_until for scene in screen.shown] == [None]


async def test_tv_goes_on_until_there_is_nothing_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "RESULT_SHOWN_FOR", EVERY)
    tv, plain = Seen(7), Seen(8)
    first, second = house.game(1), house.game(2)
    house.join(tv, first, tv=True)
    house.join(plain, first)
    house.games.after = second
    house.change(phase=Finished(0))
    await later()
    assert [scene.match.id for scene in tv.shown] == [1, 2]
    assert tv.shown[-1].before is not None
    assert tv.shown[-1].before.id == 1
    assert tv.shown[-1].follows_until is not None
    assert [scene.match.id for scene in plain.shown] == [1]
    house.games.after = None
    house.change(2, phase=Finished(0))
    await later()
    assert [scene.match.id for scene in tv.shown] == [1, 2, 2, 2]
    assert tv.shown[-1].follows_until is None


async def test_after_the_end_of_the_bot_nothing_is_shown(house: House) -> None:
    screen = Seen(7)
    house.join(screen, house.game())
    house.change()
    house.all.close()
    await later()
    house.change()
    await later()
    assert screen.shown == []


async def test_a_game_that_moves_is_followed(house: House) -> None:
    screen = Seen(7)
    match = house.game()
    house.join(screen, match)
    moved = replace(match, place=Place(HERE.guild_id, 61))
    house.games.games[1] = moved
    house.all.changed(match, moved)
    await later()
    assert screen.shown[-1].match.place == moved.place
