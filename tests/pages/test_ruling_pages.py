"""The pages of the rulings: which clauses are covered, the worked cases."""

import re
from html import unescape
from itertools import cycle

import pytest
from django.test import Client
from django.urls import resolve
from django.utils import translation

from lawbook.book import Book
from rulings.assistant.case_index import A_PAGE, clauses_by_case
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.coverage import SCOPE, coverage
from rulings.assistant.coverage_page import coverage_page
from rulings.assistant.law_groups import GROUPS
from rulings.engine.citing import is_within
from tests.pages.notation import faults

FOLDER = {"tr": "/tr/ornekler/", "en": "/en/cases/"}


def page(reader: Client, address: str) -> str:
    response = reader.get(address)
    assert response.status_code == 200, address
    return response.content.decode()


def addresses_in(html: str, folder: str) -> list[str]:
    return [unescape(address) for address in re.findall(rf'href="({folder}[^"]+)"', html)]


def test_the_coverage_page_speaks_to_directors(reader: Client) -> None:
    html = page(reader, "/en/coverage/")
    assert "cover the Laws 1–93." in html
    row = re.search(r'<li><a href="/en/law/64/#C1">64C1</a>.*?</li>', html)
    assert row is not None
    assert "the director judges" in row[0]
    assert "/en/cases/?clause=64C1" in row[0]
    assert "Is the other side damaged more than the transferred tricks make good?" in row[0]
    assert '<li><a href="/en/law/64/#B">64B</a> <span>definition or duty<small class="muted">Opens the eight' in html
    assert re.search(r"Law 7: .*definition or duty: 1</span>", html)
    for machinery in ("<code", "engine", "revokes.", "motor", "model"):
        assert machinery not in html.split("<main")[1].split("</main>")[0]
    assert "<details open" not in html


@pytest.mark.parametrize("language", ["tr", "en"])
def test_each_clause_says_what_is_judged_or_why_there_is_nothing_to_rule(book: Book, language: str) -> None:
    with translation.override(language):
        shown = [clause for law in coverage_page(book, language) for clause in law.clauses]
    assert [one.name for one in shown if (one.treated == "ruled") == any(one.words)] == []


def test_the_coverage_page_shows_the_laws_of_a_group(reader: Client) -> None:
    html = page(reader, "/tr/kapsam/?konu=skorlar")
    assert set(re.findall(r'<details class="covered-law" id="(\d+)"', html)) == {
        "77",
        "78",
        "79",
        *map(str, range(86, 90)),
    }
    assert 'href="/tr/kapsam/?konu=skorlar" aria-current="true"' in html
    assert 'hreflang="en" href="http://testserver/en/coverage/?about=scores"' in html
    assert page(reader, "/tr/kapsam/?konu=yok").count("covered-law") == len(SCOPE) + 1


def test_every_law_is_in_one_group() -> None:
    assert sorted(law for _title, laws in GROUPS.values() for law in laws) == list(range(1, 94))


def test_a_law_leads_to_the_cases_that_rest_on_it(reader: Client) -> None:
    assert 'href="/tr/ornekler/?madde=64"' in page(reader, "/tr/yasa/64/")
    assert "/tr/ornekler/?" not in page(reader, "/tr/yasa/3/")
    html = page(reader, "/tr/ornekler/?madde=54")
    shown = [reviewed_cases_by_address("tr")[one] for one in addresses_in(html, FOLDER["tr"]) if "?" not in one]
    assert shown
    assert all(any(is_within(clause, "54") for clause in clauses_by_case()[one]) for one in shown)


def reviewed_cases_by_address(language: str) -> dict[str, str]:
    return {case.address(language): case.id for case in reviewed_cases().values()}


def test_every_law_in_scope_that_rules_has_cases(reader: Client, book: Book) -> None:
    """1, 3 and 4 define, 80 says who does what, 88 and 89 refer to 12C: none of their clauses is ruled on."""
    ruling = {law for law, clauses in coverage(book, "en").items() if any(one.status == "ruled" for one in clauses)}
    assert set(SCOPE) - ruling == {1, 3, 4, 80, 88, 89}
    for law in ruling - {0}:
        assert any(re.match(rf"{law}(?!\d)", one) for clauses in clauses_by_case().values() for one in clauses), law


def test_cases_are_found_by_clause_situation_and_words_together(reader: Client) -> None:
    html = page(reader, "/tr/ornekler/?madde=64A2&durum=ronons&sozcuk=YER")
    found = [one for one in addresses_in(html, FOLDER["tr"]) if "?" not in one]
    assert "/tr/ornekler/deklaran-elinden-ronons-yapti-loveyi-yer-kazandi/" in found
    assert len(found) < len(addresses_in(page(reader, "/tr/ornekler/?madde=64A2"), FOLDER["tr"]))


def test_a_clause_that_there_is_not_is_said(reader: Client) -> None:
    assert "“64Z” bu kitapta bir yasa ya da madde değil." in page(reader, "/tr/ornekler/?madde=64Z")
    assert "0 cases" in page(reader, "/en/cases/?words=qwertz")


def test_the_list_is_the_same_in_the_other_language(reader: Client) -> None:
    html = page(reader, "/tr/ornekler/?durum=sirasiz-atak&madde=54B")
    assert 'hreflang="en" href="http://testserver/en/cases/?clause=54B&amp;situation=' in html


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_contents_lead_to_every_case_in_short_pages(reader: Client, language: str) -> None:
    folder = FOLDER[language]
    contents = page(reader, folder)
    reached: set[str] = set()
    waiting = [one for one in addresses_in(contents, folder) if re.search(r"[?](durum|situation)=", one)]
    assert len(waiting) < 2 * A_PAGE  # a line for each situation, under its topic
    while waiting:
        html = page(reader, waiting.pop())
        cases = [one for one in addresses_in(html, folder) if "?" not in one]
        assert len(cases) <= A_PAGE
        reached |= set(cases)
        waiting += [unescape(one) for one in re.findall(r'rel="next" href="([^"]+)"', html)]
    assert reached == set(reviewed_cases_by_address(language))


def test_every_case_has_an_address_of_its_own_in_each_language() -> None:
    for language in FOLDER:
        assert len(reviewed_cases_by_address(language)) == len(reviewed_cases())
    turkish, english = reviewed_cases_by_address("tr"), reviewed_cases_by_address("en")
    names = {address.split("/")[3]: one for address, one in [*turkish.items(), *english.items()]}
    for address, one in [*turkish.items(), *english.items()]:
        assert names[address.split("/")[3]] == one
        assert resolve(address)


@pytest.mark.parametrize(
    ("old", "now"),
    [
        ("/tr/ornekler/revoke-none-left/", "/tr/ornekler/bati-koz-oynadi-cikilan-renkten-karti-yoktu/"),
        (
            "/en/cases/bati-koz-oynadi-cikilan-renkten-karti-yoktu/",
            "/en/cases/west-ruffed-he-had-no-card-of-the-suit-led/",
        ),
    ],
)
def test_other_names_of_a_case_lead_to_its_address(reader: Client, old: str, now: str) -> None:
    response = reader.get(old)
    assert (response.status_code, response["Location"]) == (301, now)


def test_a_case_in_both_languages(reader: Client) -> None:
    case = reviewed_cases()["worked-rev-3"]
    turkish, english = page(reader, case.address("tr")), page(reader, case.address("en"))
    assert "Masadaysanız hakemi çağırın." in turkish
    assert "Kör üçlüsü majör cezalı kart olur." in turkish
    assert "The three of hearts becomes a major penalty card." in english
    assert 'href="/en/law/62/#B1"' in english
    assert f'hreflang="tr" href="http://testserver{case.address("tr")}"' in english
    assert '<details class="steps">' in turkish


def test_what_is_taken_for_granted_is_folded_away(reader: Client) -> None:
    html = page(reader, reviewed_cases()["worked-rev-3"].address("en"))
    before = html[: html.index("Taken for granted")]
    assert before.rindex("<details") > before.rindex("</dl>")


def test_a_score_says_game_and_vulnerability_in_words(reader: Client) -> None:
    case = next(one for one in reviewed_cases().values() if one.kind == "score" and "tricks_at_table" in one.facts)
    html = page(reader, case.address("tr"))
    assert "Zon durumu: oynayan taraf" in html
    assert not re.search(r">Zon</a> Uygulan", html)


def test_denominations_are_said_in_words(reader: Client) -> None:
    page = reader.get("/tr/ornekler/5-uzerine-4nt-dendi-5nt-ye-duzeltildi/").content.decode()
    assert "<dd>kör</dd>" in page
    assert "<dd>H</dd>" not in page


def test_a_case_shows_its_neighbours_with_what_differs(reader: Client) -> None:
    cases = reviewed_cases()
    html = page(reader, cases["revoke-offender-won-none-later"].address("en"))
    neighbour = cases["revoke-offender-won-one-later"].address("en")
    row = html[: html.index(neighbour)].rsplit("<li>", 1)[1]
    assert "<strong>1</strong>" in row
    assert 'href="/en/next/law-' in html


def test_a_case_with_a_missing_fact_shows_every_branch(reader: Client) -> None:
    html = page(reader, reviewed_cases()["revoke-later-tricks-not-known"].address("en"))
    assert "Before I can rule: Who won the revoke trick?" in html
    assert html.count('<details class="branch">') == 3


@pytest.mark.parametrize("address", ["/tr/ornekler/yok/", "/en/cases/REVOKE/", "/en/cases/a'b/"])
def test_there_is_no_such_case(reader: Client, address: str) -> None:
    assert reader.get(address).status_code == 404


MANY_CASES = pytest.param("en", 3, marks=pytest.mark.long)


@pytest.mark.parametrize(("first", "every"), [("tr", 15), MANY_CASES])
def test_every_case_has_a_page_that_says_something(reader: Client, first: str, every: int) -> None:
    """Some of them in turn in Turkish and in English; in the long run every third."""
    in_turn = cycle(["tr", "en"] if first == "tr" else ["en", "tr"])
    for case, language in zip(list(reviewed_cases().values())[::every], in_turn, strict=False):
        html = page(reader, case.address(language))
        assert '<p class="script">' in html
        assert "%(" not in html
        assert faults(html) == [], case.id


@pytest.mark.parametrize(
    "address",
    [
        *(
            "/tr/",
            "/en/",
            "/tr/ornekler/",
            "/tr/ornekler/?durum=kontratin-skoru",
            "/en/cases/?clause=77",
            "/tr/kapsam/",
        ),
        *("/tr/yasa/45/", "/tr/yasa/77/", "/en/law/78/", "/tr/tanimlar/", "/en/glossary/", "/tr/dipnotlar/"),
        *("/tr/ara/?q=350 puan", "/en/search/?q=penalty card", "/tr/calisma/", "/tr/ilerleme/", "/tr/sinav/"),
    ],
)
def test_cards_contracts_and_scores_are_written_in_one_way(reader: Client, address: str) -> None:
    assert faults(page(reader, address)) == []


def test_cases_are_in_the_contents_of_their_own_topic(reader: Client, book: Book) -> None:
    assert "Başka durumlar" not in page(reader, "/tr/ornekler/")
