"""The packages that the lock files name, with what asks for them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SERVED = "requirements-servers.txt"
_PACKAGE = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;]+)")
_VIA = re.compile(r"^\s+#(?: via)?\s+(\S.*)$")


@dataclass(frozen=True)
class Locked:
    """A package: the packages that ask for it; none where the project itself does."""

    name: str
    version: str
    asked_by: frozenset[str]
    asked_here: bool


def locked(path: Path) -> list[Locked]:
    """Every package of a lock file, in its order."""
    found: list[tuple[str, str, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if package := _PACKAGE.match(line):
            found.append((package[1], package[2], []))
        elif found and (via := _VIA.match(line)):
            found[-1][2].append(via[1])
    return [_of(*one) for one in found]


def lock_files(root: Path = ROOT) -> list[Path]:
    """All lock files of the project."""
    return sorted(root.glob("requirements*.txt"))


def _of(name: str, version: str, via: list[str]) -> Locked:
    here = [one for one in via if one.startswith("-r ")]
    return Locked(name, version, frozenset(via) - frozenset(here), bool(here))
