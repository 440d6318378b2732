"""Everything that the commands and buttons call upon."""

from dataclasses import dataclass

from bot.features.analysis.ports import Advisor
from bot.features.analysis.service.replays import Replays
from bot.features.board.service.moderation import Moderation
from bot.features.board.service.play import Play
from bot.features.board.service.skips import Skips
from bot.features.daily.service import DailyGames
from bot.features.fairness.service.frequencies import Fairness
from bot.features.fairness.service.player_words import Words
from bot.features.privacy.model import Operator
from bot.features.privacy.service.privacy import Privacy
from bot.features.privacy.service.retention import Retention
from bot.features.rulebook.service.house_rules import HouseRules
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.settings.service.settings import SettingsBook
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.standings.service.statistics import Statistics
from bot.features.tables.service.blocks import Blocks
from bot.features.tables.service.gathering import Gathering
from bot.features.tables.service.invitations import Invitations
from bot.features.tables.service.lobbies import Lobbies
from bot.features.tables.service.open_games import OpenGames
from bot.features.tables.service.own_games import OwnGames
from bot.features.tables.service.places import Places
from bot.features.tables.service.rematches import Rematches
from bot.features.tables.service.room import Room
from bot.features.tavern.ports import CollectionStore
from bot.features.tavern.service.choosing import Choosing
from bot.features.tavern.service.tavern import TavernTables
from bot.features.tavern.service.wagers import Wagers
from bot.jobs.job import Workers
from bot.match.clocks.clocks import Clocks
from bot.match.ports import Notes
from bot.match.service.registry import MatchRegistry


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one running bot, sharing one store."""

    rulebook: RuleBook
    rulesets: Rulesets
    settings: SettingsBook
    house_rules: HouseRules
    registry: MatchRegistry
    room: Room
    gathering: Gathering
    blocks: Blocks
    invitations: Invitations
    lobbies: Lobbies
    play: Play
    clocks: Clocks
    moderation: Moderation
    skips: Skips
    words: Words
    open_games: OpenGames
    own_games: OwnGames
    places: Places
    rematches: Rematches
    daily: DailyGames
    advisor: Advisor
    replays: Replays
    fairness: Fairness
    leaderboards: Leaderboards
    statistics: Statistics
    privacy: Privacy
    retention: Retention
    operator: Operator
    collections: CollectionStore
    tavern: TavernTables
    choosing: Choosing
    wagers: Wagers
    notes: Notes
    drawing: Workers
