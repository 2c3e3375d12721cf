"""The pages of the ruling engine: coverage and worked cases."""

import re

import pytest
from django.test import Client

from quizzes.reviewed_cases import reviewed_cases


def page(reader: Client, address: str) -> str:
    response = reader.get(address)
    assert response.status_code == 200
    return response.content.decode()


def test_the_coverage_page_links_clause_status_rule_and_cases(reader: Client) -> None:
    html = page(reader, "/en/coverage/")
    row = html[html.index('href="/en/law/64/#A1"') :]
    row = row[: row.index("</li>\n            \n") if "</li>\n            \n" in row else 3000]
    assert "ruled" in row
    assert "revokes.two_tricks" in row
    assert 'href="/en/cases/worked-rev-2/"' in row
    assert "missing" not in re.findall(r'coverage-status coverage-(\w+)"', html)


def test_a_law_that_the_engine_rules_on_links_to_its_cases(reader: Client) -> None:
    assert 'href="/tr/kapsam/#64"' in page(reader, "/tr/yasa/64/")
    assert '<h2 id="64">' in page(reader, "/tr/kapsam/")
    assert "/tr/kapsam/#" not in page(reader, "/tr/yasa/40/")


def test_a_case_in_both_languages(reader: Client) -> None:
    turkish, english = page(reader, "/tr/ornekler/worked-rev-3/"), page(reader, "/en/cases/worked-rev-3/")
    assert "Masadaysanız hakemi çağırın." in turkish
    assert "Kör üçlüsü majör cezalı kart olur." in turkish
    assert "The three of hearts becomes a major penalty card." in english
    assert 'href="/en/law/62/#B1"' in english
    assert 'hreflang="tr" href="http://testserver/tr/ornekler/worked-rev-3/"' in english


def test_a_case_with_a_missing_fact_shows_every_branch(reader: Client) -> None:
    html = page(reader, "/en/cases/revoke-later-tricks-not-known/")
    assert "Before I can rule: Who won the revoke trick?" in html
    assert html.count('<details class="branch">') == 3


@pytest.mark.parametrize("address", ["/tr/ornekler/yok/", "/en/cases/REVOKE/", "/en/cases/a'b/"])
def test_there_is_no_such_case(reader: Client, address: str) -> None:
    assert reader.get(address).status_code == 404


@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_case_has_a_page_that_says_something(reader: Client, language: str) -> None:
    folder = {"tr": "/tr/ornekler/", "en": "/en/cases/"}[language]
    index = page(reader, folder)
    for name in reviewed_cases():
        assert f'href="{folder}{name}/"' in index
        html = page(reader, f"{folder}{name}/")
        assert '<p class="script">' in html
        assert "%(" not in html
