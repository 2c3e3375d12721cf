"""From every worked case: found in four ways, ruled on with a fact otherwise, opened as one's own variant, practised."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils import translation

from quizzes.practice.modes import practice_of_law
from rulings.assistant.case_index import Sought, clauses_by_case, matches
from rulings.assistant.case_neighbours import neighbours
from rulings.assistant.case_pages import practice_of, variant_of
from rulings.assistant.cases import ReviewedCase, facts_of, reviewed_cases, ruling_of
from rulings.assistant.otherwise import otherwise
from rulings.assistant.situation_names import kind_at
from rulings.assistant.table_reading import table_told_by
from rulings.assistant.told import told_by
from rulings.table.following import follow
from tests.sampling import every

EVERY = list(reviewed_cases().values())
PARTS = [pytest.param(EVERY[::9], id="one-in-nine"), pytest.param(EVERY, id="all", marks=pytest.mark.long)]
NO_OTHER_VALUE = {"imps", "comparable-call"}
"""What is compared there is a number, or the meanings of two calls in words: no other value can be named."""


def test_every_case_is_found_by_situation_law_clause_and_words() -> None:
    for case in EVERY:
        clauses = [one for one in clauses_by_case()[case.id] if one[0].isdigit()]
        assert clauses_by_case()[case.id] or ruling_of(case).split, case.id
        for language in ("tr", "en"):
            assert matches(case, Sought(situation=case.kind), language)
            assert matches(case, Sought(words=case.title[language]), language)
            assert all(matches(case, Sought(clause=one), language) for one in clauses)


@pytest.mark.parametrize("cases", PARTS)
def test_a_fact_otherwise_is_ruled_otherwise(cases: list[ReviewedCase]) -> None:
    for case in cases:
        with translation.override("tr"):
            others = otherwise(case, "tr")
            beside = neighbours(case, "tr")
        if ruling_of(case).split is None and case.kind not in NO_OTHER_VALUE and "deal" not in case.facts:
            assert others or beside, case.id
        for one in others:
            assert one.question
            assert one.value
            assert "%(" not in one.said


def test_tricks_that_cannot_be_are_said_and_not_ruled_on(reader: Client) -> None:
    told = "vulnerable=ns&establishment=next-trick&trick=4&contract=3NT S&hand=defender&trick_won_by=opponents&later_tricks=3"
    for tricks, agree in ((10, True), (11, False), (13, False)):
        page = reader.get(f"/en/what-happened/revoke/?{told}&tricks_at_table={tricks}")
        assert page.status_code == 200
        assert ("does not agree with" in page.content.decode()) is not agree
    dummys = told.replace("defender", "declarer").replace("opponents", "offender")
    assert "does not agree with" in reader.get(f"/en/what-happened/revoke/?{dummys}&tricks_at_table=3").content.decode()


def test_what_is_said_of_another_value_is_what_its_page_says(reader: Client) -> None:
    with translation.override("en"):
        others = otherwise(reviewed_cases()["revoke-offender-won-one-later"], "en")
    one = next(one for one in others if one.question.startswith("Who won the revoke trick"))
    assert one.said == "At the end of play one trick of the offending side is transferred to the other side."
    html = reader.get(one.address).content.decode()
    assert one.said in html


@pytest.mark.parametrize("cases", PARTS)
def test_ones_own_variant_begins_with_the_facts_of_the_case(cases: list[ReviewedCase]) -> None:
    deals = [case for case in EVERY if "deal" in case.facts]
    for case in [*cases, *deals]:
        facts = facts_of(case)
        address = urlsplit(variant_of(facts, "en"))
        if "deal" in case.facts:
            read = table_told_by(QueryDict(address.query)).read()
            table = follow(read.start, read.events, read.told).table
            played = [*table.tricks, *([table.position.trick] if table.position and table.position.trick else [])]
            assert [tuple(trick) for trick in played] == [tuple(trick) for trick in facts.known["play"]], case.id
            continue
        kind = kind_at(address.path.strip("/").rsplit("/", 1)[-1])
        told = told_by({name: values[0] for name, values in parse_qs(address.query).items()}, kind)
        assert (kind, told.read().known) == (case.kind, facts.known), case.id


@pytest.mark.parametrize("step", every(2, [5, 1]))
def test_practice_leads_to_questions(reader: Client, step: int) -> None:
    with translation.override("en"):
        links = {practice_of(list(clauses), "en") for clauses in clauses_by_case().values()} - {""}
    assert len(links) > 20
    for link in sorted(links)[::step]:
        assert reader.get(link).status_code in (200, 302), link


@pytest.mark.parametrize(
    ("name", "law"),
    [("insufficient-two-suits-shown", 27), ("revoke-defender-in-time", 62), ("lead-refused-dummys-turn", 56)],
)
def test_practice_is_about_the_law_by_which_it_was_ruled(reader: Client, name: str, law: int) -> None:
    """Not about the one that was looked at first on the way (18, 61, 53)."""
    html = reader.get(reviewed_cases()[name].address("en")).content.decode()
    assert f'href="{practice_of_law(law, "en")}"' in html
