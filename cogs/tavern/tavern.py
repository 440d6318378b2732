"""`/farkle tavern`: dice with names, who owns them, and playing for them."""

import discord
from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.client.inputs import place_of
from bot.client.sending import change_pressed, send_answer
from bot.content.levels import shipped_levels
from bot.engine import RuleSet
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from bot.features.tables.refusals import TableRefusal
from bot.features.tavern.buttons import CollectionPage, FirstLevelButton, ShowCollectionButton
from bot.features.tavern.feature import TavernFeature
from bot.features.tavern.refusals import TavernRefusal
from bot.features.tavern.view.collection import collection_card, shown_collection
from bot.kit.texts.commands import command_text, localized
from bot.match.loadouts.loadout import DiceFrom, Tavern, Wager
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from cogs.feature_cog import on_press, person
from cogs.options import RulesetCog, RulesetName
from cogs.permissions import require_allowed_channel, require_others, require_room
from cogs.tables.posting import post_table

_LEVELS = [
    app_commands.Choice(name=command_text(f"cmd-tavern-level-{slug}"), value=slug)
    for slug in shipped_levels()
]
_DICE = [
    app_commands.Choice(name=command_text(f"cmd-tavern-dice-{dice_from}"), value=dice_from.value)
    for dice_from in DiceFrom
]
_FIRST_LEVEL = next(iter(shipped_levels()))


class TavernsCog(RulesetCog):
    """The tavern."""

    def __init__(
        self,
        bot: FarkleBot,
        rulebook: RulebookFeature,
        tavern: TavernFeature,
        tables: TablesFeature,
    ) -> None:
        """Add what turns pages."""
        super().__init__(bot, rulebook)
        self._tavern = tavern
        self._tables = tables

    @localized("cmd-tavern-dice")
    async def tavern_dice(self, interaction: Interaction) -> None:
        """Show the person alone which dice they own."""
        owned = await self._tavern.collections.of(interaction.user.id)
        card, pictures = collection_card(owned, 1, self.bot.own_texts(interaction))
        await send_answer(interaction, card, pictures)

    @localized("cmd-tavern-play")
    @app_commands.choices(level=_LEVELS, dice=_DICE)
    @app_commands.autocomplete(ruleset=RulesetCog.suggest_rulesets)
    async def tavern_play(  # noqa: PLR0917 - as many as the command has options
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        level: str | None = None,
        ruleset: RulesetName | None = None,
        dice: str = DiceFrom.OWN.value,
        badges: bool = False,  # noqa: FBT001, FBT002 - Discord gives options by name
        wager: bool = False,  # noqa: FBT001, FBT002 - Discord gives options by name
    ) -> None:
        """Begin a game against the opponent of a level, or invite somebody to one."""
        require_room(interaction)
        stake = Wager.AGREED if wager else Wager.NONE
        tavern = Tavern(level or _FIRST_LEVEL, DiceFrom(dice), badges, wager=stake)
        rules = await self.ruleset(interaction, ruleset) if ruleset is not None else None
        if opponent is None or self.is_me(opponent.id):
            match = await self._tavern.tables.sit_down(
                place_of(interaction), person(interaction.user), tavern, rules
            )
        else:
            own_ending = rules is not None and level is None
            match = await self._invite_to_tavern(
                interaction, opponent, tavern, rules, own_ending=own_ending
            )
        await post_table(interaction, self._tables, match)

    async def _invite_to_tavern(
        self,
        interaction: Interaction,
        opponent: discord.User | discord.Member,
        tavern: Tavern,
        rules: RuleSet | None,
        *,
        own_ending: bool,
    ) -> Match:
        if opponent.bot:
            raise Refused(TableRefusal.CHALLENGE_BOT, name=opponent.display_name)
        require_others(interaction)
        return await self._tavern.tables.challenge(
            place_of(interaction),
            person(interaction.user),
            person(opponent),
            tavern,
            rules,
            own_ending=own_ending,
            pace=self.bot.choices.of_server(interaction.guild_id).pace,
            strangers=[] if isinstance(opponent, discord.Member) else [opponent.id],
        )

    @on_press
    async def show_collection(self, interaction: Interaction, button: ShowCollectionButton) -> None:
        """Show everyone the best of what the person owns, if games are allowed in this channel."""
        del button
        require_allowed_channel(interaction)
        owned = await self._tavern.collections.of(interaction.user.id)
        if not (owned.dice or owned.badges):
            raise Refused(TavernRefusal.NOTHING_OWNED)
        texts = self.bot.shared_texts(interaction)
        card, pictures = shown_collection(person(interaction.user), owned, texts)
        await send_answer(interaction, card, pictures, private=False)

    @on_press
    async def play_first_level(self, interaction: Interaction, button: FirstLevelButton) -> None:
        """Begin a game against the first opponent, with dice of one's own."""
        del button
        require_room(interaction)
        match = await self._tavern.tables.sit_down(
            place_of(interaction), person(interaction.user), Tavern(_FIRST_LEVEL, DiceFrom.OWN)
        )
        await post_table(interaction, self._tables, match)

    @on_press
    async def turn_dice(self, interaction: Interaction, button: CollectionPage) -> None:
        """Show another page of them."""
        owned = await self._tavern.collections.of(interaction.user.id)
        texts = self.bot.own_texts(interaction)
        card, pictures = collection_card(owned, button.page or 1, texts)
        await change_pressed(interaction, card, pictures)
