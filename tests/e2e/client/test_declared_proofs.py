"""The guard checks what a button declares, whatever its cog forgets."""

import pytest

from bot.client import Interaction
from bot.kit.components.custom_ids import CustomId, sent_as
from bot.kit.components.proofs import Proof
from tests.support.e2e.forging import forge
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


@pytest.mark.parametrize(
    ("proof", "refusal"),
    [
        (Proof.MANAGER, "not-a-manager"),
        (Proof.MODERATOR, "not-a-moderator"),
        (Proof.DRAFT, "not-a-rule-maker"),
        (Proof.RULES, "not-a-rule-maker"),
        (Proof.PLAN, "not-an-organizer"),
    ],
)
async def test_a_button_whose_cog_checks_no_permission_is_safe(
    proof: Proof, refusal: str, table: Table
) -> None:
    @sent_as("careless", proof)
    class CarelessButton(CustomId):
        """Do what its proof is for."""

    pressed: list[int] = []

    async def do(interaction: Interaction, button: CarelessButton) -> None:
        del button
        pressed.append(interaction.user.id)
        await interaction.response.defer()

    table.bot.handle(CarelessButton, do)
    refused = await forge(table, table.cleo, table.channel, CarelessButton().write())
    assert told(refused) == say(f"refusal-{refusal}")
    await forge(table, table.dora, table.channel, CarelessButton().write())
    assert pressed == [table.dora.id]
