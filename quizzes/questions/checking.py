"""What must be true of every question: one key, that two ways find; options that differ; a true reason for each wrong one."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from django.utils import translation

from lawbook.addresses import WORDS
from quizzes.questions.asking import label_text
from quizzes.questions.guessing import Tally
from quizzes.questions.neighbours import fact_of, holds
from quizzes.questions.parts import Draft, Option
from quizzes.questions.saying import say_said
from quizzes.questions.stories import impossible
from quizzes.questions.templates import Question, Template, question
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_of
from rulings.engine.rulings import rule


def look_at(name: str, seed: int) -> tuple[Question, list[str]]:
    """A question of a template, and what is wrong with it."""
    found = question(name, seed)
    return found, problems(found)


def check_template(
    template: Template, seeds: range, look: Callable[[str, int], tuple[Question, list[str]]] = look_at
) -> Tally:
    """Check the questions of a template for some seeds; ``look`` may have looked at some before."""
    tally = Tally(template.settled)
    for seed in seeds:
        found, wrong = look(template.name, seed)
        tally.problems += [(seed, problem) for problem in wrong]
        tally.add(found.draft)
    return tally


def problems(asked: Question) -> list[str]:
    """What is wrong with a question; nothing, if it may be asked."""
    draft, template = asked.draft, asked.template
    found = [
        *_wrong_case(draft),
        *_wrong_options(draft),
        *_wrong_reasons(draft),
        *_unsaid(draft),
        *impossible(draft),
    ]
    if template.check is None:
        found.append("no independent check")
    elif (other := frozenset(template.check(draft))) != draft.right:
        found.append(f"the key is {sorted(map(str, draft.right))}, the other way finds {sorted(map(str, other))}")
    if not template.is_about(draft.clause):
        found.append(f"{draft.clause} is not among the clauses of the template")
    return found


def _wrong_case(draft: Draft) -> Iterator[str]:
    """A case that cannot be, or is not ruled; where the missing fact is asked for, one that lacks none."""
    case = draft.case
    if impossible := kind_of(case).problems(case):
        yield f"the case is impossible: {impossible}"
    elif ((status := rule(case).status) == "ruled") == (draft.form == "question"):
        yield f"the case is {status}"


def _wrong_options(draft: Draft) -> Iterator[str]:
    options = draft.options
    right = sum(option.right for option in options)
    if draft.several and not 1 <= right < len(options):
        yield f"{right} of {len(options)} options are right"
    if not draft.several and (right != 1 or not 2 <= len(options) <= 5):
        yield f"{right} of {len(options)} options are right, where one of two to five must be"
    if len({option.answer.value for option in options}) < len(options):
        yield "two options are the same"
    for option in options:
        yield from _wrong_option(option)


def _wrong_option(option: Option) -> Iterator[str]:
    if not option.right and option.right_if is None and option.note is None:
        yield f"nothing says when {option.answer.value} would be right"


def _wrong_reasons(draft: Draft) -> Iterator[str]:
    """Each "right if" names a possible case, not the one told, in which that option and no other is right."""
    for option in draft.options:
        if option.right_if is None:
            continue
        if option.neighbour is None:
            yield f"no case stands behind the reason of {option.answer.value}"
            continue
        yield from (f"the reason of {option.answer.value}: {wrong}" for wrong in _wrong_reason(draft, option))


def _wrong_reason(draft: Draft, option: Option) -> Iterator[str]:
    near = option.neighbour
    if near is None:
        return
    if impossible := kind_of(near).problems(near):
        yield f"the case is impossible: {impossible}"
        return
    ruling = rule(near)
    if ruling.status != "ruled":
        yield f"the case is not ruled but {ruling.status}"
    elif option.answer_of is None and _same(draft.case, near):
        yield "it is so already"
    elif option.answer_of is not None and option.answer.value not in (option.answer_of(ruling).value, _STATED):
        yield f"the ruling would be {option.answer_of(ruling).value}"
    for condition in option.conditions:
        told = option.changed or draft.case
        if type(near) is type(told) and holds(told, condition):
            yield f"this holds already: {say_said(condition.said)}"


_STATED = "yes"
"""The answer that the director was right stands for what he said."""


def _same(case: Facts, other: Facts) -> bool:
    """Whether two cases say the same of everything that either gives."""
    if type(case) is not type(other):
        return False
    return all(fact_of(case, name) == fact_of(other, name) for name in {*case.known, *other.known})


def _unsaid(draft: Draft) -> Iterator[str]:
    """Every sentence can be said in every language, none is told twice, and no two options are said alike."""
    of_options = [option.right_if for option in draft.options if option.right_if]
    of_conditions = [condition.said for option in draft.options for condition in option.conditions]
    for language in WORDS:
        with translation.override(language):
            story = [say_said(one) for one in draft.story]
            right_if = [say_said(one) for one in of_options]
            reasons = [*right_if, *map(say_said, of_conditions)]
            ill_said = _ill_said([*story, say_said(draft.ask), *reasons], reasons, language)
            for wrong in (*ill_said, *_said_alike(draft, story, right_if, language)):
                yield f"{wrong} ({language})"


def _ill_said(every: Sequence[str], reasons: Sequence[str], language: str) -> Iterator[str]:
    if not all(one.strip() for one in every):
        yield "an empty sentence"
    if language == "tr":
        yield from (f"no condition: {one}" for one in reasons if not _TURKISH_CONDITION.search(one))


def _said_alike(draft: Draft, story: Sequence[str], right_if: Sequence[str], language: str) -> Iterator[str]:
    """``right_if``: what is said to be the case in which an answer would be right; where only one can be, none twice."""
    if again := _repeated(story):
        yield f"told twice: {again}"
    texts = [label_text(option.answer.label, draft.roles, language) for option in draft.options]
    if not all(texts):
        yield "an option without words"
    if twice := _repeated(texts):
        yield f"two options are said alike: {twice}"
    if not draft.several and (twice := _repeated(right_if)):
        yield f"two answers would be right in one case: {twice}"


def _repeated(said: Iterable[str]) -> list[str]:
    return [one for one, times in Counter(said).items() if times > 1]


_TURKISH_CONDITION = re.compile(r"s[ae]yd[ıi]k?$")
"""*-seydi*, as it stands before "doğru olurdu"."""
