"""What has to hold after events: what rows ask for, and what is so whatever happened."""

from collections.abc import Awaitable, Callable

from simcord import InteractionResult, MemberActor

from bot.features.board.buttons import BankButton, BestButton, ReturnButton, RollButton
from bot.kit.components.limits import refused
from bot.kit.components.parts import Kind as PartKind
from bot.match.model.match import Match
from bot.storage import recount
from tests.e2e.meetings.preparing import LONGEST_NAME
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.buttons import Kind
from tests.support.e2e.extremes import is_polite
from tests.support.e2e.reading import components
from tests.support.invariants.consistency import what_board_lacks, what_waits, wrong_winners

Holds = Callable[[Scene], Awaitable[None]]

MOVES = (ReturnButton, RollButton, BestButton, BankButton)
"""What somebody on turn presses, one after another, as far as it is there."""

BUTTON = int(PartKind.BUTTON)

MOST_MOVES = 40
"""So many moves the bot has at most until a person is on turn."""


async def nothing_changes(scene: Scene) -> None:
    """Assert that the same person is on turn, and that they can play on."""
    match = await scene.match()
    assert match.on_turn.user_id == scene.struck.id
    await goes_on(scene)


async def goes_on(scene: Scene) -> None:
    """Assert that the game is open, and that whoever is on turn can play it."""
    assert (await scene.match()).is_open
    await on_turn_plays(scene)


async def passes_on(scene: Scene) -> None:
    """Assert that the turn of whom it struck is over, and that the next one can play."""
    match = await scene.match()
    assert match.on_turn.user_id != scene.struck.id
    await goes_on(scene)


async def comes_back(scene: Scene) -> None:
    """Assert that the game waits, and goes on where a player asks for it."""
    polite(await scene.struck.slash(scene.channel, "farkle show"))
    await nothing_changes(scene)


async def happened_once(scene: Scene) -> None:
    """Assert that one thing has happened to the match."""
    assert scene.before is not None
    assert (await scene.match()).version == scene.before.version + 1


async def can_be_pressed(scene: Scene) -> None:
    """Assert that what was in vain before can be pressed, and is answered."""
    polite(await scene.press_saving())


async def keeps_its_rules(scene: Scene) -> None:
    """Assert that the match goes by what it was begun by."""
    assert scene.before is not None
    assert (await scene.match()).setup == scene.before.setup
    await nothing_changes(scene)


async def knows_of_the_other(scene: Scene) -> None:
    """Assert that what another process has done stands, and that an old board is put right."""
    log = (await scene.match()).log
    await press(scene, scene.struck, RollButton)
    assert (await scene.match()).log == log, "what was rolled elsewhere is rolled once"
    await goes_on(scene)


async def has_no_words(scene: Scene) -> None:
    """Assert that no player word was mixed into the dice."""
    assert not (await scene.match()).words


async def begins_anew(scene: Scene) -> None:
    """Assert that another game has begun, with everybody who played."""
    before, scene.game = scene.game, newest_game(scene.table)
    assert scene.game != before
    match = await scene.match()
    assert {who.id for who in scene.people} <= {person.user_id for person in match.people}
    await goes_on(scene)


async def all_win(scene: Scene) -> None:
    """Assert that the match is over, and that nobody has lost it."""
    await is_over(scene)
    match = await scene.match()
    assert len(match.winning_seats) == len(match.players), match.log


async def they_win_after_last_turns(scene: Scene) -> None:
    """Assert that all others have one more turn, and that the highest total has won."""
    for _ in scene.others:
        await goes_on(scene)
    await is_over(scene)
    match = await scene.match()
    assert match.seat_of(scene.struck.id) in match.winning_seats


async def shows_whole_names(scene: Scene) -> None:
    """Assert that people are called as they call themselves, within Discord's limits."""
    assert LONGEST_NAME in scene.table.board(scene.message)
    assert refused(components(scene.message)) == []
    await goes_on(scene)


async def is_open(scene: Scene) -> None:
    """Assert that the match is still open."""
    assert (await scene.match()).is_open


async def is_over(scene: Scene) -> None:
    """Assert that the match is over."""
    assert not (await scene.match()).is_open, (await scene.match()).log


def both(*wanted: Holds) -> Holds:
    """Return what asks several, one after another."""

    async def hold(scene: Scene) -> None:
        for holds in wanted:
            await holds(scene)

    return hold


def says(*texts: str) -> Holds:
    """Return what asks whether the newest message says all of these."""

    async def hold(scene: Scene) -> None:
        board = scene.table.board(scene.message)
        assert all(text in board for text in texts), board

    return hold


async def on_turn_plays(scene: Scene) -> None:
    """Let whoever is on turn, if it is a person here, take a turn by what the board offers."""
    who = on_turn(scene, await scene.match())
    if who is None:
        return
    for kind in MOVES:
        await press(scene, who, kind)


async def press(scene: Scene, who: MemberActor, kind: Kind) -> None:
    """Press a button if the message has it; the answer is no apology."""
    table = scene.table
    shown = [
        button for button, raw in table.buttons(scene.message).items() if not raw.get("disabled")
    ]
    if any(type(button) is kind for button in shown):
        polite(await table.press(who, kind, on=scene.message))


def polite(result: InteractionResult) -> None:
    """Assert that somebody was answered, and by no apology."""
    assert is_polite(result), result


def on_turn(scene: Scene, match: Match) -> MemberActor | None:
    """Return the person on turn of an open game; None if it is the bot, or nobody here."""
    members = scene.table.env.backend.get_guild(scene.table.guild.id).members
    if match.on_turn.user_id not in members or not match.is_playing or match.waits_for_bot:
        return None
    return next((who for who in scene.people if who.id == match.on_turn.user_id), None)


async def is_consistent(scene: Scene) -> None:
    """Assert what is so whatever has happened."""
    table = scene.table
    bot, database = table.bot, table.settings.database
    for number, *_ in table.stored():
        await _let_bot_play(scene, int(str(number)))
        match = await bot.features.core.matches.get(int(str(number)))
        assert match is not None
        if match.is_open:
            assert what_waits(match, int(table.env.now().timestamp())) is None
            assert what_board_lacks(match, bot, table.env) is None
    assert await wrong_winners(bot, database) == []
    assert await recount(database, fix=False) == []


async def _let_bot_play(scene: Scene, number: int) -> None:
    """Let opponents and stand-ins make their moves until a person is on turn."""
    for _ in range(MOST_MOVES):
        match = await scene.table.bot.features.core.matches.get(number)
        if match is None or not match.waits_for_bot:
            return
        await scene.table.watch()
    raise AssertionError(f"game {number} waits for the bot")


async def press_on(scene: Scene) -> None:
    """Let everybody press the first thing that they can on what is shown; all are answered."""
    table = scene.table
    backend = table.env.backend
    if scene.gone or not scene.has_message:
        return
    members = backend.get_guild(table.guild.id).members
    for who in scene.people:
        if who.id not in members:
            continue
        shown = table.buttons(scene.message).values()
        buttons = [raw for raw in shown if raw["type"] == BUTTON and not raw.get("disabled")]
        if buttons:
            polite(await who.click(scene.message, custom_id=str(buttons[0]["custom_id"])))
