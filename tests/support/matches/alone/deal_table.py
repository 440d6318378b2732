"""Deals with every port in memory."""

import asyncio
from dataclasses import dataclass, field, replace
from random import Random

from bot.engine import Bank, Faces, Roll, RuleSet, legal_moves, parse_game
from bot.features.board.service.play import Play
from bot.features.duplicate.model import DealResult, DealResults, SealedDeal, rules_alone
from bot.features.duplicate.service import DuplicateDeals
from bot.features.duplicate.store import SqlDealStore
from bot.match.model.match import Match, Person
from bot.match.model.phases import Finished
from bot.match.model.variants import Deal, Duplicate
from bot.match.service.dice_cup import SystemCup
from bot.match.service.presses import Press
from bot.match.service.shared_games import SharedGames
from tests.support.matches.memory import MemoryStore
from tests.support.matches.table import HERE, Table, build_table

DEAL = Deal(12, 3)
RULES = rules_alone(RuleSet("short", turns=4))
NOON = 1_795_262_400
HOUR = 3600


class MemoryDealStore(SqlDealStore):
    """Seals in a dictionary; games and results are those of the matches in memory."""

    def __init__(self) -> None:
        self.deals: dict[Deal, SealedDeal] = {}
        self.matches = MemoryStore()

    async def seal(self, fresh: SealedDeal) -> SealedDeal:
        await asyncio.sleep(0)  # so that others get a turn, as with a real database
        return self.deals.setdefault(fresh.deal, fresh)

    async def sealed(self, deal: Deal) -> SealedDeal | None:
        await asyncio.sleep(0)
        return self.deals.get(deal)

    async def game(self, deal: Deal, user_id: int) -> Match | None:
        await asyncio.sleep(0)
        return await self.matches.game_on(deal, user_id)

    async def open_games(self, deal: Deal) -> list[int]:
        return [game.id for game in self._games(deal) if game.is_open]

    async def move_end(self, deal: Deal, ends_at: int) -> None:
        self.deals[deal] = replace(self.deals[deal], ends_at=ends_at)
        for match in self._games(deal):
            self.matches.matches[match.id] = replace(
                match,
                variant=Duplicate(deal, ends_at),
                deadline=ends_at if match.is_open else None,
            )

    async def results(self, deal: Deal) -> DealResults | None:
        sealed = self.deals.get(deal)
        if sealed is None:
            return None
        ended = [
            (match.state.totals[0], match.host, match.phase.ended_at)
            for match in self._games(deal)
            if isinstance(match.phase, Finished)
        ]
        rows = [
            DealResult(1 + sum(better > score for better, *_ in ended), person, score, ended_at)
            for score, person, ended_at in ended
        ]
        rows.sort(key=lambda row: row.rank)
        return DealResults(deal, sealed.ends_at, len(rows), tuple(rows))

    def _games(self, deal: Deal) -> list[Match]:
        games = self.matches.matches.values()
        return [
            game
            for game in games
            if isinstance(game.variant, Duplicate) and game.variant.deal == deal
        ]


@dataclass
class DealTable:
    """The services that a deal needs, with real dice."""

    table: Table
    store: MemoryDealStore
    deals: DuplicateDeals
    shared: SharedGames
    play: Play
    noted: list[int] = field(default_factory=list)

    @property
    def now(self) -> int:
        return self.table.clock.now()

    async def seal(self, deal: Deal = DEAL, hours: int = 1) -> str:
        return await self.deals.seal(deal, RULES, self.now + hours * HOUR)

    async def open(self, who: Person, deal: Deal = DEAL) -> Match:
        return (await self.deals.open(deal, HERE, who)).match

    def press(self, match: Match, **changes: object) -> Press:
        """Return a press of the player of `match` on whichever message shows it."""
        current = self.table.store.matches[match.id]
        press = self.table.press(match.host, version=current.version, match_id=match.id)
        return replace(press, **changes)  # type: ignore[arg-type] # as the fields are

    async def play_anyhow(self, match: Match, random: Random, turns: int = 99) -> Match:
        """Play so many turns by any moves at all, with a liking for rolls."""
        while match.is_open and match.state.round <= turns:
            moves = [move for move in legal_moves(match.state) if isinstance(move, Roll | Bank)]
            move = random.choice([roll for roll in moves if isinstance(roll, Roll)] + moves)
            for place in move.keep:
                await self.play.toggle(self.press(match), place)
            act = self.play.roll if isinstance(move, Roll) else self.play.bank
            match = (await act(self.press(match))).match
        return match


def rolls_of(match: Match) -> dict[tuple[int, int], Faces]:
    """Return the dice of each roll of a solo game as they were drawn, by turn and roll from 1."""
    game = parse_game(match.log)
    turn, roll, found = 1, 0, {}
    for ply, (state, _) in zip(game.plies, game.replay(), strict=True):
        if ply.dice:
            roll += 1
            found[turn, roll] = ply.dice
        if state.round != turn:
            turn, roll = state.round, 0
    return found


def build_deals(
    store: MemoryStore | None = None, deals: MemoryDealStore | None = None
) -> DealTable:
    """Return the services as a fresh process would build them on what is stored."""
    table = build_table(store, cup=SystemCup())
    table.clock.time = NOON
    deals = deals or MemoryDealStore()
    deals.matches = table.store
    shared = SharedGames(table.registry, table.clock)
    noted: list[int] = []
    service = DuplicateDeals(
        deals, table.registry, shared, clock=table.clock, note_deadline=noted.append
    )
    return DealTable(table, deals, service, shared, table.play, noted)
