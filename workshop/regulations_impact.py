"""How rulings change if regulations are published: the reviewed cases under what holds and under them, off the request."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lawbook.jobs.doing import Task
from rulings.assistant.cases import ReviewedCase, facts_under, reviewed_cases
from rulings.engine.joining import alike_in_any_order
from rulings.engine.kinds import kind_named
from rulings.engine.rulings import rule
from rulings.organisation.published import in_force
from rulings.scripts import script
from workshop.models import RegulationsDraft


@dataclass(frozen=True)
class Changed:
    """A reviewed case that is ruled otherwise: its title and page, what is read aloud today and then."""

    title: str
    address: str
    before: list[str]
    after: list[str]


def compute(task: Task) -> None:
    """Keep which cases are ruled otherwise."""
    draft = RegulationsDraft.objects.get(pk=task.given["draft"])
    now = in_force()
    found = list(changed_cases(now.values if now else {}, draft.values))
    RegulationsDraft.objects.filter(pk=draft.pk).update(
        impact={"than": now.name if now else "", "cases": [case.id for case in found]}
    )


def changed_cases(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[ReviewedCase]:
    """The reviewed cases that are ruled otherwise, in whatever order; what is not regulated is as the Laws have it."""
    regulated = {case.kind for case in reviewed_cases().values() if _bears_on(case.kind)}
    for case in reviewed_cases().values():
        if case.kind not in regulated:
            continue
        if not alike_in_any_order(rule(facts_under(case, before)), rule(facts_under(case, after))):
            yield case


def shown(draft: RegulationsDraft, language: str) -> list[Changed]:
    """What was found, in the language in force; a case that is there no more is left out."""
    now = in_force()
    before = now.values if now else {}
    known = reviewed_cases()
    found = [known[name] for name in (draft.impact or {}).get("cases", ()) if name in known]
    return [
        Changed(
            one.title[language],
            one.address(language),
            script(rule(facts_under(one, before))),
            script(rule(facts_under(one, draft.values))),
        )
        for one in found
    ]


def _bears_on(kind: str) -> bool:
    return any(fact.regulation for fact in kind_named(kind).facts.fields.values())
