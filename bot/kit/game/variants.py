"""What is told of a game by its variant, wherever games are told of."""

from collections.abc import Iterator

from bot.kit.game.rulesets import ruleset_name, terms_line
from bot.kit.texts.texts import Texts
from bot.match.loadouts.loadout import Tavern, Wager
from bot.match.model.match import Match
from bot.match.model.variant import Variant
from bot.match.model.variants import Daily, Deal, Duplicate


def heading(match: Match, texts: Texts) -> Iterator[str]:
    """Yield what is played, and how far the game is."""
    turn, turns = match.state.round, match.setup.rules.turns or 0
    match match.variant:
        case Daily() as daily:
            yield title_of_day(daily, texts)
            yield texts("daily-progress", turn=turn, turns=turns, when=_in(daily.end))
        case Duplicate(deal=deal, ends_at=ends_at):
            yield title_of_deal(deal, match, texts)
            yield texts("duplicate-progress", turn=turn, turns=turns, when=_in(ends_at))
        case _:
            yield terms_line(match, texts)


def tavern_options(match: Match, texts: Texts) -> Iterator[str]:
    """Yield where the dice come from, whether badges are worn, and the wager if there is one."""
    tavern = match.variant
    if isinstance(tavern, Tavern):
        yield texts(f"dice-from-{tavern.dice}")
        if tavern.badges:
            yield texts("tavern-badges")
        if tavern.wager is not Wager.NONE:
            yield texts(f"wager-{tavern.wager}")


def title_of_day(variant: Daily, texts: Texts) -> str:
    """Return the title of a daily game, the same for everybody."""
    return texts("daily-title", day=texts.day(variant.day))


def title_of_deal(deal: Deal, match: Match, texts: Texts) -> str:
    """Return the title of a game of a deal, the same for everybody."""
    ruleset = ruleset_name(match.setup.rules.name, texts)
    return texts("duplicate-title", number=str(deal.number), ruleset=ruleset)


def beginning(variant: Variant, texts: Texts) -> str:
    """Return what is told before the first move."""
    match variant:
        case Daily():
            return texts("daily-began")
        case Duplicate():
            return texts("duplicate-began")
        case _:
            return texts("event-began")


def secrecy(variant: Variant, texts: Texts) -> str:
    """Return when the seed of the dice is revealed."""
    match variant:
        case Daily():
            return texts("dice-follows-day")
        case Duplicate():
            return texts("dice-follows-deal", when=_in(variant.secret_until))
        case _:
            return texts("dice-follows")


def review_title(match: Match, texts: Texts) -> str:
    """Return the title of the review of a game."""
    number = str(match.id)
    ruleset = ruleset_name(match.setup.rules.name, texts)
    match match.variant:
        case Daily(day=day):
            return texts("review-title-daily", number=number, day=texts.day(day))
        case Duplicate(deal=deal):
            return texts(
                "review-title-duplicate", number=number, deal=str(deal.number), ruleset=ruleset
            )
        case _:
            return texts("review-title", number=number, ruleset=ruleset)


def review_basis(match: Match, texts: Texts) -> str:
    """Return what the figures of a review measure; "" if the game is played to win."""
    turns = match.setup.rules.turns or 0
    match match.variant:
        case Daily():
            return texts("basis-daily", turns=turns)
        case Duplicate():
            return texts("basis-duplicate", turns=turns)
        case _:
            return ""


def line_of_points(variant: Variant, number: str, when: str, score: int, texts: Texts) -> str:
    """Return the line of a game that was played alone for points; "" for any other."""
    match variant:
        case Daily(day=day):
            day_text = texts.day(day)
            return texts("history-daily", number=number, when=when, day=day_text, score=score)
        case Duplicate(deal=deal):
            return texts(
                "history-duplicate", number=number, when=when, deal=str(deal.number), score=score
            )
        case _:
            return ""


def _in(when: int) -> str:
    """Return how far off a time is, kept up to date by Discord."""
    return f"<t:{when}:R>"
