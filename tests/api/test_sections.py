"""``GET sections/{citation}``."""

import pytest

from lawbook.api import keeping
from lawbook.api.errors import FieldProblem
from tests.api.conftest import Call


def test_a_clause_with_everything_that_hangs_on_it(call: Call) -> None:
    section = call("sections/50D2a")
    assert section["display"] == {"tr": "Yasa 50D2(a)", "en": "Law 50D2(a)"}
    assert (section["parent"], section["children"], section["url"]) == ("50D2", [], "/tr/yasa/50/#D2a")
    assert section["text"]["en"].startswith("To require the defender to lead the suit of the penalty card")
    assert "50E2" in section["cited_by"]
    (reference,) = [one for one in section["references"] if one["lang"] == "tr"]
    assert reference["targets"] == ["51"]
    assert section["text"]["tr"][reference["start"] : reference["end"]] == reference["text"] == "Yasa 51"
    (note,) = [one for one in section["footnotes"] if one["lang"] == "tr"]
    assert note["number"] == 13
    assert section["text"]["tr"][: note["offset"]].endswith("istemek")


def test_a_relative_reference(call: Call) -> None:
    first = next(one for one in call("sections/12A2")["references"] if one["lang"] == "tr")
    assert (first["relative"], first["text"], first["targets"]) == (True, "C2", ["12C2"])


def test_errata(call: Call) -> None:
    (noted,) = [one for one in call("sections/32B2")["errata"] if one["kind"] == "noted" and one["lang"] == "tr"]
    assert noted["says"].startswith("Kusurlu oyuncunun ortağı")
    assert noted["why"]["en"]


@pytest.mark.parametrize(
    ("typed", "citation", "kind"),
    [
        ("yasa 50 d 2 a", "50D2a", "clause"),
        ("50", "50", "clause"),
        ("def:zon", "def:zon", "definition"),
        ("def:tür", "def:tur-2", "definition"),
        ("fn:14", "fn:14", "footnote"),
        ("dipnot 14", "fn:14", "footnote"),
    ],
)
def test_citations_as_people_write_them(call: Call, typed: str, citation: str, kind: str) -> None:
    section = call(f"sections/{typed}")
    assert (section["citation"], section["kind"]) == (citation, kind)


def test_a_definition_is_shown_by_its_term(call: Call) -> None:
    assert call("sections/def:zon")["display"] == {"tr": "Tanım: Zon", "en": "Definition: Game"}


@pytest.mark.parametrize(("typed", "reason"), [("50F", "A–E"), ("rönons", "madde numarası değil"), ("94", "1–93")])
def test_what_is_not_there(call: Call, typed: str, reason: str) -> None:
    assert reason in call(f"sections/{typed}", 404)["error"]["message"]


def test_what_is_kept_is_kept_for_its_language_and_not_without_end(call: Call) -> None:
    addresses = [call(f"sections/64A1?lang={language}")["url"] for language in ("tr", "en", "tr", "en")]
    assert addresses == ["/tr/yasa/64/#A1", "/en/law/64/#A1"] * 2
    for number in range(keeping._MOST + 5):
        keeping.kept((str(number),), lambda: FieldProblem(field="x", code="y", message="z"))
    assert len(keeping._written) == keeping._MOST
    assert call("sections/64A1?lang=tr")["url"] == addresses[0]
