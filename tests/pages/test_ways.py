"""Text, case, chart, question and assistant each lead to the others: a walk from a Law and back."""

import re
from html import unescape

import pytest
from django.test import Client

from quizzes.questions.templates import question
from rulings.assistant import around
from rulings.assistant.case_index import situation_name
from rulings.assistant.cases import reviewed_cases
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
