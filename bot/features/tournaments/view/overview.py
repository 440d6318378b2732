"""What a reader is told of a tournament: how it stands, and what awaits them."""

from collections.abc import Iterator

from bot.features.tournaments.buttons import ShowTournament
from bot.features.tournaments.model.pages import NextGame
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.view.card import head_lines, people_parts, state_lines
from bot.features.tournaments.view.navigation import navigation
from bot.features.tournaments.view.words import entry_name
from bot.kit.components.layout import Layout, paragraphs, rule
from bot.kit.texts.texts import Texts


def overview_card(
    tournament: Tournament, ahead: NextGame | None, reader_id: int, texts: Texts
) -> Layout:
    """Return the private card; `ahead` is what awaits the reader, None if nothing does."""
    own = list(own_lines(tournament, ahead, reader_id, texts))
    return Layout(
        paragraphs(*head_lines(tournament, texts)),
        rule(),
        paragraphs(*own, *state_lines(tournament, texts)),
        *people_parts(tournament, texts),
        *navigation(tournament, reader_id, texts, here=ShowTournament),
    )


def own_lines(
    tournament: Tournament, ahead: NextGame | None, reader_id: int, texts: Texts
) -> Iterator[str]:
    """Yield how the reader takes part, whom they play, and what that waits for."""
    entry = tournament.entry_of(reader_id)
    if entry is None or not tournament.is_open:
        return
    if not entry.attendance.is_in:
        yield texts(f"tournament-own-{entry.attendance}")
        return
    if tournament.is_gathering:
        yield texts("tournament-own-in")
        return
    if tournament.plan.form is FormName.DUPLICATE:
        open_ones = [each for each in tournament.series_of(entry) if each.is_open]
        yield texts("tournament-own-alone" if open_ones else "tournament-own-done")
    elif ahead is None or (ahead.opponent is None and ahead.at is None):
        yield texts("tournament-own-nothing")
    else:
        yield from _next(ahead, texts)


def _next(ahead: NextGame, texts: Texts) -> Iterator[str]:
    opponent = None if ahead.opponent is None else entry_name(ahead.opponent, texts)
    if ahead.match_id is not None:
        game = _game(ahead.match_id, ahead.board_link, texts)
        yield texts("tournament-own-now", opponent=opponent or "", game=game)
        return
    if opponent is None:
        yield texts("tournament-own-unknown")
    else:
        yield texts("tournament-own-next", opponent=opponent)
    games = [_game(each, "", texts) for _, each in ahead.waits_for if each is not None]
    if games:
        yield texts("tournament-own-waits", number=len(games), games=texts.listed(games))


def _game(number: int, link: str, texts: Texts) -> str:
    """Return the number of a game, with the way there if it is known."""
    game = texts("tournament-game", number=str(number))
    return f"[{game}]({link})" if link else game
