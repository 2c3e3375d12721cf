"""Reports of mistakes on the editors' page, and templates that are withdrawn from exams at once."""

import re

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from lawbook import addresses
from quizzes.editors import judging
from quizzes.editors.naming import titles
from quizzes.examinations import preparing
from quizzes.models import Examination, MistakeReport, WithdrawnTemplate
from quizzes.offering import withdrawing
from quizzes.offering.blueprints import blueprints, of_topic
from quizzes.offering.picking import NothingToAsk, as_it_stands, pick
from quizzes.practice.reports import as_asked
from quizzes.questions.templates import names_of, question, templates
from tests.examinations.conftest import logged_in, member, plan


@pytest.fixture
def editor(db: None) -> User:
    return member("kurul@example.org", "examiner")


@pytest.fixture
def report(reader: Client) -> MistakeReport:
    """Of a reader, about a question as it is today."""
    found = question("revoke-in-play", 7)
    reader.post(f"/en/question/{found.id}/report/", {"text": "64B1 says otherwise <script>"})
    return MistakeReport.objects.get()


def test_the_question_stands_there_as_it_was_with_key_and_ruling(report: MistakeReport, editor: User) -> None:
    page = logged_in(editor).get("/en/reports/")
    text = page.content.decode()
    assert "no-store" in page["Cache-Control"]
    assert "64B1 says otherwise &lt;script&gt;" in text
    assert report.asked["asked"]["en"]["ask"] in text
    assert "What the director says" in text
    assert 'class="right' in text
    assert "bildirim" in logged_in(editor).get("/tr/bildirimler/").content.decode().lower()


@pytest.mark.parametrize(("language", "topic"), [("tr", "Rönonslar: Yasa"), ("en", "Revokes: Law")])
def test_templates_are_named_by_topic_and_clauses(
    report: MistakeReport, editor: User, language: str, topic: str
) -> None:
    """No code name stands on the page, and no two templates have one title."""
    withdrawing.withdraw("revoke-in-play", "64B1", editor)
    text = logged_in(editor).get(addresses.page("reports", language)).content.decode()
    assert f"<h2>{topic}" in text
    assert "revoke-in-play" not in re.sub(r'(value|href)="[^"]*"', "", text)
    assert len(set(titles(language).values())) == len(templates())


def test_a_question_that_is_made_no_more_stands_there_as_it_was(report: MistakeReport, editor: User) -> None:
    """The template has changed since: what the reader saw is kept, with its key, without reasons."""
    other = as_asked(question("revoke-in-play", 8))
    MistakeReport.objects.update(asked=other, seed=9)
    text = logged_in(editor).get("/en/reports/").content.decode()
    assert "another question is made today" in text
    assert other["asked"]["en"]["ask"] in text
    MistakeReport.objects.update(asked={}, version=0)
    assert "not known any more" in logged_in(editor).get("/en/reports/").content.decode()
    MistakeReport.objects.update(template="gone")
    assert logged_in(editor).get("/en/reports/").status_code == 200


@pytest.mark.parametrize("finding", judging.FINDINGS)
def test_a_report_is_judged_and_waits_no_more(report: MistakeReport, editor: User, finding: str) -> None:
    assert judging.waiting() == 1
    sent = {"do": "judge", "report": str(report.pk), "finding": finding, "note": "64B1 okundu"}
    told = logged_in(editor).post("/tr/bildirimler/islem/", sent, follow=True).content.decode()
    report.refresh_from_db()
    assert (report.finding, report.note, report.judged_by) == (finding, "64B1 okundu", editor)
    assert judging.waiting() == 0
    assert "64B1 says otherwise" not in told
    assert "64B1 says otherwise" in logged_in(editor).get("/tr/bildirimler/?all").content.decode()


def test_names_that_no_template_has_stay_in_no_memory(editor: User) -> None:
    """A form may be megabytes long; what is said of a name is remembered."""
    client, before = logged_in(editor), names_of.cache_info().currsize
    for number in range(3):
        client.post("/en/reports/do/", {"do": "take-back", "template": f"none-{number}"})
    assert names_of.cache_info().currsize == before
    assert "Nothing was changed" in client.get("/en/reports/").content.decode()


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"do": "judge", "report": "1", "finding": "nonsense"}, 302),
        ({"do": "judge", "report": "99999", "finding": "right"}, 404),
        ({"do": "judge", "report": "x", "finding": "right"}, 404),
        ({"do": "withdraw", "template": "none", "reason": "x"}, 302),
        ({"do": "withdraw", "template": "revoke-in-play", "reason": " "}, 302),
        ({"do": "take-back", "template": "none"}, 302),
        ({"do": "burn"}, 404),
    ],
)
def test_what_cannot_be_done_changes_nothing(
    report: MistakeReport, editor: User, sent: dict[str, str], status: int
) -> None:
    if sent.get("report") == "1":
        sent["report"] = str(report.pk)
    assert logged_in(editor).post("/en/reports/do/", sent).status_code == status
    assert judging.waiting() == 1
    assert not WithdrawnTemplate.objects.exists()


@pytest.mark.parametrize(("role", "status"), [("", 403), ("invigilator", 403), ("examiner", 200), (None, 302)])
def test_who_may_see_it(db: None, role: str | None, status: int) -> None:
    client = Client() if role is None else logged_in(member("biri@example.org", *([role] if role else [])))
    assert client.get("/en/reports/").status_code == status
    sent = {"do": "withdraw", "template": "revoke-in-play", "reason": "x"}
    assert client.post("/en/reports/do/", sent).status_code == (302 if status == 200 else status)
    assert WithdrawnTemplate.objects.exists() == (status == 200)


def test_a_withdrawn_template_is_in_no_exam_from_that_moment(editor: User) -> None:
    names = {one.name for one in of_topic("revokes")}
    blueprint = blueprints()["revokes"].limited_to(3 * len(names), ())
    assert set(pick(blueprint)) == names
    sent = {"do": "withdraw", "template": "revoke-in-play", "reason": "Anahtar yanlış"}
    told = logged_in(editor).post("/en/reports/do/", sent, follow=True).content.decode()
    assert "Anahtar yanlış" in told
    assert set(pick(blueprint)) == names - {"revoke-in-play"}
    logged_in(editor).post("/en/reports/do/", {"do": "take-back", "template": "revoke-in-play"})
    assert set(pick(blueprint)) == names


def test_a_topic_of_which_all_is_withdrawn_goes_and_an_exam_of_it_says_so(editor: User, reader: Client) -> None:
    for one in of_topic("revokes"):
        withdrawing.withdraw(one.name, "Bakılıyor", editor)
    club = blueprints()["club-director"]
    found = as_it_stands(club)
    assert "revokes" not in found.weights
    assert sum(found.shares().values()) == club.questions
    with pytest.raises(NothingToAsk):
        pick(blueprints()["revokes"])
    for address in ("/en/exam/revokes/", "/en/paper/revokes/"):
        refused = reader.post(address, {"extra": "0"})
        assert refused.status_code == 409
        assert "looking at the questions" in refused.content.decode()
    assert logged_in(editor).post("/en/class/new/", {"blueprint": "revokes"}).status_code == 409
    with pytest.raises(NothingToAsk):
        preparing.prepare(plan(timezone.now()), editor, timezone.now())
    assert reader.get("/en/exam/").status_code == 200


def test_running_examinations_with_a_question_of_it_are_named(editor: User) -> None:
    now = timezone.now()
    made = preparing.prepare(plan(now), editor, now)
    name = made.questions.filter(variant=1).order_by("item")[0].template
    withdrawing.withdraw(name, "x", editor)
    assert "Bölge hakemliği 2026, item 1" in logged_in(editor).get("/en/reports/").content.decode()
    Examination.objects.update(released=now)
    assert "Bölge hakemliği 2026, item" not in logged_in(editor).get("/en/reports/").content.decode()
