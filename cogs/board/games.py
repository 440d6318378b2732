"""The buttons of a board, and `/farkle show` and `/farkle resign`."""

from dataclasses import replace
from functools import partial

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import place_of
from bot.client.sending import send_answer
from bot.features.board.buttons import (
    AcceptFarkleButton,
    BadgeButton,
    BankButton,
    BestButton,
    ClaimButton,
    ResignButton,
    ReturnButton,
    RollButton,
    TakeOverButton,
)
from bot.features.board.feature import BoardFeature
from bot.features.board.view.resigning import costs_rating, resign_question, resigned_card
from bot.features.tables.buttons import ShowButton
from bot.features.tables.feature import TablesFeature
from bot.kit.components.layout import Layout
from bot.kit.components.selection import DieButton
from bot.kit.texts.commands import localized
from bot.match.model.errors import DamagedMatchError
from bot.match.model.match import Match, Place
from bot.match.service.presses import Outdated
from cogs.board.damaged import give_up
from cogs.feature_cog import FeatureCog, on_press, press_of
from cogs.options import GameNumber, game_choices, titled
from cogs.permissions import require_allowed_channel, require_permissions


class GamesCog(FeatureCog):
    """Playing."""

    def __init__(self, bot: FarkleBot, tables: TablesFeature, board: BoardFeature) -> None:
        """Add the buttons of the board."""
        super().__init__(bot)
        self._tables = tables
        self._play = board.play
        self._clocks = board.clocks

    @on_press
    async def die(self, interaction: Interaction, button: DieButton) -> None:
        """Choose a die, or unchoose it."""
        await self.answer(interaction, button, lambda press: self._play.toggle(press, button.place))

    @on_press
    async def best(self, interaction: Interaction, button: BestButton) -> None:
        """Choose the dice that score most."""
        await self.answer(interaction, button, self._play.best)

    @on_press
    async def roll(self, interaction: Interaction, button: RollButton) -> None:
        """Roll the dice that are not chosen."""
        await self.answer(interaction, button, self._play.roll)

    @on_press
    async def bank(self, interaction: Interaction, button: BankButton) -> None:
        """Bank the turn."""
        await self.answer(interaction, button, self._play.bank)

    @on_press
    async def take(self, interaction: Interaction, button: TakeOverButton) -> None:
        """Take over what the last player left."""
        await self.answer(interaction, button, self._play.take_over)

    @on_press
    async def use_badge(self, interaction: Interaction, button: BadgeButton) -> None:
        """Use the badge, on the chosen dice where it asks for some."""
        await self.answer(interaction, button, self._play.use_badge)

    @on_press
    async def accept_farkle(self, interaction: Interaction, button: AcceptFarkleButton) -> None:
        """Accept a farkle."""
        await self.answer(interaction, button, self._play.accept_farkle)

    @on_press
    async def come_back(self, interaction: Interaction, button: ReturnButton) -> None:
        """Take one's seat back from the stand-in."""
        await self.answer(interaction, button, self._clocks.come_back)

    @on_press
    async def claim(self, interaction: Interaction, button: ClaimButton) -> None:
        """Win against players who miss their turns."""
        await self.answer(interaction, button, self._clocks.claim)

    async def suggest_games_to_show(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the person's games that could go on here, and then those that are open here."""
        place = place_of(interaction)
        movable = await self._tables.places.movable(interaction.user.id, place)
        here = await self._tables.open_games.here(place.channel_id)
        return game_choices(interaction, titled([*movable, *here]), current)

    @localized("cmd-show")
    @app_commands.autocomplete(game=suggest_games_to_show)
    async def show(self, interaction: Interaction, game: GameNumber | None = None) -> None:
        """Post the board of a game of this channel again, or bring another game here."""
        require_permissions(interaction)
        place, user_id = place_of(interaction), interaction.user.id
        is_there = partial(_is_there, interaction)
        before = await self._tables.open_games.to_show(place, user_id, game, is_there)
        if before.place != place or before.parked:
            require_allowed_channel(interaction)
            before = await self._tables.places.move(before.id, user_id, place)
        await self._post_again(interaction, before)

    @on_press
    async def play_on(self, interaction: Interaction, button: ShowButton) -> None:
        """Go on with a parked game in this channel."""
        require_permissions(interaction)
        require_allowed_channel(interaction)
        press = press_of(interaction, button)
        try:
            before = await self._tables.places.bring_back(press, place_of(interaction))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
        else:
            await self._post_again(interaction, replace(before, message_id=press.message_id))

    async def _post_again(self, interaction: Interaction, before: Match) -> None:
        """Answer with the board of a game, and retire the one that it had `before`."""
        texts, view = self.bot.shared_texts(interaction), await self._play.look(before.id)
        answer = await send_answer(interaction, self.bot.layout(view, texts), private=False)
        assert answer.message_id is not None
        await self._tables.gathering.posted(view.match, answer.message_id)
        now = replace(view.match, message_id=answer.message_id)
        self.bot.boards.retire(before, now)
        self.bot.boards.shown(now, interaction)

    async def suggest_own_games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the person's own open games, by number or player."""
        own = await self._tables.open_games.own(interaction.user.id)
        return game_choices(interaction, titled(own), current)

    @localized("cmd-resign", "cmd-show")
    @app_commands.autocomplete(game=suggest_own_games)
    async def resign(self, interaction: Interaction, game: GameNumber | None = None) -> None:
        """Leave one's game in this channel, or another.

        Ask first where that costs a rating, or where another game might be meant.
        """
        channel_id, user_id = place_of(interaction).channel_id, interaction.user.id
        games = self._tables.open_games
        try:
            match = await games.to_leave(channel_id, user_id, game)
            unclear = game is None and len(await games.own(user_id)) > 1
            if unclear or costs_rating(match, user_id):
                card = resign_question(match, user_id, self.bot.own_texts(interaction))
            else:
                card = await self._resign(interaction, match.id)
        except DamagedMatchError as damaged:
            await give_up(interaction, self._tables.room, damaged, user_id)
            return
        await send_answer(interaction, card)

    @on_press
    async def resign_surely(self, interaction: Interaction, button: ResignButton) -> None:
        """Leave the game, now that it was asked."""
        await edit_pressed(interaction, await self._resign(interaction, button.match_id))

    async def _resign(self, interaction: Interaction, match_id: int) -> Layout:
        """Let the person leave a game, and return what they are told."""
        view = await self._play.resign(match_id, interaction.user.id)
        return resigned_card(view.match, self.bot.own_texts(interaction))


def _is_there(interaction: Interaction, place: Place) -> bool:
    """Tell whether the channel of a game can be found; threads are known while they are open."""
    guild = interaction.guild
    return guild is not None and guild.get_channel_or_thread(place.channel_id) is not None
