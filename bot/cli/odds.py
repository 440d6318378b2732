"""`farkle odds`: how likely one wins from any scores, and what rolling and banking are worth."""

import json
from contextlib import closing

from bot.advice.choices import Advice, Choice, Obstacle
from bot.advice.fingerprint import rules_hash
from bot.cli.rules import fail_asked, find_ruleset
from bot.cli.running.settings import load_settings
from bot.cli.solve import solve_with_progress
from bot.cli.text import terminal_texts, text
from bot.config import Settings
from bot.content.folder import data_folder
from bot.engine import State
from bot.features.analysis.model.turn_position import TurnOdds, TurnPosition, parse_scores
from bot.kit.texts.chances import basis_text
from bot.match.model.errors import Refused
from bot.solver import SolvingTask, Thinking


def print_odds(
    ruleset: str,
    scores: str,
    *,
    turn: int,
    dice: int | None,
    turns_left: int | None,
    as_json: bool,
) -> None:
    """Print the odds at one moment of a game; `scores` are those of who is on turn first."""
    rules = find_ruleset(ruleset)
    try:
        moment = TurnPosition(rules, parse_scores(scores), turn, dice, turns_left)
        state = moment.state()
    except Refused as refused:
        fail_asked(refused)
    odds = moment.odds(_advice(state))
    print(json.dumps(_as_json(moment, odds)) if as_json else _as_text(moment, odds))


def _advice(state: State) -> Advice:
    """Return the advice on `state`; what has not been solved is solved first, and kept."""
    settings, rules = load_settings(), state.setup.rules
    advice = _advise(settings, state)
    if advice.obstacle is Obstacle.NO_TABLE:
        solve_with_progress(SolvingTask(rules, settings.solved, rules_hash(rules)))
        advice = _advise(settings, state)
    return advice


def _advise(settings: Settings, state: State) -> Advice:
    with closing(Thinking(data_folder() / "policies", settings.solved, 0)) as thinking:
        return thinking.advise(state)


def _as_json(moment: TurnPosition, odds: TurnOdds) -> dict[str, object]:
    """Return the odds with plain numbers at the start of a turn, else those of both choices."""
    roll, bank = odds.roll, odds.bank
    wins: object = roll.win
    points: object = roll.expected
    if moment.turn:
        wins = {"roll": roll.win, "bank": bank and bank.win}
        points = {"roll": roll.expected, "bank": bank and bank.expected}
    return {
        "ruleset": moment.rules.name,
        "scores": moment.scores,
        "turn": moment.turn,
        "dice": roll.dice,
        "win_probability": wins,
        "expected_points": points,
        "farkle": float(roll.farkle),
        "basis": odds.basis,
        "obstacle": odds.obstacle,
    }


def _as_text(moment: TurnPosition, odds: TurnOdds) -> str:
    own, *others = moment.scores
    other = terminal_texts().listed([text("odds-score", points=score) for score in others])
    roll, bank = odds.roll, odds.bank
    lines = [
        text("cli-odds-at", ruleset=moment.rules.name, own=own, other=other),
        text(
            "cli-odds-roll", dice=roll.dice, points=roll.expected, farkle=100 * float(roll.farkle)
        ),
        *_wins(roll),
    ]
    if bank:
        lines += [text("cli-odds-bank", points=bank.points), *_wins(bank)]
    elif moment.turn:
        lines.append(text("cli-odds-no-bank"))
    if odds.obstacle:
        lines.append(basis_text(odds.basis, odds.obstacle, terminal_texts()))
    return "\n".join(lines)


def _wins(choice: Choice) -> list[str]:
    return [] if choice.win is None else [text("cli-odds-wins", percent=100 * choice.win)]
