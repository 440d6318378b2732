"""A person's games on all servers: those that wait for them first."""

from collections.abc import Iterator, Mapping

from bot.features.tables.buttons import OwnGamesPage
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.parts import Button, Part
from bot.kit.game.people import person_name
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.own_games import GamesPage, OwnGame, Wait
from bot.match.service.presses import board_link


def own_games_card(
    page: GamesPage, user_id: int, servers: Mapping[int, str], reminder: str, texts: Texts
) -> Layout:
    """Return a page of the games of `user_id`.

    `servers` are names by id, of those servers that need naming. A `reminder` that is not empty
    stands above all games.
    """
    return Layout(
        paragraphs(
            texts("games-title"),
            reminder,
            "" if page.rows else texts("games-none"),
        ),
        *waiting_games(page, user_id, servers, texts),
        *_part(page, "games-other", user_id, servers, texts, own=False),
        *(_paging(page, texts) if page.of > 1 else []),
    )


def waiting_games(
    page: GamesPage, user_id: int, servers: Mapping[int, str], texts: Texts
) -> Iterator[Part]:
    """Yield the games that wait for the person, if there are any."""
    return _part(page, "games-waiting", user_id, servers, texts, own=True)


def _part(
    page: GamesPage,
    title: str,
    user_id: int,
    servers: Mapping[int, str],
    texts: Texts,
    *,
    own: bool,
) -> Iterator[Part]:
    """Yield the games that wait for the person, or those that do not, if there are any."""
    games = [game for game in page.rows if game.wait.is_own is own]
    if games:
        yield rule()
        yield text(texts(title))
        yield from [text(_game_lines(game, user_id, servers, texts)) for game in games]


def _game_lines(game: OwnGame, user_id: int, servers: Mapping[int, str], texts: Texts) -> str:
    """Return what a game waits for and who plays it, and below it the score and the rest."""
    return (
        f"{_wait(game, texts)} · {_with(game.match, user_id, texts)}\n"
        f"-# {' · '.join(_facts(game, user_id, servers, texts))}"
    )


def _wait(game: OwnGame, texts: Texts) -> str:
    if game.wait is Wait.OTHERS:
        return texts("games-others", name=person_name(game.match.on_turn, texts))
    return texts(f"games-{game.wait}")


def _with(match: Match, user_id: int, texts: Texts) -> str:
    ruleset = ruleset_name(match.setup.rules.name, texts)
    others = [person_name(person, texts) for person in match.people if person.user_id != user_id]
    if not others:
        return texts("games-alone", ruleset=ruleset)
    return texts("games-with", ruleset=ruleset, people=texts.listed(others))


def _facts(game: OwnGame, user_id: int, servers: Mapping[int, str], texts: Texts) -> Iterator[str]:
    """Yield the score, when the game moves on by itself, where it is, and a link to it."""
    if game.match.is_playing:
        yield _score(game.match, user_id, texts)
    stands_until = game.match.presence.stands_until if game.match.is_playing else None
    if stands_until is not None:
        yield texts("games-vacation", when=f"<t:{stands_until}:f>")
    elif game.deadline is not None:
        yield texts("games-deadline", when=f"<t:{game.deadline}:R>")
    channel, server = f"<#{game.match.place.channel_id}>", game.match.place.guild_id
    if server is not None and server in servers:
        yield texts("games-there", channel=channel, server=plain(servers[server]))
    else:
        yield channel
    if link := board_link(game.match):
        yield f"[{texts('button-open-board')}]({link})"
    elif game.match.parked:
        yield texts("games-parked")


def _score(match: Match, user_id: int, texts: Texts) -> str:
    own = match.setup.side_of(match.seat_of(user_id) or 0)
    totals = list(match.state.totals)
    if len(match.players) == len(totals) == 2:
        opponent = person_name(match.players[1 - own], texts)
        return texts("games-score-two", own=totals[own], opponent=opponent, score=totals[1 - own])
    return texts(
        "games-score",
        own=totals.pop(own),
        others=texts.listed([texts("games-total", score=total) for total in totals]),
    )


def _paging(page: GamesPage, texts: Texts) -> Iterator[Part]:
    yield text(texts("games-page", number=page.number, of=page.of))
    yield row(_page_buttons(page, texts))


def _page_buttons(page: GamesPage, texts: Texts) -> Iterator[Button]:
    for number, key in ((page.number - 1, "button-previous"), (page.number + 1, "button-next")):
        button = OwnGamesPage(number)
        yield board_button(button, texts(key), disabled=not 1 <= number <= page.of)
