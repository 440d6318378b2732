"""Titles of rulesets, and the options of a game in words."""

from collections.abc import Iterable

from bot.engine import TEAM_TARGET, RuleSet, Setup, State
from bot.kit.components.drawn_once import drawn_once
from bot.kit.texts.escape import plain
from bot.kit.texts.sorting import bare
from bot.kit.texts.spans import span
from bot.kit.texts.texts import Texts
from bot.match.loadouts.loadout import Tavern
from bot.match.model.match import Match
from bot.match.model.ruleset_titles import base_of, title_of
from bot.match.results.experience import FRIENDLY_GAMES
from bot.match.results.first_games import is_friendly, newcomers
from bot.match.results.ratings import RATED_TOGETHER

_LONGEST_TITLE = 100
"""More characters than any title has, in any language."""


def ruleset_title(name: str, texts: Texts) -> str:
    """Return the title of the ruleset with the slug `name`, not yet escaped."""
    base = base_of(name)
    if base is not None:
        return texts("changed-ruleset", ruleset=ruleset_title(base, texts))
    key = f"ruleset-{name}"
    return texts(key) if texts.has(key) else title_of(name) or name


def ruleset_name(name: str, texts: Texts) -> str:
    """Return the title of the ruleset with the slug `name`, escaped."""
    return plain(ruleset_title(name, texts))


def ruleset_slug(typed: str | None, rulesets: Iterable[RuleSet], texts: Texts) -> str | None:
    """Return the slug of the one of `rulesets` that somebody `typed`, or else what they typed.

    A suggestion that was chosen sends the slug; whoever types it out sends the title.
    """
    if typed is None or len(typed) > _LONGEST_TITLE:
        return typed
    title = bare(typed.strip())
    titled = by_title([ruleset.name for ruleset in rulesets], texts)
    return next((slug for known, slug in titled if bare(known) == title), typed)


def by_title(slugs: Iterable[str], texts: Texts) -> list[tuple[str, str]]:
    """Return the title and slug of each ruleset, sorted by title."""
    titled = [(ruleset_name(slug, texts), slug) for slug in slugs]
    return sorted(titled, key=lambda pair: bare(pair[0]))


def ending(rules: RuleSet, texts: Texts) -> str:
    """Return in a phrase when a game by `rules` ends."""
    if rules.turns is not None:
        return texts("ending-turns", turns=rules.turns)
    target = rules.target or 0
    if rules.overshoot != "allowed":
        return texts("ending-exact", target=target)
    if rules.final_round:
        return texts("ending-final-round", target=target)
    return texts("ending-target", target=target)


def options_line(setup: Setup, texts: Texts) -> str:
    """Return the rules, the pace and the teams of a game."""
    rules = texts(
        "invitation-rules",
        ruleset=ruleset_name(setup.rules.name, texts),
        ending=ending(setup.rules, texts),
    )
    if setup.rules.turn_seconds is not None:
        clock = _clock(setup.rules.turn_seconds, setup.rules.bank_seconds, texts)
        rules = texts("invitation-clock", rules=rules, clock=clock)
    if setup.teams is None:
        return rules
    if setup.rules.target == TEAM_TARGET:
        return texts("invitation-teams-target", rules=rules, teams=setup.teams, target=TEAM_TARGET)
    return texts("invitation-teams", rules=rules, teams=setup.teams)


def _clock(turn: int, bank: int | None, texts: Texts) -> str:
    if bank is None:
        return texts("turn-clock", seconds=turn)
    return texts("turn-clock-bank", bank=span(bank, texts), turn=span(turn, texts))


def rating_note(match: Match, texts: Texts) -> str:
    """Return whether a match is rated, and why not where that is a surprise."""
    if isinstance(match.variant, Tavern):
        return texts("match-tavern")
    if match.limited:
        return texts("match-limited", games=RATED_TOGETHER)
    bots = any(player.is_bot for player in match.players)
    if is_friendly(match) and not bots:
        names = texts.listed([plain(person.name) for person in newcomers(match)])
        return texts("match-friendly-table", games=FRIENDLY_GAMES, players=names)
    return texts("match-rated" if match.rated and not bots else "match-unrated")


def terms_line(match: Match, texts: Texts) -> str:
    """Return the rules, goal, rating and pace of a match, in one line of small print."""
    rules = match.setup.rules
    turn = None if rules.turns is None else match.state.round
    rating = "terms-rated" if match.rated else "terms-unrated"
    if is_friendly(match) and not any(player.is_bot for player in match.players):
        rating = "terms-friendly"
    return _terms(rules, turn, texts, rating=rating, ended=None if match.is_open else match.id)


@drawn_once
def _terms(
    rules: RuleSet, turn: int | None, texts: Texts, *, rating: str, ended: int | None
) -> str:
    """Return the terms of a game that is in this `turn`, or has `ended` under this number."""
    if turn is not None:
        goal = texts("terms-turn", turn=turn, turns=rules.turns or 0)
    else:
        key = "terms-target" if rules.overshoot == "allowed" else "terms-exactly"
        goal = texts(key, target=rules.target or 0)
    terms = [
        ruleset_name(rules.name, texts),
        goal,
        texts(rating),
    ]
    if rules.turn_seconds is not None:
        terms.append(_clock(rules.turn_seconds, rules.bank_seconds, texts))
    if ended is not None:
        terms.append(texts("terms-number", number=str(ended)))
    return texts("board-terms", terms=" · ".join(terms))


def progress(state: State, texts: Texts) -> str:
    """Return what the game is played to and how far it is."""
    rules = state.setup.rules
    if rules.turns is not None:
        return texts("board-ending-turns", turn=state.round, turns=rules.turns)
    if rules.overshoot != "allowed":
        return texts("board-ending-exact", target=rules.target or 0)
    return texts("board-ending", target=rules.target or 0)
