"""Invitations and tables that fill, and those that closed."""

from dataclasses import replace

from bot.advice.level import Level
from bot.engine import TEAM_TARGET
from bot.kit.components.layout import Layout
from bot.match.model.match import opponent
from bot.match.model.phases import Closed, Closing
from bot.match.results.experience import Experience
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.samples import EIGHT, FOUR, RULES, STRAIGHT
from tests.support.scenes.tables import ANN, BEN, PICTURES, TAVERN, Table, english


def gathering_scenes() -> dict[str, Layout]:
    four = Table(people=FOUR, teams=2)
    further = Table(replace(TAVERN, target=TEAM_TARGET), people=FOUR, teams=2)
    eight = Table(RULES["facebook"], people=EIGHT)
    friends = (
        replace(ANN, experience=Experience.RATED, asks_rated=True),
        replace(BEN, experience=Experience.NEW),
    )
    known = replace(BEN, experience=Experience.UNRATED)
    ten_turns = Table(RULES["ten_turns"])
    matches = {
        "invitation": Table().invitation(),
        "invitation_ten_turns": ten_turns.invitation(),
        "invitation_several": Table(people=EIGHT[:3]).invitation(),
        "invitation_some_seated": Table(people=EIGHT[:4]).invitation(seated=2),
        "invitation_teams": four.invitation(),
        "invitation_teams_further": further.invitation(),
        "lobby_teams_further": further.lobby(),
        "lobby_host_alone": Table(people=FOUR).lobby(),
        "lobby_teams": four.lobby(seated=3),
        "lobby_full": eight.lobby(seated=8),
        "invitation_rated": replace(Table().invitation(), rated=True),
        "lobby_rated": replace(Table(people=FOUR).lobby(), rated=True),
        "lobby_rated_with_bot": replace(
            Table(people=(ANN, opponent(Level.GREEDY))).lobby(seated=2), rated=True
        ),
        "invitation_friendly": replace(Table(people=friends).invitation(), rated=True),
        "invitation_first_rated": replace(Table(people=(ANN, known)).invitation(), rated=True),
        "lobby_friendly": replace(Table(people=(*friends, known)).lobby(seated=2), rated=True),
        "board_friendly": Table(people=friends).match(),
        "board_limited": replace(Table().match(), limited=True),
        **{
            f"game_{closing.value}": replace(
                Table().play(STRAIGHT).match(), phase=Closed(0, closing)
            )
            for closing in (Closing.BOT_REMOVED, Closing.ENDED)
        },
        "lobby_expired": Table(people=FOUR).lobby(closing=Closing.EXPIRED),
        **{
            f"invitation_{closing.value}": Table().invitation(closing=closing)
            for closing in Closing
            if closing not in {Closing.ABANDONED, Closing.LEFT}
        },
    }
    return {name: match_layout(match, (), english(), PICTURES) for name, match in matches.items()}
