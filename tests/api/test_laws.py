"""``GET laws`` and ``GET laws/{n}``."""

import pytest

from tests.api.conftest import Call


def test_the_list_of_laws(call: Call) -> None:
    laws = call("laws")
    assert [law["number"] for law in laws] == list(range(1, 94))
    assert laws[49] == {
        "citation": "50",
        "number": 50,
        "display": {"tr": "Yasa 50", "en": "Law 50"},
        "heading": {"tr": "CEZALI KARTIN DURUMU", "en": "Status of a penalty card"},
        "part": {"tr": "Cezalı kart", "en": "Penalty cards"},
        "url": "/tr/yasa/50/",
    }


def test_a_law_with_its_clauses(call: Call) -> None:
    law = call("laws/50", lang="en")
    assert law["url"] == "/en/law/50/"
    assert law["children"] == ["50A", "50B", "50C", "50D", "50E"]
    assert [section["citation"] for section in law["sections"]][:5] == ["50A", "50B", "50C", "50D", "50D1"]
    assert law["edition"] == "2017.1"


@pytest.mark.parametrize(("language", "reason"), [("tr", "94 numaralı yasa yok"), ("en", "There is no Law 94")])
def test_there_is_no_law_94(call: Call, language: str, reason: str) -> None:
    error = call("laws/94", 404, language)["error"]
    assert error["code"] == "no-such-passage"
    assert reason in error["message"]


def test_a_law_that_is_no_number(call: Call) -> None:
    assert call("laws/elli", 422)["error"]["fields"] == ["number"]


def test_an_edition_can_be_chosen(call: Call) -> None:
    assert call("laws/50", edition="2017.1")["edition"] == "2017.1"
    assert call("laws/50", 404, edition="1999")["error"]["code"] == "no-edition"
