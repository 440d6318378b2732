"""What a round looks like: who sits at which board, and how many pairings its post names."""

from dataclasses import replace

from bot.features.tournaments.model.pairing.history import BracketPart, Pairing, PairingPlace
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.series import Series, SeriesGame
from bot.features.tournaments.service.games import players_of
from bot.features.tournaments.view.pairings import round_post
from bot.kit.components.as_text import as_text
from tests.support.scenes.tables import english
from tests.support.scenes.tournaments.samples import of_teams, plan, running


def test_at_each_board_of_a_series_those_play_who_were_named_there() -> None:
    tournament = of_teams(plan(FormName.SWISS, team_size=3), 2)
    entries = [replace(entry, number=entry.id) for entry in tournament.entries]
    tournament = replace(tournament, entries=tuple(entries))
    series = Series(1, Pairing(PairingPlace(BracketPart.MAIN, 1, 1), 1, 2))
    first, second = [entry.people for entry in entries]
    for board in (1, 2, 3):
        at_board = first[board - 1], second[board - 1]
        games = [SeriesGame(number, board, number) for number in (1, 2)]
        seated = [players_of(tournament, series, game) for game in games]
        assert set(seated) == {at_board, at_board[::-1]}, "each begins once"


def test_the_post_of_a_large_round_names_sixteen_pairings_and_counts_the_rest() -> None:
    texts = english()
    for pairings, others in ((16, 0), (17, 1), (20, 4)):
        tournament = running(plan(FormName.SWISS, most=64), 2 * pairings)
        post = as_text(round_post(tournament, 1, texts).payload())
        assert post.count("\N{EN DASH}") == pairings - others
        assert (texts("tournament-others", others=others) in post) is (others > 0)
