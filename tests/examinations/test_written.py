"""Rulings that candidates write: asked, kept, marked by two without a name, settled."""

import csv
import re
from datetime import datetime
from io import StringIO
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from quizzes.examinations import (
    answering,
    duties,
    marking,
    preparing,
    releasing,
    steering,
)
from quizzes.examinations import written_marking as marks
from quizzes.examinations.steering import NotPossible
from quizzes.models import Candidate, CandidateAnswer, Examination, Settlement, WrittenMark
from quizzes.offering.blueprints import blueprints
from tests.examinations.conftest import (
    TEXT,
    Drawn,
    at_the_desk,
    give,
    logged_in,
    member,
    page,
    place_of_the_case,
    sits,
    state,
)
from tests.examinations.test_preparing import told
from tests.pages.notation import seen


def test_a_case_is_asked_with_its_rubric_and_the_same_ruling_in_each_variant(drawn_to_write: Drawn) -> None:
    cases: list[dict[str, Any]] = [one for variant in drawn_to_write for one in variant if one.get("rubric")]
    assert len(cases) == 2
    assert cases[0]["template"] == cases[1]["template"]
    assert cases[0]["clause"] == cases[1]["clause"]
    assert (
        cases[0]["asked"]["tr"]["story"] != cases[1]["asked"]["tr"]["story"] or cases[0]["asked"] != cases[1]["asked"]
    )
    for one in cases:
        assert sum(one["rubric"]["points"].values()) == 8
        assert one["rubric"]["points"].keys() == {part for part, lines in one["rubric"]["tr"].items() if lines}
        assert not one["key"]
        assert not one["asked"]["tr"]["options"]
        assert one["rubric"]["tr"]["clause"][0].startswith(("Yasa", "Dipnot"))  # as its secret has it
        assert one["rubric"]["en"]["clause"][0].startswith(("Law", "Footnote"))


def test_as_many_cases_as_the_examiner_asks_for_each_of_another_template(examiner: User, now: datetime) -> None:
    sent = told(now, blueprint="revokes", questions="2", written="2", variants="1", apart="0")
    logged_in(examiner).post("/en/examinations/new/", sent)
    made = Examination.objects.get()
    written = made.questions.filter(rubric__isnull=False)
    assert (made.questions_each, made.apart, made.written_worth) == (4, 0, 2)
    assert len({one.template for one in written}) == 2
    assert made.minutes == blueprints()["revokes"].limited_to(2, ()).minutes + 2 * preparing.MINUTES_TO_WRITE


def test_a_blueprint_without_cases_says_so(examiner: User, now: datetime) -> None:
    response = logged_in(examiner).post("/en/examinations/new/", told(now, blueprint="scores", written="1"))
    assert response.status_code == 422
    assert not Examination.objects.exists()


def test_it_is_written_kept_and_there_again_on_another_device(held: Examination, writer: Candidate) -> None:
    client, number = sits(writer, f"  {TEXT.replace(chr(10), chr(13) + chr(10))}"), place_of_the_case(writer)
    text = client.get(page(writer, number)).content.decode()
    assert f"  {TEXT}" in text.replace("&#x27;", "'")
    assert at_the_desk(writer).get(page(writer, number)).content.decode().count(TEXT) == 1
    assert "Every question has an answer." in at_the_desk(writer).get(page(writer)).content.decode()


def test_the_candidate_sees_no_rubric(held: Examination, writer: Candidate) -> None:
    client, number = sits(writer), place_of_the_case(writer)
    question = held.questions.get(variant=writer.variant, number=number)
    for handed_in in (False, True):
        if handed_in:
            answering.hand_in(writer, timezone.now())
        for address in (page(writer, number), page(writer)):
            text = client.get(address, follow=True).content.decode()
            assert ("your ruling" in text) is (address != page(writer) and not handed_in)
            for lines in question.parts["en"].values():
                assert not any(line in text for line in lines)


def test_a_late_older_text_does_not_overtake_a_newer_one(held: Examination, writer: Candidate) -> None:
    client, number, script = at_the_desk(writer), place_of_the_case(writer), {"X-Requested-With": "fetch"}
    for turn, text, status in ((1, "a", 204), (3, "abc", 204), (2, "ab", 412), (3, "abc", 204), (3, "other", 412)):
        sent = {"answered": "1", "written": text, "turn": str(turn)}
        assert client.post(page(writer, number), sent, headers=script).status_code == status
    assert CandidateAnswer.objects.get(candidate=writer, number=number).written == "abc"


def test_it_has_an_end_and_blanks_are_no_answer(held: Examination, writer: Candidate, now: datetime) -> None:
    number = place_of_the_case(writer)
    at_the_desk(writer)
    answering.keep(writer, number, [], 1, now, "ş" * 9000)
    assert len(CandidateAnswer.objects.get(candidate=writer, number=number).written) == answering.MOST_WRITTEN
    answering.keep(writer, number, [], 2, now, " \n ")
    assert not CandidateAnswer.objects.get(candidate=writer, number=number).written
    other = held.questions.get(rubric__isnull=True, variant=writer.variant).number
    answering.keep(writer, other, [], 1, now, "words where letters are asked for")
    assert not CandidateAnswer.objects.get(candidate=writer, number=other).written


def test_a_variant_on_paper_has_the_questions_and_no_key(held: Examination, examiner: User, writer: Candidate) -> None:
    home, client = f"/en/examinations/{held.pk}/", logged_in(examiner)
    told, key = (client.get(f"{home}{part}/?variant=2").content.decode() for part in ("sheet", "questions"))
    for one in held.questions.filter(variant=2):
        assert one.asked["en"]["ask"].replace("'", "&#x27;") in told
    case = held.questions.get(variant=2, rubric__isnull=False)
    expected = (case.parts["en"]["ruling"] or case.parts["en"]["options"])[0]
    for secret in ("✓", "The clause that decides", expected.replace("'", "&#x27;")):
        assert secret in seen(key)
        assert secret not in seen(told)
    assert client.get(f"{home}sheet/?variant=3").status_code == 404


def test_two_mark_without_name_and_without_each_other(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, writer: Candidate
) -> None:
    home = f"/en/examinations/{held.pk}/"
    for who, clause in ((examiner, "2"), (second, "1")):
        client = logged_in(who)
        text = client.get(f"{home}marking/").content.decode()
        assert "64A1" in text
        assert sheet.question.parts["en"]["clause"][0] in text
        for secret in ("Ayşe", "101", writer.pk.hex, str(writer.pk), writer.code, "not 1.0"):
            assert secret not in text.replace(str(held.pk), "").replace(str(sheet.sheet), ""), secret
        sent = {"do": "mark", "sheet": str(sheet.sheet), "back": "marking"} | give(sheet, 1.0) | {"clause": clause}
        response = client.post(f"{home}do/", sent, follow=True)
        assert "There is nothing left for you to mark." in response.content.decode()
        assert "not 1.0" not in response.content.decode()
        results = client.get(f"{home}results/").content.decode()
        assert ("wait to be marked" in results) is (who == examiner)
    assert marks.standing(CandidateAnswer.objects.get(pk=sheet.pk), held.apart).state == "marked"
    assert "not" not in " ".join(held.events.filter(what="marked").values_list("detail", flat=True))


def closed_with_two_answers(held: Examination, examiner: User, now: datetime) -> list[CandidateAnswer]:
    for one in held.candidates.all():
        sits(one)
    steering.close(held, examiner, now)
    held.refresh_from_db()
    return list(CandidateAnswer.objects.filter(sheet__isnull=False).order_by("pk"))


def test_while_answers_wait_results_are_provisional_and_tell_no_variant(
    held: Examination, writer: Candidate, examiner: User, now: datetime
) -> None:
    """Of the choices alone, all of them right; nobody has failed. Who marks knows the variant of what he reads."""
    closed_with_two_answers(held, examiner, now)
    home, client = f"/en/examinations/{held.pk}/", logged_in(examiner)
    shown = re.findall(r"<tr>(.*?)</tr>", client.get(f"{home}results/").content.decode())
    assert sum("<td>not marked yet</td><td>100</td><td>provisional</td>" in row for row in shown) == 2
    assert "have passed" not in client.get(f"{home}results/").content.decode()
    assert "To be written; not marked yet." in client.get(f"{home}items/").content.decode()
    for line in list(csv.DictReader(StringIO(client.get(f"{home[:-1]}/results.csv").content.decode("utf-8-sig")))):
        assert (line["Variant"], line["Points"], line["Per cent"], line["Passed"]) == ("", "", "100", "provisional")
        assert sorted((line["1"], line["2"])) == ["? (8)", "✓"]


def test_the_order_of_the_answers_is_not_that_in_which_candidates_began(
    held: Examination, writer: Candidate, examiner: User, second: User, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log says when each began: neither what one has marked oneself nor what two differ about stands in that order."""
    monkeypatch.setattr(marks, "_shuffled", lambda answer, _marker: -answer.pk)
    first, last = closed_with_two_answers(held, examiner, now)
    for share, who in ((0, examiner), (1, second)):
        for sheet in (first, last):
            assert sheet.sheet is not None
            marks.mark(held, sheet.sheet, who, give(sheet, share), now)
        shown = logged_in(examiner).get(f"/en/examinations/{held.pk}/marking/").content.decode()
        assert re.findall(r"marking/([0-9a-f-]{36})/", shown) == [str(last.sheet), str(first.sheet)]


def test_no_points_stand_beside_a_name_while_an_answer_waits(
    held: Examination, writer: Candidate, examiner: User, second: User, now: datetime
) -> None:
    first, last = closed_with_two_answers(held, examiner, now)
    for sheet in (first, last):
        assert sheet.sheet is not None
        for who in (examiner, second):
            assert {one.points for result in marking.results(held) for one in result.written} == {None}
            marks.mark(held, sheet.sheet, who, give(sheet, 1), now)
    assert {one.points for result in marking.results(held) for one in result.written} == {8}


def test_what_was_written_about_a_withdrawn_question_needs_no_points(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, writer: Candidate, now: datetime
) -> None:
    """Nobody is asked for them, and the results can be released; until then nothing tells who wrote what."""
    home, client = f"/en/examinations/{held.pk}/", logged_in(examiner)
    releasing.withdraw(held, sheet.question.item, "two readings", examiner, now)
    text = client.get(f"{home}marking/").content.decode()
    assert "There is nothing left for you to mark." in text
    assert "Batı ronons" not in text
    assert "not asked for here" in text
    results = client.get(f"{home}results/").content.decode()
    assert 'value="release"' in results
    assert "the results can be released" in results
    line = csv.DictReader(StringIO(client.get(f"{home[:-1]}/results.csv").content.decode("utf-8-sig")))
    assert [one["Variant"] for one in line] == ["", ""]
    releasing.release(held, examiner, now)
    assert [one.passed for one in marking.results(reload_of(held))] == [True]  # by the other question
    assert "have passed" in client.get(f"{home}results/").content.decode()
    told = at_the_desk(writer).get(page(writer, sheet.number)).content.decode()
    assert "of 8 points" not in told
    assert "does not come back after the release" in client.get(f"{home}items/").content.decode()
    with pytest.raises(NotPossible):  # nobody could mark it any more
        releasing.restore(held, sheet.question.item, examiner, now)


def test_a_question_that_comes_back_before_the_release_is_marked(
    held: Examination, sheet: CandidateAnswer, examiner: User, now: datetime
) -> None:
    releasing.withdraw(held, sheet.question.item, "two readings", examiner, now)
    releasing.restore(held, sheet.question.item, examiner, now)
    assert "Batı ronons" in logged_in(examiner).get(f"/en/examinations/{held.pk}/marking/").content.decode()
    with pytest.raises(NotPossible):
        releasing.release(held, examiner, now)


def test_who_marks_is_not_told_how_many_each_has_answered(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, invigilator: User, now: datetime
) -> None:
    """Who has left the written one empty would be known by it. Who only watches marks nothing, and sees it."""
    duties.assign(held, invigilator.email, "", examiner, now, holds=False)
    watch, told = f"/en/examinations/{held.pk}/watch/", "<td>2 / 2</td>"
    for headers in ({}, {"HX-Request": "true"}):
        assert told not in logged_in(examiner).get(watch, headers=headers).content.decode()
        assert told in logged_in(invigilator).get(watch, headers=headers).content.decode()
    assert sheet.sheet is not None
    for who in (examiner, second):
        marks.mark(held, sheet.sheet, who, give(sheet, 1), now)
    releasing.release(held, examiner, now)
    assert told in logged_in(examiner).get(watch).content.decode()


def reload_of(held: Examination) -> Examination:
    return Examination.objects.get(pk=held.pk)


def test_one_may_think_again_until_the_other_has_marked(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, third: User, now: datetime
) -> None:
    assert sheet.sheet is not None
    marks.mark(held, sheet.sheet, examiner, give(sheet, 0), now)
    again = f"/en/examinations/{held.pk}/marking/{sheet.sheet}/"
    assert "not 0" in logged_in(examiner).get(again).content.decode()
    assert logged_in(second).get(again).status_code == 302  # what the other gave is not shown
    marks.mark(held, sheet.sheet, examiner, give(sheet, 1), now)
    assert WrittenMark.objects.count() == 1
    marks.mark(held, sheet.sheet, second, give(sheet, 1), now)
    for late in (examiner, second, third):
        with pytest.raises(NotPossible):
            marks.mark(held, sheet.sheet, late, give(sheet, 0), now)
    assert logged_in(examiner).get(again).status_code == 302


@pytest.mark.parametrize("points", ["9", "-1", "", "x", "1.5", "²"])
def test_no_other_points_are_given(
    held: Examination, sheet: CandidateAnswer, examiner: User, now: datetime, points: str
) -> None:
    assert sheet.sheet is not None
    with pytest.raises(NotPossible):
        marks.mark(held, sheet.sheet, examiner, give(sheet, 1) | {"clause": points}, now)


def test_nothing_is_marked_before_the_end_or_after_the_release(
    held: Examination, writer: Candidate, examiner: User, second: User, now: datetime
) -> None:
    sits(writer)
    sheet = CandidateAnswer.objects.get(candidate=writer, sheet__isnull=False)
    assert sheet.sheet is not None
    assert "Batı ronons" not in logged_in(examiner).get(f"/en/examinations/{held.pk}/marking/").content.decode()
    with pytest.raises(NotPossible):
        marks.mark(held, sheet.sheet, examiner, give(sheet, 1), now)
    steering.close(held, examiner, now)
    held.refresh_from_db()
    with pytest.raises(NotPossible):
        releasing.release(held, examiner, now)
    for who in (examiner, second):
        marks.mark(held, sheet.sheet, who, give(sheet, 1), now)
    releasing.release(held, examiner, now)
    held.refresh_from_db()
    with pytest.raises(NotPossible):
        marks.mark(held, sheet.sheet, examiner, give(sheet, 0), now)


def apart(held: Examination, sheet: CandidateAnswer, examiner: User, second: User, now: datetime) -> None:
    """Two examiners differ about it."""
    assert sheet.sheet is not None
    marks.mark(held, sheet.sheet, examiner, give(sheet, 1), now)
    marks.mark(held, sheet.sheet, second, give(sheet, 0), now)
    assert state(sheet) == "apart"


def test_a_third_settles_a_difference(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, third: User, now: datetime
) -> None:
    apart(held, sheet, examiner, second, now)
    client, home = logged_in(third), f"/tr/resmi-sinavlar/{held.pk}/"
    text = client.get(f"{home}puanlama/{sheet.sheet}/").content.decode()
    assert "not 1" in text
    for secret in ("Ayşe", examiner.email, second.email):
        assert secret not in text
    client.post(f"{home}islem/", {"do": "settle", "sheet": str(sheet.sheet)} | give(sheet, 0.5))
    assert state(sheet) == "settled"


def test_the_two_settle_it_together_and_neither_alone(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, third: User, now: datetime
) -> None:
    apart(held, sheet, examiner, second, now)
    assert sheet.sheet is not None
    assert not marks.settle(held, sheet.sheet, examiner, give(sheet, 1), now)
    for who in (examiner, third):
        with pytest.raises(NotPossible):
            marks.agree(held, sheet.sheet, who, give(sheet, 1), now)
    assert state(sheet) == "apart"
    other = logged_in(second)
    address = f"/en/examinations/{held.pk}/marking/{sheet.sheet}/"
    asked = other.get(address).content.decode()
    assert asked.index('value="agree"') < asked.index('value="settle" class="quiet">Propose other points')
    assert 'value="agree"' not in logged_in(examiner).get(address).content.decode()
    marking = f"/en/examinations/{held.pk}/marking/"
    assert "a proposal waits for you" in other.get(marking).content.decode()
    assert "your proposal is with the other" in logged_in(examiner).get(marking).content.decode()
    marks.settle(held, sheet.sheet, examiner, give(sheet, 0), now)  # another one, while the other looks at the page
    seen = dict(re.findall(r'<input type="hidden" name="(\w+)" value="(\d)">', asked))
    agreed = {"do": "agree", "sheet": str(sheet.sheet)} | seen
    assert "nothing was changed" in other.post(f"{marking[:-8]}do/", agreed, follow=True).content.decode()
    marks.settle(held, sheet.sheet, examiner, give(sheet, 1), now)
    assert "are settled" in other.post(f"{marking[:-8]}do/", agreed, follow=True).content.decode()
    assert state(sheet) == "settled"
    assert Settlement.objects.get().agreed == second


def test_nobody_else_reaches_what_was_written(
    held: Examination, sheet: CandidateAnswer, invigilator: User, examiner: User, now: datetime, writer: Candidate
) -> None:
    """An invigilator of it, another examiner, a member, the candidate, anybody: neither pages nor verbs."""
    duties.assign(held, invigilator.email, "", examiner, now, holds=False)
    others = {
        403: [logged_in(invigilator), logged_in(member("uye@example.org"))],
        404: [logged_in(member("baska@example.org", "examiner"))],
        302: [Client(), at_the_desk(writer), logged_in(examiner, second_step=False)],
    }
    home = f"/en/examinations/{held.pk}/"
    for status, clients in others.items():
        for client in clients:
            for part in ("marking/", f"marking/{sheet.sheet}/"):
                assert client.get(home + part).status_code == status, (status, part)
            for verb in ("mark", "settle", "agree"):
                sent = {"do": verb, "sheet": str(sheet.sheet)} | give(sheet, 1)
                assert client.post(f"{home}do/", sent).status_code == status, (status, verb)
    assert not WrittenMark.objects.exists()


def test_a_form_without_the_field_leaves_what_was_written(writer: Candidate) -> None:
    """Cut off, or letters sent where words are asked for."""
    client, number = sits(writer, "Batı ronons yaptı."), place_of_the_case(writer)
    client.post(page(writer, number), {"answered": "1", "answer": "a", "turn": "9"})
    assert CandidateAnswer.objects.get(candidate=writer, number=number).written == "Batı ronons yaptı."
    client.post(page(writer, number), {"answered": "1", "written": "", "turn": "10"})
    assert not CandidateAnswer.objects.get(candidate=writer, number=number).written
