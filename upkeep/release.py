"""A release: ``python -m upkeep.release FOLDER [--sign KEY]`` writes the source, its bill of materials, their digests, signed.

The version is that of ``pyproject.toml``; ``CHANGELOG.md`` says what is in it. The key is one of ``ssh-keygen -t ed25519``.
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from upkeep.locked import ROOT
from upkeep.sbom import bill_of_materials

NAMESPACE = "bridge-laws-release"
_SUMS = "SHA256SUMS"


class NotReadyError(Exception):
    """Something is to be done before there can be a release."""


def release(target: Path, root: Path = ROOT, key: Path | None = None) -> list[Path]:
    """The files of the release; ``NotReadyError`` says what is missing."""
    version = _version(root)
    _check(root, version)
    target.mkdir(parents=True, exist_ok=True)
    name = f"bridge-laws-{version}"
    source, bill, sums = target / f"{name}.tar.gz", target / f"{name}.cdx.json", target / _SUMS
    _git(root, "archive", "--format=tar.gz", f"--prefix={name}/", f"--output={source.resolve()}", "HEAD")
    bill.write_text(json.dumps(bill_of_materials(root), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    lines = [f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in (source, bill)]
    sums.write_text("".join(lines), encoding="utf-8")
    return [source, bill, sums, *([_signed(sums, key)] if key else [])]


def _version(root: Path) -> str:
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def _check(root: Path, version: str) -> None:
    """Nothing uncommitted, a chapter in the list of changes, and no release of this number before."""
    if _git(root, "status", "--porcelain"):
        raise NotReadyError("There are changes that are not committed.")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.MULTILINE)
    if not dated or "\n## Not yet released\n" in changes:
        raise NotReadyError(f"CHANGELOG.md: name the chapter of what is new “{version} (year-month-day)”.")
    if _git(root, "tag", "--list", f"v{version}"):
        raise NotReadyError(f"There is a tag v{version} already: give pyproject.toml the next number.")


def _signed(sums: Path, key: Path) -> Path:
    signature = sums.with_name(f"{sums.name}.sig")
    signature.unlink(missing_ok=True)
    command = ["ssh-keygen", "-q", "-Y", "sign", "-f", str(key), "-n", NAMESPACE, str(sums)]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
    return signature


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Write the release and print what to do next."""
    parser = argparse.ArgumentParser(prog="python -m upkeep.release")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sign", type=Path, help="a private key of ssh-keygen")
    options = parser.parse_args()
    try:
        print(*release(options.folder, key=options.sign), sep="\n")
    except NotReadyError as error:
        sys.exit(str(error))
    print(f"Now: git tag --sign v{_version(ROOT)} && git push --tags")


if __name__ == "__main__":
    main()
