"""What the page of a worked case shows."""

from typing import Any

from lawbook import addresses
from quizzes.case_index import Sought
from quizzes.case_neighbours import neighbours
from quizzes.diagrams import diagram
from quizzes.practice.modes import NoSuchMode, law_of, read_mode
from quizzes.presenting import known_facts, rule_and_present
from quizzes.reviewed_cases import ReviewedCase, facts_of

SCORES = {"score", "imps", "matchpoints"}


def case_page(case: ReviewedCase, language: str) -> dict[str, Any]:
    """The case with its ruling, its neighbours and where to practise what it is about, in the language in force."""
    facts = facts_of(case)
    ruling = rule_and_present(facts, language)
    return {
        "title": case.title[language],
        "why": case.why[language],
        "ruling": ruling,
        "facts": known_facts(case.kind, facts.known),
        "diagram": diagram(facts.known),
        "is_score": case.kind in SCORES,
        "situation": Sought(situation=case.kind).address(language),
        "neighbours": neighbours(case, language),
        "practice": _practice([clause["citation"] for clause in ruling["clauses"]], language),
    }


def _practice(clauses: list[str], language: str) -> str:
    """Questions on the first Law of the ruling that has some; empty if there are none."""
    for clause in clauses:
        try:
            return addresses.practice(str(read_mode(f"law-{law_of(clause)}")), language)
        except NoSuchMode:
            continue
    return ""
