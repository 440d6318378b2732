"""`farkle`: run the bot, try it in a sandbox, and ask about dice, from a terminal."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.database.commands import database
from bot.cli.text import text

app = typer.Typer(
    name="farkle",
    help=text("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

_Ruleset = Annotated[str, typer.Option("--ruleset", "-r", help=text("play-option-ruleset"))]


def _print_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it with the option's value
    if wanted:
        from bot.cli.running.version import print_version

        print_version()
        raise typer.Exit


@app.callback()
def farkle(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", help=text("cli-version"), callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """Take what is asked for before any command."""


@app.command(help=text("cli-run"))
def run(
    clusters: Annotated[int | None, typer.Option(help=text("cli-run-clusters"))] = None,
) -> None:
    """Run the bot on Discord."""
    if clusters is None:
        from bot.cli.running.run import run_bot

        run_bot()
    else:
        from bot.cli.running.clusters import run_clusters

        run_clusters(clusters)


@app.command(help=text("cli-status"))
def status() -> None:
    """Ask the running bot how it does."""
    from bot.cli.status import print_status

    print_status()


@app.command(help=text("cli-doctor"))
def doctor(
    *,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-doctor-json"))] = False,
    channel: Annotated[str | None, typer.Option("--try", help=text("cli-doctor-try"))] = None,
) -> None:
    """Look after all that the bot needs."""
    from bot.cli.doctor.doctor import see_doctor, try_on_discord

    if channel is None:
        see_doctor(as_json=as_json)
    else:
        try_on_discord(channel, as_json=as_json)


@app.command(help=text("cli-sandbox"))
def sandbox(
    port: Annotated[int, typer.Option(help=text("cli-sandbox-port"))] = 8420,
    players: Annotated[str, typer.Option(help=text("cli-sandbox-players"))] = "Ada,Ben",
    language: Annotated[str | None, typer.Option(help=text("cli-sandbox-language"))] = None,
    *,
    demo: Annotated[bool, typer.Option("--demo", help=text("cli-sandbox-demo"))] = False,
) -> None:
    """Start the bot inside a simulated Discord."""
    from bot.cli.sandbox import run_sandbox

    run_sandbox(port, players, language, demo=demo)


@app.command(help=text("cli-score"))
def score(
    roll: Annotated[str, typer.Argument(help=text("cli-score-roll"))],
    ruleset: _Ruleset = "tavern",
    *,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-score-json"))] = False,
) -> None:
    """List what can be set aside of a roll."""
    from bot.cli.score import score_rolls

    score_rolls(roll, ruleset, as_json=as_json)


@app.command(help=text("cli-odds"))
def odds(
    ruleset: _Ruleset = "tavern",
    scores: Annotated[str, typer.Option(help=text("cli-odds-scores"))] = "0,0",
    turn: Annotated[int, typer.Option(help=text("cli-odds-turn"))] = 0,
    dice: Annotated[int | None, typer.Option(help=text("cli-odds-dice"))] = None,
    *,
    turns_left: Annotated[int | None, typer.Option(help=text("cli-odds-turns-left"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-odds-json"))] = False,
) -> None:
    """Tell the odds at one moment of a game of two."""
    from bot.cli.odds import print_odds

    print_odds(ruleset, scores, turn=turn, dice=dice, turns_left=turns_left, as_json=as_json)


@app.command(help=text("cli-solve"))
def solve(  # noqa: PLR0913 - the options of a command are its arguments
    ruleset: Annotated[str | None, typer.Argument(help=text("play-option-ruleset"))] = None,
    *,
    every: Annotated[bool, typer.Option("--all", help=text("cli-solve-all"))] = False,
    output: Annotated[Path | None, typer.Option(help=text("cli-solve-output"))] = None,
    dice: Annotated[str | None, typer.Option(help=text("cli-solve-dice"))] = None,
    against: Annotated[str | None, typer.Option(help=text("cli-solve-against"))] = None,
    target: Annotated[int | None, typer.Option(help=text("cli-solve-target"))] = None,
    badge: Annotated[str | None, typer.Option(help=text("cli-solve-badge"))] = None,
    against_badge: Annotated[str | None, typer.Option(help=text("cli-solve-against-badge"))] = None,
    players: Annotated[int, typer.Option(min=2, max=3, help=text("cli-solve-players"))] = 2,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-solve-json"))] = False,
) -> None:
    """Solve rulesets for two players or three, or what sets of dice and badges bring."""
    sets, badges = (dice, against), (badge, against_badge)
    if {*sets, *badges, target} == {None}:
        from bot.cli.solve import solve_rulesets

        solve_rulesets(ruleset, output, players, every=every, as_json=as_json)
        return
    from bot.cli.solve_badges import solve_equipment

    alone = not (every or output or players > 2)
    solve_equipment(ruleset or "kingdom", sets, badges, target, alone=alone, as_json=as_json)


@app.command(help=text("cli-verify"))
def verify(export: Annotated[str, typer.Argument(help=text("cli-verify-export"))]) -> None:
    """Check the dice of an exported game."""
    from bot.cli.verify import verify_export

    verify_export(export)


app.add_typer(database)


@app.command(help=text("play-about"))
def play(
    ruleset: _Ruleset = "tavern",
    names: Annotated[str, typer.Option(help=text("play-option-names"))] = "",
    players: Annotated[int | None, typer.Option(help=text("play-option-players"))] = None,
    *,
    bots: Annotated[str, typer.Option(help=text("play-option-bots"))] = "",
    teams: Annotated[int | None, typer.Option(help=text("play-option-teams"))] = None,
    target: Annotated[int | None, typer.Option(help=text("play-option-target"))] = None,
    turns: Annotated[int | None, typer.Option(help=text("play-option-turns"))] = None,
    seed: Annotated[int | None, typer.Option(help=text("play-option-seed"))] = None,
) -> None:
    """Play a game at this keyboard."""
    from bot.cli.play import play_game

    play_game(
        ruleset, names, players, bots=bots, teams=teams, target=target, turns=turns, seed=seed
    )


@app.command(help=text("cli-league"))
def league(  # noqa: PLR0913 - the options of a command are its arguments
    players: Annotated[list[str] | None, typer.Argument(help=text("cli-league-players"))] = None,
    *,
    program: Annotated[list[str] | None, typer.Option(help=text("cli-league-program"))] = None,
    ruleset: Annotated[
        list[str] | None, typer.Option("--ruleset", "-r", help=text("cli-league-ruleset"))
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=10**7, help=text("cli-league-how"))] = 5000,
    pairs: Annotated[bool, typer.Option("--pairs", help=text("cli-league-pairs"))] = False,
    only: Annotated[str | None, typer.Option(help=text("cli-league-only"))] = None,
    seats: Annotated[int, typer.Option(min=2, help=text("cli-league-seats"))] = 2,
    teams: Annotated[int | None, typer.Option(help=text("cli-league-teams"))] = None,
    seed: Annotated[int, typer.Option(min=0, max=10**18, help=text("cli-league-seed"))] = 1,
    processes: Annotated[int, typer.Option(min=1, max=64, help=text("cli-league-processes"))] = 2,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=3600, help=text("cli-league-seconds"))
    ] = 1.0,
    results: Annotated[Path | None, typer.Option(help=text("cli-league-results"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-league-json"))] = False,
) -> None:
    """Let opponents and programs play each other."""
    from bot.cli.league.league import LeagueOptions, hold_league

    wish = LeagueOptions(
        players=players or (),
        programs=program or (),
        rulesets=ruleset or (),
        games=games,
        pairs=pairs,
        only=only,
        seats=seats,
        teams=teams,
        seed=seed,
        processes=processes,
        seconds=seconds,
        results=results,
    )
    hold_league(wish, as_json=as_json)


@app.command(help=text("cli-engine"))
def engine(level: Annotated[str, typer.Option(help=text("cli-engine-level"))] = "perfect") -> None:
    """Play as a program of the line protocol."""
    from bot.cli.league.engine import run_engine

    run_engine(level)


locales = typer.Typer(help=text("cli-locales"), no_args_is_help=True)
app.add_typer(locales, name="locales")


@locales.command(help=text("cli-locales-check"))
def check(
    languages: Annotated[list[str] | None, typer.Argument(help=text("cli-locales-which"))] = None,
) -> None:
    """Find what is wrong with the locale files."""
    from bot.cli.locales import check_locales

    check_locales(languages or [])


_Wanted = Annotated[str | None, typer.Option("--ruleset", "-r", help=text("cli-puzzles-ruleset"))]
puzzles = typer.Typer(help=text("cli-puzzles"), no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")


@puzzles.command("mine", help=text("cli-puzzles-mine"))
def mine_puzzles(
    seed: Annotated[int, typer.Option(help=text("cli-puzzles-seed"))],
    output: Annotated[Path, typer.Option("--output", "-o", help=text("cli-puzzles-output"))],
    ruleset: _Wanted = None,
    count: Annotated[int, typer.Option(help=text("cli-puzzles-count"))] = 450,
    games: Annotated[Path | None, typer.Option(help=text("cli-puzzles-played"))] = None,
    pairs: Annotated[int, typer.Option(help=text("cli-puzzles-pairs"))] = 0,
) -> None:
    """Find puzzles."""
    from bot.cli.puzzles import mine_puzzles

    mine_puzzles(seed, ruleset, count, games, output, pairs)


@puzzles.command("check", help=text("cli-puzzles-check"))
def check_puzzles(
    folder: Annotated[Path | None, typer.Argument(help=text("cli-puzzles-folder"))] = None,
    *,
    anew: Annotated[bool, typer.Option("--anew", help=text("cli-puzzles-anew"))] = False,
) -> None:
    """Check puzzles."""
    from bot.cli.puzzles import check_folder

    check_folder(folder, anew=anew)
