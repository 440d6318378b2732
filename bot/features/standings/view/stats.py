"""One person's figures on a server."""

from collections.abc import Iterator
from typing import Final

from bot.features.standings.buttons import AllFiguresButton
from bot.features.standings.model.history import Profile
from bot.features.standings.view.figures import percent, rating_text
from bot.features.standings.view.profile_card import CARD, ProfileCard, profile_alt
from bot.features.standings.view.stats_chart import LEAST, stats_alt
from bot.kit.components.bounds import LONGEST_DESCRIPTION
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, paragraphs, row, text
from bot.kit.components.media import MediaGallery, Picture
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts
from bot.match.results.figures import BIG_TURNS, Figures

FORM: Final = 10
"""How many of the last games tell somebody's form."""


def stats_card(profile: Profile, texts: Texts, card: ProfileCard | None = None) -> Layout:
    """Return what matters of a person's figures; their `card`, if any, is in the file `CARD`."""
    figures = profile.figures
    return Layout(
        paragraphs(
            texts("stats-title", name=plain(figures.person.name)),
            texts("stats-rating", rating=rating_text(figures.rating, texts), games=figures.rated),
            *_form(profile, texts),
            texts("stats-games", games=figures.games),
            texts("stats-wins", wins=figures.wins, rate=percent(figures.win_rate, texts)),
            texts("stats-best-turn", best=figures.best_turn),
        ),
        *_picture(profile, card, texts),
        row([board_button(AllFiguresButton(figures.person.user_id), texts("button-all-figures"))]),
    )


def all_figures_card(profile: Profile, texts: Texts) -> Layout:
    """Return the rest of a person's figures on a server, told to whoever asks."""
    return Layout(
        text(texts("stats-title", name=plain(profile.figures.person.name))),
        paragraphs(*_figures(profile.figures, texts), *_more(profile, texts)),
    )


def has_card(profile: Profile) -> bool:
    """Tell whether there are enough games for a profile card with its chart."""
    return len(profile.trend) >= LEAST


def _form(profile: Profile, texts: Texts) -> Iterator[str]:
    """Yield how the last games went, the newest last, and what they did to the rating."""
    last = profile.trend[-FORM:]
    if not last:
        return
    yield texts(
        "stats-form",
        form=" ".join(texts("form-won" if game.won else "form-lost") for game in last),
        won=sum(game.won for game in last),
        games=len(last),
    )
    ratings = [game.rating for game in last if game.rating is not None]
    if len(ratings) > 1 and ratings[0] != ratings[-1]:
        key = "stats-rating-up" if ratings[-1] > ratings[0] else "stats-rating-down"
        yield texts(key, points=abs(ratings[-1] - ratings[0]), first=ratings[0], last=ratings[-1])


def _figures(figures: Figures, texts: Texts) -> Iterator[str]:
    big = [
        texts("stats-big-turn", points=points, turns=turns)
        for points, turns in zip(BIG_TURNS, figures.big_turns, strict=True)
    ]
    yield texts("stats-streak", streak=figures.streak, best=figures.best_streak)
    yield texts("stats-points", points=figures.points)
    yield texts("stats-turns", turns=figures.turns, average=figures.points_per_turn)
    yield texts("stats-big-turns", turns=texts.listed(big))
    yield texts("stats-farkles", farkles=figures.farkles, rate=percent(figures.farkle_rate, texts))
    yield texts("stats-hot-dice", times=figures.hot_dice)


def _more(profile: Profile, texts: Texts) -> Iterator[str]:
    """Yield the figures that only some have: a favourite ruleset, and reviewed games."""
    if profile.favourite is not None:
        yield texts("stats-favourite", ruleset=ruleset_name(profile.favourite, texts))
    figures = profile.figures
    if figures.reviewed:
        luck = figures.luck / figures.reviewed / 10_000
        amount = percent(abs(luck), texts)
        yield texts(
            "stats-review",
            games=figures.reviewed,
            accuracy=percent(figures.accuracy / figures.reviewed / 10_000, texts),
            luck=texts("review-gain" if luck >= 0 else "review-loss", amount=amount),
        )


def _picture(profile: Profile, card: ProfileCard | None, texts: Texts) -> Iterator[MediaGallery]:
    if card is not None:
        words = texts.together([profile_alt(card, texts), stats_alt(profile, texts)])
        yield MediaGallery((Picture(CARD, words[:LONGEST_DESCRIPTION]),))
