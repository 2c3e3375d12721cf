"""A sitting from its first question to its result."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from django.utils import translation
from pytest_django import DjangoAssertNumQueries

from lawbook.citations import law_of
from quizzes.exams import asked, papers, sittings
from quizzes.models import Attempt, Memory, Sitting, SittingQuestion, Student
from quizzes.offering import contested
from quizzes.offering.blueprints import Blueprint, WrongBlueprint, blueprints, read_blueprint
from quizzes.questions.asking import ask, lettered, verdict
from quizzes.questions.tables import table_of
from quizzes.questions.templates import Question, question, sealed_question, templates

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


@pytest.fixture
def blueprint() -> Blueprint:
    return next(iter(blueprints().values()))


@pytest.fixture
def sitting(db: None, blueprint: Blueprint) -> Sitting:
    return sittings.begin(Student.objects.create(), blueprint, 0, NOON)


def made(sitting: Sitting, number: int) -> Question:
    """The question made again from its secret, to be asked for its key in the way of the site elsewhere."""
    row = sittings.question_at(sitting, number)
    return sealed_question(row.template, row.secret)


def key_of(sitting: Sitting, number: int) -> set[str]:
    return {letter for letter, option in lettered(made(sitting, number)) if option.right}


def answer_all(sitting: Sitting, right: int) -> None:
    """Answer so many of the first questions rightly, the rest with one option too many or too few."""
    for number in range(1, sitting.questions.count() + 1):
        key = key_of(sitting, number)
        every = {letter for letter, _ in lettered(made(sitting, number))}
        chosen = key if number <= right else {sorted(every - key)[0]}
        sittings.save(sitting, number, chosen, flagged=None, now=NOON)


def test_every_blueprint_can_be_sat(db: None) -> None:
    assert blueprints()
    for one in blueprints().values():
        assert set(one.title) == {"tr", "en"}
        assert sum(one.shares().values()) == one.questions
        begun = sittings.begin(Student.objects.create(), one, 0, NOON)
        assert begun.questions.count() == one.questions
        topics = [templates()[row.template].topic.name for row in begun.questions.all()]
        assert {topic: topics.count(topic) for topic in set(topics)} == {
            topic: share for topic, share in one.shares().items() if share
        }


def test_every_topic_of_an_exam_is_asked_where_there_are_questions_enough() -> None:
    for one in blueprints().values():
        assert min(one.shares().values()) >= 1, one.name
    lopsided = replace(blueprints()["scores"], weights={"scores": 97, "boards": 1, "auction": 1, "deal": 1})
    assert replace(lopsided, questions=4).shares() == dict.fromkeys(lopsided.weights, 1)
    assert replace(lopsided, questions=9).shares() == {"scores": 6, "boards": 1, "auction": 1, "deal": 1}
    assert sum(replace(lopsided, questions=3).shares().values()) == 3


def test_two_candidates_get_different_questions(blueprint: Blueprint, db: None) -> None:
    one, other = (sittings.begin(Student.objects.create(), blueprint, 0, NOON) for _ in range(2))
    assert not {row.secret for row in one.questions.all()} & {row.secret for row in other.questions.all()}


@pytest.mark.parametrize(("extra", "factor"), [(0, 1.0), (25, 1.25), (50, 1.5), (100, 2.0)])
def test_extra_time_makes_the_time_longer(blueprint: Blueprint, db: None, extra: int, factor: float) -> None:
    begun = sittings.begin(Student.objects.create(), blueprint, extra, NOON)
    assert begun.deadline - NOON == timedelta(minutes=int(blueprint.minutes * factor))


def test_there_is_no_other_extra_time(blueprint: Blueprint, db: None) -> None:
    with pytest.raises(ValueError, match="no such extra time"):
        sittings.begin(Student.objects.create(), blueprint, 10, NOON)


def test_the_pass_mark_is_met_exactly_or_missed_by_one(sitting: Sitting) -> None:
    needed = -(-sitting.pass_mark * sitting.questions.count() // 100)
    answer_all(sitting, needed)
    result = sittings.result_of(sitting)
    assert (result.right, result.passed) == (needed, True)
    answer_all(sitting, needed - 1)
    result = sittings.result_of(sitting)
    assert (result.right, result.passed) == (needed - 1, False)
    assert sum(topic.right for topic in result.topics) == needed - 1
    assert sum(topic.asked for topic in result.topics) == sitting.questions.count()


def test_an_unanswered_question_is_wrong(sitting: Sitting) -> None:
    assert sittings.result_of(sitting).right == 0


def test_an_answer_can_be_changed_and_flagged_until_it_is_handed_in(sitting: Sitting) -> None:
    sittings.save(sitting, 1, {"a"}, flagged=None, now=NOON)
    sittings.save(sitting, 1, None, flagged=True, now=NOON)
    sittings.save(sitting, 1, {"b"}, flagged=None, now=NOON)
    row = sittings.question_at(sitting, 1)
    assert (row.chosen, row.flagged) == ("b", True)
    sittings.hand_in(sitting, NOON)
    with pytest.raises(sittings.TimeOver):
        sittings.save(sitting, 1, {"a"}, flagged=None, now=NOON)
    assert sittings.question_at(sitting, 1).chosen == "b"


def test_an_answer_sent_in_time_may_arrive_a_little_late_but_not_more(sitting: Sitting) -> None:
    sittings.save(sitting, 1, {"a"}, flagged=None, now=sitting.deadline + sittings.GRACE)
    with pytest.raises(sittings.TimeOver):
        sittings.save(sitting, 2, {"a"}, flagged=None, now=sitting.deadline + sittings.GRACE + timedelta(seconds=1))
    assert [row.number for row in sitting.questions.exclude(chosen="")] == [1]


def test_when_the_time_is_over_the_sitting_is_handed_in_as_it_stands(sitting: Sitting) -> None:
    answer_all(sitting, 3)
    assert sittings.settle(sitting, sitting.deadline).handed_in is None
    settled = sittings.settle(sitting, sitting.deadline + timedelta(hours=5))
    assert settled.handed_in == sitting.deadline
    assert sittings.result_of(settled).right == 3


def test_handing_in_twice_counts_once(sitting: Sitting) -> None:
    answer_all(sitting, 2)
    first = sittings.hand_in(sitting, NOON + timedelta(minutes=1))
    again = sittings.hand_in(sitting, NOON + timedelta(minutes=2))
    assert again.handed_in == first.handed_in
    assert not Attempt.objects.exists()
    for _ in range(2):
        sittings.count_for_practice(sitting.student)
    assert Attempt.objects.count() == sitting.questions.count()
    assert Attempt.objects.filter(right=True).count() == 2


def test_what_an_exam_shows_is_remembered_as_if_it_had_been_practised(sitting: Sitting) -> None:
    """One memory for each template and clause, also where the exam asks the same twice; a second exam goes on from there."""
    answer_all(sitting, 4)
    sittings.hand_in(sitting, NOON)
    sittings.count_for_practice(sitting.student)
    rows = {(row.template, row.clause) for row in sitting.questions.all()}
    assert {(one.template, one.clause) for one in Memory.objects.all()} == rows
    again = sittings.begin(sitting.student, next(iter(blueprints().values())), 0, NOON + timedelta(days=2))
    answer_all(again, again.questions.count())
    sittings.hand_in(again, NOON + timedelta(days=2))
    sittings.count_for_practice(sitting.student)
    more = {(row.template, row.clause) for row in again.questions.all()}
    assert {(one.template, one.clause) for one in Memory.objects.filter(last_right=True)} >= more
    assert Memory.objects.count() == len(rows | more)


def test_an_open_sitting_does_not_count_yet(sitting: Sitting) -> None:
    answer_all(sitting, 4)
    sittings.count_for_practice(sitting.student)
    assert not Attempt.objects.exists()


def test_handing_in_and_the_result_make_no_question_and_ask_little(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    """A hall of 500 hands in at once: the work must not grow with the questions."""
    answer_all(sitting, 4)
    monkeypatch.setattr("quizzes.questions.templates._made", None)
    monkeypatch.setattr("quizzes.exams.asked.sealed_question", None)
    with django_assert_max_num_queries(5):
        sittings.hand_in(sitting, NOON)
        assert sittings.result_of(sitting).right == 4


@pytest.mark.parametrize("number", [0, -1, 10_000])
def test_there_is_no_such_number(sitting: Sitting, number: int) -> None:
    with pytest.raises(IndexError):
        sittings.question_at(sitting, number)


def test_a_question_of_which_only_the_template_is_known_is_outdated(sitting: Sitting) -> None:
    SittingQuestion.objects.filter(number=1).update(asked={}, key="")
    with pytest.raises(asked.Outdated):
        asked.question_in(sittings.question_at(sitting, 1), "tr")
    with pytest.raises(asked.Outdated):
        sittings.result_of(sitting)


def test_the_question_is_kept_as_it_was_asked(sitting: Sitting) -> None:
    for row in sitting.questions.all():
        found = sealed_question(row.template, row.secret)
        for code in ("tr", "en"):
            with translation.override(code):
                said = ask(found, code)
                assert asked.question_in(row, code).items() <= said.items()
                assert asked.table_in(row) == table_of(found.draft.shown)
                told = verdict(found, ("a",), code) | {"unanswered": False}
                assert asked.verdict_in(row, ("a",), code) == told


def test_a_changed_template_changes_no_marking(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """The template now makes another question of the same secret: what was asked and its key stand."""
    answer_all(sitting, 5)
    before = sittings.result_of(sittings.hand_in(sitting, NOON))
    row = sittings.question_at(sitting, 1)
    said, key = asked.question_in(row, "en"), row.key.split(",")
    other = sealed_question(row.template, "another secret")
    monkeypatch.setattr("quizzes.exams.asked.sealed_question", lambda name, secret: other)
    assert sittings.result_of(sitting) == before
    with translation.override("en"):
        told = asked.verdict_in(row, key, "en")
    assert told["right"]
    assert [option["text"] for option in told["options"]] == [option["text"] for option in said["options"]]
    assert [option["id"] for option in told["options"] if option["right"]] == key
    assert "ruling" not in told


def test_no_question_of_an_exam_is_one_that_a_candidate_could_contest() -> None:
    """Readings of the text that could be others (docs/readings.md): 24 named, 45E1, 41B before the lead."""
    found: Counter[str] = Counter()
    for name in ("exposed-in-auction", "fifth-card", "questions-after-the-auction"):
        found[name] += sum(contested.is_contested(question(name, seed).draft) for seed in range(60))
        drawn = asked.draw_all([name] * 25)
        assert not any(contested.is_contested(sealed_question(name, one["secret"]).draft) for one in drawn)
    assert all(0 < count < 60 for count in found.values()), found


def test_a_paper_is_kept_and_only_its_key_opens_it(blueprint: Blueprint, db: None) -> None:
    one, other = papers.make(blueprint), papers.make(blueprint)
    assert one.questions.count() == blueprint.questions
    assert not {row.secret for row in one.questions.all()} & {row.secret for row in other.questions.all()}
    key = papers.key_of(one)
    assert papers.opens(one, key)
    assert not papers.opens(other, key)
    assert not papers.opens(one, "ı" + key[1:])
    assert papers.find(blueprint.name, one.number) == one
    assert papers.find("another", one.number) is None


def test_a_paper_about_some_laws(blueprint: Blueprint, db: None) -> None:
    made_paper = papers.make(blueprints()["club-director"].limited_to(8, ["64", "62"]))
    rows = list(made_paper.questions.all())
    assert len(rows) == 8
    assert made_paper.minutes == 20
    assert all(templates()[row.template].laws & {"62", "64"} for row in rows)
    assert sum(law_of(row.clause) in (62, 64) for row in rows) >= 7


@pytest.mark.parametrize(("count", "laws"), [(0, []), (201, []), (5, ["1"])])
def test_what_cannot_be_asked_cannot_be_chosen(blueprint: Blueprint, count: int, laws: list[str]) -> None:
    with pytest.raises(ValueError, match=r"not a number of questions|no questions about"):
        blueprint.limited_to(count, laws)


GOOD = {
    "title": {"tr": "x", "en": "x"},
    "questions": 10,
    "minutes": 20,
    "pass_mark": 70,
    "open_book": True,
    "topics": {"revokes": 1},
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"topics": {"football": 1}}, "no templates on football"),
        ({"topics": {}}, "weight"),
        ({"topics": {"revokes": 0}}, "weight"),
        ({"topics": None}, "AttributeError"),
        ({"questions": 0}, "1 to 200 questions"),
        ({"questions": "many"}, "ValueError"),
        ({"pass_mark": 101}, "pass mark"),
        ({"minutes": 601}, "600 minutes"),
        ({"title": 5}, "TypeError"),
    ],
)
def test_a_blueprint_that_cannot_be_used_says_why(change: dict[str, object], said: str) -> None:
    with pytest.raises(WrongBlueprint, match=said):
        read_blueprint("mine", GOOD | change)


def test_a_blueprint_may_ask_for_rulings_to_write() -> None:
    assert blueprints()["national-director"].written == 2
    assert read_blueprint("mine", GOOD | {"written": 10}).limited_to(2, ()).written == 10
    for wrong in (-1, 11):
        with pytest.raises(WrongBlueprint):
            read_blueprint("mine", GOOD | {"written": wrong})


def test_a_blueprint_without_a_part_says_which() -> None:
    for part in GOOD:
        with pytest.raises(WrongBlueprint, match=part):
            read_blueprint("mine", {name: value for name, value in GOOD.items() if name != part})


def test_shares_follow_the_weights() -> None:
    names = sorted({one.topic.name for one in templates().values()})[:2]
    one = read_blueprint("mine", GOOD | {"topics": {names[0]: 2, names[1]: 1}, "questions": 10})
    assert one.shares() == {names[0]: 7, names[1]: 3}


def test_of_a_template_that_no_clause_of_the_laws_decides_any_question_is_taken(db: None) -> None:
    (drawn,) = asked.draw_all(["a-wrong-number-of-cards"], ["77"])
    assert law_of(drawn["clause"]) != 77
