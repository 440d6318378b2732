"""What is told of a game by its variant, wherever games are told of."""

from collections.abc import Iterator

from bot.kit.game.rulesets import progress, rating_note, ruleset_name
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.variant import Variant
from bot.match.model.variants import Daily


def heading(match: Match, texts: Texts) -> Iterator[str]:
    """Yield what is played, and how far the game is."""
    if isinstance(match.variant, Daily):
        yield title_of_day(match.variant, texts)
        yield texts(
            "daily-progress",
            turn=match.state.round,
            turns=match.setup.rules.turns or 0,
            when=f"<t:{match.variant.end}:R>",
        )
    else:
        yield texts("board-title", ruleset=ruleset_name(match.setup.rules.name, texts))
        yield progress(match.state, texts)
        yield rating_note(match, texts)


def title_of_day(variant: Daily, texts: Texts) -> str:
    """Return the title of a daily game, the same for everybody."""
    return texts("daily-title", day=texts.day(variant.day))


def beginning(variant: Variant, texts: Texts) -> str:
    """Return what is told before the first move."""
    return texts("daily-began" if isinstance(variant, Daily) else "event-began")


def secrecy(variant: Variant, texts: Texts) -> str:
    """Return when the seed of the dice is revealed."""
    return texts("dice-follows-day" if isinstance(variant, Daily) else "dice-follows")


def review_title(match: Match, texts: Texts) -> str:
    """Return the title of the review of a game."""
    number = str(match.id)
    if isinstance(match.variant, Daily):
        return texts("review-title-daily", number=number, day=texts.day(match.variant.day))
    ruleset = ruleset_name(match.setup.rules.name, texts)
    return texts("review-title", number=number, ruleset=ruleset)


def review_basis(match: Match, texts: Texts) -> str:
    """Return what the figures of a review measure; "" if the game is played to win."""
    if isinstance(match.variant, Daily):
        return texts("basis-daily", turns=match.setup.rules.turns or 0)
    return ""


def line_of_points(variant: Variant, number: str, when: str, score: int, texts: Texts) -> str:
    """Return the line of a game that was played alone for points; "" for any other."""
    if isinstance(variant, Daily):
        day = texts.day(variant.day)
        return texts("history-daily", number=number, when=when, day=day, score=score)
    return ""
