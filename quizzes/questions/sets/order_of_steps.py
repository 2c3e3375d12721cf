"""Steps of a procedure to be put in order: which comes first by the text of the Law?"""

from collections.abc import Hashable, Sequence
from itertools import pairwise, permutations
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.directing import DIRECTING
from quizzes.questions.facts_said import joined
from quizzes.questions.parts import Answer, Cited, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.procedures_told import BEFORE, PROCEDURES, Procedure
from quizzes.questions.templates import template
from rulings.engine.kinds import kind_named

_FEWEST_STEPS, _MOST_STEPS, _MOST_WRONG = 3, 4, 3

Order = tuple[str, ...]


@template("order-of-steps", DIRECTING, *dict.fromkeys(one.clause for one in PROCEDURES.values()), version=4)
def order_of_steps(rng: Random) -> Draft:
    """Some steps of a procedure, numbered in any order, with the two whose order its clause sets."""
    name = rng.choice(sorted(PROCEDURES))
    told = PROCEDURES[name]
    count = rng.randint(_FEWEST_STEPS, min(_MOST_STEPS, len(told.steps)))
    steps = _some(rng, told, count)
    listed = rng.sample(steps, count)
    wrong = [order for order in permutations(steps) if order != steps and not holds(name, order)]
    wrong.sort(key=lambda order: (_inversions(steps, order), rng.random()))
    if len(wrong) < _MOST_WRONG:
        raise Unsuitable
    kept = rng.sample(wrong[: _MOST_WRONG + 2], _MOST_WRONG)
    options = [_option(name, listed, steps, right=True), *(_option(name, listed, order, right=False) for order in kept)]
    return Draft(
        form="order",
        story=(*(said(text) for text in told.story), *_numbered(told, listed)),
        ask=said(_("In which order does this happen, as the Laws have it?")),
        options=tuple(rng.sample(options, len(options))),
        case=kind_named(told.kind).facts(**told.facts),
        clause=told.clause,
        known={"procedure": name, "listed": tuple(listed)},
        because=said(_("this is the order of %(clauses)s"), clauses=_clauses(name, steps)),
    )


@order_of_steps.checked_by
def _as_the_text_says_before(draft: Draft) -> set[Hashable]:
    """The orders that turn no pair round of which the text says which comes first."""
    name, listed = draft.known["procedure"], draft.known["listed"]
    return {
        option.answer.value
        for option in draft.options
        if holds(name, tuple(listed[int(number) - 1] for number in str(option.answer.value).split("-")))
    }


def holds(name: str, order: Order) -> bool:
    """Whether an order turns round no pair of which the text, by itself or over other steps, says which comes first."""
    return first_wrong(name, order) is None


def first_wrong(name: str, order: Order) -> tuple[str, str] | None:
    """The first two steps that stand the wrong way round: which should come first, and which after it."""
    for place, later in enumerate(order):
        for earlier in order[place + 1 :]:
            if comes_before(name, earlier, later):
                return earlier, later
    return None


def comes_before(name: str, one: str, other: str) -> bool:
    """Whether the text has one step before another, perhaps over steps between them."""
    then = [after for before, after in BEFORE[name] if before == one]
    return other in then or any(comes_before(name, between, other) for between in then)


def _some(rng: Random, told: Procedure, count: int) -> Order:
    others = sorted(told.steps.keys() - set(told.deciding))
    kept = {*told.deciding, *rng.sample(others, count - len(told.deciding))}
    return tuple(step for step in told.steps if step in kept)


def _inversions(right: Order, order: Order) -> int:
    places = [right.index(step) for step in order]
    return sum(one > other for at, one in enumerate(places) for other in places[at + 1 :])


def _numbered(told: Procedure, listed: Sequence[str]) -> list[Said]:
    return [
        said(_("%(number)s. %(step)s"), number=number, step=said(told.steps[step]))
        for number, step in enumerate(listed, start=1)
    ]


def _option(name: str, listed: Sequence[str], order: Order, *, right: bool) -> Option:
    numbers = [str(listed.index(step) + 1) for step in order]
    label = said(" → ".join(numbers))
    if right:
        return Option(Answer("-".join(numbers), label), right=True)
    earlier, later = first_wrong(name, order) or ("", "")
    note = said(
        _("First comes %(first)s, and %(second)s only after it."),
        first=listed.index(earlier) + 1,
        second=listed.index(later) + 1,
    )
    return Option(
        Answer("-".join(numbers), label), right=False, note=note, clause=_clause_between(name, earlier, later)
    )


def _clause_between(name: str, earlier: str, later: str) -> str:
    """The clause that says it of the two, or of the last step of the way from one to the other."""
    if (earlier, later) in BEFORE[name]:
        return BEFORE[name][earlier, later][0]
    return next(
        clause
        for (before, after), (clause, _words) in BEFORE[name].items()
        if after == later and comes_before(name, earlier, before)
    )


def _clauses(name: str, steps: Order) -> Said:
    found = [_clause_between(name, one, other) for one, other in pairwise(steps)]
    return joined([said("%(clause)s", clause=Cited(one)) for one in dict.fromkeys(found)])
