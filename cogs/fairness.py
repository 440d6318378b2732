"""`/farkle verify`, `/farkle fairness`, and player words."""

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import answered, ask, place_of
from bot.client.sending import change_answer, send_answer
from bot.features.analysis.feature import AnalysisFeature
from bot.features.analysis.service.replays import Replays
from bot.features.fairness.buttons import (
    BesideWordAnswer,
    BesideWordButton,
    VerifyButton,
    WordAnswer,
    WordButton,
)
from bot.features.fairness.feature import FairnessFeature
from bot.features.fairness.model.proof import write_proof
from bot.features.fairness.service.frequencies import FrequencyCheck
from bot.features.fairness.view.frequencies import CHART, fairness_card
from bot.features.fairness.view.frequencies_chart import draw_faces
from bot.features.fairness.view.seal import (
    PROOF_FILE,
    beside_word_question,
    sealed_card,
    verdict_card,
    word_mixed_card,
    word_question,
    word_refused_card,
)
from bot.features.tables.feature import TablesFeature
from bot.features.tables.service.open_games import OpenGames
from bot.jobs.job import Workers
from bot.kit import prices
from bot.kit.components.media import Attachment
from bot.kit.pictures.drawing import drawn
from bot.kit.texts.commands import localized
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, on_press, press_of, requester_of
from cogs.options import GameNumber, game_choices, titled
from cogs.visibility import viewer_of


class FairDiceCog(FeatureCog):
    """Dice that anyone can check."""

    def __init__(
        self,
        bot: FarkleBot,
        fairness: FairnessFeature,
        open_games: OpenGames,
        replays: Replays,
        drawing: Workers,
    ) -> None:
        """Add the buttons; `drawing` draws charts."""
        super().__init__(bot)
        self._words = fairness.words
        self._checks = fairness.checks
        self._open_games = open_games
        self._replays = replays
        self._drawing = drawing

    @on_press
    async def ask_word(self, interaction: Interaction, button: WordButton) -> None:
        """Ask for a word to mix into the dice."""
        try:
            match = await self._words.ask(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        texts = self.bot.own_texts(interaction)
        await ask(interaction, word_question(match, interaction.user.id, texts))

    @on_press
    async def mix_in(self, interaction: Interaction, button: WordAnswer) -> None:
        """Mix in the word that was typed."""
        typed = answered(interaction)
        await self.answer(interaction, button, lambda press: self._words.add(press, typed))

    @on_press
    async def ask_word_beside(self, interaction: Interaction, button: BesideWordButton) -> None:
        """Ask for a word where *More* was shown."""
        match = await self._words.ask_beside(press_of(interaction, button))
        texts = self.bot.own_texts(interaction)
        await ask(interaction, beside_word_question(match, interaction.user.id, texts))

    @on_press
    async def mix_in_beside(self, interaction: Interaction, button: BesideWordAnswer) -> None:
        """Mix in the word that was typed, and say so where it was asked for."""
        press, texts = press_of(interaction, button), self.bot.own_texts(interaction)
        try:
            view = await self._words.add(press, answered(interaction), beside=True)
        except Outdated as outdated:
            why = outdated.refused or Refused(MatchRefusal.BOARD_OUTDATED)
            await edit_pressed(interaction, word_refused_card(why, texts))
        else:
            await edit_pressed(interaction, word_mixed_card(view.match, texts))

    @on_press
    async def verify_pressed(self, interaction: Interaction, button: VerifyButton) -> None:
        """Check the dice of the game whose board was pressed."""
        check = await self._checks.check(button.match_id, viewer_of(interaction))
        await self._tell(interaction, check)

    async def suggest_games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the games that are open in this channel, and then those that ended there last."""
        channel_id = place_of(interaction).channel_id
        here, past = await self._open_games.here(channel_id), await self._replays.past(channel_id)
        games = [*titled(here), *[(game.id, game.players) for game in past]]
        return game_choices(interaction, games, current)

    @localized("cmd-verify", "cmd-replay", price=prices.VERIFIED)
    @app_commands.autocomplete(game=suggest_games)
    async def verify(self, interaction: Interaction, game: GameNumber | None = None) -> None:
        """Tell the person alone what a game's dice follow from, and whether they do."""
        viewer = viewer_of(interaction)
        if game is None:
            game = await self._looked_at(interaction)
        if game is None:
            check = await self._checks.check_last(place_of(interaction).channel_id, viewer)
        else:
            check = await self._checks.check(game, viewer)
        await self._tell(interaction, check)

    @localized("cmd-fairness", price=prices.CHART)
    async def fairness(self, interaction: Interaction) -> None:
        """Show the person alone how often each face came so far."""
        texts = self.bot.own_texts(interaction)
        counts = await self._checks.faces()
        if not counts.dice:
            await interaction.response.send_message(texts("fairness-none"), ephemeral=True)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = await drawn(self._drawing, requester_of(interaction), draw_faces, counts, texts)
        await change_answer(interaction, fairness_card(counts, texts), [Attachment(CHART, picture)])

    async def _looked_at(self, interaction: Interaction) -> int | None:
        """Return the number of the game that is open in this channel, None without one."""
        channel_id = place_of(interaction).channel_id
        match = await self._open_games.looked_at(channel_id, interaction.user.id)
        return None if match is None else match.id

    async def _tell(self, interaction: Interaction, check: FrequencyCheck) -> None:
        """Tell the person alone what was found, with the proof as a file where there is one."""
        texts, match = self.bot.own_texts(interaction), check.match
        if check.proof is None or check.verdict is None:
            card = sealed_card(match, texts)
            await send_answer(interaction, card)
            return
        card = verdict_card(match, check.proof, check.verdict, texts)
        files = []
        if match.state.over:
            files.append(Attachment(PROOF_FILE, write_proof(check.proof).encode()))
        await send_answer(interaction, card, files)


def add_to(
    bot: FarkleBot,
    commands: Commands,
    fairness: FairnessFeature,
    tables: TablesFeature,
    analysis: AnalysisFeature,
    *,
    drawing: Workers,
) -> None:
    """Add the commands and buttons; `drawing` draws charts."""
    cog = FairDiceCog(bot, fairness, tables.open_games, analysis.replays, drawing)
    add(commands.farkle, cog)
