"""The scenes with other names, and in other languages."""

import pytest

from bot.features.rulebook.model.house_rules import Draft
from bot.kit.texts.texts import Catalogue, Texts
from bot.match.model.match import Person, Word


def call_everyone(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Call every person by one of `names` from now on, and every house rule, draft and word."""

    def called(named: Person | Word | Draft) -> str:
        return names[named.user_id % len(names)]

    for kind, attribute in ((Person, "name"), (Word, "text"), (Draft, "title")):
        monkeypatch.setattr(kind, attribute, property(called, lambda *_: None))
    for module in ("bot.kit.game.rulesets", "bot.features.rulebook.model.house_rules"):
        monkeypatch.setattr(f"{module}.title_of", lambda _: names[0])


def speak(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Let every scene that is built from now on speak `language` where it spoke English."""

    def spoken(catalogue: Catalogue) -> Texts:
        return catalogue.texts(language)

    monkeypatch.setattr(Catalogue, "english", property(spoken))
