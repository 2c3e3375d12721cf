"""The files of ``deploy/`` are whole, fit each other and the project, as far as can be seen without starting them."""

import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings
from django.core.management import get_commands

ROOT = settings.BASE_DIR
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return read


def test_what_is_to_be_filled_in_stands_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    offered = set(re.findall(r"^(\w+)=", (DEPLOY / "site.env.example").read_text(encoding="utf-8"), re.MULTILINE))
    assert asked == offered


def test_the_site_knows_every_setting_that_it_is_given(compose: dict[str, Any]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in ("node-1", "node-2"):
        given = compose["services"][name]["environment"]
        assert {one for one in given if f"`{one}`" not in readme} == set()
        assert {"DATABASE_URL", "VALKEY_URL", "BRIDGELAWS_SECRET_KEY", "BRIDGELAWS_HTTPS"} <= given.keys()


def test_services_wait_for_services_and_keep_in_volumes_that_there_are(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"database", "valkey", "node-1", "node-2", "proxy"}
    for one in services.values():
        assert set(one.get("depends_on", ())) <= set(services)
        named = [volume.partition(":")[0] for volume in one.get("volumes", ())]
        assert {name for name in named if not name.startswith(".")} <= set(compose["volumes"])
        assert all((DEPLOY / name).exists() for name in named if name.startswith("."))
        assert ("build" in one) != ("image" in one)
        assert one["restart"] == "unless-stopped"
    assert services["node-1"]["volumes"] != services["node-2"]["volumes"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    build = services["node-1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


def test_a_node_can_write_only_what_it_keeps(compose: dict[str, Any]) -> None:
    for name in ("node-1", "node-2"):
        node = compose["services"][name]
        assert node["read_only"]
        assert node["cap_drop"] == ["ALL"]
        assert node["security_opt"] == ["no-new-privileges:true"]
        assert [volume.partition(":")[2] for volume in node["volumes"]] == ["/data"]


def test_the_image_is_made_of_what_there_is_and_runs_as_nobody_special() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    copied = [line.split()[1] for line in lines if line.startswith("COPY")]
    assert all((ROOT / one).exists() for one in copied)
    users = [line.split()[1] for line in lines if line.startswith("USER")]
    assert users[-1:] not in ([], ["root"])
    (command,) = [line for line in lines if line.startswith("CMD")]
    assert find_spec(yaml.safe_load(command.removeprefix("CMD "))[2]) is not None
    compiled = next(line for line in lines if "compileall" in line).split("compileall -q")[1].split()
    assert set(compiled) == {path.parent.name for path in ROOT.glob("*/apps.py")} | {"config", "bridge"}


def test_what_is_secret_or_made_does_not_come_into_the_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {"var", ".venv", ".git", "deploy/site.env"} <= {one.rstrip("/") for one in left_out}


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_start_what_there_is(path: Path) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(path, encoding="utf-8")
    assert unit["Unit"]["Description"]
    if path.suffix == ".timer":
        assert path.with_suffix(".service").exists()
        return
    module, *rest = re.findall(r"python (?:-m )?(\S+)(?: (\S+))?", unit["Service"]["ExecStart"])[0]
    assert rest[0] in get_commands() if module == "manage.py" else find_spec(module) is not None
    assert unit["Service"]["User"] == "bridgelaws"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_systemd_understands_the_units(path: Path, tmp_path: Path) -> None:
    for one in UNITS:
        text = one.read_text(encoding="utf-8").replace("/opt/bridge-laws/.venv/bin/python", sys.executable)
        (tmp_path / one.name).write_text(text, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / path.name)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    assert [line for line in said.splitlines() if path.name in line and str(tmp_path) in line] == []


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    told = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "SITE_NAME": "laws.example.org", "NODES": "a:8000 b:8000"}
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, env=told, check=False)
    assert done.returncode == 0, done.stderr
