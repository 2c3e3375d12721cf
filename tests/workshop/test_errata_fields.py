"""Errata are written in fields: what is printed, what it should say, why; what nobody changed stays byte for byte."""

import re
from collections.abc import Callable

import pytest
from django.http import QueryDict
from django.test import Client

from accounts.models import User
from lawbook.citations import parse
from tests.workshop.conftest import Person
from tests.workshop.test_writing import lines
from workshop.models import Draft, Version
from workshop.notation.errata_fields import KEYS, rows_sent, rows_shown
from workshop.notation.errata_of import rows_by_clause
from workshop.notation.folder import edition_of, files_of

Desk = Callable[[User], Client]
NEW = {
    "at": "64A2",
    "field": "text",
    "says": "oynayan",
    "should": "oynamış olan",
    "kind": "noted",
    "why_tr": "Zaman yanlış.",
    "why_en": "The tense is wrong.",
}


def posted(rows: list[dict[str, str]], language: str = "tr") -> QueryDict:
    sent = QueryDict(mutable=True)
    for row in rows:
        for key in KEYS:
            sent.appendlist(f"errata_{language}.{key}", row[key].replace("\n", "\r\n"))
    return sent


def test_every_erratum_of_the_text_comes_back_as_it_was(draft: Draft) -> None:
    for language in ("tr", "en"):
        for at, text in rows_by_clause(files_of(draft)[f"{language}.errata.yaml"]).items():
            shown = rows_shown(text, parse(at), empty=True)
            assert rows_sent(posted(shown, language), language) == text, at


@pytest.fixture
def sent(draft: Draft) -> dict[str, object]:
    """The form of Law 64A2 as it is sent."""
    return {"tr": lines(draft), "en": lines(draft, field="en"), "seen": "0"}


def _with(sent: dict[str, object], *rows: dict[str, str]) -> dict[str, object]:
    return sent | {f"errata_tr.{key}": [row[key] for row in rows] for key in KEYS}


@pytest.mark.long
def test_an_erratum_is_written_shown_and_taken_out(
    draft: Draft, editor: User, at_the_desk: Desk, sent: dict[str, object]
) -> None:
    client, address = at_the_desk(editor), f"/tr/atolye/taslak/{draft.pk}/madde/64A2/"
    row = NEW | {"says": _once(lines(draft)), "should": "başka"}
    assert client.post(address, _with(sent, row)).status_code == 302
    found = [one for one in edition_of(draft).languages["tr"].errata if one.at.id == "64A2"]
    assert [(one.says, one.should, one.kind.value, one.why["en"]) for one in found] == [
        (row["says"], "başka", "noted", "The tense is wrong.")
    ]
    page = client.get(address).content.decode()
    assert f">{row['says']}</textarea>" in page
    assert page.count('name="errata_tr.says"') == 2  # and one more
    named = re.findall(r'<(?:input|select|textarea) id="([^"]+)"', page)
    assert len(named) == len(set(named))  # each label is of its own field
    assert {"says-tr-1", "says-tr-2", "says-en-1"} <= set(named)
    assert client.post(address, _with(sent | {"seen": "1"}, row)).status_code == 302
    assert Version.objects.filter(citation="64A2").count() == 2  # nothing changed
    gone = row | {"says": " ", "should": ""}
    assert client.post(address, _with(sent | {"seen": "1"}, gone)).status_code == 302
    assert not [one for one in edition_of(draft).languages["tr"].errata if one.at.id == "64A2"]


def _once(text: str) -> str:
    """A word that stands in it once."""
    words = text.split()
    return next(one for one in words if text.count(one) == 1 and one.isalpha())


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"says": "nowhere-in-it"}, "0 kez"),
        ({"should": ""} | {"why_tr": ""}, "nedenini iki dilde"),
        pytest.param({"says": "", "should": "x"}, "basılı sözleri", marks=pytest.mark.long),
        pytest.param({"kind": "forgotten"}, "kind", marks=pytest.mark.long),
        pytest.param({"at": "12A"}, "12A", marks=pytest.mark.long),
    ],
)
def test_what_does_not_fit_is_refused_in_words(
    draft: Draft, editor: User, at_the_desk: Desk, sent: dict[str, object], change: dict[str, str], told: str
) -> None:
    address = f"/tr/atolye/taslak/{draft.pk}/madde/64A2/"
    row, before = NEW | {"says": _once(lines(draft))} | change, files_of(draft)["tr.errata.yaml"]
    answer = at_the_desk(editor).post(address, _with(sent, row))
    assert answer.status_code == 422
    assert told in answer.content.decode()
    assert files_of(draft)["tr.errata.yaml"] == before
    checked = at_the_desk(editor).post(f"{address}check/", _with(sent, row)).content.decode()
    assert told in checked


def test_a_translator_sees_them_and_has_no_fields(draft: Draft, person: Person, at_the_desk: Desk) -> None:
    page = at_the_desk(person("translator", "translator")).get(f"/tr/atolye/taslak/{draft.pk}/madde/62D1/")
    html = page.content.decode()
    assert 'name="errata_tr.says"' not in html
    assert "<ins" in html
