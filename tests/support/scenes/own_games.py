"""The list of somebody's games."""

from dataclasses import replace

from bot.features.play.view import PlayChoices, play_card
from bot.features.tables.view.finding import table_waits_card
from bot.features.tables.view.own_games import own_games_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Match, Person
from bot.match.model.own_games import GamesPage, OwnGame, Wait
from bot.match.model.phases import Equipping, Finished, Invited, Lobby, Rematch
from tests.support.scenes.tables import ANN, BEN, HOSTILE, TAVERN, Table, bank, english, roll

LATER = 1_700_000_900


def _games() -> tuple[OwnGame, ...]:
    """Return a game for each thing that a game may wait for."""
    game = Table(people=(ANN, BEN, HOSTILE)).play(roll(1, 1, 1, 2, 3, 4), bank(0, 1, 2))
    invited = Table().match(phase=Invited())
    over = Table().match(phase=Finished(0, Rematch((1,), LATER)))
    choosing = replace(Table().match(phase=Equipping()), deadline=LATER)
    states: dict[Wait, Match] = {
        Wait.TURN: replace(Table(replace(TAVERN, turn_seconds=120)).match(), deadline=LATER),
        Wait.ANSWER: replace(invited, players=(BEN,), invited=(ANN,)),
        Wait.REMATCH: over,
        Wait.CHOICE: choosing,
        Wait.OTHERS: game.match(),
        Wait.CHOICES: choosing,
        Wait.PLAYERS: replace(Table().match(phase=Lobby()), players=(ANN,)),
        Wait.AGREEMENT: over,
    }
    return tuple(OwnGame(match, wait) for wait, match in states.items())


def own_games_scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    parked = OwnGame(replace(Table().match(), parked=True, message_id=None), Wait.TURN)
    crowd = Table(people=(ANN, *(Person(2000 + n, HOSTILE.name) for n in range(7)))).match()
    games = {
        "games": (GamesPage(_games()[:4], 1, 2), {500: HOSTILE.name}),
        "games_others": (GamesPage(_games()[4:], 2, 2), {}),
        "games_parked": (GamesPage((parked,), 1, 1), {500: "A server"}),
        "games_none": (GamesPage((), 1, 1), {}),
        "games_crowded": (
            GamesPage((OwnGame(crowd, Wait.TURN),) * 5, 1, 9),
            {500: "A server"},
        ),
    }
    waiting = {"games", "games_none"}
    texts = english()
    return {
        name: own_games_card(
            page, ANN.user_id, servers, texts("daily-waits") if name in waiting else "", texts
        )
        for name, (page, servers) in games.items()
    }


def play_scenes() -> dict[str, Layout]:
    """Return the card with every way to begin, where there are games and where there are none."""
    everything, alone = PlayChoices(others=True, server=True), PlayChoices(False, server=False)
    none, texts = GamesPage((), 1, 1), english()
    games, lobby = GamesPage(_games()[2:6], 1, 1), Table().lobby()
    return {
        "play": play_card(everything, none, ANN.user_id, {}, texts),
        "play_alone": play_card(alone, none, ANN.user_id, {}, texts),
        "find_own": table_waits_card(lobby, ANN.user_id, texts),
        "find_other": table_waits_card(lobby, BEN.user_id, texts),
        "play_waiting": play_card(everything, games, ANN.user_id, {500: "A server"}, texts),
    }
