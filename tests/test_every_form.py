"""Each address that takes a POST stands in docs/forms.md, with a limit that holds or the reason why there is none."""

import logging
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from allauth.account import app_settings
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import translation
from pytest_django import Settings

from accounts.models import User
from bench.staff import EXAMINED, session_of_staff
from config import settings as site
from lawbook import limits
from quizzes.classes.opening import open_class
from quizzes.models import Classroom
from quizzes.offering.blueprints import blueprints
from upkeep.locked import ROOT
from workshop.models import Draft

NOT_COUNTED = "not counted: "
NOTHING_THERE = ("api/v1/", "<named>/?", "en/account/second-step/codes/download/")
SAMPLES = {
    "api/v1/rulings": {"data": "{}", "content_type": "application/json"},
    "api/v1/tables": {"data": "{}", "content_type": "application/json"},
    "api/v1/claims": {"data": "{}", "content_type": "application/json"},
    "csp-report": {"data": "{}", "content_type": "application/csp-report"},
}
"""What gets as far as the limit, where an empty form does not."""
HELD_BY = {
    "en/ahead/": "practice/test_ahead.py",
    "en/question/<question_id>/": "practice/test_too_many.py",
    "en/question/<question_id>/report/": "practice/test_too_many.py",
}
"""Where one that answers whoever asks too often in its own way is attacked."""


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    logging.disable(logging.CRITICAL)
    limits.forget()
    yield
    limits.forget()
    logging.disable(logging.NOTSET)


@pytest.fixture
def staff(reader: Client, made_resting: None) -> Client:
    """Somebody with every role and the second step."""
    reader.cookies["sessionid"] = session_of_staff()
    reader.raise_request_exception = False
    return reader


@lru_cache(maxsize=1)
def rows() -> dict[str, tuple[str, str]]:
    """The rows of the list: who, and how often, by address."""
    text = (ROOT / "docs" / "forms.md").read_text(encoding="utf-8")
    found = re.findall(r"^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|", text, re.MULTILINE)
    assert len(found) == len({address for address, _who, _limit in found})
    return {address: (who, limit) for address, who, limit in found}


def addresses() -> list[str]:
    """Every address of the site in English, or without a language, as the list has it."""
    with translation.override("en"):
        found = [one for one in _walk(get_resolver()) if not one.startswith(("tr/", "^tr/"))]
    return [_GROUP.sub(_name, one).replace("^", "").strip("$") for one in found]


_GROUP = re.compile(r"\(\?P<(\w+)>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|<(?:\w+:)?(\w+)>")
"""A part of an address that is filled in, as a path or a regular expression has it."""


def _walk(resolver: URLResolver, before: str = "") -> Iterator[str]:
    for one in resolver.url_patterns:
        here = before + str(one.pattern)
        yield from [here] if isinstance(one, URLPattern) else _walk(one, here)


def _name(found: "re.Match[str]") -> str:
    return f"<{found[1] or found[2]}>"


def asked(staff: Client, address: str) -> int:
    """The status of a POST to it; to a class to one that there is."""
    pk = Draft.objects.values_list("pk", flat=True).first()
    told = {
        "pk": str(pk or 1),
        "code": _class_of(staff) if address == "en/class/<code>/again/" else "x",
        "number": "1",
        "candidate_id": str(EXAMINED),
        "sheet": str(EXAMINED),
        "sitting_id": str(EXAMINED),
        "typed": "64A2",
        "edition": "2017",
        "older": "2007",
        "newer": "2017",
        "template": "penalty-card-lead",
        "name": "club-director" if address.startswith(("en/exam/", "en/paper/")) else "x",
    }
    if address.startswith("en/examinations/"):
        told["number"] = str(EXAMINED)
    filled = re.sub(r"<(\w+)>", lambda one: told.get(one[1], "x"), address.removesuffix("/?"))
    with translation.override("en"):
        sent: dict[str, Any] = SAMPLES.get(address, {})
        return staff.post(f"/{filled}", **sent).status_code


def _class_of(staff: Client) -> str:
    teacher = User.objects.get(email="staff@example.org")
    found = Classroom.objects.filter(teacher=teacher).first()
    return (found or open_class(teacher, blueprints()["scores"], standings=False)).code


def limits_of(address: str) -> set[str]:
    """Those of ``LIMITS`` that count by who asks."""
    return set(re.findall(r"`(\w+)`", rows()[address][1])) & set(site.LIMITS) - {"announce_to"}


@pytest.mark.parametrize("address", HELD_BY)
def test_the_others_are_attacked_elsewhere(address: str) -> None:
    text = (ROOT / "tests" / HELD_BY[address]).read_text(encoding="utf-8")
    assert all(f'"{name}": (' in text for name in limits_of(address))


def test_whatever_takes_a_post_is_in_the_list(staff: Client) -> None:
    takes = set()
    for one in addresses():
        staff.cookies["sessionid"] = session_of_staff()
        if asked(staff, one) != 405 and one not in NOTHING_THERE:
            takes.add(one)
    assert sorted(takes - set(rows())) == []
    assert sorted(set(rows()) - takes) == []


def test_each_has_a_limit_or_a_reason(settings: Settings) -> None:
    known = settings.LIMITS | app_settings.RATE_LIMITS
    for address, (_who, limit) in rows().items():
        named = re.findall(r"`(\w+)`", limit)
        assert set(named) <= set(known), address
        assert named or limit.startswith(NOT_COUNTED), address


@pytest.mark.parametrize("address", [one for one in rows() if one not in HELD_BY])
def test_the_limit_holds(staff: Client, settings: Settings, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr("lawbook.announcing.mailing.can_mail", lambda: True)
    for name in limits_of(address):
        settings.LIMITS = settings.LIMITS | {name: (0, 60)}
        assert asked(staff, address) == 429, name
        settings.LIMITS = settings.LIMITS | {name: (1000, 60)}
