"""`/farkle-events tournament create`, and the private message in which one is planned."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.answer import LONGEST_WAIT
from bot.client.inputs import answered, ask, chosen, chosen_as, place_of, server_of
from bot.client.sending import send_answer
from bot.engine import RuleSet
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tournaments.buttons import (
    AnnounceButton,
    AskStartButton,
    AskTitleButton,
    DiscardPlanButton,
    OfDraft,
    PlanMenu,
    PlanTitleAnswer,
    ScreenMenu,
    StartAnswer,
)
from bot.features.tournaments.feature import TournamentsFeature
from bot.features.tournaments.model.plan import LONGEST_TITLE, FormName, Plan
from bot.features.tournaments.model.planning.draft import (
    OPTIONS,
    RULESET,
    DraftScreen,
    PlanDraft,
    TournamentDraftKey,
    fitting,
    is_played_by,
)
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.draft import (
    OfServer,
    announced_card,
    discarded_draft_card,
    draft_panel,
    plan_title_question,
    read_choice,
    require_option,
    start_question,
)
from bot.kit.components.layout import Layout
from bot.kit.components.proofs import Proof
from bot.kit.game.rulesets import by_title
from bot.kit.texts.commands import command_text, localized
from bot.match.clocks.pace import Pace, paced
from bot.match.model.errors import Refused
from bot.match.service.keyed_locks import KeyedLocks
from cogs.feature_cog import on_press
from cogs.options import RulesetCog
from cogs.permissions import require_tournament_room
from cogs.tournaments.tournament_cog import actor_of

Title = app_commands.Range[str, 1, 2 * LONGEST_TITLE]
"""Of emojis, say, each of which may count twice (as in UTF-16)."""

_DRAWN_ANEW: Final = frozenset(
    {TournamentRefusal.DRAFT_OUTDATED, TournamentRefusal.DRAFT_RULES_GONE}
)
"""The refusals after which a draft is no longer what its message shows."""

_FORMS = [
    app_commands.Choice(name=command_text(f"tournament-form-{form}"), value=form.value)
    for form in FormName
]


class TournamentDraftsCog(RulesetCog):
    """Planning. A draft is in the database, so that every press works after a restart."""

    def __init__(
        self, bot: FarkleBot, rulebook: RulebookFeature, tournaments: TournamentsFeature
    ) -> None:
        """Add the menus, buttons and dialogues of drafts."""
        super().__init__(bot, rulebook)
        self._drafts = tournaments.drafts
        self._in_order = KeyedLocks(LONGEST_WAIT)

    @localized("cmd-tournament-create", proof=Proof.PLAN)
    @app_commands.choices(form=_FORMS)
    async def create(
        self, interaction: Interaction, name: Title | None = None, form: str | None = None
    ) -> None:
        """Begin to plan a tournament; without options, go on with what was not announced."""
        guild_id, user_id = server_of(interaction), interaction.user.id
        draft = None
        if name is None and form is None:
            draft = await self._drafts.last(guild_id, user_id)
        if draft is None:
            usual = await self.chosen_rules(interaction, None)
            plan = self._plan(interaction, usual.rules, name, form)
            draft = await self._drafts.begin(guild_id, user_id, plan, usual.house_rule)
        await send_answer(interaction, await self._panel(interaction, draft, DraftScreen.GAME))

    @on_press
    async def show_screen(self, interaction: Interaction, button: ScreenMenu) -> None:
        """Show another screen."""
        async with self._turn(interaction, button) as key:
            screen = chosen_as(interaction, DraftScreen)
            await self._show(interaction, await self._drafts.draft(key), screen)

    @on_press
    async def choose(self, interaction: Interaction, button: PlanMenu) -> None:
        """Set an option to what was chosen."""
        async with self._turn(interaction, button) as key:
            require_option(button.name)
            if button.name == RULESET:
                wanted = await self.chosen_rules(interaction, chosen(interaction))
                draft = await self._drafts.play_by(key, wanted.rules, wanted.house_rule)
            else:
                value = chosen_as(interaction, read_choice)
                draft = await self._drafts.choose(key, button.name, value)
            await self._show(interaction, draft, OPTIONS[button.name].screen)

    @on_press
    async def ask_start(self, interaction: Interaction, button: AskStartButton) -> None:
        """Ask when it is to begin."""
        async with self._turn(interaction, button) as key:
            draft = await self._drafts.draft(key)
            await ask(interaction, start_question(draft, self.bot.own_texts(interaction)))

    @on_press
    async def begin_at(self, interaction: Interaction, button: StartAnswer) -> None:
        """Let it begin when it was typed."""
        async with self._turn(interaction, button) as key:
            draft = await self._drafts.begin_at(key, answered(interaction))
            await self._show(interaction, draft, DraftScreen.START)

    @on_press
    async def ask_title(self, interaction: Interaction, button: AskTitleButton) -> None:
        """Ask what it is to be called."""
        async with self._turn(interaction, button) as key:
            draft = await self._drafts.draft(key)
            await ask(interaction, plan_title_question(draft, self.bot.own_texts(interaction)))

    @on_press
    async def call(self, interaction: Interaction, button: PlanTitleAnswer) -> None:
        """Give it the title that was typed."""
        async with self._turn(interaction, button) as key:
            draft = await self._drafts.call(key, answered(interaction))
            await self._show(interaction, draft, DraftScreen.GAME)

    @on_press
    async def announce(self, interaction: Interaction, button: AnnounceButton) -> None:
        """Make it a tournament of this channel, where its card is posted."""
        async with self._turn(interaction, button) as key:
            require_tournament_room(interaction)
            draft = await self._drafts.draft(key)
            tournament = await self._drafts.announce(
                key,
                button.version,
                place_of(interaction),
                actor_of(interaction),
                rated=self._can_be_rated(draft.plan),
            )
            texts = self.bot.own_texts(interaction)
            await edit_pressed(interaction, announced_card(tournament, texts))

    @on_press
    async def discard(self, interaction: Interaction, button: DiscardPlanButton) -> None:
        """Forget the draft."""
        async with self._turn(interaction, button) as key:
            await self._drafts.discard(key)
            await edit_pressed(interaction, discarded_draft_card(self.bot.own_texts(interaction)))

    def _plan(
        self, interaction: Interaction, rules: RuleSet, name: str | None, form: str | None
    ) -> Plan:
        """Return a plan to begin with: by `rules` at the usual pace of the server."""
        usual = self.bot.choices.of_server(interaction.guild_id).pace
        pace = Pace.LIVE if usual is Pace.NONE else usual
        title = name or self.bot.own_texts(interaction)("tournament-untitled")
        plan = Plan(title, FormName(form or FormName.SWISS), paced(rules, None, pace))
        return fitting(plan)

    @asynccontextmanager
    async def _turn(
        self, interaction: Interaction, button: OfDraft
    ) -> AsyncIterator[TournamentDraftKey]:
        """Answer one press of a draft after another, so that the last shown is the newest.

        A press on what the draft no longer is shows it as it is, before the person is told.
        """
        key = TournamentDraftKey(button.draft_id, server_of(interaction), interaction.user.id)
        async with self._in_order.hold(button.draft_id):
            try:
                yield key
            except Refused as refused:
                if refused.refusal in _DRAWN_ANEW:
                    await self._show(interaction, await self._drafts.draft(key), DraftScreen.GAME)
                raise

    async def _show(self, interaction: Interaction, draft: PlanDraft, screen: DraftScreen) -> None:
        await edit_pressed(interaction, await self._panel(interaction, draft, screen))

    async def _panel(
        self, interaction: Interaction, draft: PlanDraft, screen: DraftScreen
    ) -> Layout:
        texts = self.bot.own_texts(interaction)
        shipped = by_title([ruleset.name for ruleset in self.rulebook.rulebook], texts)
        own = await self.rulebook.rulesets.house_rules(interaction.guild_id)
        titles = [*shipped, *((rule.title, rule.ref) for rule in own)]
        server = OfServer(titles, self._can_be_rated(draft.plan))
        return draft_panel(draft, screen, server, texts)

    def _can_be_rated(self, plan: Plan) -> bool:
        """Tell whether the rules are as they ship, whatever the pace."""
        book = self.rulebook.rulebook
        return book.has(plan.rules.name) and is_played_by(plan, book.get(plan.rules.name))
