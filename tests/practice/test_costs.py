"""To name a question makes none, and an answer asks the database little."""

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from quizzes import addresses
from quizzes.practice import tickets
from quizzes.questions import templates
from quizzes.questions.templates import question

_MOST_QUERIES = 11
"""What is withdrawn, session, student; attempt, memory (two), ratings (three) in a transaction; the last ones, what waits.

Where not the whole database is locked, the student is: one more.
"""


def test_to_name_a_question_makes_none() -> None:
    before = templates._made.cache_info().misses
    assert question("revoke-established", 6).id
    assert templates._made.cache_info().misses == before


def test_an_answer_is_kept_with_few_questions_to_the_database(reader: Client) -> None:
    _answer(reader)  # which makes the student
    with CaptureQueriesContext(connection) as captured:
        _answer(reader)
    every = [one["sql"] for one in captured if "lawbook_" not in one["sql"]]  # a server has the book in memory
    asked = [one for one in every if one.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE")]
    assert len(asked) <= _MOST_QUERIES + connection.features.has_select_for_update, "\n".join(
        one[:120] for one in asked
    )


def _answer(reader: Client) -> None:
    found = question("revoke-established", 5)
    sent = {"answer": "a", "ticket": tickets.issue(found.id, "mixed")}
    response = reader.post(addresses.question(found.id, "en"), sent, headers={"HX-Request": "true"})
    assert response.status_code == 200
