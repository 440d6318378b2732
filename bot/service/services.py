"""Everything that the commands and buttons call upon."""

from dataclasses import dataclass

from bot.domain.ports import Advisor, CollectionStore, Notes
from bot.domain.privacy import Operator
from bot.jobs.job import Workers
from bot.service.blocks import Blocks
from bot.service.choosing import Choosing
from bot.service.clocks import Clocks
from bot.service.daily import DailyGames
from bot.service.desk import Desk
from bot.service.fairness import Fairness
from bot.service.gathering import Gathering
from bot.service.house_rules import HouseRules
from bot.service.invitations import Invitations
from bot.service.leaderboards import Leaderboards
from bot.service.lobbies import Lobbies
from bot.service.moderation import Moderation
from bot.service.open_games import OpenGames
from bot.service.own_games import OwnGames
from bot.service.places import Places
from bot.service.play import Play
from bot.service.privacy import Privacy
from bot.service.rematches import Rematches
from bot.service.replays import Replays
from bot.service.retention import Retention
from bot.service.room import Room
from bot.service.rulebook import RuleBook
from bot.service.rulesets import Rulesets
from bot.service.settings import SettingsBook
from bot.service.skips import Skips
from bot.service.statistics import Statistics
from bot.service.tavern import TavernTables
from bot.service.wagers import Wagers
from bot.service.words import Words


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one running bot, sharing one store."""

    rulebook: RuleBook
    rulesets: Rulesets
    settings: SettingsBook
    house_rules: HouseRules
    desk: Desk
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
