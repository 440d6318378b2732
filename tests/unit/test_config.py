"""Settings, and the file that shows them all."""

from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.config import DISCORD_API, FILE, PostgresUrl, Settings, SettingsError, read_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"

VARIABLES = {
    field.metadata["variable"]: "" if field.default is None else str(field.default)
    for field in fields(Settings)
}
"""The environment variable of each setting, with its default as text."""


def test_example_has_every_setting_with_its_default() -> None:
    assert dotenv_values(EXAMPLE) == VARIABLES


def test_example_is_the_defaults() -> None:
    assert read_settings(dotenv_values(EXAMPLE)) == Settings()


def test_example_has_one_comment_for_each_setting() -> None:
    _, *paragraphs = EXAMPLE.read_text(encoding="utf-8").strip().split("\n\n")
    assert len(paragraphs) == len(fields(Settings))
    for paragraph, variable in zip(paragraphs, VARIABLES, strict=True):
        comment, setting = paragraph.splitlines()
        assert comment.startswith("# ")
        assert comment.endswith(".")
        assert setting.startswith(f"{variable}=")


def test_environment_is_read() -> None:
    settings = read_settings(
        {
            "DISCORD_TOKEN": " secret ",
            "DISCORD_API_BASE": "http://localhost:8080/api/v10/",
            "FARKLE_DATABASE": "/srv/farkle.db",
            "FARKLE_SHARDS": "16",
            "FARKLE_INVITATION_MINUTES": "5",
            "FARKLE_SOLVE_MINUTES": "0",
            "FARKLE_PRESSES_PER_SECOND": "20",
            "FARKLE_LOG_LEVEL": "debug",
            "FARKLE_LOG_FORMAT": "JSON",
            "SOMETHING_ELSE": "x",
        }
    )
    assert settings == Settings(
        token="secret",
        api_base="http://localhost:8080/api/v10",
        database=Path("/srv/farkle.db"),
        shards=16,
        invitation_minutes=5,
        solve_minutes=0,
        presses_per_second=20,
        log_level="DEBUG",
        log_format="json",
    )


@pytest.mark.parametrize("text", ["", None])
def test_what_is_empty_keeps_its_default(text: str | None) -> None:
    assert read_settings(dict.fromkeys(VARIABLES, text)) == Settings()


def test_solved_tables_lie_beside_the_database() -> None:
    assert Settings().solved == Path("data/farkle.tables")


def test_token_is_not_shown() -> None:
    assert "secret" not in repr(Settings(token="secret"))


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("DISCORD_API_BASE", "discord.com/api"),
        ("DISCORD_API_BASE", "ftp://discord.com/api"),
        ("FARKLE_CLUSTER", "2"),
        ("FARKLE_CLUSTER", "8/8"),
        ("FARKLE_CLUSTER", "-1/8"),
        ("FARKLE_CLUSTER", "0/1001"),
        ("FARKLE_SHARDS", "-1"),
        ("FARKLE_SHARDS", "10001"),
        ("FARKLE_INVITATION_MINUTES", "0"),
        ("FARKLE_INVITATION_MINUTES", "1441"),
        ("FARKLE_INVITATION_MINUTES", "-5"),
        ("FARKLE_INVITATION_MINUTES", "1.5"),
        ("FARKLE_INVITATION_MINUTES", "soon"),
        ("FARKLE_SOLVE_MINUTES", "-1"),
        ("FARKLE_SOLVE_MINUTES", "1441"),
        ("FARKLE_SOLVE_MINUTES", "never"),
        ("FARKLE_PRESSES_PER_SECOND", "fast"),
        ("FARKLE_PRESSES_PER_SECOND", "1001"),
        ("FARKLE_LOG_LEVEL", "LOUD"),
        ("FARKLE_LOG_FORMAT", "xml"),
    ],
)
def test_bad_value_is_named(variable: str, text: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read_settings({variable: text})
    [mistake] = caught.value.mistakes
    assert mistake.startswith(f"{variable} is {text!r}: use ")


def test_sqlite_is_for_one_process() -> None:
    with pytest.raises(SettingsError, match=r"2/8, and the database data/farkle.db is an SQLite"):
        read_settings({"FARKLE_CLUSTER": "2/8"})


def test_every_mistake_is_reported_at_once() -> None:
    bad = {
        "DISCORD_API_BASE": "nowhere",
        "FARKLE_INVITATION_MINUTES": "never",
        "FARKLE_LOG_LEVEL": "whisper",
    }
    with pytest.raises(SettingsError) as caught:
        read_settings(bad)
    assert [mistake.split()[0] for mistake in caught.value.mistakes] == list(bad)
    assert str(caught.value).splitlines() == caught.value.mistakes


@pytest.mark.parametrize("text", ["https://", "https:discord", "http:///api"])
def test_address_without_a_host_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match=DISCORD_API):
        read_settings({"DISCORD_API_BASE": text})


@pytest.mark.parametrize("text", ["NOTSET", "WARN", "20", "CRITICAL"])
def test_levels_other_than_those_that_are_offered_are_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="FARKLE_LOG_LEVEL"):
        read_settings({"FARKLE_LOG_LEVEL": text})


@pytest.mark.parametrize("token", ["secret words", "secret\u202e", "secret\nsecond", "'secret'"])
def test_what_cannot_be_a_token_is_refused_without_being_shown(token: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read_settings({"DISCORD_TOKEN": token})
    assert "DISCORD_TOKEN is not right" in str(caught.value)
    assert "secret" not in str(caught.value).lower()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_an_address_of_a_server_hides_its_password(scheme: str) -> None:
    url = f"{scheme}://farkle:secret@db.example.org:5433/farkle?sslmode=verify-full"
    settings = read_settings({"FARKLE_DATABASE": url})
    assert settings.database == PostgresUrl(url)
    assert str(settings.database) == f"{scheme}://farkle@db.example.org:5433/farkle"
    assert "secret" not in repr(settings)
    assert settings.files == FILE


@pytest.mark.parametrize(
    "wrong",
    [
        {"FARKLE_DATABASE": "mysql://farkle@host/farkle"},
        {"FARKLE_DATABASE": "postgresql://farkle@host:99999/farkle"},
        {"FARKLE_DATABASE": "postgresql://farkle@host/farkle", "FARKLE_BACKUPS": "backups"},
    ],
)
def test_what_no_server_can_be_asked_is_a_mistake(wrong: dict[str, str]) -> None:
    with pytest.raises(SettingsError) as caught:
        read_settings(wrong)
    assert len(caught.value.mistakes) == 1
