"""When the seeds of a template make other questions its version is raised: an id names one question for good."""

import pytest

from quizzes.questions.digests import FEW, digest, recorded, state
from quizzes.questions.templates import NoSuchQuestion, Template, linked, question, question_of
from tests.questions.made import made
from tests.sampling import every

RAISE = "raise the version of the template, then ./run manage question_state --record"


@pytest.mark.parametrize("name", every(8, linked()))
def test_some_seeds_make_the_questions_that_were_recorded(name: str) -> None:
    before = recorded()[name]
    assert (linked()[name].version, digest(linked()[name], FEW, made)) == (before["version"], before["few"]), RAISE


@pytest.mark.long
@pytest.mark.parametrize("name", linked())
def test_many_seeds_make_the_questions_that_were_recorded(name: str) -> None:
    assert state(linked()[name], made) == recorded()[name], RAISE


def test_nothing_is_recorded_of_templates_that_are_gone() -> None:
    assert recorded().keys() == linked().keys()


def test_another_question_has_another_digest() -> None:
    found = linked()["revoke-in-play"]
    assert digest(found, range(3)) != digest(found, range(1, 4))


def test_the_version_of_one_template_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = question("revoke-in-play", 5), question("fifth-card", 5)
    earlier, kept = one.id, other.id
    raised: Template = one.template
    monkeypatch.setattr(raised, "version", raised.version + 1)
    assert question("revoke-in-play", 5).id != earlier
    with pytest.raises(NoSuchQuestion) as gone:
        question_of(earlier)
    assert gone.value.outdated
    assert question_of(kept).id == kept
