"""Reports of mistakes in questions, as readers write them: kept without who wrote them, or refused and not lost."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client

from quizzes.models import MistakeReport
from quizzes.practice.reports import MOST_CHARACTERS
from tests.practice.test_pages import single


def test_a_mistake_is_reported_without_saying_by_whom(reader: Client) -> None:
    found = single()
    form = f"/en/question/{found.id}/report/"
    assert "What is wrong?" in reader.get(form).content.decode()
    response = reader.post(form, {"text": "64B1 says otherwise <script>"})
    assert "Thank you." in response.content.decode()
    report = MistakeReport.objects.get()
    assert (report.template, report.seed, report.version) == (found.template.name, found.seed, found.template.version)
    assert report.text == "64B1 says otherwise <script>"
    assert {field.name for field in MistakeReport._meta.get_fields()} == {
        *("id", "template", "seed", "version", "language", "text", "reported"),
        *("asked", "finding", "note", "judged", "judged_by"),  # the question, and what an editor found
    }
    assert (report.asked["clause"], report.judged_by) == (found.draft.clause, None)


@pytest.mark.parametrize(
    ("text", "said"), [("  ", "Write what is wrong"), ("x" * (MOST_CHARACTERS + 1), "at most 2000 characters")]
)
def test_a_report_that_cannot_be_kept_says_why_and_loses_nothing(reader: Client, text: str, said: str) -> None:
    response = reader.post(f"/en/question/{single().id}/report/", {"text": text})
    assert response.status_code == 422
    html = response.content.decode()
    assert said in html
    assert text.strip() in html
    assert not MistakeReport.objects.exists()


def test_a_report_needs_the_site_s_own_form(db: None) -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(f"/en/question/{single().id}/report/", {"text": "x"}).status_code == 403


def test_a_report_keeps_no_characters_that_steer_a_terminal_or_that_a_database_refuses(reader: Client) -> None:
    form = f"/en/question/{single().id}/report/"
    reader.post(form, {"text": "64A1\x00 \x1b[2J says\r\notherwise\ud83d\x07"[:-1].encode("utf-8", "ignore").decode()})
    assert MistakeReport.objects.get().text == "64A1 [2J says\notherwise"
    MistakeReport.objects.update(text="kept \x1b[2Jbefore")
    out = StringIO()
    call_command("mistake_reports", stdout=out)
    assert "kept [2Jbefore" in out.getvalue()
