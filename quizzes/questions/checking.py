"""What must be true of every question: one key, that two ways find; options that differ; a reason for each wrong one."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from django.utils import translation

from lawbook.addresses import WORDS
from quizzes.asking import label_text, say_said
from quizzes.engine.facts import Facts
from quizzes.engine.kinds import kind_of
from quizzes.engine.rulings import rule
from quizzes.questions.parts import CardChoice, Draft, Option
from quizzes.questions.templates import Question, Template, question

LONGEST_TOO_OFTEN = 0.6
"""The right one of several sentences may be the longest in no more than this share of a template's questions."""


@dataclass
class Tally:
    """What the questions of a template have in common: problems by seed, and how telling place and length are."""

    asked: int = 0
    problems: list[tuple[int, str]] = field(default_factory=list)
    keys: Counter[str] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    longest: int = 0
    sentences: int = 0

    @property
    def most_frequent_key(self) -> float:
        """In what share of the questions the most frequent answer is the right one."""
        return max(self.keys.values(), default=0) / max(self.asked, 1)

    @property
    def tells_by_length(self) -> bool:
        """Whether somebody who always takes the longest option is right too often."""
        return self.sentences >= 50 and self.longest > LONGEST_TOO_OFTEN * self.sentences


def check_template(template: Template, seeds: range) -> Tally:
    """Check the questions of a template for some seeds."""
    tally = Tally()
    for seed in seeds:
        found = question(template.name, seed)
        tally.asked += 1
        tally.problems += [(seed, problem) for problem in problems(found)]
        tally.keys[", ".join(sorted(map(str, found.draft.right)))] += 1
        tally.clauses[found.draft.clause] += 1
        _weigh(tally, found.draft)
    return tally


def problems(asked: Question) -> list[str]:
    """What is wrong with a question; nothing, if it may be asked."""
    draft, template = asked.draft, asked.template
    found = [*_wrong_case(draft.case), *_wrong_options(draft), *_unsaid(draft)]
    if template.check is None:
        found.append("no independent check")
    elif (other := frozenset(template.check(draft))) != draft.right:
        found.append(f"the key is {sorted(map(str, draft.right))}, the other way finds {sorted(map(str, other))}")
    if not any(draft.clause == one or draft.clause.startswith(one) for one in template.clauses):
        found.append(f"{draft.clause} is not among the clauses of the template")
    return found


def _wrong_case(case: Facts) -> Iterator[str]:
    if impossible := kind_of(case).problems(case):
        yield f"the case is impossible: {impossible}"
    elif (status := rule(case).status) != "ruled":
        yield f"the case is not ruled but {status}"


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
    if option.neighbour is not None and (impossible := kind_of(option.neighbour).problems(option.neighbour)):
        yield f"the neighbouring case of {option.answer.value} is impossible: {impossible}"


def _unsaid(draft: Draft) -> Iterator[str]:
    """Every sentence can be said in every language, and no two options are said alike."""
    for language in WORDS:
        with translation.override(language):
            for one in (*draft.story, draft.ask, *(option.right_if for option in draft.options if option.right_if)):
                if not say_said(one).strip():
                    yield f"an empty sentence ({language})"
            texts = [label_text(option.answer.label, draft.roles, language) for option in draft.options]
            if twice := [text for text, times in Counter(texts).items() if times > 1 or not text]:
                yield f"two options are said alike ({language}): {twice}"


def _weigh(tally: Tally, draft: Draft) -> None:
    """Note whether the right option is the only longest one."""
    if draft.several or any(isinstance(option.answer.label, CardChoice) for option in draft.options):
        return
    lengths = [len(label_text(option.answer.label, draft.roles, "en")) for option in draft.options]
    if max(lengths) - min(lengths) < 12:
        return
    tally.sentences += 1
    tally.longest += (
        next(length for length, option in zip(lengths, draft.options, strict=True) if option.right) == max(lengths)
        and lengths.count(max(lengths)) == 1
    )
