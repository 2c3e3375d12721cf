"""What is asked in an exam, kept as it was asked: words and table, with the key and the clause that decides."""

import secrets
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from quizzes.models import AskedQuestion
from quizzes.offering.as_asked import fields, said
from quizzes.offering.blueprints import decides
from quizzes.offering.contested import is_contested
from quizzes.questions.asking import verdict
from quizzes.questions.recorded import known_to_decide
from quizzes.questions.shown import shown_from_data
from quizzes.questions.tables import QuestionTable, table_of
from quizzes.questions.templates import NoSuchQuestion, Question, sealed_question, templates
from rulings.citing import cited

_MISSES = 120
"""A template that has made so many questions of other Laws, one after the other, makes none of those looked for."""
_TRIED = _MISSES + 100
_PUT_ASIDE, _PUT_ASIDE_FOR_EACH = 150, 8
"""So many are put aside in an exam at most, and so many more for each of its questions: some seconds of the processor."""


class Outdated(Exception):
    """A question of an earlier version of the site of which only the name of its template is known."""


def draw_all(names: Sequence[str], laws: Collection[str] = ()) -> list[dict[str, Any]]:
    """A new question of each of these templates, in their order, as the fields of an ``AskedQuestion``.

    Decided by clauses of these Laws as far as there are such: they are looked for for as long as somebody waits, no longer.
    """
    looking = _Looking(laws, _PUT_ASIDE + _PUT_ASIDE_FOR_EACH * len(names))
    return [_draw(name, looking) for name in names]


@dataclass
class _Looking:
    """For questions that a clause of some Laws decides; ``left``: how many others may still be put aside."""

    laws: Collection[str]
    left: int
    missed: Counter[str] = field(default_factory=Counter)

    def takes(self, found: Question) -> bool:
        """Whether it is one, or its template has made none for long; never what a candidate could contest."""
        name, fits = found.template.name, decides(found.draft.clause, self.laws)
        in_vain = self.left < 0 or self.missed[name] >= _MISSES or not self._can_come(name)
        if (fits or in_vain) and not is_contested(found.draft):
            if fits:
                self.missed[name] = 0
            return True
        self.left -= 1
        self.missed[name] += 1
        return False

    def _can_come(self, name: str) -> bool:
        """Whether a clause of these Laws is known to decide any question of a template, or nothing is known of it."""
        known = known_to_decide(name)
        return not known or any(decides(clause, self.laws) for clause in known)


def _draw(name: str, looking: _Looking) -> dict[str, Any]:
    for _ in range(_TRIED):
        secret = secrets.token_hex(16)
        found = sealed_question(name, secret)
        if looking.takes(found):
            return fields(found, secret)
    raise RuntimeError(f"{name} makes only questions that could be contested")


def question_in(row: AskedQuestion, language: str) -> dict[str, Any]:
    """The question without its key; ``Outdated`` if its words are not known."""
    if not row.asked:
        raise Outdated
    found: dict[str, Any] = row.asked[language]
    return found


def table_in(row: AskedQuestion) -> QuestionTable:
    """What it shows of the table, in the active language."""
    return table_of(shown_from_data(row.asked["shown"]))


def letters_of(row: AskedQuestion) -> list[str]:
    """The letters of its options."""
    return [option["id"] for option in question_in(row, "tr")["options"]]


def verdict_in(row: AskedQuestion, chosen: Collection[str], language: str) -> dict[str, Any]:
    """The verdict on an answer, with its reasons if the template still makes the same question; else without them."""
    return _verdict_in(row, chosen, language) | {"unanswered": not chosen}


def _verdict_in(row: AskedQuestion, chosen: Collection[str], language: str) -> dict[str, Any]:
    kept = question_in(row, language)
    if (found := _made_again(row)) is not None:
        told = verdict(found, chosen, language)
        if said(found, language) == kept and _key(told) == row.key:
            return told
    options = [
        {**option, "right": option["id"] in row.key.split(","), "chosen": option["id"] in chosen}
        for option in kept["options"]
    ]
    right = {option["id"] for option in options if option["right"]} == set(chosen)
    return {"right": right, "options": options, "clause": cited(row.clause, language), "topic": {"title": ""}}


def _made_again(row: AskedQuestion) -> Question | None:
    try:
        return sealed_question(row.template, row.secret)
    except NoSuchQuestion:
        return None


def _key(told: dict[str, Any]) -> str:
    return ",".join(option["id"] for option in told["options"] if option["right"])


def topic_titles() -> dict[str, str]:
    """The title of each topic by its name, in the active language."""
    return {one.topic.name: str(one.topic.title) for one in templates().values()}
