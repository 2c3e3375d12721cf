"""``GET editions`` and ``GET editions/{edition}``."""

from lawbook.models import Edition
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
