"""What the service needs from outside, as protocols that `storage`, `client` and tests satisfy."""

from bot.match.ports.boards import BoardPost, MatchWatch, Threads, TurnCaller
from bot.match.ports.choices import DraftStore, HouseRuleStore, Notes, SettingsStore
from bot.match.ports.matches import DailyStore, DeclineStore, FaceStore, MatchStore, TurnCallStore
from bot.match.ports.play import Advisor, Clock, DiceCup
from bot.match.ports.privacy import BlockStore, PrivacyStore, RetentionStore
from bot.match.ports.records import (
    CollectionStore,
    HistoryStore,
    MembershipProbe,
    MemberStore,
    RecordStore,
    SeasonStore,
)

__all__ = [
    "Advisor",
    "BlockStore",
    "BoardPost",
    "Clock",
    "CollectionStore",
    "DailyStore",
    "DeclineStore",
    "DiceCup",
    "DraftStore",
    "FaceStore",
    "HistoryStore",
    "HouseRuleStore",
    "MatchStore",
    "MatchWatch",
    "MemberStore",
    "MembershipProbe",
    "Notes",
    "PrivacyStore",
    "RecordStore",
    "RetentionStore",
    "SeasonStore",
    "SettingsStore",
    "Threads",
    "TurnCallStore",
    "TurnCaller",
]
