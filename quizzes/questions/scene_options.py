"""The options of a scene: the rulings of the cases beside it, but none that is true of the case as the story tells it."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from django.utils import translation

from quizzes.questions.asking import label_text
from quizzes.questions.by_text import Row, as_token, certain_row, fits, keys_of_token, row_of, says
from quizzes.questions.facts_said import if_so
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Option, Unsuitable
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_of
from rulings.engine.neighbours import Beside, beside
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.seating import Roles

if TYPE_CHECKING:
    from quizzes.questions.scenes import Scene

_ENOUGH_WRONG = 3
_FEW_WRONG = 2
_MOST_TRIED = 60
"""So many cases that differ in two facts are tried where two wrong answers are there."""
_MOST_CROSSED = 150
"""So many are tried where the answer has two halves."""


def options_of(what: "Scene", table: Sequence[Row], rng: Random, case: Facts, roles: Roles) -> tuple[Option, ...]:
    """The ruling among those of the cases beside it; of two that are said alike one."""
    with translation.override("en"):
        near = _near(what, table, case, roles)
        if what.halves:
            near = _crossed(what, rng, case, near)
    return one_of(rng, case, near, what.answer)


def _crossed(what: "Scene", rng: Random, case: Facts, near: Sequence[Neighbour]) -> list[Neighbour]:
    """The key with one half otherwise, with the other, and with both: whoever counts which half comes oftest learns nothing."""
    own = _halves(what, case)
    by_halves = {_halves(what, one.case): one for one in near}
    squares = [
        (by_halves[first, own[1]], by_halves[own[0], second], one)
        for (first, second), one in by_halves.items()
        if first != own[0] and second != own[1] and {(first, own[1]), (own[0], second)} <= by_halves.keys()
    ]
    if not squares:
        raise Unsuitable
    return list(rng.choice(squares))


def _halves(what: "Scene", case: Facts) -> tuple[str, str]:
    first, _comma, second = str(what.answer(rule(case)).value).partition(", ")
    return first, second


def true_as_told(what: "Scene", table: Sequence[Row], ruling: Ruling, case: Facts, other: Ruling) -> bool:
    """Whether an answer that is right beside a case is true of the case itself.

    It is if the ruling concludes all of it, as a half of the key; if it is the key and more, so that only what it adds could be
    wrong; and if it is the same outcome for a reason that the case has too, although the rules came upon another first. Of
    clauses, if the case's own answer rests on it.
    """
    own, theirs = what.concluded(ruling), what.concluded(other)
    if what.cited is not None:
        return bool(theirs) and theirs[0].clause in {one.clause for one in own}
    excluding = what.words_for(as_token(theirs)) is not None
    if not what.whole and not excluding and (_all_of(theirs, ruling) or _all_of(own, other)):
        return True
    if own and {one.key for one in own} == {one.key for one in theirs} <= set(what.same):
        return True
    if Counter(one.key for one in own) != Counter(one.key for one in theirs):
        return False
    return _told_by_a_row(table, case, as_token(theirs))


def _told_by_a_row(table: Sequence[Row], case: Facts, token: str) -> bool:
    """Whether the text gives an outcome for a reason that the case has, whichever other reasons it has besides."""
    return any(
        fits(row, case) and says(token, row[1]) for row in table if keys_of_token(row[1]) == keys_of_token(token)
    )


def key_stays_true(what: "Scene", table: Sequence[Row], own: Ruling, near: Facts, ruling: Ruling) -> bool:
    """Whether the key is still true of a case that an option supposes, for the reason that the table has and that case too.

    Of clauses, if the ruling of that case rests on it as well.
    """
    key, theirs = what.concluded(own), what.concluded(ruling)
    if what.cited is not None:
        return bool(key) and key[0].clause in {one.clause for one in theirs}
    if Counter(one.key for one in key) != Counter(one.key for one in theirs):
        return False
    return _told_by_a_row(table, near, as_token(key))


def _all_of(conclusions: Sequence[Conclusion], ruling: Ruling) -> bool:
    """Whether a ruling concludes all of this, whatever else it says."""
    return bool(conclusions) and all(
        any(says(as_token((other,)), as_token((one,))) for other in ruling.concluded) for one in conclusions
    )


def _near(what: "Scene", table: Sequence[Row], case: Facts, roles: Roles) -> list[Neighbour]:
    """Neighbours with other answers, the nearest with each; those in two facts only where those in one do not suffice.

    An answer that reads as another one, or as a half of the key, is none: what differs in it is not said.
    """
    ruling = rule(case)
    own = what.answer(ruling)
    key = _heard(own, roles)
    found: dict[str, Neighbour] = {}
    seen: dict[Hashable, Answer] = {own.value: own}
    tried = 0
    for one in beside(what.undecided(case.known), what.values, most=what.most):
        tried += len(one.changed) > 1
        if what.halves:
            if tried > _MOST_CROSSED:
                break
        elif tried and len(found) >= (_FEW_WRONG if tried > _MOST_TRIED else _ENOUGH_WRONG):
            break
        answer = _answer_beside(what, one)
        if answer is None or answer.value in seen or not what.supposes(one.case):
            continue
        if what.parts(own, answer) or any(what.are_alike(other, answer) for other in seen.values()):
            continue
        if key_stays_true(what, table, ruling, one.case, one.ruling):
            continue
        heard = _heard(answer, roles)
        needed = needed_changes(what, table, case, one, answer)
        words = if_so(what.kind, _to_say(what, case, one.case, needed), roles, one.case.known)
        if (
            words
            and heard not in key
            and heard not in found
            and not true_as_told(what, table, ruling, case, one.ruling)
        ):
            found[heard] = Neighbour(one.case, words)
            seen[answer.value] = answer
    return list(found.values())


def _answer_beside(what: "Scene", one: Beside) -> Answer | None:
    try:
        return what.answer(one.ruling)
    except Unsuitable:
        return None


def needed_changes(what: "Scene", table: Sequence[Row], case: Facts, one: Beside, answer: Answer) -> Mapping[str, Any]:
    """What of the difference the answer needs, so that it is right and the key is not.

    Not a fact that the changed case asks for and that may be as it likes.
    """
    key, needed = rule(case), dict(one.changed)
    for name in one.changed:
        others = (case.known[name],) if name in case.known else tuple(what.values(one.case, name))
        possible = [near for near in (one.case.but(**{name: value}) for value in others) if _possible(what, near)]
        if len(needed) > 1 and possible and all(_gives(what, table, key, one.case, near, answer) for near in possible):
            del needed[name]
    return needed


def _to_say(what: "Scene", told: Facts, near: Facts, needed: Mapping[str, Any]) -> Mapping[str, Any]:
    """What of it is said: not what goes without saying in any story, where this one says nothing of it either."""
    said = {name: value for name, value in needed.items() if name in told.known or not what.leaves_untold(near, name)}
    return said or needed


def _possible(what: "Scene", case: Facts) -> bool:
    return not kind_of(case).problems(case) and what.supposes(case)


def _gives(what: "Scene", table: Sequence[Row], key: Ruling, told: Facts, case: Facts, answer: Answer) -> bool:
    """Whether a case has that answer and not the key; if it lacks a fact, whether the text asks for none to give it."""
    ruling = rule(case)
    if ruling.status != "ruled":
        return (row := certain_row(table, case)) is not None and row is row_of(table, told)
    try:
        found = what.answer(ruling).value == answer.value
    except Unsuitable:
        return False
    return found and not key_stays_true(what, table, key, case, ruling)


def _heard(answer: Answer, roles: Roles) -> str:
    return label_text(answer.label, roles, "en")
