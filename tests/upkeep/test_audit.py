"""Known vulnerabilities are found in the lock files, and only where they are."""

import json
from pathlib import Path
from typing import Any

import pytest

from upkeep.audit import BY_HAND, advisories_in, main, vulnerable, written_down
from upkeep.locked import ROOT, Locked, lock_files, locked


def advisory(events: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    affected = {
        "package": {"ecosystem": "PyPI", "name": "Whoosh_Reloaded"},
        "ranges": [{"type": "ECOSYSTEM", "events": events}],
    }
    return {"id": "CVE-1", "affected": [affected], **more}


def found(version: str, *events: tuple[str, str], **more: Any) -> list[str]:
    package = Locked("whoosh-reloaded", version, frozenset(), asked_here=True)
    return vulnerable([package], [advisory([{kind: said} for kind, said in events], **more)])


@pytest.mark.parametrize(
    ("version", "is_found"),
    [("1.9", False), ("2.0", True), ("2.10", True), ("2.11", False), ("3.1", True), ("3.3", False)],
)
def test_a_version_between_introduced_and_fixed_is_named(version: str, is_found: bool) -> None:
    events = (("introduced", "3.0"), ("introduced", "2.0"), ("fixed", "2.11"), ("last_affected", "3.2"))
    assert found(version, *events) == ([f"whoosh-reloaded {version}: CVE-1"] if is_found else [])


def test_other_names_withdrawn_advisories_and_other_worlds_are_not() -> None:
    assert found("1", ("introduced", "0"), aliases=["GHSA-2"]) == ["whoosh-reloaded 1: CVE-1, GHSA-2"]
    assert found("1", ("introduced", "0"), withdrawn="2026-01-01") == []
    other = advisory([{"introduced": "0"}])
    other["affected"][0]["package"]["ecosystem"] = "npm"
    assert vulnerable([Locked("whoosh-reloaded", "1", frozenset(), asked_here=True)], [other]) == []


def test_nothing_that_is_locked_is_known_to_be_vulnerable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    assert "advisories, 0 that" in said
    assert f"as of {written_down()}" in said


def test_a_step_back_is_found() -> None:
    old = [
        Locked("django", "5.2.1", frozenset(), asked_here=True),
        Locked("pyyaml", "5.3", frozenset(), asked_here=True),
    ]
    lines = vulnerable(old, advisories_in(BY_HAND))
    assert any(line.startswith("django 5.2.1: CVE-2025-64459") for line in lines)
    assert any(line.startswith("pyyaml 5.3:") for line in lines)


def test_a_database_of_files_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    version = next(one.version for one in locked(ROOT / "requirements.txt") if one.name == "whoosh-reloaded")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.json").write_text(json.dumps(advisory([{"introduced": version}])))
    (tmp_path / "README.md").write_text("no advisory")
    assert main([str(tmp_path)]) == 1
    assert f"whoosh-reloaded {version}: CVE-1" in capsys.readouterr().out


@pytest.mark.parametrize("path", lock_files(), ids=lambda path: path.stem)
def test_every_locked_package_is_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = sum("==" in line and not line.startswith((" ", "#")) for line in text.splitlines())
    assert len(locked(path)) == named
    assert named > 20 or path.stem == "requirements-uv"
