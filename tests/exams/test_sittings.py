"""A sitting from its first question to its result."""

from datetime import UTC, datetime, timedelta

import pytest

from quizzes.asking import lettered
from quizzes.exams import papers, sittings
from quizzes.exams.blueprints import Blueprint, WrongBlueprint, blueprints, read_blueprint
from quizzes.models import Attempt, Sitting, Student
from quizzes.questions.templates import templates

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


@pytest.fixture
def blueprint() -> Blueprint:
    return next(iter(blueprints().values()))


@pytest.fixture
def sitting(db: None, blueprint: Blueprint) -> Sitting:
    return sittings.begin(Student.objects.create(), blueprint, 0, NOON)


def key_of(sitting: Sitting, number: int) -> set[str]:
    return {letter for letter, option in lettered(sittings.question_at(sitting, number)) if option.right}


def answer_all(sitting: Sitting, right: int) -> None:
    """Answer so many of the first questions rightly, the rest with one option too many or too few."""
    for number in range(1, len(sitting.questions) + 1):
        key = key_of(sitting, number)
        every = {letter for letter, _ in lettered(sittings.question_at(sitting, number))}
        chosen = key if number <= right else {sorted(every - key)[0]}
        sittings.save(sitting, number, chosen, flagged=None, now=NOON)


def test_every_blueprint_can_be_sat(db: None) -> None:
    assert blueprints()
    for one in blueprints().values():
        assert set(one.title) == {"tr", "en"}
        assert sum(one.shares().values()) == one.questions
        begun = sittings.begin(Student.objects.create(), one, 0, NOON)
        assert len(begun.questions) == one.questions
        topics = [templates()[name].topic.name for name, _ in begun.questions]
        assert {topic: topics.count(topic) for topic in set(topics)} == {
            topic: share for topic, share in one.shares().items() if share
        }


def test_two_candidates_get_different_questions(blueprint: Blueprint, db: None) -> None:
    one, other = (sittings.begin(Student.objects.create(), blueprint, 0, NOON) for _ in range(2))
    assert one.questions != other.questions


@pytest.mark.parametrize(("extra", "factor"), [(0, 1.0), (25, 1.25), (50, 1.5), (100, 2.0)])
def test_extra_time_makes_the_time_longer(blueprint: Blueprint, db: None, extra: int, factor: float) -> None:
    begun = sittings.begin(Student.objects.create(), blueprint, extra, NOON)
    assert begun.deadline - NOON == timedelta(minutes=int(blueprint.minutes * factor))


def test_there_is_no_other_extra_time(blueprint: Blueprint, db: None) -> None:
    with pytest.raises(ValueError, match="no such extra time"):
        sittings.begin(Student.objects.create(), blueprint, 10, NOON)


def test_the_pass_mark_is_met_exactly_or_missed_by_one(sitting: Sitting) -> None:
    needed = -(-sitting.pass_mark * len(sitting.questions) // 100)
    answer_all(sitting, needed)
    result = sittings.result_of(sitting)
    assert (result.right, result.passed) == (needed, True)
    answer_all(sitting, needed - 1)
    result = sittings.result_of(sitting)
    assert (result.right, result.passed) == (needed - 1, False)
    assert sum(topic.right for topic in result.topics) == needed - 1
    assert sum(topic.asked for topic in result.topics) == len(sitting.questions)


def test_an_unanswered_question_is_wrong(sitting: Sitting) -> None:
    assert sittings.result_of(sitting).right == 0


def test_an_answer_can_be_changed_and_flagged_until_it_is_handed_in(sitting: Sitting) -> None:
    sittings.save(sitting, 1, {"a"}, flagged=None, now=NOON)
    sittings.save(sitting, 1, None, flagged=True, now=NOON)
    sittings.save(sitting, 1, {"b"}, flagged=None, now=NOON)
    row = sitting.answers.get()
    assert (row.chosen, row.flagged) == ("b", True)
    sittings.hand_in(sitting, NOON)
    with pytest.raises(sittings.TimeOver):
        sittings.save(sitting, 1, {"a"}, flagged=None, now=NOON)
    assert sitting.answers.get().chosen == "b"


def test_an_answer_sent_in_time_may_arrive_a_little_late_but_not_more(sitting: Sitting) -> None:
    sittings.save(sitting, 1, {"a"}, flagged=None, now=sitting.deadline + sittings.GRACE)
    with pytest.raises(sittings.TimeOver):
        sittings.save(sitting, 2, {"a"}, flagged=None, now=sitting.deadline + sittings.GRACE + timedelta(seconds=1))
    assert sitting.answers.count() == 1


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
    assert Attempt.objects.count() == len(sitting.questions)
    assert Attempt.objects.filter(right=True).count() == 2


@pytest.mark.parametrize("number", [0, -1, 10_000])
def test_there_is_no_such_number(sitting: Sitting, number: int) -> None:
    with pytest.raises(IndexError):
        sittings.question_at(sitting, number)


def test_a_sitting_of_an_earlier_version_cannot_be_shown(sitting: Sitting) -> None:
    sitting.version -= 1
    with pytest.raises(sittings.Outdated):
        sittings.question_at(sitting, 1)


def test_a_paper_is_the_same_for_everybody_and_only_its_key_opens_it(blueprint: Blueprint) -> None:
    ids = [one.id for one in papers.questions_of(blueprint, 77)]
    assert ids == [one.id for one in papers.questions_of(blueprint, 77)]
    assert ids != [one.id for one in papers.questions_of(blueprint, 78)]
    key = papers.key_of(blueprint, 77)
    assert papers.opens(blueprint, 77, key)
    assert not papers.opens(blueprint, 78, key)
    assert not papers.opens(blueprint, 77, "ı" + key[1:])


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


def test_a_blueprint_without_a_part_says_which() -> None:
    for part in GOOD:
        with pytest.raises(WrongBlueprint, match=part):
            read_blueprint("mine", {name: value for name, value in GOOD.items() if name != part})


def test_shares_follow_the_weights() -> None:
    names = sorted({one.topic.name for one in templates().values()})[:2]
    one = read_blueprint("mine", GOOD | {"topics": {names[0]: 2, names[1]: 1}, "questions": 10})
    assert one.shares() == {names[0]: 7, names[1]: 3}
