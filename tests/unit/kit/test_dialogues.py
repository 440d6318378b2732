"""Every dialogue opens in every language: its title, label and hint are as short as they must be.

Those that are longer cannot be made at all: see `Question`.
"""

from dataclasses import replace

import pytest

from bot.features.fairness.view.seal import beside_word_question
from bot.features.rulebook.buttons import AskNumberButton
from bot.features.rulebook.model.house_rules import OPTIONS
from bot.features.rulebook.view.editor_questions import number_question, title_question
from bot.features.tournaments.model.planning.draft import PlanDraft
from bot.features.tournaments.view.draft import plan_title_question, start_question
from bot.features.tournaments.view.joining import team_question
from bot.kit.texts.texts import Texts, catalogue
from tests.support.scenes.tournaments.planning import PLANS
from tests.support.storage.drafts import DRAFT
from tests.support.storage.games import invitation

SEALED = replace(invitation(), seed=bytes(32))
PLANNED = PlanDraft(1, 0, DRAFT.guild_id, DRAFT.user_id, PLANS["swiss"], DRAFT.updated_at)


@pytest.fixture(params=[locale for _, locale in catalogue().languages])
def texts(request: pytest.FixtureRequest) -> Texts:
    """Return the texts of each language."""
    return catalogue().texts(request.param)


def test_a_word_is_asked_for_with_the_whole_seal(texts: Texts) -> None:
    seal = beside_word_question(SEALED, SEALED.host.user_id, texts).hint
    assert len(seal.replace(" ", "")) > 64


def test_house_rules_are_asked_for_a_title_and_each_number(texts: Texts) -> None:
    numbers = [name for name, option in OPTIONS.items() if option.high is not None]
    hints = {number_question(AskNumberButton(1, 0, name), texts).hint for name in numbers}
    assert len(hints) > 1
    assert title_question(DRAFT, texts).hint not in hints


def test_tournaments_are_asked_for_their_title_start_and_teams(texts: Texts) -> None:
    asked = [plan_title_question(PLANNED, texts), start_question(PLANNED, texts)]
    assert len({question.title for question in [*asked, team_question(1, texts)]}) == 3
