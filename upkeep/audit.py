"""Known vulnerabilities of the locked packages, without a connection.

``python -m upkeep.audit [FOLDER …]`` reads advisories in the form of https://ossf.github.io/osv-schema/: those written down in
``upkeep/advisories.yaml``, and all files of the folders, as of a clone of https://github.com/pypa/advisory-database.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import yaml
from packaging.version import InvalidVersion, Version

from upkeep.locked import ROOT, Locked, lock_files, locked

BY_HAND = ROOT / "upkeep" / "advisories.yaml"


def vulnerable(packages: Iterable[Locked], advisories: Iterable[dict[str, Any]]) -> list[str]:
    """A line for each package that an advisory names at its version."""
    versions: dict[str, set[str]] = {}
    for one in packages:
        versions.setdefault(_plain(one.name), set()).add(one.version)
    return sorted({line for advisory in advisories for line in _lines(advisory, versions)})


def _lines(advisory: dict[str, Any], versions: dict[str, set[str]]) -> Iterator[str]:
    if advisory.get("withdrawn"):
        return
    for affected in advisory.get("affected", []):
        name = _plain(affected["package"]["name"])
        if affected["package"].get("ecosystem") != "PyPI":
            continue
        for version in versions.get(name, ()):
            if _is_affected(version, affected):
                names = ", ".join([advisory["id"], *advisory.get("aliases", [])])
                yield f"{name} {version}: {names}"


def _is_affected(version: str, affected: dict[str, Any]) -> bool:
    if version in affected.get("versions", []):
        return True
    ranges = [one["events"] for one in affected.get("ranges", []) if one["type"] == "ECOSYSTEM"]
    return any(_is_within(Version(version), events) for events in ranges)


def _is_within(version: Version, events: list[dict[str, str]]) -> bool:
    """Whether the last event at or before the version is one that introduces the fault."""
    inside = False
    for event in sorted(events, key=lambda one: _version(next(iter(one.values())))):
        (kind, said), *_ = event.items()
        if kind == "introduced" and version >= _version(said):
            inside = True
        elif (kind == "fixed" and version >= _version(said)) or (kind == "last_affected" and version > _version(said)):
            inside = False
    return inside


def _version(said: str) -> Version:
    try:
        return Version(str(said))
    except InvalidVersion:
        return Version("0")


def _plain(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def advisories_in(path: Path) -> Iterator[dict[str, Any]]:
    """The advisories of a file, one or a list of them, or of all files of a folder."""
    if path.is_dir():
        for one in sorted(path.rglob("*")):
            if one.suffix in (".json", ".yaml", ".yml"):
                yield from advisories_in(one)
        return
    text = path.read_text(encoding="utf-8")
    read = json.loads(text) if path.suffix == ".json" else yaml.load(text, Loader=yaml.CSafeLoader)
    for one in read if isinstance(read, list) else [read]:
        if isinstance(one, dict) and "affected" in one:
            yield one


def written_down() -> date:
    """The day as of which somebody has looked for advisories and written them down."""
    (said,) = re.findall(r"As of (\d{4}-\d\d-\d\d)", BY_HAND.read_text(encoding="utf-8"))
    return date.fromisoformat(said)


def main(folders: list[str]) -> int:
    """Print what is found; 1 if there is any."""
    packages = [one for path in lock_files() for one in locked(path)]
    read = [one for path in [BY_HAND, *map(Path, folders)] for one in advisories_in(path)]
    found = vulnerable(packages, read)
    print(*found, f"{len(read)} advisories, {len(found)} that a locked package has", sep="\n")
    print(f"written down by hand: as of {written_down()}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
