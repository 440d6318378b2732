"""Puzzles to test with."""

from bot.advice.puzzle import Answer, Puzzle, PuzzleTheme, Temptation
from bot.content.puzzles import shipped_puzzles

PUZZLES = tuple(shipped_puzzles())


def some_puzzle(number: int = 0, rating: int = 1500) -> Puzzle:
    """Return a puzzle with an id and a rating of its own, whose position is nothing to look at."""
    return Puzzle(
        id=f"{number:010x}",
        ruleset="tavern",
        rules="0" * 64,
        position="nothing",
        best=Answer((1,), banks=False),
        margin=0.03,
        themes=(PuzzleTheme.ROLLING_ON,),
        temptations=(Temptation(Answer((1,), banks=True), 0.03, 5),),
        rating=rating,
    )


def shipped(ruleset: str, *themes: PuzzleTheme) -> Puzzle:
    """Return the first puzzle of a ruleset that is about all of `themes`.

    One with loaded dice must be asked for.
    """
    return next(
        puzzle
        for puzzle in PUZZLES
        if puzzle.ruleset == ruleset
        and {*themes} <= {*puzzle.themes}
        and bool(puzzle.dice) == (PuzzleTheme.LOADED_DICE in themes)
    )


def wrong_answer(puzzle: Puzzle) -> Answer:
    """Return what tempts most."""
    return puzzle.temptations[0].answer
