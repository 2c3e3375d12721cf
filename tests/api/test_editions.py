"""``GET editions`` and ``GET editions/{edition}``."""

from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from lawbook.models import Edition
from lawbook.publishing.importing import import_edition
from tests.api.conftest import Call


def test_the_published_editions(call: Call) -> None:
    (edition,) = call("editions")
    assert edition["name"] == "2017.1"
    assert edition["title"]["en"] == "Laws of Duplicate Bridge 2017"
    assert edition["in_force"]
    assert edition["in_force_from"] == "2017-08-01"
    assert len(edition["hash"]) == 64
    assert call("editions/2017") == call("editions/2017.1") == edition


def test_drafts_are_not_shown(call: Call) -> None:
    Edition.objects.create(code="2027", in_force_from="2027-01-01", official_language="tr", title="Taslak")
    assert [edition["name"] for edition in call("editions")] == ["2017.1"]
    assert call("editions/2027", 404)["error"]["code"] == "no-edition"


def test_without_an_edition(call: Call) -> None:
    Edition.objects.all().delete()
    assert call("editions") == []
    assert call("laws", 404, "en")["error"]["message"] == "There is no such published edition."


@pytest.fixture
def older(db: None) -> None:
    """The edition of 2007 beside the one in force."""
    import_edition(settings.FIXTURES_DIR / "laws" / "2007")


@pytest.mark.usefixtures("older")
def test_an_older_edition_is_listed_with_what_it_holds(call: Call) -> None:
    old, new = call("editions")
    assert (old["name"], old["partial"], old["laws"], old["in_force"]) == ("2007.1", True, [6], False)
    assert (old["in_force_from"], old["in_force_until"]) == (None, "2017-08-01")
    assert (new["partial"], len(new["laws"]), new["in_force_until"]) == (False, 93, None)


@pytest.mark.usefixtures("older")
def test_a_clause_of_an_older_edition(call: Call) -> None:
    clause = call("sections/6D1", edition="2007")
    assert clause["edition"] == "2007.1"
    assert "Yasa 16C uygulanır" in clause["text"]["tr"]
    assert clause["translation"] == "unchecked"
    assert clause["url"] == "/tr/2007/yasa/6/#D1"
    assert call("sections/6D1")["url"] == "/tr/yasa/6/#D1"
    law = call("laws/6", edition="2007.1")
    assert [one["citation"] for one in law["sections"]][:3] == ["6A", "6B", "6C"]
    assert [one["number"] for one in call("laws", edition="2007")] == [6]


@pytest.mark.usefixtures("older")
def test_what_an_older_edition_does_not_hold_is_said(call: Call) -> None:
    for path in ("laws/50", "sections/50D2a", "sections/def:zon"):
        assert call(path, 404, "en", edition="2007")["error"]["code"] == "no-such-passage"
    error = call("laws/50", 404, "en", edition="2007")["error"]
    assert error["message"] == "Of this edition (Laws of Duplicate Bridge 2007) only Law 6 is here."


@pytest.mark.usefixtures("older")
@pytest.mark.parametrize("name", ["1999", "2007.9", "2007.x", "2007." + "9" * 5000, "x", "20 07"])
def test_a_name_that_no_edition_has(call: Call, name: str) -> None:
    for path in ("laws", "laws/6", "sections/6A", "search"):
        error = call(path, 404, edition=name, q="deste")["error"]
        assert (error["code"], error["fields"]) == ("no-edition", ["edition"])


@pytest.mark.usefixtures("older")
def test_search_in_an_older_edition_answers_from_it(call: Call) -> None:
    found = call("search", q="hatalı bord", edition="2007")["results"]
    assert found[0]["citation"] == "6D1"
    assert found[0]["url"] == "/tr/2007/yasa/6/#D1"
    assert {one["citation"][:1] for one in found} <= {"6", "f"}
    assert call("search", language="en", q="shuffle", edition="2007")["results"][0]["citation"] in (
        "6",
        "6A",
        "6D",
        "6E",
    )
    assert call("search", q="6D1", edition="2007")["interpreted_as"] == "6D1"
    assert call("search", q="karistirma", edition="2007")["results"]
    assert call("search", q="penaltı kart zonda 350 puan kaç imp", edition="2007", limit="1")["results"] is not None
    assert call("search", q="50A", edition="2007")["message"].startswith("Bu sürümün")
    assert call("search", q="ve", edition="2007")["results"] == []


@pytest.mark.usefixtures("older")
@pytest.mark.parametrize(
    ("path", "body"),
    [("rulings", {"kind": "revoke", "facts": {}}), ("tables", {"dealer": "N", "events": []}), ("claims", {})],
)
def test_nothing_is_ruled_under_an_edition_without_rules(reader: Client, path: str, body: dict[str, object]) -> None:
    def post(name: str) -> tuple[int, dict[str, Any]]:
        answer = reader.post(
            f"/api/v1/{path}?lang=en&edition={name}", body, "application/json", headers={"Accept-Language": "en"}
        )
        return answer.status_code, answer.json()

    status, refused = post("2007")
    assert (status, refused["error"]["code"]) == (422, "no-rules")
    told = "Nothing can be ruled under the edition 2007: only the one in force, 2017.1, has rules."
    assert refused["error"]["message"] == told
    assert post("1999")[0] == 404
    assert post("2017") == post("2017.1") == post("")
