"""Tables: how games begin, where they are played, and how they are found again."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.features.settings.feature import SettingsFeature
from bot.features.tables.ports import Collections, Newcomers, Threads
from bot.features.tables.service.blocks import Blocks
from bot.features.tables.service.channel_capacity import ChannelCapacity
from bot.features.tables.service.consent import Consent
from bot.features.tables.service.first_games import FirstGames, PlayedBy
from bot.features.tables.service.gathering import Gathering
from bot.features.tables.service.invitations import Invitations
from bot.features.tables.service.lobbies import Lobbies
from bot.features.tables.service.open_games import OpenGames
from bot.features.tables.service.own_games import OwnGames
from bot.features.tables.service.relocation import GameRelocation
from bot.features.tables.service.rematches import Rematches
from bot.features.tables.service.scrolling import Scrolling
from bot.features.tables.service.threads import GameThreads
from bot.features.tables.store.block_key import open_block_key
from bot.features.tables.store.blocks import SqlBlockStore
from bot.features.tables.store.declines import SqlDeclineStore
from bot.features.tables.view.invitation import invitation
from bot.features.tables.view.lobby import lobby
from bot.features.tables.view.moved import parked_layout
from bot.kit.game.match_views import PhaseView
from bot.match.clocks.deadlines import PassDeadlines
from bot.match.core import Core
from bot.match.model.phases import Invited, Lobby

GATHERING_VIEWS: Final = (
    PhaseView(Invited, lambda showing, _: invitation(showing.match, showing.texts)),
    PhaseView(Lobby, lambda showing, _: lobby(showing.match, showing.texts)),
)
"""How matches look until all are there."""

PARKED_VIEW: Final = parked_layout
"""How those look that have made room for others."""


@dataclass(frozen=True, slots=True)
class TablesFeature:
    """Inviting, gathering, moving and finding games.

    It lends the `former_blocks` to whoever deletes what is kept of somebody, and `consent` to who
    lets people challenge each other elsewhere.
    """

    room: ChannelCapacity
    consent: Consent
    gathering: Gathering
    first_games: FirstGames
    places: GameRelocation
    open_games: OpenGames
    own_games: OwnGames
    invitations: Invitations
    lobbies: Lobbies
    rematches: Rematches
    blocks: Blocks
    former_blocks: SqlBlockStore
    newcomers: Newcomers

    @property
    def deadlines(self) -> PassDeadlines:
        """Return what becomes of tables that have waited for long enough."""
        return {Invited: self.gathering.expire, Lobby: self.gathering.expire}


async def open_tables(
    core: Core,
    settings: SettingsFeature,
    threads: Threads,
    collections: Collections,
    newcomers: Newcomers,
    *,
    files: Path,
    lifetime: int,
    played_by: PlayedBy | None,
) -> TablesFeature:
    """Return the feature, which listens to matches from now on.

    Tables wait for `lifetime` seconds; `collections` are what people play with in the tavern, and
    `newcomers` tells who has never played, and `played_by` how much people have, None if first
    games are rated as well. The key of former blocks is beside `files`.
    """
    database, matches, registry = core.database, core.matches, core.registry
    book, clock, boards = settings.book, core.clock, core.boards
    registry.watch(GameThreads(threads, book), Scrolling(boards, clock))
    former = SqlBlockStore(database, open_block_key(files))
    await former.warn_of_lost_key()
    blocks = Blocks(former, book)
    consent = Consent(matches, SqlDeclineStore(database), book, blocks, clock)
    room = ChannelCapacity(
        matches, registry, core.activity, settings=book, clock=clock, boards=boards
    )
    first_games = FirstGames(registry, played_by)
    gathering = Gathering(
        room,
        registry,
        clock=clock,
        boards=boards,
        consent=consent,
        collections=collections,
        first_games=first_games,
        lifetime=lifetime,
    )
    places = GameRelocation(matches, registry, room, clock=clock)
    return TablesFeature(
        room=room,
        consent=consent,
        gathering=gathering,
        first_games=first_games,
        places=places,
        open_games=OpenGames(matches, places, clock),
        own_games=OwnGames(matches, clock),
        invitations=Invitations(registry, gathering, consent),
        lobbies=Lobbies(registry, gathering),
        rematches=Rematches(
            matches, registry, gathering, room, consent, clock=clock, lifetime=lifetime
        ),
        blocks=blocks,
        former_blocks=former,
        newcomers=newcomers,
    )
