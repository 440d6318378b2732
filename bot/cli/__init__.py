"""`farkle`: run the bot, try it in a sandbox, and ask about dice, from a terminal."""

import sys
from typing import Annotated

import typer

from bot.cli.text import text

app = typer.Typer(
    name="farkle",
    help=text("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.command(help=text("cli-run"))
def run() -> None:
    """Run the bot on Discord."""
    from bot.cli.run import run_bot

    run_bot()


@app.command(help=text("cli-sandbox"))
def sandbox(
    port: Annotated[int, typer.Option(help=text("cli-sandbox-port"))] = 8420,
    players: Annotated[str, typer.Option(help=text("cli-sandbox-players"))] = "Ada,Ben",
    *,
    demo: Annotated[bool, typer.Option("--demo", help=text("cli-sandbox-demo"))] = False,
) -> None:
    """Start the bot inside a simulated Discord."""
    from bot.cli.sandbox import run_sandbox

    run_sandbox(port, players, demo=demo)


@app.command(help=text("cli-score"))
def score(
    roll: Annotated[str, typer.Argument(help=text("cli-score-roll"))],
    ruleset: Annotated[
        str, typer.Option("--ruleset", "-r", help=text("cli-score-ruleset"))
    ] = "tavern",
    *,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-score-json"))] = False,
) -> None:
    """List what can be set aside of a roll."""
    from bot.cli.score import score_rolls

    score_rolls(sys.stdin if roll == "-" else [roll], ruleset, as_json=as_json)


@app.command(help=text("play-about"))
def play(
    ruleset: Annotated[
        str, typer.Option("--ruleset", "-r", help=text("play-option-ruleset"))
    ] = "tavern",
    names: Annotated[str, typer.Option(help=text("play-option-names"))] = "",
    players: Annotated[int | None, typer.Option(help=text("play-option-players"))] = None,
    *,
    teams: Annotated[int | None, typer.Option(help=text("play-option-teams"))] = None,
    target: Annotated[int | None, typer.Option(help=text("play-option-target"))] = None,
    turns: Annotated[int | None, typer.Option(help=text("play-option-turns"))] = None,
    seed: Annotated[int | None, typer.Option(help=text("play-option-seed"))] = None,
) -> None:
    """Play a game at this keyboard."""
    from bot.cli.play import play_game

    play_game(ruleset, names, players, teams=teams, target=target, turns=turns, seed=seed)
