"""Published regulations are read by charts, worked cases, tables and what browsers keep, not only by a situation's form."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from lawbook import addresses
from lawbook.book import Book
from lawbook.offline.bundle import version
from quizzes.questions.templates import question, templates
from rulings.assistant.cases import facts_under, reviewed_cases
from rulings.assistant.situation_names import situation_name
from rulings.engine.joining import alike
from rulings.engine.rulings import rule
from rulings.engine.trace import Step
from rulings.organisation.published import publish
from rulings.organisation.settled import regulations_on, settled, tree_here

CHART = addresses.chart(situation_name("system-card", "en"), "en")
OTHERWISE = {"appeal_minutes": 10, "own_card_permitted": True, "several_hands_allowed": True}


@pytest.fixture
def published(db: None, book: Book) -> None:
    publish(OTHERWISE, timezone.localdate(), "", User.objects.create_user("publisher@example.org"))


def asked(tree: dict[str, Any]) -> set[str]:
    return {node["fact"] for node in tree["nodes"] if "fact" in node}


def test_a_chart_does_not_ask_what_is_regulated(published: None, reader: Client, book: Book) -> None:
    page = reader.get(CHART)
    assert page.status_code == 200
    html = page.content.decode()
    assert "regulations no. 1 settle it:" in html
    assert 'href="/en/regulations/1/"' in html
    assert "own_card_permitted" not in asked(tree_here(book, "system-card", "en", everything=True))
    assert regulations_on("revoke") == ""
    assert settled("revoke", "en") is None


def test_without_regulations_a_chart_is_as_it_was(db: None, reader: Client, book: Book) -> None:
    assert "settle it:" not in reader.get(CHART).content.decode()
    assert "own_card_permitted" in asked(tree_here(book, "system-card", "en", everything=True))


def test_a_worked_case_says_where_it_is_ruled_otherwise_here(published: None, reader: Client) -> None:
    changed = [
        one
        for one in reviewed_cases().values()
        if regulations_on(one.kind) and not alike(rule(facts_under(one, OTHERWISE)), rule(facts_under(one, {})))
    ]
    same = [one for one in reviewed_cases().values() if regulations_on(one.kind) and one not in changed]
    assert changed
    said = "Under regulations no. 1, which are in force here, it is ruled otherwise:"
    assert said in reader.get(changed[0].address("en")).content.decode()
    assert said not in reader.get(same[0].address("en")).content.decode()


def test_what_browsers_keep_is_another_once_regulations_are(book: Book, db: None) -> None:
    before = version(book)
    publish(OTHERWISE, timezone.localdate(), "", User.objects.create_user("publisher@example.org"))
    assert version(book) != before


TABLE = {"dealer": "N", "events": [{"by": "N", "call": "1H"}, {"by": "E", "look_into": "own-card"}]}


def followed(reader: Client, **more: object) -> list[str]:
    answer = reader.post("/api/v1/tables", json.dumps(TABLE | more), content_type="application/json")
    assert answer.status_code == 200, answer.content
    return [line for one in answer.json()["rulings"] for line in one["ruling"]["script"]]


def test_a_table_is_followed_under_the_regulations_that_it_names(published: None, reader: Client) -> None:
    itself = followed(reader)
    assert followed(reader, regulations="1") == followed(reader, regulations="in-force") != itself
    assert followed(reader, regulations={"own_card_permitted": True}) == followed(reader, regulations="1")
    assert followed(reader, regulations={}) == itself


def test_no_key_of_a_question_hangs_on_what_its_story_does_not_tell() -> None:
    """Two read how many IMPs an average is, or what a penalty is; their answers name no figure."""
    silent = {name for name in templates() if _untold(question(name, 2).draft.case)}
    assert silent <= {"a-team-match-without-a-result", "penalties-of-procedure"}


def _untold(case: Any) -> list[str]:
    """The regulated facts that the ruling read and the story does not tell."""
    read = [name for name in _facts(rule(case).trace) if name in case.fields and name not in case.known]
    return [name for name in read if case.fields[name].regulation]


def _facts(step: Step) -> Iterator[str]:
    yield from step.facts
    for one in step.steps:
        yield from _facts(one)
