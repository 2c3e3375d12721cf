"""The search page."""

import re
from html import unescape
from io import StringIO

import pytest
from django.core.management import call_command
from django.db import DatabaseError, connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from lawbook.models import UnansweredQuery
from lawbook.search.unanswered import write_unanswered

NAMES = re.compile(r'class="result-name"[^>]*>([^<]+)')


def results(reader: Client, query: str, **headers: str) -> str:
    response = reader.get("/tr/ara/", {"q": query}, headers=headers)
    assert response.status_code == 200
    return response.content.decode()


def test_results_have_path_and_marked_words(reader: Client) -> None:
    html = results(reader, "cezali kart")
    assert "<mark>cezalı</mark>" in html
    assert html.index("Cezalı Kartın Durumu") < html.index("Cezalı Kart Açık Durur")
    assert 'href="/tr/yasa/50/#A"' in html


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("kaç kart", ""),
        ("rönonsun cezası", ""),
        ("Tereddüt", "Yasalarda “Tereddüt”: <strong>duraksama</strong>."),
        ("revoke", "Yasalarda “revoke”: <strong>rönons</strong>."),
        ("bölük", "“bölük” yerine <strong>bölüm</strong> için sonuçlar gösteriliyor."),
        ("impas", ""),
    ],
)
def test_what_was_searched_instead_is_said_in_plain_words(reader: Client, typed: str, said: str) -> None:
    told = "".join(re.findall(r'<p class="understood">(.*?)</p>', results(reader, typed)))
    assert said in told
    assert bool(told) == bool(said)
    assert "→" not in told


def test_a_term_that_two_entries_have_is_said_once(reader: Client) -> None:
    html = reader.get("/en/search/", {"q": "çakmak"}).content.decode()
    assert "“çakmak” in the Laws: <strong>ruff</strong>." in html


def test_a_citation_leads_to_its_clause(reader: Client) -> None:
    response = reader.get("/tr/ara/", {"q": "yasa 50 d 2 a"})
    assert (response.status_code, response["Location"]) == (302, "/tr/yasa/50/#D2a")


def test_while_typing_a_citation_shows_its_clause_and_what_is_below(reader: Client) -> None:
    html = results(reader, "50D", **{"HX-Request": "true"})
    assert "<html" not in html
    assert html.index("Yasa 50D<") < html.index("Yasa 50D1<") < html.index("Yasa 50D2<")


def test_what_is_not_in_the_book_is_said(reader: Client) -> None:
    assert "94 numaralı yasa yok" in results(reader, "94")
    assert "Yasa 50 içinde F bendi yok" in results(reader, "50F")


def test_a_citation_that_is_not_there_leads_on(reader: Client) -> None:
    assert '<a href="/tr/">bölümlere göre yasalar</a>' in results(reader, "99z")
    assert '<a href="/tr/yasa/50/">Yasa 50</a>' in results(reader, "50F")


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


@pytest.mark.parametrize("mark", ["-the-results-", "-the-query-"])
def test_the_marks_of_the_frame_are_words_like_any_other(reader: Client, mark: str) -> None:
    query = f"{mark} oynanıncaya kadar cezalı kart masada açık durur"
    html = results(reader, query)
    assert html.count('<ol class="groups">') == 1
    assert f'value="{query}"' in html


def test_results_are_grouped_by_law(reader: Client) -> None:
    html = results(reader, "cezali kart")
    assert html.count('<h2><a href="/tr/yasa/50/">') == 1


def test_a_law_that_was_found_itself_is_named_once(reader: Client) -> None:
    html = results(reader, "yetersiz deklare")
    assert "27" in [name.removeprefix("Yasa ") for name in NAMES.findall(html)]
    assert len(re.findall(r">Yasa 27<", html)) == 1


def test_the_best_come_first_with_a_link_to_more(reader: Client) -> None:
    few = results(reader, "cezalı kart")
    assert few.count('class="result-name"') == 10
    count = re.search(r'<p class="count">(\d+) sonuçtan en iyi 10 tanesi</p>', few)
    assert count is not None
    link = re.search(r'<p class="more"><a href="([^"]+)">Daha çok sonuç</a>', few)
    assert link is not None
    more = reader.get(unescape(link[1])).content.decode()
    assert more.count('class="result-name"') == min(int(count[1]), 50) > 10
    assert 'class="more"' not in more
    assert [one for one in NAMES.findall(few) if one not in NAMES.findall(more)] == []


def test_the_link_to_more_keeps_the_kind(reader: Client) -> None:
    html = reader.get("/tr/ara/", {"q": "kart & löve", "kind": "clause"}).content.decode()
    assert 'href="/tr/ara/?q=kart+%26+l%C3%B6ve&amp;kind=clause&amp;more=1"' in html


def test_all_of_a_few_results_are_simply_counted(reader: Client) -> None:
    html = results(reader, "64A", **{"HX-Request": "true"})
    assert '<p class="count">3 sonuç</p>' in html
    assert 'class="more"' not in html


@pytest.mark.parametrize(("kind", "absent"), [("definition", "/tr/yasa/50/#"), ("clause", "/tr/tanimlar/#")])
def test_one_kind_of_passage(reader: Client, kind: str, absent: str) -> None:
    html = reader.get("/tr/ara/", {"q": "cezalı kart", "kind": kind}).content.decode()
    assert 'aria-current="true"' in html
    assert f'<a href="{absent}' not in html
    assert "<mark>" in html


def test_an_unknown_kind_is_all_kinds(reader: Client) -> None:
    assert "/tr/tanimlar/#cezali-kart" in reader.get("/tr/ara/", {"q": "cezalı kart", "kind": "x"}).content.decode()


def test_a_mended_slip_can_be_undone(reader: Client) -> None:
    html = results(reader, "ceazlı kart")
    assert "<strong>cezalı</strong>" in html
    assert "literal=1" in html
    literal = reader.get("/tr/ara/", {"q": "ceazlı kart", "literal": "1"}).content.decode()
    assert "<strong>cezalı</strong>" not in literal


def test_a_number_is_answered_in_a_sentence(reader: Client) -> None:
    assert "350 puanlık fark 8 IMP eder." in results(reader, "350 puan kaç imp")


def test_suggestions(reader: Client) -> None:
    response = reader.get("/tr/oneri/", {"q": "cezali"})
    first = response.json()["suggestions"][0]
    assert first == {"text": "Cezalı Kart", "label": "Cezalı Kart", "address": "/tr/tanimlar/#cezali-kart"}
    assert reader.get("/en/suggest/", {"q": "50d2"}).json()["suggestions"][0]["label"] == "Law 50D2"
    assert reader.get("/tr/oneri/").json() == {"suggestions": []}


def test_queries_without_an_answer_are_counted_without_who_asked(reader: Client) -> None:
    write_unanswered()
    UnansweredQuery.objects.all().delete()
    for _ in range(2):
        results(reader, "Offside FUTBOL")
    results(reader, "rönons")
    results(reader, "offside futbol", **{"HX-Request": "true"})
    assert not UnansweredQuery.objects.exists()
    write_unanswered()
    row = UnansweredQuery.objects.get()
    assert (row.query, row.language, row.count) == ("offside futbol", "tr", 2)
    out = StringIO()
    call_command("unanswered_queries", stdout=out)
    assert "offside futbol" in out.getvalue()
    results(reader, "offside futbol")
    write_unanswered()
    row.refresh_from_db()
    assert row.count == 3


def test_a_search_without_results_writes_nothing_while_the_reader_waits(reader: Client) -> None:
    with CaptureQueriesContext(connection) as asked:
        results(reader, "hentbol ofsaytı")
    assert all(one["sql"].startswith("SELECT") for one in asked.captured_queries)
    write_unanswered()


def test_a_database_that_cannot_count_is_no_obstacle(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **values: object) -> None:
        raise DatabaseError("read-only")

    monkeypatch.setattr(UnansweredQuery.objects, "filter", refuse)
    assert "sonuç bulunamadı" in results(reader, "offside futbol")
    write_unanswered()
    monkeypatch.undo()
    write_unanswered()
    assert UnansweredQuery.objects.get(query="offside futbol").count == 1


def test_the_query_stays_in_the_box(reader: Client) -> None:
    assert 'value="r&quot;önons"' in results(reader, 'r"önons')


def test_a_formula_is_followed_and_told_in_words(reader: Client) -> None:
    html = results(reader, "“cezalı kart” VE DEĞİL yer")
    assert "Şöyle arandı: “cezalı kart” aynen geçiyor ve “yer” hiçbir ekle geçmiyor." in html
    assert "<mark>cezalı kart</mark>" in html
    assert "“cezalı kart” stands word for word" in reader.get("/en/search/", {"q": '"cezalı kart"'}).content.decode()


def test_a_formula_with_a_slip_is_answered_as_words(reader: Client) -> None:
    html = results(reader, '"cezalı kart')
    assert "birbirini tutmuyor. Sorgu düz sözcükler olarak arandı." in html
    assert NAMES.findall(html) == NAMES.findall(results(reader, "cezalı kart"))


def test_a_formula_that_finds_nothing_is_no_question_that_readers_miss(reader: Client) -> None:
    assert "sonuç bulunamadı" in results(reader, '"cezalı cezalı"')
    assert not UnansweredQuery.objects.exists()


def test_the_help_is_folded_and_its_examples_find_something(reader: Client) -> None:
    for address in ("/tr/ara/", "/en/search/"):
        page = reader.get(address).content.decode()
        fold = page[page.index('<details class="search-help">') : page.index("</details>")]
        examples = re.findall(r'href="([^"]+)"', fold)
        assert len(examples) == 3
        for example in examples:
            found = reader.get(unescape(example)).content.decode()
            assert 'class="result-name"' in found
            assert 'class="understood"' in found


@pytest.mark.parametrize("query", ["0.d", "0.e"])
def test_nought_with_a_letter_is_answered(reader: Client, query: str) -> None:
    results(reader, query)


def test_search_pages_are_not_indexed(reader: Client) -> None:
    assert '<meta name="robots" content="noindex">' in results(reader, "kart")


@pytest.mark.parametrize(
    ("path", "more"),
    [("/tr/ara/?q=rönons cezası", "Yasa 64 ile ilgili"), ("/en/search/?q=revoke penalty", "More on Law 64")],
)
def test_what_else_there_is_on_the_law_stands_below(reader: Client, path: str, more: str) -> None:
    """Worked cases, deals, questions and commentary."""
    html = reader.get(path).content.decode()
    links = html[html.index(f'<nav class="further" aria-label="{more}">') :]
    links = links[: links.index("</nav>")]
    assert html.index('class="groups"') < html.index('class="further"')
    assert links.count("<a ") >= 4
    for place in (
        ("?madde=64", "yasa-64", "/ronons/") if path.startswith("/tr/") else ("?clause=64", "law-64", "/revoke/")
    ):
        assert place in links
    assert 'class="further"' not in reader.get("/tr/ara/?q=qwerty").content.decode()
