"""What the table shows between two commands, as values that a screen draws."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.cli.play.commands import FACES, PlayCommand
from bot.cli.play.figures import FIGURES
from bot.engine import Die, Faces, Positions, RuleSet, farkle_chance
from bot.features.board.view.choice import explain, worth
from bot.features.board.view.gifts import gift, gift_lines
from bot.kit.game.choice import DiceChoice, bank_refused, weigh
from bot.kit.game.endings import outcome
from bot.kit.game.people import name_of, score_lines
from bot.kit.game.rulesets import progress
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.results.figures import results


@dataclass(frozen=True, slots=True)
class Key:
    """A key that does something now, and what it does."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as it stands. Texts are Markdown, a line each.

    - `scores`: how far the game is, and the players.
    - `clock`: how much time is left for the turn; empty where it has as long as it likes.
    - `roll`, `chosen`: the dice on the table, and the places of those that are chosen.
    - `turn`: what the turn stands at, or how the game ended.
    - `keys`: what moves the game on; `more`: what else can be asked for.
    - `answer`: what there is to say to the last command, if anything.
    """

    scores: tuple[str, ...]
    clock: str
    roll: Faces
    chosen: Positions
    turn: tuple[str, ...]
    keys: tuple[Key, ...]
    more: tuple[Key, ...]
    answer: str


def view_of(
    match: Match,
    chosen: Positions,
    texts: Texts,
    answer: str = "",
    seconds_left: int | None = None,
) -> TableView:
    """Return the view of `match` with the dice at the places `chosen`."""
    state = match.state
    choice = weigh(state, chosen)
    return TableView(
        scores=tuple(_scores(match, texts)),
        clock="" if seconds_left is None or state.over else _clock(seconds_left, texts),
        roll=state.roll,
        chosen=chosen,
        turn=tuple(_ending(match, texts) if state.over else _turn(match, choice, texts)),
        keys=() if state.over else tuple(_keys(choice, texts)),
        more=() if state.over else tuple(_more(choice, texts)),
        answer=answer,
    )


def _clock(seconds: int, texts: Texts) -> str:
    hours, minutes, seconds = seconds // 3600, seconds // 60 % 60, seconds % 60
    time = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return texts("play-time-left", time=time)


def _scores(match: Match, texts: Texts) -> Iterator[str]:
    state = match.state
    yield progress(state, texts)
    if state.final and not state.over:
        yield texts("board-last-turns", seats=len(state.final), best=max(state.totals))
    yield from score_lines(match, texts).split("\n")


def _turn(match: Match, choice: DiceChoice, texts: Texts) -> Iterator[str]:
    """Yield what the turn stands at."""
    state = match.state
    if not state.turn_begun:
        yield texts("play-turn", name=name_of(match, state.seat, texts))
        if state.offer:
            yield texts("play-offer", points=state.offer.points, dice=len(state.offer.dice))
        return
    if state.aside:
        yield texts("turn-aside", dice=FIGURES.set_aside(state.aside))
    if not state.roll:
        yield texts("turn-free-roll", name=name_of(match, state.seat, texts))
    yield from worth(choice, texts)
    yield texts("turn-total", points=choice.points)
    if state.roll:
        yield from explain(choice, texts)
    elif choice.bank_refused is not None:
        yield bank_refused(choice, choice.bank_refused, texts)
    yield from gift_lines(match, choice, texts)


def _ending(match: Match, texts: Texts) -> Iterator[str]:
    """Yield who won, and what each player made of the game."""
    yield outcome(match, texts)
    for result in results(match):
        yield texts(
            "play-figures",
            name=name_of(match, result.seat, texts),
            turns=result.turns,
            best=result.best_turn,
            farkles=result.farkles,
            hot=result.hot_dice,
        )


def _keys(choice: DiceChoice, texts: Texts) -> Iterator[Key]:
    state = choice.state
    if state.roll:
        yield Key(f"{FACES[0]}-{FACES[-1]}", texts("play-key-choose"))
        yield Key(PlayCommand.MOST, texts("play-key-most"))
    rules, offer = state.setup.rules, state.offer
    if choice.to_roll:
        chance = _chance(rules, choice.to_roll, texts)
        yield Key(PlayCommand.ROLL, texts("play-key-roll", dice=len(choice.to_roll), chance=chance))
    if offer:
        chance = _chance(rules, offer.dice, texts)
        yield Key(
            PlayCommand.TAKE,
            texts("play-key-take", points=offer.points, dice=len(offer.dice), chance=chance),
        )
    if choice.bank_refused is None:
        given = gift(choice)
        if given is None:
            yield Key(PlayCommand.BANK, texts("play-key-bank", points=choice.points))
        else:
            yield Key(PlayCommand.BANK, texts("play-key-give", points=given.points))


def _chance(rules: RuleSet, dice: tuple[Die, ...], texts: Texts) -> str:
    """Return the chance that a roll of `dice` is a farkle."""
    return texts("percent", percent=float(100 * farkle_chance(rules, dice)))


def _more(choice: DiceChoice, texts: Texts) -> Iterator[Key]:
    if choice.places:
        yield Key(PlayCommand.UNDO, texts("play-key-undo"))
    if choice.state.roll:
        yield Key(PlayCommand.HAND, texts("play-key-hand"))
    yield Key(PlayCommand.HELP, texts("play-key-help"))
    yield Key(PlayCommand.RESIGN, texts("play-key-resign"))
    yield Key(PlayCommand.QUIT, texts("play-key-quit"))
