"""Settings from the environment and `.env`, parsed once, every mistake reported together."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from bot.sharding import MOST_CLUSTERS, MOST_SHARDS, Cluster

POSTGRES: Final = ("postgresql", "postgres")
"""The schemes of an address of PostgreSQL."""

DISCORD_API: Final = "https://discord.com/api/v10"
FILE: Final = Path("data/farkle.db")
"""The database by default; what is kept in files beside it is there with any other server too."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9._-]+")
LONGEST_CONTACT: Final = 200
LONGEST_LINK: Final = 512
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS: Final = ("text", "json")


class SettingsError(Exception):
    """Settings that cannot be used; `mistakes` are sentences, one for each."""

    def __init__(self, mistakes: list[str]) -> None:
        """Keep the sentences, of which there is at least one."""
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """The address of a database of PostgreSQL, as libpq has it; its text hides the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        """Return who connects to which database where."""
        parts = urlsplit(self.url)
        user, _, where = parts.netloc.rpartition("@")
        return f"{parts.scheme}://{user.partition(':')[0]}{'@' if user else ''}{where}{parts.path}"


def parse_database(text: str) -> Path | PostgresUrl:
    """Return where a database is; raises `ValueError` with what to use instead."""
    scheme, separator, rest = text.partition("://")
    if not separator:
        return Path(text)
    if scheme not in POSTGRES or not rest:
        raise ValueError("use the path of a file, or an address like postgresql://user@host/name")
    try:
        _ = urlsplit(text).port
    except ValueError as error:
        raise ValueError("the port of the address is no number from 0 to 65535") from error
    return PostgresUrl(text)


def _token(text: str) -> str:
    token = text.strip()
    if not _TOKEN.fullmatch(token):
        raise ValueError("a token has letters, digits and . _ - alone: copy it anew")
    return token


def _level(text: str) -> str:
    name = text.upper()
    if name not in LEVELS:
        raise ValueError("use DEBUG, INFO, WARNING or ERROR")
    return name


def _format(text: str) -> str:
    name = text.lower()
    if name not in FORMATS:
        raise ValueError("use text or json")
    return name


def _address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError(f"use an address that starts with https://, such as {DISCORD_API}")
    return text.rstrip("/")


def _minutes(least: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= 1440:
            raise ValueError(f"use a whole number of minutes from {least} to 1440")
        return int(text)

    return parse


def _rate(text: str) -> int:
    if not text.isdecimal() or int(text) > 1000:
        raise ValueError("use a whole number from 0 to 1000")
    return int(text)


def _listen(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError("use an address and a port, such as 127.0.0.1:8080")
    return host.strip("[]"), int(port)


def _cluster(text: str) -> Cluster:
    number, _, of = text.partition("/")
    if not (number.isdecimal() and of.isdecimal() and int(number) < int(of) <= MOST_CLUSTERS):
        raise ValueError(
            "use the number of this process, from 0, and how many there are "
            f"(at most {MOST_CLUSTERS}), such as 2/8 for the third of eight"
        )
    return Cluster(int(number), int(of))


def _shards(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_SHARDS:
        raise ValueError(f"use a whole number from 0 to {MOST_SHARDS}")
    return int(text)


def _page(text: str) -> str:
    if urlsplit(text).scheme not in {"http", "https"} or len(text) > LONGEST_LINK:
        raise ValueError("use an address that starts with https://, of at most 512 characters")
    return text


def _contact(text: str) -> str:
    if len(text) > LONGEST_CONTACT:
        raise ValueError(f"use at most {LONGEST_CONTACT} characters")
    return text


def _setting(
    variable: str, parse: Callable[[str], object], *, secret: bool = False
) -> dict[str, object]:
    return {"variable": variable, "parse": parse, "secret": secret}


@dataclass(frozen=True, slots=True)
class Settings:
    """How this bot runs. Each field is read from the environment variable in its metadata."""

    token: str = field(
        default="", repr=False, metadata=_setting("DISCORD_TOKEN", _token, secret=True)
    )
    """The bot's secret from Discord's developer portal; needed by `farkle run` only."""
    api_base: str = field(default=DISCORD_API, metadata=_setting("DISCORD_API_BASE", _address))
    """Where Discord's HTTP API is; another address serves tests on one's own machine."""
    database: Path | PostgresUrl = field(
        default=FILE, metadata=_setting("FARKLE_DATABASE", parse_database, secret=True)
    )
    """What keeps games and figures: a file of SQLite, or a database of PostgreSQL."""
    beside: Path | None = field(default=None, metadata=_setting("FARKLE_FILES", Path))
    """What other files are beside in place of the database, which may be on a server."""
    backups: Path | None = field(default=None, metadata=_setting("FARKLE_BACKUPS", Path))
    """The folder of the daily backups, None where the bot makes none."""
    cluster: Cluster = field(default=Cluster(), metadata=_setting("FARKLE_CLUSTER", _cluster))
    """Which of the processes this is that share the bot."""
    shards: int = field(default=0, metadata=_setting("FARKLE_SHARDS", _shards))
    """How many shards the whole bot has; 0: as many as Discord recommends."""
    start_minutes: int = field(default=0, metadata=_setting("FARKLE_START_MINUTES", _minutes(0)))
    """How long a start waits for Discord; 0: without limit."""
    invitation_minutes: int = field(
        default=15, metadata=_setting("FARKLE_INVITATION_MINUTES", _minutes(1))
    )
    """How long an invitation waits for an answer."""
    solve_minutes: int = field(default=10, metadata=_setting("FARKLE_SOLVE_MINUTES", _minutes(0)))
    """How long solving one ruleset in the background may take; 0: none is solved."""
    presses_per_second: int = field(
        default=5, metadata=_setting("FARKLE_PRESSES_PER_SECOND", _rate)
    )
    """How often one person may press for long, from which all budgets follow; 0: no limit."""
    status: tuple[str, int] | None = field(
        default=None, metadata=_setting("FARKLE_STATUS", _listen)
    )
    """The address and port at which the bot tells how it does, None where it does not."""
    record: Path | None = field(default=None, metadata=_setting("FARKLE_RECORD", Path))
    """The folder in which all that Discord sends and gets is recorded, None where nothing is."""
    contact: str = field(default="", metadata=_setting("FARKLE_CONTACT", _contact))
    """How to reach the host of this bot; `/farkle privacy explain` says it."""
    policy: str = field(default="", metadata=_setting("FARKLE_PRIVACY_POLICY", _page))
    """Where this bot's privacy policy can be read."""
    log_level: str = field(default="INFO", metadata=_setting("FARKLE_LOG_LEVEL", _level))
    """How much is logged."""
    log_format: str = field(default="text", metadata=_setting("FARKLE_LOG_FORMAT", _format))
    """How each entry is written: as `text` for people, or as `json`, one object a line."""

    @property
    def start_seconds(self) -> float:
        """Return how long a start waits for Discord."""
        return self.start_minutes * 60 or math.inf

    def require_possible(self, cluster: Cluster) -> None:
        """Raise `SettingsError` if there cannot be so many processes with these settings."""
        mistakes = []
        if not cluster.is_alone and isinstance(self.database, Path):
            mistakes.append(
                f"FARKLE_CLUSTER is {cluster}, and the database {self.database} is an SQLite file: "
                "several processes share a bot on PostgreSQL alone."
            )
        if 0 < self.shards < cluster.of:
            mistakes.append(
                f"FARKLE_SHARDS is {self.shards} for {cluster.of} processes: "
                "use as many or more, or 0 for what Discord recommends."
            )
        if mistakes:
            raise SettingsError(mistakes)

    @property
    def solved(self) -> Path:
        """Return the folder of tables that were solved while the bot ran: beside the database."""
        return self.files.with_suffix(".tables")

    @property
    def files(self) -> Path:
        """Return the file that others are beside: the database, or what it is by default."""
        if self.beside is not None:
            return self.beside
        return self.database if isinstance(self.database, Path) else FILE


def read_settings(environment: Mapping[str, str | None]) -> Settings:
    """Return the settings in `environment`; what is unset or empty keeps its default.

    Raises `SettingsError` with every mistake found.
    """
    values: dict[str, object] = {}
    mistakes: list[str] = []
    for setting in fields(Settings):
        variable = setting.metadata["variable"]
        text = environment.get(variable)
        if not text:
            continue
        try:
            values[setting.name] = setting.metadata["parse"](text)
        except ValueError as error:
            value = "not right" if setting.metadata["secret"] else repr(text)
            mistakes.append(f"{variable} is {value}: {error}.")
    if isinstance(values.get("database"), PostgresUrl) and "backups" in values:
        mistakes.append(
            "FARKLE_BACKUPS copies SQLite files: leave it empty, and back PostgreSQL up by pg_dump."
        )
    if mistakes:
        raise SettingsError(mistakes)
    settings = Settings(**values)  # type: ignore[arg-type] # each comes from its field's own parser
    settings.require_possible(settings.cluster)
    return settings
