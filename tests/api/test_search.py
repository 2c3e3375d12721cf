"""``GET search``."""

import pytest

from tests.api.conftest import Call


def test_results(call: Call) -> None:
    answer = call("search", q="cezali kart", limit="3")
    assert (answer["query"], answer["interpreted_as"], answer["message"]) == ("cezali kart", None, None)
    assert len(answer["results"]) == 3
    first = answer["results"][0]
    assert first["citation"] == "def:cezali-kart"
    assert first["url"] == "/tr/tanimlar/#cezali-kart"
    assert all(found in first["snippet"] for found in first["found"])


def test_a_citation_is_understood(call: Call) -> None:
    answer = call("search", q="yasa 50 d", lang="en")
    assert answer["interpreted_as"] == "50D"
    assert answer["results"][0]["url"] == "/en/law/50/#D"


def test_a_missing_clause_is_explained(call: Call) -> None:
    assert "A to E" in call("search", q="50F", lang="en")["message"]


def test_a_mended_slip_and_a_number_are_told(call: Call) -> None:
    answer = call("search", q="ceazlı kart")
    assert answer["suggestion"] == "cezalı kart"
    assert answer["results"][0]["citation"] == "def:cezali-kart"
    assert "8 IMP" in call("search", q="350 puan kaç imp")["message"]
    assert call("search", q="cezalı kart")["suggestion"] is None


def test_a_formula_is_followed_and_told_in_words(call: Call) -> None:
    answer = call("search", q='"penalty card" AND NOT dummy', lang="en")
    assert answer["read_as"] == (
        "Read as: passages in which “penalty card” stands word for word and “dummy” stands in no form."
    )
    assert all("penalty card" in " ".join(one["found"]).lower() for one in answer["results"] if one["found"])
    assert answer["results"]
    assert "do not fit together" in call("search", q='"penalty card', lang="en")["read_as"]
    assert call("search", q="penalty card", lang="en")["read_as"] is None


@pytest.mark.parametrize(
    "parameters",
    [{}, {"q": "a", "limit": "0"}, {"q": "a", "limit": "51"}, {"q": "a", "limit": "x"}, {"q": "a", "lang": "de"}],
)
def test_bad_parameters_are_named(call: Call, parameters: dict[str, str]) -> None:
    error = call("search", 422, **parameters)["error"]
    assert error["code"] == "invalid"
    assert error["fields"]


@pytest.mark.parametrize("query", ["", "\0", "a" * 100_000, "🂡"])
def test_any_text_is_answered(call: Call, query: str) -> None:
    assert call("search", q=query)["results"] == []
