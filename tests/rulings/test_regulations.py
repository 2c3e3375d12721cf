"""What the Laws leave to an organisation: read once for every case of it, named in both languages, and nothing left out."""

import re
from fractions import Fraction
from typing import Any

import pytest
from django.conf import settings
from django.utils import translation

from bridge.problems import ImpossibleCase
from lawbook.book import Book
from lawbook.citations import parse
from lawbook.text.edition_files import LanguageText
from rulings.engine.cases import read_case
from rulings.engine.kinds import kinds
from rulings.engine.regulations import Regulations, left_by, values_of
from rulings.engine.rulings import Ruling, rule
from rulings.regulations import regulations_listed
from rulings.wording.problems_said import say_problem
from tests.rulings.reviewed import reviewed_cases

LED: dict[str, Any] = {"kind": "face-down-lead", "facts": {"irregularity": "none"}}


def keys(ruling: Ruling) -> list[str]:
    return [item.key for item in ruling.part("effect")]


@pytest.mark.parametrize("name", Regulations.model_fields)
def test_a_regulation_settles_facts_that_have_its_values(name: str) -> None:
    settled = [fact for kind in kinds().values() for fact in kind.facts.fields.values() if fact.regulation == name]
    assert settled
    assert all(set(fact.candidates) == set(values_of(name)) for fact in settled)


@pytest.mark.parametrize("name", Regulations.model_fields)
def test_each_value_of_a_regulation_has_a_reviewed_case(name: str) -> None:
    """Of a number, which can have any, at least one that is not the default."""
    ruled = {case["regulations"][name] for case in reviewed_cases() if name in case.get("regulations", {})}
    plain = {Regulations.model_fields[name].default}
    assert ruled - plain if not values_of(name) else ruled | plain == set(values_of(name))


def test_what_no_regulation_says_is_as_the_text_has_it() -> None:
    assert keys(rule(read_case(LED | {"regulations": {}}))) == ["lead-stands"]
    assert keys(rule(read_case(LED))) == ["lead-stands"]


def test_what_is_not_regulated_settles_no_fact() -> None:
    case = {"kind": "artificial-score", "facts": {"fault_of_ns": "none", "earlier_board_ns": True}}
    settled = read_case(case | {"regulations": {"average_imps": "2,5"}}).known
    assert settled["average_imps"] == Fraction(5, 2)
    assert "later_average_plus" not in settled
    assert read_case(case | {"regulations": {}}).known["average_imps"] == 3


def test_the_case_itself_comes_before_the_regulations() -> None:
    told = LED["facts"] | {"led_face_up": False}
    assert keys(rule(read_case(LED | {"facts": told, "regulations": {"opening_lead_faced": True}}))) == ["lead-stands"]


def test_a_board_that_was_played_once_needs_a_special_method() -> None:
    once: dict[str, Any] = {"kind": "matchpoints", "facts": {"scores": [110], "field": 4}}
    assert keys(rule(read_case(once | {"regulations": {"fewer_scores": "neuberg"}}))) == ["matchpoints-of-field"]
    with pytest.raises(ImpossibleCase):
        read_case(once | {"regulations": {}})


def test_a_kind_that_reads_no_regulation_is_ruled_as_ever() -> None:
    case = {"kind": "imps", "facts": {"ours": 420, "theirs": 170}}
    assert keys(rule(read_case(case | {"regulations": {"opening_lead_faced": True}}))) == keys(rule(read_case(case)))


@pytest.mark.parametrize(
    ("regulations", "place", "said"),
    [
        ({"opening_lead_face": True}, "regulations.opening_lead_face", "Did you mean “opening_lead_faced”?"),
        ({"fewer_scores": "often"}, "regulations.fewer_scores", "Possible: compared, neuberg."),
        ({"average_imps": "three"}, "regulations.average_imps", "is not a number"),
        ({"opening_lead_faced": "so"}, "regulations.opening_lead_faced", "Possible: false, true."),
        ({"appeal_minutes": -1}, "regulations.appeal_minutes", "-1 is too small: at least 0."),
        ({"correction_minutes": "noon"}, "regulations.correction_minutes", "is not a whole number."),
        ("face up", "regulations", "The regulations are an object"),
    ],
)
def test_what_is_no_regulation_is_said(regulations: object, place: str, said: str) -> None:
    with pytest.raises(ImpossibleCase) as impossible, translation.override("en"):
        read_case(LED | {"regulations": regulations})
    problem = impossible.value.problems[0]
    assert problem.place == place
    with translation.override("en"):
        assert said in say_problem(problem)


@pytest.mark.parametrize(("language", "question"), [("tr", "mı istiyor?"), ("en", "face up?")])
def test_each_is_asked_for_in_both_languages(book: Book, language: str, question: str) -> None:
    with translation.override(language):
        first, *_others = regulations_listed(language)
    assert first["name"] == "opening_lead_faced"
    assert first["question"].endswith(question)
    assert first["default"] is False
    assert [one["citation"] for one in first["clauses"]] == ["41A", "fn:9", "fn:12"]


def test_the_clauses_that_leave_it_open_are_in_the_book(book: Book) -> None:
    assert all(parse(clause) in book.passages for name in Regulations.model_fields for clause in left_by(name))


def test_the_document_names_every_clause_that_leaves_something_open(turkish: LanguageText) -> None:
    text = (settings.BASE_DIR / "docs" / "regulations.md").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w:]+", text))
    leave = [
        entry.citation.id
        for entry in turkish.text.entries()
        if re.search("Federasyon|Organizasyon Komitesi", f"{entry.text} {entry.tail}")
    ]
    assert len(leave) > 40
    assert [one for one in leave if one not in named] == []
    assert all(name in named for name in Regulations.model_fields)
