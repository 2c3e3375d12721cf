"""The script ``./run``: what it says when it cannot go on."""

import importlib.machinery
import importlib.util
import socket
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType

import pytest
from django.conf import settings


@pytest.fixture
def run() -> ModuleType:
    """The script as a module."""
    loader = importlib.machinery.SourceFileLoader("run_script", str(settings.BASE_DIR / "run"))
    spec = importlib.util.spec_from_loader("run_script", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_an_old_python_is_named(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "OLDEST", (9, 0))
    monkeypatch.setattr(run.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match=r"Python 3\.11 or newer is needed|Python 3\.11 ya da daha yenisi"):
        run.find_python()


def test_a_newer_python_is_used_where_there_is_one(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr(run, "OLDEST", (9, 0))
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/opt/{name}")
    monkeypatch.setattr(run, "fail", lambda *sentences: None)
    monkeypatch.setattr(run.os, "execv", lambda path, arguments: started.append(path))
    run.find_python()
    assert started[0] == "/opt/python3.13"


def test_a_taken_port_is_named_with_another(run: ModuleType) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit, match=rf"127\.0\.0\.1:{port} .*--port"):
            run.check_port("127.0.0.1", port)


@pytest.mark.parametrize("port", [-1, 70_000])
def test_a_port_that_is_none(run: ModuleType, port: int) -> None:
    with pytest.raises(SystemExit, match="--port"):
        run.check_port("127.0.0.1", port)


def test_a_free_port_is_fine(run: ModuleType) -> None:
    run.check_port("127.0.0.1", 0)


def test_a_folder_that_cannot_be_written_to_is_named(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BRIDGELAWS_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(run.os, "access", lambda path, mode: Path(path) != tmp_path)
    with pytest.raises(SystemExit, match="BRIDGELAWS_DATA_DIR"):
        run.check_writable()


def test_an_environment_that_is_there_is_left_alone(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran = installing(run, monkeypatch, tmp_path)
    run.install("requirements.txt")
    run.install("requirements.txt")
    assert ran == ["pip requirements.txt", "compileall"]


def test_uv_installs_what_the_tests_need_where_it_can(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran = installing(run, monkeypatch, tmp_path)
    run.install("requirements-dev.txt")
    assert ran == ["pip requirements-uv.txt", "uv requirements-dev.txt", "compileall"]


@pytest.mark.parametrize("failing", ["pip requirements-uv.txt", "uv requirements-dev.txt"])
def test_where_uv_cannot_pip_does(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, failing: str
) -> None:
    ran = installing(run, monkeypatch, tmp_path, failing)
    run.install("requirements-dev.txt")
    assert ran[-3:] == [failing, "pip requirements-dev.txt", "compileall"]


def installing(run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, failing: str = "") -> list[str]:
    """What the script runs to install, each with its file; one of them fails."""
    ran: list[str] = []

    def install(command: list[str], **options: object) -> CompletedProcess[str]:
        name = "uv" if command[0].endswith("uv") else command[2]
        ran.append(f"{name} {Path(command[-1]).name}" if name != "compileall" else name)
        return CompletedProcess(command, int(ran[-1] == failing))

    monkeypatch.setattr(run, "VENV", tmp_path / "venv")
    monkeypatch.setattr(run, "call", lambda *command: (tmp_path / "venv").mkdir())
    monkeypatch.setattr(run.subprocess, "run", install)
    return ran


def test_packages_that_cannot_be_installed(run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run, "VENV", tmp_path / "venv")
    monkeypatch.setattr(run, "call", lambda *command: (tmp_path / "venv").mkdir())
    monkeypatch.setattr(run.subprocess, "run", lambda command, **options: CompletedProcess(command, 1))
    with pytest.raises(SystemExit, match=r"could not be installed|kurulamadı"):
        run.install("requirements.txt")
    assert not (tmp_path / "venv" / "requirements.txt.installed").exists()


@pytest.mark.parametrize(("failing", "code"), [("mypy", 1), ("pytest", 3), ("", None)])
def test_tests_and_checks_must_both_pass(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failing: str, code: int | None
) -> None:
    asked: list[str] = []

    def started(command: list[str], **options: object) -> CompletedProcess[str]:
        asked.append(" ".join(command))
        fails = bool(failing) and failing in command
        return CompletedProcess(command, (code or 0) if fails else 0, stdout="three errors" if fails else "")

    monkeypatch.setattr(run, "install", lambda requirements: None)
    monkeypatch.setattr(run.subprocess, "run", started)
    if code is None:
        run.test([])
    else:
        with pytest.raises(SystemExit) as end:
            run.test([])
        assert end.value.code == code
    assert all(
        any(name in one for one in asked) for name in ("ruff check", "ruff format", "mypy", "importlinter", "pytest")
    )
    assert ("three errors" in capsys.readouterr().out) is (failing == "mypy")


@pytest.mark.parametrize(
    ("name", "address"), [("DATABASE_URL", "postgresql://db/laws"), ("VALKEY_URL", "valkey://cache")]
)
def test_a_server_needs_more_packages(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str, address: str
) -> None:
    for one in ("DATABASE_URL", "VALKEY_URL", "REDIS_URL"):
        monkeypatch.delenv(one, raising=False)
    assert run.needed() == "requirements.txt"
    monkeypatch.setenv(name, address)
    assert run.needed() == "requirements-servers.txt"
