"""Cases that differ from that of a question, and the words for the difference: when a wrong answer would be right."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.parts import AnswerOf, Condition, Said, said
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_of
from rulings.engine.rulings import rule
from rulings.wording.forms import Text


@dataclass(frozen=True)
class Neighbour:
    """A case that differs from that of the question, and the words for the difference.

    Where it is made of conditions (``supposing``), ``base`` is the case that they change, and ``whole``: all of them are said.
    """

    case: Facts
    right_if: Said
    conditions: tuple[Condition, ...] = ()
    base: Facts | None = None
    whole: bool = False


def neighbour(case: Facts, right_if: Said, **changed: Any) -> Neighbour:
    """The same case with a fact changed (and what hangs on it)."""
    return Neighbour(case.but(**changed), right_if)


def if_(text: Text, facts: dict[str, Any], **values: Any) -> Condition:
    """A condition for ``supposing``: words, the facts that they mean, and what is put into the words."""
    return Condition(said(text, **values), facts)


def supposing(case: Facts, *conditions: Condition, every: bool = False) -> Neighbour:
    """The case in which all the conditions hold; those that hold already are not said.

    Nor are those that the answer does not need, unless ``every`` other one is to be said.
    """
    new = tuple(one for one in conditions if not holds(case, one))
    found = _supposed(case, new or conditions)
    return replace(found, whole=every)


def holds(case: Facts, condition: Condition) -> bool:
    """Whether the facts of a case are already as the condition has them."""
    return all(fact_of(case, name) == value for name, value in condition.facts.items())


def fact_of(case: Facts, name: str) -> Any:
    """A fact as given, or as taken for usual."""
    return case.known.get(name, case.fields[name].default)


def _supposed(case: Facts, conditions: Sequence[Condition]) -> Neighbour:
    changed: dict[str, Any] = {}
    for one in conditions:
        changed |= one.facts
    words = conditions[0].said
    for one in conditions[1:]:
        words = said(_("%(one)s and %(other)s"), one=words, other=one.said)
    return Neighbour(case.but(**changed), words, tuple(conditions), case)


def needed(one: Neighbour, answer_of: AnswerOf, value: object) -> Neighbour:
    """Without the conditions that the answer does not need."""
    kept = one
    for condition in () if one.whole else one.conditions:
        fewer = [other for other in kept.conditions if other is not condition]
        if fewer and one.base is not None and _gives(found := _supposed(one.base, fewer), answer_of, value):
            kept = found
    return kept


def _gives(one: Neighbour, answer_of: AnswerOf, value: object) -> bool:
    if kind_of(one.case).problems(one.case) or (ruling := rule(one.case)).status != "ruled":
        return False
    return answer_of(ruling).value == value
