"""The search page."""

import pytest
from django.test import Client


def results(reader: Client, query: str, **headers: str) -> str:
    response = reader.get("/tr/ara/", {"q": query}, headers=headers)
    assert response.status_code == 200
    return response.content.decode()


def test_results_have_path_and_marked_words(reader: Client) -> None:
    html = results(reader, "cezali kart")
    assert "<mark>cezalı</mark>" in html
    assert "Cezalı Kartın Durumu › Cezalı Kart Açık Durur" in html
    assert 'href="/tr/yasa/50/#A"' in html


def test_a_citation_leads_to_its_clause(reader: Client) -> None:
    response = reader.get("/tr/ara/", {"q": "yasa 50 d 2 a"})
    assert (response.status_code, response["Location"]) == (302, "/tr/yasa/50/#D2a")


def test_while_typing_a_citation_shows_its_clause_and_what_is_below(reader: Client) -> None:
    html = results(reader, "50D", **{"HX-Request": "true"})
    assert "<html" not in html
    assert html.index("Yasa 50D<") < html.index("Yasa 50D1<") < html.index("Yasa 50D2<")


def test_what_is_not_in_the_book_is_said(reader: Client) -> None:
    assert "Yasa 94 diye bir yasa yok" in results(reader, "94")
    assert "Yasa 50 altında F maddesi yok" in results(reader, "50F")


def test_nothing_found_offers_ways_on(reader: Client) -> None:
    html = results(reader, "offside futbol")
    assert "“offside futbol” için sonuç bulunamadı" in html
    assert 'href="/tr/tanimlar/"' in html


@pytest.mark.parametrize(
    "query",
    [
        "",
        " ",
        "\0",
        "<script>alert(1)</script>",
        "a" * 100_000,
        "((((",
        "NOT " * 500,
        "*a*",
        "日本語",
        "🂡",
        "‏",
        "%",
        "'",
    ],
)
def test_any_text_is_answered(reader: Client, query: str) -> None:
    html = results(reader, query)
    assert "<script>alert" not in html


def test_the_query_stays_in_the_box(reader: Client) -> None:
    assert 'value="r&quot;önons"' in results(reader, 'r"önons')


def test_search_pages_are_not_indexed(reader: Client) -> None:
    assert '<meta name="robots" content="noindex">' in results(reader, "kart")
