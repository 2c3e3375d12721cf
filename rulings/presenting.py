"""A ruling as the API, the command and the pages give it: the machine's part and its sentences side by side."""

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from bridge.cards import Card
from bridge.contracts import Contract
from bridge.scoring.exact import rounded
from lawbook.citations import parse
from rulings.citing import cited
from rulings.double_dummy import Aid, aids
from rulings.engine.deciding import facts_that_decided
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, Split, rule
from rulings.engine.trace import Conclusion, Part, Step
from rulings.presenting_follow_ups import presented_follow_up
from rulings.readings import Reading, readings_behind
from rulings.scripts import offered, script
from rulings.wording.exceptions import WHY_NOT
from rulings.wording.scores import CONDITIONS
from rulings.wording.speech import address_of, capitalised, kind_title, question, say, value_name

_AS_SAID: tuple[Part, ...] = ("effect", "option", "information", "reminder", "judgement")
"""First what happens, then who may choose, then what is to be remembered."""
_IN_DIAGRAM = {"deal", "play", "contract"}
_PARTS: dict[str, Part] = {
    "effects": "effect",
    "options": "option",
    "information": "information",
    "reminders": "reminder",
    "judgements": "judgement",
}


def rule_and_present(facts: Facts, language: str, *, levels: int = 1) -> dict[str, Any]:
    """Rule on a case; the ruling as ``present`` gives it, with the double-dummy aid where there is one."""
    return present_ruled(facts, rule(facts), language, levels=levels)


def present_ruled(facts: Facts, ruling: Ruling, language: str, *, levels: int = 1) -> dict[str, Any]:
    """The ruling on a case where it is at hand, as ``rule_and_present`` gives it."""
    shown = present(ruling, language, levels=levels)
    shown["double_dummy"] = [_aid(aid) for aid in aids(facts, ruling)]
    return shown


def present(ruling: Ruling, language: str, *, levels: int = 1, traced: bool = True) -> dict[str, Any]:
    """The ruling as plain data, in the active language.

    Where facts are missing, ``levels`` of branches, one below the other, are given; each level is several times as large.
    Without the trace (``traced``) it is a fraction of its size.
    """
    shown: dict[str, Any] = {"kind": ruling.kind, "title": kind_title(ruling.kind), "status": ruling.status}
    for name, part in _PARTS.items():
        shown[name] = [presented_conclusion(item, language, ruling) for item in ruling.part(part)]
    shown["missing"] = _split(ruling.split, language, levels, traced=traced) if ruling.split else None
    shown["assumed"] = [_fact(name, value) for name, value in ruling.assumed.items()]
    shown["clauses"] = [cited(clause, language) for clause in ruling.clauses]
    shown["readings"] = readings_shown([ruling], language)
    shown["turned_on"] = [
        _fact(one.name, one.value) | {"clause": one.clause}
        for one in facts_that_decided(ruling.trace)
        if not _is_long(one.value)
    ]
    shown["script"] = script(ruling)
    shown["trace"] = presented_trace(ruling, language) if traced else None
    return shown


def _reading(one: Reading, language: str) -> dict[str, str]:
    """What the text leaves open, and how it is read here: an answer to a question begins a sentence of its own."""
    asked = capitalised(one.question[language])
    reading = one.reading[language]
    return {
        "clauses": one.clauses,
        "question": asked,
        "reading": capitalised(reading) if asked.endswith("?") else reading,
    }


def readings_shown(rulings: Iterable[Ruling], language: str) -> list[dict[str, str]]:
    """The readings on which rulings rest, each once."""
    behind = {one.clauses + one.question["en"]: one for ruling in rulings for one in readings_behind(ruling)}
    return [_reading(one, language) for one in behind.values()]


def presented_trace(ruling: Ruling, language: str) -> dict[str, Any]:
    """The steps of the ruling, one below the other."""
    return _step(ruling.trace, language)


def in_short(ruling: Ruling, language: str) -> dict[str, Any]:
    """What is concluded, its clauses and the script, without the way to it: the end of a branch of a tree."""
    parts = {name: [presented_conclusion(one, language) for one in ruling.part(part)] for name, part in _PARTS.items()}
    return parts | {"clauses": [cited(clause, language) for clause in ruling.clauses], "script": script(ruling)}


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, bool | int | float | None):
        return value
    if isinstance(value, Fraction | Decimal):
        return int(value) if value == int(value) else float(rounded(Fraction(value)))
    if isinstance(value, Card | Contract | str):
        return str(value)
    if isinstance(value, dict):
        return {str(name): plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return str(value)


def presented_conclusion(item: Conclusion, language: str, within: Ruling | None = None) -> dict[str, Any]:
    """A conclusion with its sentence and its clause; an option with what follows it.

    ``within`` a ruling also where it is ruled on further, with the facts that are known.
    """
    shown = {
        "key": item.key,
        "values": plain(item.values),
        "text": say(item),
        "clause": cited(item.clause, language),
    }
    if item.part == "option":
        then = sorted(item.then, key=lambda one: _AS_SAID.index(one.part))
        shown["then"] = [presented_conclusion(one, language, within) for one in then]
    if within is not None and (further := presented_follow_up(item, within)):
        shown["follow_up"] = plain(further)
    return shown


def _aid(aid: Aid) -> dict[str, Any]:
    text = _(
        "Double dummy, without the revoke on trick %(trick)s: %(tricks)s tricks for the declaring side. An aid, not a ruling."
    )
    return {
        "who": aid.who,
        "trick": aid.trick,
        "tricks": aid.tricks,
        "text": text % {"trick": aid.trick, "tricks": aid.tricks},
    }


def _split(split: Split, language: str, levels: int, *, traced: bool) -> dict[str, Any]:
    shown = split.branches if levels else ()
    branches = [
        {
            "values": plain(branch.values),
            "labels": [value_name(split.fact, value) for value in branch.values],
            "ruling": present(branch.ruling, language, levels=levels - 1, traced=traced),
        }
        for branch in shown
    ]
    clause = cited(split.judgement, language) if split.judgement else None
    asked = {"fact": split.fact, "question": question(split.fact), "judgement": clause}
    return asked | {"branches": branches, "left_out": len(split.branches) - len(shown)}


def known_facts(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """The facts that a case gives, as questions and answers; what a diagram shows better is left to it."""
    return [_fact(name, value) for name, value in facts.items() if name not in _IN_DIAGRAM or "deal" not in facts]


def _fact(name: str, value: Any) -> dict[str, Any]:
    return {
        "fact": name,
        "question": question(name),
        "value": plain(value),
        "label": value_name(name, value),
    }


def _step(step: Step, language: str) -> dict[str, Any]:
    return {
        "clause": cited(step.clause, language),
        "rule": step.rule,
        "finding": _finding(step.finding),
        "applies": bool(step.finding),
        "exception_to": cited(step.to, language) if step.to else None,
        "supposed": step.supposed is not None,
        "text": finding_text(step),
        "facts": [
            _fact(name, value) for name, value in step.facts.items() if value is not None and not _is_long(value)
        ],
        "assumed": [_fact(name, value) for name, value in step.assumed.items()],
        "steps": [_step(child, language) for child in step.steps],
    }


def _is_long(value: Any) -> bool:
    """A deal or a record: a step that reads it needs no repetition of it."""
    return isinstance(value, dict) or (isinstance(value, tuple) and bool(value) and isinstance(value[0], tuple))


def finding_text(step: Step) -> str:
    """What a rule found, in words; of an exception also to which general rule, and if it did not apply, why not."""
    if step.waits and not step.finding:
        return _("Depends on a fact that is not known yet.")
    if not step.to:
        return _found(step)
    general = parse(step.to).display(get_language() or "")
    if step.finding:
        return _("%(found)s An exception to %(general)s.") % {"found": _found(step), "general": general}
    return _("%(why)s No exception to %(general)s.") % {
        "why": WHY_NOT.get(step.clause, _("Does not apply.")),
        "general": general,
    }


def _found(step: Step) -> str:
    """The conclusions of a step, the condition that it looked at, or whether it applies.

    Of a supposed step it is the option; what follows from it stands in the steps below. Where what follows waits for a fact
    there is no option yet.
    """
    if step.supposed is not None and isinstance(step.finding, Conclusion):
        return _("If this is chosen: %(option)s") % {"option": _stated(step.finding)}
    found = step.finding if isinstance(step.finding, tuple) else (step.finding,)
    said = [item for item in found if isinstance(item, Conclusion)]
    if said:
        return " ".join(_stated(item) for item in said)
    if step.rule in CONDITIONS:
        return str(CONDITIONS[step.rule][bool(step.finding)])
    return _("Applies.") if step.finding else _("Does not apply.")


def _stated(item: Conclusion) -> str:
    """A conclusion as a sentence of its own; an option with who has it."""
    if item.part != "option":
        return capitalised(say(item)).rstrip(".") + "."
    return f"{address_of(item.values['chooser'])}: {offered(say(item))}"


def _finding(finding: Any) -> Any:
    """A conclusion is named by its key; it stands in full among the effects and options."""
    if isinstance(finding, Conclusion):
        return finding.key
    if isinstance(finding, tuple):
        return [_finding(item) for item in finding]
    return plain(finding)
