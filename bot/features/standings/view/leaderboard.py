"""Leaderboards: who is best at what."""

from collections.abc import Iterator

from bot.features.standings.buttons import (
    LeaderboardPageButton,
    ListButton,
    PeriodMenu,
    RankingMenu,
    UnlistButton,
)
from bot.features.standings.model.leaderboards import (
    AVERAGES,
    ENOUGH_GAMES,
    LeaderboardPage,
    Podium,
    Ranking,
    Standing,
)
from bot.features.standings.model.periods import Period
from bot.features.standings.view.figures import ranked_figure
from bot.features.standings.view.leaderboard_ids import write_about
from bot.features.standings.view.podium import podium_line
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.paging import paging
from bot.kit.components.parts import Button, ButtonStyle, SelectOption, StringSelect
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.escape import plain
from bot.kit.texts.ranked import medal, ranked_lines
from bot.kit.texts.texts import Texts


def leaderboard_card(page: LeaderboardPage, podium: Podium | None, texts: Texts) -> Layout:
    """Return a page of a leaderboard, with the buttons to others.

    `podium` is that of the last season, if one is to be shown.
    """
    return Layout(
        paragraphs(*_head(page, texts)),
        rule(),
        paragraphs(*_rows(page, texts)),
        *([text(podium_line(podium, texts))] if podium else []),
        *paging(page.number, page.of, lambda to: LeaderboardPageButton(to, _about(page)), texts),
        row([_rankings(page, texts)]),
        row([_periods(page, texts)]),
        *([row(listing_buttons(texts))] if page.scope.guild_id is None else []),
    )


def _head(page: LeaderboardPage, texts: Texts) -> Iterator[str]:
    scope = page.scope
    yield texts("leaderboard-title", ranking=texts(f"ranking-{page.ranking}"))
    yield texts(
        "leaderboard-scope",
        scope=texts("scope-everywhere" if scope.guild_id is None else "scope-server"),
        period=texts(f"period-{scope.period}"),
        rules=texts("any-rules") if scope.ruleset is None else ruleset_name(scope.ruleset, texts),
    )
    for line in _terms(page, texts):
        yield texts("leaderboard-note", note=line)


def _terms(page: LeaderboardPage, texts: Texts) -> Iterator[str]:
    """Yield when the period began, and what people are ranked by: small print."""
    if page.span.ends is not None:
        starts, ends = f"<t:{page.span.starts}:f>", f"<t:{page.span.ends}:R>"
        yield texts("leaderboard-span", starts=starts, ends=ends)
    yield texts(f"order-{page.ranking}")
    if page.ranking in AVERAGES:
        yield texts("leaderboard-enough", games=ENOUGH_GAMES[page.scope.period])
    if any(standing.moved for standing in (*page.rows, page.own) if standing):
        yield texts("leaderboard-moves", since=f"<t:{page.moved_since}:f>")


def _rows(page: LeaderboardPage, texts: Texts) -> Iterator[str]:
    if not page.rows:
        yield _empty(page, texts)
    yield from ranked_lines(
        page.rows,
        page.own,
        lambda standing: standing_row(standing, page.ranking, texts),
        texts,
    )


def _empty(page: LeaderboardPage, texts: Texts) -> str:
    """Return why the leaderboard is empty, and how to get onto it."""
    if page.scope.guild_id is None:
        return texts("leaderboard-empty-everywhere")
    if page.scope.ruleset is not None:
        return texts("leaderboard-empty-ruleset")
    if page.ranking in AVERAGES:
        return texts("leaderboard-empty-average")
    if page.ranking is Ranking.RATING:
        return texts("leaderboard-empty-rating")
    return texts(f"leaderboard-empty-{page.scope.period}")


def standing_row(standing: Standing, ranking: Ranking, texts: Texts) -> str:
    """Return the line of a person on a leaderboard."""
    name = plain(standing.figures.person.name)
    figure = ranked_figure(standing.figures, ranking, texts)
    if standing.rank is None:
        return texts("leaderboard-row-unranked", name=name, figure=figure)
    line = texts("leaderboard-row", rank=standing.rank, name=name, figure=figure)
    return medal(standing.rank) + _with_move(line, standing.moved or 0, texts)


def _with_move(line: str, moved: int, texts: Texts) -> str:
    """Return the `line` of somebody, with how many places they have `moved` up, if any."""
    if not moved:
        return line
    key = "leaderboard-up" if moved > 0 else "leaderboard-down"
    return texts(key, row=line, places=abs(moved))


def _rankings(page: LeaderboardPage, texts: Texts) -> StringSelect:
    return board_select(
        RankingMenu(_about(page)),
        [
            SelectOption(
                label=texts(f"ranking-{ranking}"), value=ranking, default=ranking is page.ranking
            )
            for ranking in Ranking
        ],
    )


def _periods(page: LeaderboardPage, texts: Texts) -> StringSelect:
    return board_select(
        PeriodMenu(_about(page)),
        [
            SelectOption(
                label=texts(f"period-{period}"), value=period, default=period is page.scope.period
            )
            for period in Period
        ],
    )


def listing_buttons(texts: Texts) -> Iterator[Button]:
    """Yield the buttons that put a person on the boards of all servers, or take them off."""
    for button, key in ((ListButton, "button-list"), (UnlistButton, "button-unlist")):
        yield board_button(button(), texts(key), style=ButtonStyle.SECONDARY)


def _about(page: LeaderboardPage) -> str:
    return write_about(page.scope, page.ranking)
