"""Why the key of a question is right: one sentence from the facts that decided, those that differ from the neighbours first."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes.questions.facts_said import names_of, said_already, said_together
from quizzes.questions.neighbours import fact_of
from quizzes.questions.parts import Draft
from quizzes.questions.saying import say_part, say_said, sentence_would_be_right
from quizzes.questions.splitting import how_it_splits
from rulings.engine.deciding import FactRead, facts_read
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling
from rulings.wording.stated import stated
from rulings.wording.sums import sum_of

MOST_REASONS = 3


def because(draft: Draft, ruling: Ruling) -> str:
    """The sentence that stands beside the key; empty where nothing but the rule itself decides.

    Of a wrong sentence the right one, why, and when what was said would be right.
    """
    if draft.instead is not None:
        key = next(option for option in draft.options if option.right)
        told = [say_said(draft.instead), _reason(draft, ruling)]
        return " ".join([*filter(None, told), *([sentence_would_be_right(key.right_if)] if key.right_if else [])])
    return _reason(draft, ruling)


def _reason(draft: Draft, ruling: Ruling) -> str:
    if ruling.split is not None:
        return how_it_splits(draft, ruling.split)
    told = sum_of(draft.case, ruling)
    if draft.because is not None:
        reason = _because(say_part(draft.because))
        return f"{reason[:-1]}; {told}" if told and _asks_for_points(draft) else reason
    if told:
        return told
    reasons = _reasons(draft, ruling)
    return _because(_joined(reasons)) if reasons else ""


def _asks_for_points(draft: Draft) -> bool:
    return draft.form == "score" and all(isinstance(value, int) for value in draft.right)


def _because(reasons: str) -> str:
    return _("Because %(reasons)s.") % {"reasons": reasons}


def _joined(reasons: list[str]) -> str:
    if len(reasons) == 1:
        return reasons[0]
    return _("%(first)s and %(last)s") % {"first": _(", ").join(reasons[:-1]), "last": reasons[-1]}


def _reasons(draft: Draft, ruling: Ruling) -> list[str]:
    """The facts in words: what tells this case from its neighbours, else what the deciding rules read."""
    if "play" in draft.case.known and (told := _of_play(ruling)):
        return told
    if told := _said([FactRead(name, fact_of(draft.case, name), "") for name in draft.told_by], draft):
        return told
    read = [fact for fact in _weightiest_first(ruling) if not _seen_at_once(fact)]
    near = [option.neighbour for option in draft.options if option.neighbour is not None]
    telling = [fact for fact in read if _differs(fact, draft.case, near)]
    given = [fact for fact in read if not fact.assumed]
    said = (_said(facts, draft) for facts in (telling, given, read))
    return next((one for one in said if one), [])[:MOST_REASONS]


def _seen_at_once(fact: FactRead) -> bool:
    """A whole hand: the diagram shows it, and no sentence should read it out."""
    return isinstance(fact.value, tuple) and len(fact.value) > _READ_OUT


_READ_OUT = 3


def _differs(fact: FactRead, case: Facts, near: Iterable[Facts]) -> bool:
    return any(
        one.kind == case.kind and one.known.get(fact.name, case.fields[fact.name].default) != fact.value for one in near
    )


def _weightiest_first(ruling: Ruling) -> list[FactRead]:
    """The facts of the rules that decided and of the way to them before those that only let other rules stand aside;
    what happened before what did not.
    """
    way = [FactRead(name, value, "") for name, value in ruling.trace.facts.items() if value is not None]
    way += [FactRead(name, value, "", assumed=True) for name, value in ruling.trace.assumed.items()]
    deciding = {fact.name for fact in (*facts_read(ruling.trace, deciding=True), *way)}
    read = {fact.name: fact for fact in (*way, *facts_read(ruling.trace))}
    return sorted(read.values(), key=lambda one: (one.name not in deciding, one.value in (False, "none", 0)))


def _of_play(ruling: Ruling) -> list[str]:
    """What each of several revokes of a record costs, or that there is none; the facts say it of a single one."""
    effects = ruling.part("effect")
    revokes = [item.values["trick"] for item in effects if item.key == "revoke-found"]
    if len(revokes) == 1:
        return []
    counts = {item.values["trick"]: item.values["count"] for item in effects if item.key == "transfer-tricks"}
    told = [_cost(counts.get(trick, 0)) % {"trick": trick, "count": counts.get(trick, 0)} for trick in revokes]
    return told or [_("everybody who could follow suit did so")]


def _cost(count: int) -> str:
    if not count:
        return _("the revoke on trick %(trick)s costs no trick")
    return ngettext(
        "the revoke on trick %(trick)s costs one trick", "the revoke on trick %(trick)s costs %(count)s tricks", count
    )


def _said(facts: Iterable[FactRead], draft: Draft) -> list[str]:
    names = {**names_of(draft.roles), **draft.names}
    read = said_together({fact.name: fact.value for fact in facts}, draft.case.known)
    already = said_already(read)
    said = (stated(draft.case.kind, name, value, names) for name, value in read.items() if name not in already)
    return list(dict.fromkeys(one for one in said if one))
