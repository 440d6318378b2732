"""`farkle sandbox` on the command line, without a browser."""

import signal
from urllib.parse import urlsplit

import pytest

from tests.support.browser.terminal import Ended, farkle_sandbox


async def test_second_one_on_a_port_is_told_so_and_sigterm_stops_the_first() -> None:
    async with farkle_sandbox("--port", "0") as first:
        port = urlsplit(await first.address()).port
        async with farkle_sandbox("--port", f"{port}") as second:
            assert await second.ended() == Ended(
                1,
                "",
                f"Port {port} is already in use. "
                "Choose another with --port, or 0 for any free port.\n",
            )
        assert await first.stop(signal.SIGTERM) == Ended(0, "", "")


async def test_demo_plays_a_game_to_its_end_in_the_language_that_was_chosen() -> None:
    async with farkle_sandbox("--demo", "--players", "Ann,Bob", "--language", "fr") as sandbox:
        ended = await sandbox.ended()
    assert (ended.code, ended.err) == (0, "")
    first, invitation, *boards = ended.out.split("\n## ")
    assert first.startswith("Ann: /farkle challenge opponent:@Bob\n")
    assert invitation.startswith("Ann défie ")
    assert all("\n-# Standard · premier à 4" in board for board in boards)
    assert boards[-1].startswith(("Victoire\xa0: Ann", "Victoire\xa0: Bob"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "Ada"), "Name at least two different players, for example: "),
        (("--port", "99999"), "99999 is not a port."),
    ],
)
async def test_wrong_argument_is_told_in_one_line(
    arguments: tuple[str, ...], sentence: str
) -> None:
    async with farkle_sandbox(*arguments) as sandbox:
        ended = await sandbox.ended()
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(sentence)
    assert ended.err.count("\n") == 1
