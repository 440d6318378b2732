"""The buttons of a board, and `/farkle show` and `/farkle resign`."""

from dataclasses import replace
from functools import partial

from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.domain.errors import Refusal, Refused
from bot.domain.match import Match, Place
from bot.ui.commands import command_text
from bot.ui.custom_ids import Action, ButtonId
from cogs.family import Family, place_of
from cogs.options import suggest_own_games
from cogs.permissions import require_allowed_channel, require_permissions


class Games(Family):
    """Playing."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the buttons of the board."""
        super().__init__(bot)
        bot.handle(Action.DIE, self.die)
        bot.handle(Action.BEST, self.best)
        bot.handle(Action.ROLL, self.roll)
        bot.handle(Action.BANK, self.bank)
        bot.handle(Action.TAKE, self.take)
        bot.handle(Action.BADGE, self.use_badge)
        bot.handle(Action.GIVE_IN, self.give_in)
        bot.handle(Action.RETURN, self.come_back)
        bot.handle(Action.CLAIM, self.claim)

    async def die(self, interaction: Interaction, button: ButtonId) -> None:
        """Choose a die, or no longer choose it."""
        place = int(button.arg or 0)
        play = self.bot.services.play
        await self.answer(interaction, button, lambda press: play.toggle(press, place))

    async def best(self, interaction: Interaction, button: ButtonId) -> None:
        """Choose the dice that score most."""
        await self.answer(interaction, button, self.bot.services.play.best)

    async def roll(self, interaction: Interaction, button: ButtonId) -> None:
        """Roll the dice that are not chosen."""
        await self.answer(interaction, button, self.bot.services.play.roll)

    async def bank(self, interaction: Interaction, button: ButtonId) -> None:
        """Bank the turn."""
        await self.answer(interaction, button, self.bot.services.play.bank)

    async def take(self, interaction: Interaction, button: ButtonId) -> None:
        """Take over what the last player left."""
        await self.answer(interaction, button, self.bot.services.play.take_over)

    async def use_badge(self, interaction: Interaction, button: ButtonId) -> None:
        """Use the badge, on the chosen dice where it asks for some."""
        await self.answer(interaction, button, self.bot.services.play.use_badge)

    async def give_in(self, interaction: Interaction, button: ButtonId) -> None:
        """Let a farkle count."""
        await self.answer(interaction, button, self.bot.services.play.give_in)

    async def come_back(self, interaction: Interaction, button: ButtonId) -> None:
        """Take one's seat back from the stand-in."""
        await self.answer(interaction, button, self.bot.services.clocks.come_back)

    async def claim(self, interaction: Interaction, button: ButtonId) -> None:
        """Win against those who let their turns go."""
        await self.answer(interaction, button, self.bot.services.clocks.claim)

    @app_commands.command(name=command_text("cmd-show"), description=command_text("cmd-show-about"))
    @app_commands.rename(game=command_text("cmd-show-game"))
    @app_commands.describe(game=command_text("cmd-show-game-about"))
    @app_commands.autocomplete(game=suggest_own_games)
    async def show(self, interaction: Interaction, game: int | None = None) -> None:
        """Post the board of this channel's game again, or bring another game here."""
        require_permissions(interaction)
        before = await self._bring(interaction, game)
        view = await self.bot.services.play.look(place_of(interaction).channel_id)
        texts = self.bot.shared_texts(interaction)
        answer = await interaction.response.send_message(view=self.bot.layout(view, texts))
        assert answer.message_id is not None
        await self.bot.services.gathering.posted(view.match, answer.message_id)
        now = replace(view.match, message_id=answer.message_id)
        self.bot.boards.retire(before or view.match, now)
        self.bot.boards.shown(now, interaction)

    async def _bring(self, interaction: Interaction, game: int | None) -> Match | None:
        """Let the game that somebody names go on here, or one of theirs that has no channel.

        Returns it as it was before; None when nothing moves.
        """
        places, place = self.bot.services.places, place_of(interaction)
        user_id = interaction.user.id
        if game is None:
            if await self.bot.services.play.is_busy(place.channel_id):
                return None
            stranded = await places.stranded(user_id, place, partial(_is_there, interaction))
            if stranded is None:
                raise Refused(Refusal.NO_GAME_HERE)
            game = stranded.id
        require_allowed_channel(interaction)
        return await places.move(game, user_id, place)

    @app_commands.command(
        name=command_text("cmd-resign"), description=command_text("cmd-resign-about")
    )
    async def resign(self, interaction: Interaction) -> None:
        """Leave the game of this channel."""
        place = place_of(interaction)
        view = await self.bot.services.play.resign(place.channel_id, interaction.user.id)
        self.bot.boards.redraw(view.match)
        await interaction.response.send_message(
            self.bot.own_texts(interaction)(f"resigned-{view.match.phase}"), ephemeral=True
        )


def _is_there(interaction: Interaction, place: Place) -> bool:
    """Tell whether the channel of a game can be found; threads are known while they are open."""
    guild = interaction.guild
    return guild is not None and guild.get_channel_or_thread(place.channel_id) is not None
