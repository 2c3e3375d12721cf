"""Text, case, chart, question and assistant each lead to the others: a walk from a Law and back."""

import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from django.test import Client

from lawbook.citations import law_of, parse
from quizzes.practice.modes import practice_of_law
from quizzes.questions.templates import question, templates
from rulings.assistant import around
from rulings.assistant.case_index import Sought, cases_of_law, clauses_by_case
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.situation_names import kind_at, situation_name
from rulings.engine.kinds import kinds

LAWS = (16, 27, 54, 64, 70, 92)
WITH_QUESTIONS = (16, 54, 64)


def links(reader: Client, address: str) -> set[str]:
    """Where a page's own text leads, without what stands after “?” or “#”."""
    response = reader.get(address)
    assert response.status_code == 200, address
    main = response.content.decode().split("<main")[1].split("</main>")[0]
    return {re.split("[?#]", unescape(found))[0] for found in re.findall(r'href="(/[^"]*)"', main)}


@pytest.mark.parametrize("law", LAWS)
def test_a_law_leads_to_its_situations_cases_charts_and_questions_and_each_back(reader: Client, law: int) -> None:
    text, listed = f"/tr/yasa/{law}/", f"/tr/ne-oldu/yasa/{law}/"
    practice = [f"/tr/siradaki/yasa-{law}/"] if law in WITH_QUESTIONS else []
    assert {"/tr/ornekler/", listed, *practice} <= links(reader, text)
    ways = links(reader, listed)
    assert text in ways
    situations = {way for way in ways if way.startswith("/tr/ne-oldu/") and not way.endswith("/akis/")} - {
        "/tr/ne-oldu/"
    }
    assert situations
    for situation in situations:
        assert f"{situation}akis/" in ways
        assert text in links(reader, situation), (situation, "has no way back to its Law")
        assert text in links(reader, f"{situation}akis/")


def test_every_law_that_is_ruled_on_has_situations() -> None:
    named = {law for law in range(1, 94) if around.situations_of_law(law, "tr")}
    assert {law for law in named if around.tiles_of_law(law, "tr")} == named
    assert len(named) > 60


@pytest.mark.parametrize("kind", sorted(kinds())[::6])
def test_a_situation_leads_to_chart_cases_and_questions_and_each_back(reader: Client, kind: str) -> None:
    situation = f"/en/what-happened/{situation_name(kind, 'en')}/"
    chart = f"{situation}chart/"
    assert {chart, "/en/cases/"} <= links(reader, situation)
    assert {situation, "/en/cases/"} <= links(reader, chart)
    case = next(one for one in reviewed_cases().values() if one.kind == kind)
    assert {situation, chart, "/en/cases/"} <= links(reader, case.address("en"))


@pytest.mark.parametrize("template", ["penalty-card-choices", "shown-card", "revoke-in-play"])
def test_a_question_that_is_answered_leads_to_all_of_them(reader: Client, template: str) -> None:
    found = question(template, 5)
    ways = links(reader, f"/en/question/{found.id}/?answer=a")
    assert any(way.startswith("/en/law/") for way in ways)
    assert any(way.startswith("/en/what-happened/") and way.endswith("/chart/") for way in ways)
    assert any(way.startswith("/en/what-happened/") and not way.endswith("/chart/") for way in ways)
    assert "/en/cases/" in ways
    assert not any("/en/what-happened/" in way for way in links(reader, f"/en/question/{found.id}/")), "not before"


def test_every_link_between_them_has_its_way_back() -> None:
    """All situations, Laws, cases and questions, without their pages: what each of these shows is what is asked here."""
    for kind in kinds():
        ways = {way.address for way in around.ways_on(kind, "en")}
        name = situation_name(kind, "en")
        assert {f"/en/what-happened/{name}/", f"/en/what-happened/{name}/chart/"} <= ways
        assert Sought(situation=kind).address("en") in ways
        assert around.laws_named(kind, "en"), kind
    for law in range(1, 94):
        for tile, chart in around.tiles_of_law(law, "en"):
            kind = kind_at(urlsplit(tile.address).path.rstrip("/").rsplit("/", 1)[1])
            assert chart in {way.address for way in around.ways_on(kind, "en")}
            assert f"/en/law/{law}/" in {way.address for way in around.laws_named(kind, "en")}, (kind, law)


def test_every_case_is_listed_by_its_situation_and_by_each_law_of_its_ruling() -> None:
    for case in reviewed_cases().values():
        laws = {parse(clause).law for clause in clauses_by_case()[case.id]} - {0}
        assert all(around.situations_of_law(law, "tr") and cases_of_law(law, "tr") for law in laws), case.id


def test_every_question_about_a_situation_is_found_from_it() -> None:
    """From a question one goes to its situation; among the questions there is one on a Law that the question is about."""
    asked = [(name, one.scene.kind, one.clauses) for name, one in templates().items() if hasattr(one.scene, "kind")]
    assert len(asked) > 30
    for name, kind, clauses in asked:
        ways = {way.address for way in around.ways_on(kind, "en")}
        laws = {law for law in map(law_of, clauses) if law}
        assert ways & {practice_of_law(law, "en") for law in laws} - {""}, name


def test_many_laws_of_a_situation_stand_folded_and_few_do_not(reader: Client) -> None:
    """On a phone twenty of them are seven lines of links between a ruling and what a reader does next."""
    names = ("call-out-of-rotation", "score-of-a-contract")
    many, few = (reader.get(f"/en/what-happened/{name}/").content.decode() for name in names)
    assert '<a href="/en/law/31/">' in many.split("Laws on this situation (")[1].split("</details>")[0]
    assert '<a href="/en/law/31/">' not in many.split("Laws on this situation (")[0]
    assert "Laws on this situation (" not in few
    assert '<a href="/en/law/77/">' in few
