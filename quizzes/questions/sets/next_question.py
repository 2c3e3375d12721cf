"""The director's next question: a story without one fact on which the ruling turns; which of these must he find out?

Over all scenes: the engine splits on the missing fact, and nothing that it concludes changes with any of the others.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from django.utils import translation
from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import row_of
from quizzes.questions.directing import DIRECTING, LAWS
from quizzes.questions.facts_said import names_of
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.scenes import Scene, story_of
from quizzes.questions.sets.facts_missing import IDLE, PAIRS, PRESUPPOSES
from quizzes.questions.splitting import branch_said
from quizzes.questions.templates import template
from quizzes.questions.told import Told, all_told, completed
from rulings.engine.deciding import telling_clause
from rulings.engine.facts import Facts
from rulings.engine.joining import alike
from rulings.engine.kinds import kind_of
from rulings.engine.neighbours import facts_asked
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from rulings.engine.trees import clause_that_waits
from rulings.wording.speech import question_text

SAME = _("The ruling does not turn on this now.")
_MOST_WRONG, _FEWEST_WRONG = 3, 2
_MOST_DRAWN = 60
_WEIGHTY = ("effect", "option")
IN_OTHER_WORDS = {"copies-not-redealt": "deal-stays"}
"""Conclusions that rule the same for another reason: no new deal is due, and the director may still order one (6D3, 6F)."""
_REASON = re.compile(r" why=\S*")


@template("the-next-question", DIRECTING, *LAWS, version=21)
def next_question(rng: Random) -> Draft:
    """A case without a fact that its ruling needs; each pair of a scene and such a fact comes equally often."""
    name, missing = rng.choice(PAIRS)
    told = all_told()[name]
    case, idle = _lacking(told, missing, rng)
    wrong = [Option(_answer(one), right=False, note=said(SAME)) for one in as_long(rng, missing, idle)]
    options = [Option(_answer(missing), right=True), *wrong]
    roles = told.scene.seats(rng)
    return Draft(
        form="question",
        story=tuple(story_of(told.scene, case, roles)),
        ask=Said(_("What must the director find out next, before he can rule?"), names_of(roles)),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=_turning(rule(case)),
        roles=roles,
        known={"scene": name, "missing": missing},
    )


def _lacking(told: Told, missing: str, rng: Random) -> tuple[Facts, list[str]]:
    """A case of the scene without that fact, and questions that change nothing."""
    for _time in range(_MOST_DRAWN):
        try:
            case = without(told.scene, told.scene.draw(rng), missing)
        except Unsuitable:
            continue
        if not turns_on(case, missing) or not turns_by_text(told, case, missing) or not is_said_apart(case, missing):
            continue
        idle = [name for name in IDLE[told.name][missing] if is_idle(told, case, missing, name)]
        if len(idle) >= _FEWEST_WRONG:
            return case, idle
    raise Unsuitable


@next_question.checked_by
def _as_the_table_turns(draft: Draft) -> set[str]:
    """By the table read off the text of that scene: what changes the row, and, however the missing fact is, what does not."""
    told, missing = all_told()[draft.known["scene"]], draft.known["missing"]
    cases = list(possible(draft.case, missing))
    names = [str(option.answer.value) for option in draft.options]
    found = {name for name in names if name != missing and any(turns_by_text(told, case, name) for case in cases)}
    return found | ({missing} if turns_by_text(told, draft.case, missing) else set())


def is_idle(told: Told, case: Facts, missing: str, name: str) -> bool:
    """Whether a fact that is not told changes nothing, by the engine and by the table, however the missing one is."""
    if name in case.known or not _has_sense(case, name) or not changes_nothing(case, missing, name):
        return False
    return not any(turns_by_text(told, one, name) for one in possible(case, missing))


def _has_sense(case: Facts, name: str) -> bool:
    """Whether what the question speaks of has been told."""
    fact, values = PRESUPPOSES.get(name, ("", frozenset()))
    return not fact or case.known.get(fact) in values


def turns_by_text(told: Told, case: Facts, name: str) -> bool:
    """Whether the table read off the text says otherwise for some values of a fact, whatever else is found out then."""
    if not any(name in row[0] for row in told.rows):
        return False
    return len({_said_by_text(told, one) for one in possible(case, name)}) > 1


def _said_by_text(told: Told, case: Facts) -> frozenset[str]:
    rows = (row_of(told.rows, one) for one in completed(told.scene, case))
    return frozenset(without_reasons(IN_OTHER_WORDS.get(row[1], row[1])) if row else "" for row in rows)


def without_reasons(token: str) -> str:
    """What is concluded, for whatever reason."""
    return _REASON.sub("", token)


def without(scene: Scene, whole: Facts, missing: str) -> Facts:
    """The case without the fact, and without what a ruling reads for one of its values at most: that would give it away."""
    if missing not in whole.known:
        raise Unsuitable
    case = whole.telling(lambda name: name != missing)
    cases = list(possible(case, missing))
    if len(cases) < 2 or any(scene.excludes(one) for one in cases):
        raise Unsuitable
    read = Counter(name for one in cases for name in set(facts_asked(rule(one))))
    return case.telling(lambda name: read[name] > 1 or scene.opens_with(name))


def possible(case: Facts, name: str) -> Iterator[Facts]:
    """The case with each value of a fact with which it can be."""
    for value in case.fields[name].candidates:
        if not kind_of(case).problems(found := case.but(**{name: value})):
            yield found


def turns_on(case: Facts, missing: str) -> bool:
    """Whether the ruling waits for that fact before any other, and what may come of its values is not the same for all."""
    split = rule(case).split
    if split is None or split.fact != missing:
        return False
    return len({frozenset(_ends(one.ruling)) for one in split.branches}) > 1


def _ends(ruling: Ruling) -> Iterator[str]:
    """What is ruled in the end, whatever else has to be found out before."""
    if ruling.split is None:
        yield _weighty(ruling)
    elif not ruling.split.branches:
        yield ruling.split.fact
    else:
        for branch in ruling.split.branches:
            yield from _ends(branch.ruling)


def is_said_apart(case: Facts, missing: str) -> bool:
    """Whether the answers, and what they come to, are each said in words of their own."""
    split = rule(case).split
    if split is None:
        return False
    with translation.override("en"):
        told = [branch_said(case.kind, {}, missing, one) for one in split.branches]
    return len({so for so, _ruling in told}) == len({ruling for _so, ruling in told}) == len(told)


def _weighty(ruling: Ruling) -> str:
    """What happens and what may be chosen, for whatever reason."""
    told = [item for item in ruling.concluded if item.part in _WEIGHTY]
    keys = [IN_OTHER_WORDS.get(item.key, item.key) for item in told]
    without = [{name: value for name, value in item.values.items() if name != "why"} for item in told]
    return repr(list(zip(keys, without, strict=True)))


def changes_nothing(case: Facts, missing: str, name: str) -> bool:
    """Whether, however the missing fact is, every value of another that is not told gives just the same ruling."""
    for one in possible(case, missing):
        before, others = rule(one), list(possible(one, name))
        if len(others) < 2 or not all(alike(before, rule(other)) for other in others):
            return False
    return True


def as_long(rng: Random, missing: str, idle: Sequence[str]) -> list[str]:
    """Some of the questions that change nothing, so many of them longer than the right one that its length tells nothing."""
    mixed = sorted(rng.sample(idle, len(idle)), key=lambda name: len(_in_english(name)) > len(_in_english(missing)))
    shorter = [name for name in mixed if len(_in_english(name)) <= len(_in_english(missing))]
    longer = mixed[len(shorter) :]
    before = min(max(rng.randint(0, _MOST_WRONG), _MOST_WRONG - len(longer)), len(shorter))
    return [*shorter[:before], *longer[: _MOST_WRONG - before]]


def _in_english(name: str) -> str:
    with translation.override("en"):
        return str(question_text(name))


def _answer(name: str) -> Answer:
    return Answer(name, said(question_text(name)))


def _turning(ruling: Ruling) -> str:
    """The clause that rules one value as no other is ruled; else the one that asks, or that tells the values apart."""
    assert ruling.split is not None  # noqa: S101
    ends = [one.ruling.concluded for one in ruling.split.branches]
    keys = [{item.key for item in end} for end in ends]
    own = [item for end in ends for item in end if sum(item.key in one for one in keys) == 1 and item.part in _WEIGHTY]
    waits = clause_that_waits(ruling.trace)
    if waits and (any(one.ruling.split for one in ruling.split.branches) or waits in {item.clause for item in own}):
        return waits
    first = max(ends, key=len)
    return own[0].clause if own else telling_clause(first, [one for one in ends if one is not first])
