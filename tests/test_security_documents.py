"""What ``docs/security.md`` calls documented is documented as the code has it (2.1, 8.1, 11.1, 15.1, 16.1)."""

import logging
import re
import sys
from pathlib import Path

import pytest
from django.conf import global_settings

from accounts.roles import roles
from config import settings as site
from config.logs import logging_settings
from upkeep.locked import ROOT

APPS = ("accounts", "bridge", "config", "lawbook", "quizzes", "rulings", "workshop")
NAMES = {
    "sha256": "SHA-256",
    "sha256sum": "SHA-256",
    "blake2b": "BLAKE2",
    "hmac": "HMAC-SHA256",
    "salted_hmac": "HMAC-SHA256",
    "Ed25519": "Ed25519",
}
NAMES |= {"Ed25519PrivateKey": "Ed25519", "Ed25519PublicKey": "Ed25519"}
KNOWN = r"\b(md5|sha\d\w*|blake2\w+|\w*hmac\w*|pbkdf2\w*|scrypt|bcrypt|argon2\w*|Fernet|"
KNOWN += r"AES\w*|RSA\w*|Ed\d+\w*|ECDSA\w*|X\d+\w*Key)\b"


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("limit", site.LIMITS)
def test_limits_stand_with_their_numbers(limit: str) -> None:
    """2.1: the numbers are those that hold if nothing is said."""
    count, seconds = site.LIMITS[limit]
    span = {60: "a minute", 600: "in ten minutes", 3600: "an hour", 86_400: "a day"}[seconds]
    assert f"| {count} {span} | `{limit}` |" in page("operation.md")


@pytest.mark.django_db
def test_every_role_is_described() -> None:
    """8.1: in the tables of who may what, each role and nothing that is none."""
    described = re.findall(r"^\| `(\w+)` \|", page("workshop.md") + page("examinations.md"), re.MULTILINE)
    assert sorted(described) == roles()


def test_every_way_to_hide_or_sign_is_in_the_inventory() -> None:
    """11.1: what the code asks for by name, and the one for passwords."""
    (row,) = re.findall(r"^\| 11\.1 .*$", page("security.md"), re.MULTILINE)
    code = "".join(path.read_text(encoding="utf-8") for app in APPS for path in Path(ROOT / app).rglob("*.py"))
    used = set(re.findall(KNOWN, code))
    assert used <= NAMES.keys()
    assert {NAMES[one] for one in used} | {"PBKDF2-SHA256"} <= set(re.findall(r"[\w-]+", row))
    hashers = getattr(site, "PASSWORD_HASHERS", global_settings.PASSWORD_HASHERS)
    assert hashers[0].endswith(".PBKDF2PasswordHasher")


@pytest.mark.parametrize("path", sorted(ROOT.glob("requirements*.in")), ids=lambda path: path.stem)
def test_every_package_that_is_served_says_why(path: Path) -> None:
    """15.1: of what only checks the project those say it that are no tool by their name."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "==" in line]
    assert lines
    assert path.stem == "requirements-dev" or [line for line in lines if not re.search(r"# \w+", line)] == []


@pytest.mark.parametrize("as_json", [False, True])
def test_the_log_is_one_stream(as_json: bool) -> None:
    """16.1: to standard error, of all loggers; errors by mail beside it, where somebody is named."""
    made = logging_settings(as_json=as_json, errors_to="")
    assert [(one["class"], "stream" in one) for one in made["handlers"].values()] == [("logging.StreamHandler", False)]
    assert made["root"]["handlers"] == ["console"]
    assert all(not one.get("handlers") and one.get("propagate", True) for one in made["loggers"].values())
    assert logging.StreamHandler().stream is sys.stderr
    assert len(logging_settings(as_json=as_json, errors_to="a@example.org")["handlers"]) == 2
