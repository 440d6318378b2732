"""`/farkle replay`, *Review* and *Replay* on boards, and the buttons of both. All of it private."""

import logging
from typing import Final

from discord import app_commands

from bot.advice.review import Review
from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import chosen_as, components_of, place_of
from bot.client.sending import change_answer, send_answer
from bot.engine import MOST_SEATS, parse_number
from bot.features.analysis.buttons import (
    DecisionButton,
    ExportButton,
    MomentMenu,
    ReplayButton,
    ReviewButton,
    StepButton,
)
from bot.features.analysis.feature import AnalysisFeature
from bot.features.analysis.model.game_line import IMPORTED, write_json
from bot.features.analysis.refusals import AnalysisRefusal
from bot.features.analysis.view.export_card import JSON_FILE, LINE_FILE, export_card
from bot.features.analysis.view.replay import line_shown, replay_card
from bot.features.analysis.view.review_card import CHART, review_card
from bot.features.analysis.view.review_chart import draw_review
from bot.features.fairness.feature import FairnessFeature
from bot.features.fairness.model.proof import write_proof
from bot.features.fairness.view.seal import PROOF_FILE
from bot.features.standings.buttons import HistoryMenu
from bot.jobs.job import Workers
from bot.kit import prices
from bot.kit.components.custom_ids import MatchButton
from bot.kit.components.layout import Layout
from bot.kit.components.media import Attachment
from bot.kit.pictures.drawing import drawn
from bot.kit.texts.commands import localized
from bot.match.model.errors import Refused
from bot.match.model.replay import Replay
from bot.match.model.visible_text import LONGEST_TYPED
from cogs.feature_cog import FeatureCog, on_press, requester_of
from cogs.options import GameNumber, game_choices
from cogs.visibility import viewer_of

_log: Final = logging.getLogger(__name__)


class ReplaysCog(FeatureCog):
    """Looking at finished games again."""

    def __init__(
        self, bot: FarkleBot, analysis: AnalysisFeature, fairness: FairnessFeature, drawing: Workers
    ) -> None:
        """Add the buttons; `fairness` has proofs, and `drawing` draws charts."""
        super().__init__(bot)
        self._replays = analysis.replays
        self._fairness = fairness
        self._drawing = drawing

    async def suggest_past_games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the games that ended last in this channel, by number or player."""
        past = await self._replays.past(place_of(interaction).channel_id)
        return game_choices(interaction, [(game.id, game.players) for game in past], current)

    @localized("cmd-replay", price=prices.IMPORTED)
    @app_commands.autocomplete(game=suggest_past_games)
    async def replay(
        self,
        interaction: Interaction,
        game: GameNumber | None = None,
        line: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
    ) -> None:
        """Show a finished game from its beginning, to the person alone."""
        if game is not None and line is not None:
            raise Refused(AnalysisRefusal.GAME_OR_LINE)
        if line is not None:
            replay = await self._read(interaction, line)
        elif game is not None:
            replay = await self._replays.find(game, viewer_of(interaction))
        else:
            here = place_of(interaction).channel_id
            replay = await self._replays.latest(here, viewer_of(interaction))
        await self._open_at(interaction, replay, 0)

    @on_press
    async def open_replay(self, interaction: Interaction, button: ReplayButton) -> None:
        """Open the replay at a step, in a message of its own."""
        replay = await self._replays.find(button.match_id, viewer_of(interaction))
        await self._open_at(interaction, replay, button.step)

    @on_press
    async def look_back(self, interaction: Interaction, button: HistoryMenu) -> None:
        """Open the replay of a game of a history, if the person can still see it."""
        del button
        number = chosen_as(interaction, parse_number)
        replay = await self._replays.find(number, viewer_of(interaction))
        await self._open_at(interaction, replay, 0)

    @on_press
    async def turn_replay(self, interaction: Interaction, button: StepButton) -> None:
        """Turn an open replay to another step."""
        await self._go_to(interaction, button, button.step)

    @on_press
    async def go_to_moment(self, interaction: Interaction, button: MomentMenu) -> None:
        """Turn an open replay to a key moment."""
        await self._go_to(interaction, button, chosen_as(interaction, parse_number))

    @on_press
    async def review(self, interaction: Interaction, button: ReviewButton) -> None:
        """Show the review of a game, with its picture."""
        replay = await self._replays.find(button.match_id, viewer_of(interaction))
        await interaction.response.defer(ephemeral=True, thinking=True)
        review = await self._review(interaction, replay)
        texts = self.bot.own_texts(interaction)
        files = []
        if review.curve:
            requester = requester_of(interaction)
            picture = await drawn(self._drawing, requester, draw_review, replay, review, texts)
            files.append(Attachment(CHART, picture))
        card = review_card(replay, review, texts, self.bot.own_dice(interaction))
        await change_answer(interaction, card, files)

    @on_press
    async def turn_review(self, interaction: Interaction, button: DecisionButton) -> None:
        """Show another costly decision in an open review, whose picture stays."""
        replay = await self._replays.find(button.match_id, viewer_of(interaction))
        texts, dice = self.bot.own_texts(interaction), self.bot.own_dice(interaction)

        def card(review: Review) -> Layout:
            return review_card(replay, review, texts, dice, button.number)

        known = self._replays.known_review(replay.match)
        if known is not None:
            await edit_pressed(interaction, card(known.seen_from(_side(interaction, replay))))
            return
        await interaction.response.defer()
        await change_answer(interaction, card(await self._review(interaction, replay)))

    @on_press
    async def export(self, interaction: Interaction, button: ExportButton) -> None:
        """Give the game away as a line and as files, the proof of its dice among them."""
        replay = await self._pressed(interaction, button)
        found = self._fairness.checks.proof(replay.match)
        proof = write_proof(found) if found is not None and replay.match.state.over else None
        contents = {LINE_FILE: replay.match.log, JSON_FILE: write_json(replay, proof)}
        if proof is not None:
            contents[PROOF_FILE] = proof
        files = [Attachment(name, content.encode()) for name, content in contents.items()]
        texts = self.bot.own_texts(interaction)
        card = export_card(replay, texts, PROOF_FILE if proof is not None else None)
        await send_answer(interaction, card, files)

    async def _open_at(self, interaction: Interaction, replay: Replay, step: int) -> None:
        """Show a replay in a private message of its own, with a review of a stored game."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        reviewed = replay.is_complete and replay.match.id != IMPORTED
        review = await self._review_if_any(interaction, replay) if reviewed else None
        await change_answer(interaction, self._at(interaction, replay, step, review))

    async def _go_to(self, interaction: Interaction, button: MatchButton, step: int) -> None:
        """Turn the replay that was pressed: at once where its review is at hand."""
        replay = await self._pressed(interaction, button)
        known = self._replays.known_review(replay.match)
        if known is not None or replay.match.id == IMPORTED or not replay.is_complete:
            review = None if known is None else known.seen_from(_side(interaction, replay))
            await edit_pressed(interaction, self._at(interaction, replay, step, review))
            return
        await interaction.response.defer()
        review = await self._review_if_any(interaction, replay)
        await change_answer(interaction, self._at(interaction, replay, step, review))

    async def _review_if_any(self, interaction: Interaction, replay: Replay) -> Review | None:
        """Return the review of a game, or None: its moves are shown whatever becomes of that."""
        try:
            return await self._review(interaction, replay)
        except Refused:
            return None
        except Exception:  # noqa: BLE001 - logged; the replay goes without
            _log.exception("game %d is replayed without its review", replay.match.id)
            return None

    async def _review(self, interaction: Interaction, replay: Replay) -> Review:
        """Return the review of a game as the person who looks at it sees it."""
        review = await self._replays.review(replay.match, requester_of(interaction))
        return review.seen_from(_side(interaction, replay))

    async def _pressed(self, interaction: Interaction, button: MatchButton) -> Replay:
        """Return the game whose replay was pressed."""
        if button.match_id != IMPORTED:
            return await self._replays.find(button.match_id, viewer_of(interaction))
        assert interaction.message is not None  # Discord sends it with every press
        line = line_shown(components_of(interaction))
        return await self._read(interaction, line or "")

    async def _read(self, interaction: Interaction, line: str) -> Replay:
        texts = self.bot.own_texts(interaction)
        names = [texts("play-player", number=number) for number in range(1, MOST_SEATS + 1)]
        return await self._replays.read(line, tuple(names))

    def _at(
        self, interaction: Interaction, replay: Replay, step: int, review: Review | None
    ) -> Layout:
        return replay_card(
            replay, step, review, self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        )


def _side(interaction: Interaction, replay: Replay) -> int:
    """Return the seat from which the person sees a game: their own, or else the first."""
    return replay.match.seat_of(interaction.user.id) or 0
