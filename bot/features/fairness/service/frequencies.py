"""Checking the dice of one game, and counting all that were ever rolled."""

import asyncio
from dataclasses import dataclass

from bot.engine import parse_game
from bot.features.analysis.model.visibility import Viewer, never_began, require_visible
from bot.features.analysis.refusals import AnalysisRefusal
from bot.features.fairness.model.frequencies import FaceCounts
from bot.features.fairness.model.proof import FairnessProof, proof_of
from bot.features.fairness.service.verification import Verdict, verify
from bot.features.fairness.store import SqlFaceStore
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.ports import Clock
from bot.match.store.matches import SqlMatchStore


@dataclass(frozen=True, slots=True)
class FrequencyCheck:
    """The result of checking a game; both fields are None while its seed is a secret."""

    match: Match
    proof: FairnessProof | None = None
    verdict: Verdict | None = None


class Fairness:
    """Answers people who doubt the dice."""

    def __init__(self, matches: SqlMatchStore, faces: SqlFaceStore, clock: Clock) -> None:
        """Look games up in `matches`."""
        self._matches = matches
        self._faces = faces
        self._clock = clock

    async def check(self, number: int, viewer: Viewer) -> FrequencyCheck:
        """Roll the dice of a game again, unless its seed is still a secret.

        Raises `Refused` when there is none, or `viewer` may not see it.
        """
        match = await self._matches.get(number)
        if match is None or (never_began(match) and not match.is_open):
            raise Refused(AnalysisRefusal.NO_SUCH_GAME, number=str(number))
        require_visible(match, viewer)
        proof = self.proof(match)
        if proof is None:
            return FrequencyCheck(match)
        return FrequencyCheck(match, proof, await asyncio.to_thread(verify, proof))

    async def check_last(self, channel_id: int, viewer: Viewer) -> FrequencyCheck:
        """Do as `check` for the game that ended last in a channel."""
        past = await self._matches.past_in(channel_id, most=1)
        if not past:
            raise Refused(AnalysisRefusal.NO_GAME_TO_REPLAY)
        return await self.check(past[0].id, viewer)

    def proof(self, match: Match) -> FairnessProof | None:
        """Return the proof of the dice of `match`, None while its seed is a secret."""
        return proof_of(match, parse_game(match.log), self._clock.now())

    async def faces(self) -> FaceCounts:
        """Return how often each face was rolled in all finished games but the daily ones."""
        return await self._faces.counts()
