"""compose.yaml: by default the bot alone, hardened; what the profiles add fits together."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.support.monitoring import CONFIGURATION, FOLDER
from tests.support.wire.helpers import ROOT

COMPOSE = ROOT / "compose.yaml"
DOCKERFILE = ROOT / "Dockerfile"

Service = dict[str, Any]  # as YAML has it


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def services() -> dict[str, Service]:
    """Return every service of compose.yaml by its name."""
    found: dict[str, Service] = read(COMPOSE)["services"]
    return found


def test_compose_takes_the_file(docker_compose: str, tmp_path: Path) -> None:
    shutil.copy(COMPOSE, tmp_path)
    (tmp_path / "farkle.env").touch()
    done = subprocess.run(
        [docker_compose, "--profile", "postgres", "--profile", "monitoring", "config", "--quiet"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_what_is_not_asked_for_is_not_there(services: dict[str, Service]) -> None:
    profiles = {name: service.get("profiles") for name, service in services.items()}
    assert profiles == {
        "bot": None,
        "postgres": ["postgres"],
        "prometheus": ["monitoring"],
        "grafana": ["monitoring"],
    }


def test_every_container_can_do_little_and_comes_back(services: dict[str, Service]) -> None:
    for service in services.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"]
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", []))
    assert "ports" not in services["bot"]
    assert "ports" not in services["postgres"]


def test_the_bot_is_asked_and_stopped_as_the_image_says(services: dict[str, Service]) -> None:
    image = DOCKERFILE.read_text(encoding="utf-8")
    asked = services["bot"]["healthcheck"]
    assert f"CMD {asked['test'][1:]}".replace("'", '"') in image
    for option in ("interval", "timeout", "start_period"):
        assert f"--{option.replace('_', '-')}={asked[option]}" in image
    assert f"STOPSIGNAL {services['bot']['stop_signal']}" in image
    assert services["bot"]["volumes"] == ["games:/data"]
    assert "VOLUME /data" in image


def test_what_is_mounted_and_asked_is_there(services: dict[str, Service]) -> None:
    mounts = [
        mount.split(":")
        for service in services.values()
        for mount in service["volumes"]
        if mount.startswith("./")
    ]
    assert all((ROOT / source).is_file() for source, *_ in mounts)
    inside = {Path(source).name: Path(target) for source, target, _ in mounts}
    boards = read(FOLDER / "grafana" / "boards.yml")["providers"][0]["options"]["path"]
    assert inside["farkle.json"].parent == Path(boards)
    [source] = read(FOLDER / "grafana" / "sources.yml")["datasources"]
    assert re.fullmatch(r"http://(\w+):9090", source["url"]).group(1) in services  # type: ignore[union-attr] # else it fails
    board = (FOLDER / "grafana" / "farkle.json").read_text(encoding="utf-8")
    assert set(re.findall(r'"type": "prometheus",\s*"uid": "(\w+)"', board)) == {source["uid"]}
    [job] = read(CONFIGURATION)["scrape_configs"]
    port = services["bot"]["environment"]["FARKLE_STATUS"].rpartition(":")[2]
    assert job["static_configs"] == [{"targets": [f"bot:{port}"]}]


def test_the_image_gets_what_it_copies_and_nothing_else() -> None:
    copied = {
        source.removesuffix("/")
        for line in DOCKERFILE.read_text(encoding="utf-8").splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for source in shlex.split(line)[1:-1]
    }
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored
    assert {line.removeprefix("!") for line in ignored if line.startswith("!")} == copied
    assert [name for name in copied if not (ROOT / name).exists()] == []
