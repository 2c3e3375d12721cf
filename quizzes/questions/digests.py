"""Whether a template still makes the same questions of the same seeds: their cases, options and keys, not their words."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from quizzes.questions.checking import check_template
from quizzes.questions.parts import Draft
from quizzes.questions.recorded import States, recorded
from quizzes.questions.shown import shown_as_data
from quizzes.questions.templates import Question, Template, linked, question, templates

FEW, MANY = range(6), range(40)
"""So many seeds are looked at every day, and in the long run."""
DECIDED = range(200)
"""Of so many it is recorded by which clauses they are decided, and none of them may have anything wrong with it."""


Make = Callable[[str, int], Question]
"""A template by its name and a seed make a question."""


def states() -> States:
    """How each template is; what takes longest is only looked for where its questions are others than recorded."""
    before = recorded()
    now: States = {}
    for name, one in linked().items():
        state = digests(one)
        same = name in before and before[name].items() >= state.items()
        now[name] = state | {"clauses": before[name]["clauses"] if same else clauses(one)}
    return now


def lost(now: States) -> dict[str, list[str]]:
    """By template the clauses that decided some of its questions when they were recorded, and decide none now."""
    before = recorded()
    gone = {name: {*before[name]["clauses"]} - {*state["clauses"]} for name, state in now.items() if name in before}
    return {name: sorted(clauses) for name, clauses in gone.items() if clauses}


def faults(now: States) -> dict[str, list[str]]:
    """By template, of those that are asked and not as recorded, what is wrong with many questions or would tell the answer."""
    before = recorded()
    others = [name for name, state in now.items() if name in templates() and before.get(name) != state]
    tallies = {name: check_template(templates()[name], DECIDED) for name in others}
    wrong = {name: [*(f"{seed}: {one}" for seed, one in of.problems), *of.tells()] for name, of in tallies.items()}
    return {name: found for name, found in wrong.items() if found}


def digests(template: Template, make: Make = question) -> dict[str, Any]:
    """The version of a template and the digests of its questions."""
    return {"version": template.version, "few": digest(template, FEW, make), "many": digest(template, MANY, make)}


def clauses(template: Template, make: Make = question) -> list[str]:
    """The clauses that decide some question of a template."""
    return sorted({make(template.name, seed).draft.clause for seed in DECIDED})


def digest(template: Template, seeds: range, make: Make = question) -> str:
    """Of the questions that some seeds make."""
    drafts = (make(template.name, seed).draft for seed in seeds)
    return hashlib.sha256("\n".join(map(_told, drafts)).encode()).hexdigest()[:16]


def _told(draft: Draft) -> str:
    facts = sorted((name, _stable(value)) for name, value in draft.case.known.items())
    options = [(str(option.answer.value), option.right) for option in draft.options]
    roles = sorted((role, str(player)) for role, player in draft.roles.items())
    return repr((draft.clause, facts, options, roles, shown_as_data(draft.shown)))


def _stable(value: Any) -> str:
    """A value as a text that is the same in every process: sets in an order of their own."""
    match value:
        case Mapping():
            return repr(sorted((str(key), _stable(one)) for key, one in value.items()))
        case set() | frozenset():
            return repr(sorted(map(str, value)))
    return str(value)


def changed(now: States) -> list[str]:
    """The templates whose seeds make other questions than recorded, though their version is the same."""
    before = recorded()
    return [
        name
        for name, state in now.items()
        if name in before and before[name]["version"] == state["version"] and before[name] != state
    ]
