"""Guesses: kept while a game is played, counted once when it ends, and the board that follows."""

from pathlib import Path

from bot.features.watching.model.guessing import ENOUGH, Guess, GuesserRow
from bot.match.model.match import FORMER_SERVER, Match, Person
from bot.match.model.phases import Closed, Closing
from bot.storage import recount
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import (
    ADA,
    BEN,
    GUILD,
    NOW,
    accepted,
    commit,
    invitation,
    resigned,
)
from tests.support.storage.stores import Storage, open_storage

DAN, EVE, FAY = Person(11, "Dan"), Person(12, "Eve"), Person(13, "Fay")
ROWS = 10


async def begin(storage: Storage, *players: Person, guild_id: int = GUILD) -> Match:
    """Begin a game, of Ada and Ben unless told otherwise."""
    laid = invitation(guild_id=guild_id, players=players or (ADA, BEN))
    game = accepted(await storage.matches.add(laid, most=9))
    await storage.matches.save(game)
    return game


async def win(storage: Storage, game: Match, side: int = 0) -> None:
    """Let `side` win a game of two, since the other one leaves it."""
    await commit(storage.matches, resigned(game, 1 - side))


async def guess_games(storage: Storage, who: Person, right: int, wrong: int) -> None:
    """Let somebody guess so many games right, and so many wrong."""
    for is_right in [True] * right + [False] * wrong:
        game = await begin(storage)
        assert await storage.guesses.put(game, Guess(who, 0 if is_right else 1), NOW)
        await win(storage, game)


async def rows(storage: Storage, who: Person = DAN, guild_id: int = GUILD) -> list[GuesserRow]:
    return list((await storage.guesses.board(guild_id, who.user_id, 1, ROWS)).rows)


def points(outsider: Outsider) -> list[tuple[int, int | None]]:
    """Return what each guess is worth, by person."""
    return outsider.execute("SELECT user_id, points FROM guesses ORDER BY user_id").fetchall()


async def test_a_guess_can_be_changed_and_is_one(storage: Storage) -> None:
    game = await begin(storage)
    assert await storage.guesses.put(game, Guess(DAN, 0), NOW)
    assert await storage.guesses.put(game, Guess(EVE, 0), NOW)
    assert await storage.guesses.put(game, Guess(DAN, 1), NOW + 1)
    assert await storage.guesses.of_match(game.id) == {DAN.user_id: 1, EVE.user_id: 0}


async def test_it_counts_when_the_game_has_finished(storage: Storage, outsider: Outsider) -> None:
    game = await begin(storage)
    await storage.guesses.put(game, Guess(DAN, 0), NOW)
    await storage.guesses.put(game, Guess(EVE, 1), NOW)
    assert points(outsider) == [(DAN.user_id, None), (EVE.user_id, None)]
    await win(storage, game, side=1)
    assert points(outsider) == [(DAN.user_id, -1), (EVE.user_id, 1)]
    assert not await storage.guesses.put(game, Guess(FAY, 1), NOW), "it is too late"
    assert not await storage.guesses.put(game, Guess(DAN, 1), NOW)
    assert points(outsider) == [(DAN.user_id, -1), (EVE.user_id, 1)]


async def test_a_game_without_result_counts_for_nobody(storage: Storage) -> None:
    for _ in range(ENOUGH):
        game = await begin(storage)
        await storage.guesses.put(game, Guess(DAN, 0), NOW)
        closed = game.next(phase=Closed(NOW, Closing.ENDED), deadline=None)
        await storage.matches.save(closed)
        assert not await storage.guesses.put(game, Guess(EVE, 0), NOW)
    assert await rows(storage) == []


async def test_the_board_ranks_those_who_guessed_often_enough(storage: Storage) -> None:
    await guess_games(storage, DAN, right=4, wrong=1)
    await guess_games(storage, EVE, right=2, wrong=4)
    await guess_games(storage, FAY, right=ENOUGH - 1, wrong=0)
    assert await rows(storage) == [
        GuesserRow(1, DAN, points=3, right=4, guesses=5),
        GuesserRow(2, EVE, points=-2, right=2, guesses=6),
    ]
    board = await storage.guesses.board(GUILD, EVE.user_id, page=9, rows=1)
    assert (board.number, board.of) == (2, 2)
    assert board.own is not None
    assert board.own.person == EVE
    assert await rows(storage, guild_id=GUILD + 1) == []


async def test_among_more_a_right_guess_is_worth_more(storage: Storage, outsider: Outsider) -> None:
    game = await begin(storage, ADA, BEN, FAY)
    await storage.guesses.put(game, Guess(DAN, 2), NOW)
    await storage.guesses.put(game, Guess(EVE, 0), NOW)
    game = resigned(game, 0)
    await storage.matches.save(game)
    await commit(storage.matches, resigned(game, 1))
    assert points(outsider) == [(DAN.user_id, 2), (EVE.user_id, -1)]


async def test_names_are_the_newest_and_who_left_is_not_on_it(storage: Storage) -> None:
    await guess_games(storage, DAN, right=ENOUGH, wrong=0)
    renamed = Person(DAN.user_id, "Daniel")
    game = await begin(storage)
    await storage.guesses.put(game, Guess(renamed, 0), NOW + 9)
    await win(storage, game)
    assert [row.person for row in await rows(storage)] == [renamed]
    await storage.members.note(GUILD, here=[], gone=[DAN.user_id])
    assert await rows(storage) == []


async def test_counting_again_changes_nothing_and_mends_what_is_missing(
    path: Path, outsider: Outsider
) -> None:
    async with open_storage(path) as storage:
        await guess_games(storage, DAN, right=3, wrong=2)
    counted = points(outsider)
    assert await recount(path, fix=True) == []
    assert points(outsider) == counted
    outsider.execute("UPDATE guesses SET points = NULL")
    await recount(path, fix=False)
    assert {worth for _, worth in points(outsider)} == {None}, "looking changes nothing"
    await recount(path, fix=True)
    assert points(outsider) == counted


async def test_with_somebodys_data_their_guesses_go(storage: Storage, outsider: Outsider) -> None:
    await guess_games(storage, DAN, right=1, wrong=0)
    await guess_games(storage, EVE, right=1, wrong=0)
    assert await storage.privacy.forget_person(DAN.user_id, Person(-9, ""))
    assert points(outsider) == [(EVE.user_id, 1)]


async def test_with_a_servers_data_its_guesses_go(storage: Storage, outsider: Outsider) -> None:
    await guess_games(storage, DAN, right=1, wrong=0)
    assert await storage.privacy.forget_server(GUILD)
    assert points(outsider) == []
    assert outsider.execute("SELECT guild_id FROM matches").fetchall() == [(FORMER_SERVER,)]
