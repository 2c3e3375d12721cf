"""A release is made of what is committed, is whole, and says who made it."""

import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from upkeep.locked import ROOT, SERVED
from upkeep.release import NAMESPACE, NotReadyError, release


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project that is ready."""
    root = tmp_path / "project"
    root.mkdir()
    (root / "pyproject.toml").write_text('[project]\nname = "bridge-laws"\nversion = "0.2.0"\n')
    (root / "CHANGELOG.md").write_text("# Changes\n\n## 0.2.0 (2026-11-23)\n\n- New.\n")
    shutil.copy(ROOT / SERVED, root)
    git(root, "init", "-q")
    commit(root)
    return root


def git(root: Path, *arguments: str) -> None:
    own = ["-c", "user.name=East", "-c", "user.email=east@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *own, *arguments], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "x")


def test_the_files_of_a_release(project: Path, tmp_path: Path) -> None:
    made = release(tmp_path / "out", project)
    assert [one.name for one in made] == ["bridge-laws-0.2.0.tar.gz", "bridge-laws-0.2.0.cdx.json", "SHA256SUMS"]
    with tarfile.open(made[0]) as archive:
        assert "bridge-laws-0.2.0/CHANGELOG.md" in archive.getnames()
    checked = subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=tmp_path / "out", check=False)
    assert checked.returncode == 0


@pytest.mark.skipif(not shutil.which("ssh-keygen"), reason="OpenSSH is not installed")
def test_who_made_it_can_be_checked(project: Path, tmp_path: Path) -> None:
    key = tmp_path / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)], check=True)
    sums, signature = release(tmp_path / "out", project, key)[2:]
    signers = tmp_path / "signers"
    signers.write_text(f"maintainer {key.with_suffix('.pub').read_text()}")
    command = [
        "ssh-keygen",
        "-Y",
        "verify",
        "-f",
        str(signers),
        "-I",
        "maintainer",
        "-n",
        NAMESPACE,
        "-s",
        str(signature),
    ]
    assert subprocess.run(command, input=sums.read_bytes(), check=False, capture_output=True).returncode == 0
    assert subprocess.run(command, input=b"other", check=False, capture_output=True).returncode != 0


def test_what_is_not_ready_is_not_released(project: Path, tmp_path: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changes\n\n## Not yet released\n\n- New.\n")
    with pytest.raises(NotReadyError, match="not committed"):
        release(tmp_path / "out", project)
    commit(project)
    with pytest.raises(NotReadyError, match=r"0\.2\.0"):
        release(tmp_path / "out", project)
    (project / "CHANGELOG.md").write_text("# Changes\n\n## 0.2.0 (2026-11-23)\n\n- New.\n")
    commit(project)
    git(project, "tag", "v0.2.0")
    with pytest.raises(NotReadyError, match="tag"):
        release(tmp_path / "out", project)
