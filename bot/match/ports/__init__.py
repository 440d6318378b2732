"""What a match needs from outside, as protocols that settings, the client and tests satisfy."""

from bot.match.ports.boards import BoardPost, MatchWatch, TurnCaller
from bot.match.ports.match_settings import MatchSettings
from bot.match.ports.play import Clock, DiceCup, MembershipProbe, Timed

__all__ = [
    "BoardPost",
    "Clock",
    "DiceCup",
    "MatchSettings",
    "MatchWatch",
    "MembershipProbe",
    "Timed",
    "TurnCaller",
]
