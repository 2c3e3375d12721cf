"""Twins made one: templates that ask the same of the same scene in other forms become the parts of one."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random

from quizzes.questions.parts import Draft, Unsuitable
from quizzes.questions.templates import FIRST, Template, drawn, template

_PART = "part"


def merged(name: str, *parts: Template) -> Template:
    """A template that asks each part equally often. Each goes on drawing, weighing its keys and checking as before.

    Its version rises with that of each part.
    """
    version = FIRST + sum(one.version - FIRST for one in parts)
    by_name = {one.name: one for one in parts}
    clauses = dict.fromkeys(clause for one in parts for clause in one.clauses)
    settled = frozenset(one for part in parts for one in part.settled)

    def make(rng: Random) -> Draft:
        part, seed = rng.choice(parts), f"{rng.getrandbits(64):016x}"
        try:
            draft = drawn(part, seed)
        except RuntimeError as error:  # it makes no question of that seed
            raise Unsuitable from error
        return replace(draft, known={**draft.known, _PART: part.name})

    def check(draft: Draft) -> Collection[Hashable]:
        part = by_name[draft.known[_PART]]
        return part.check(draft) if part.check else ()

    found = template(name, parts[0].topic, *clauses, settled=settled, version=version)(make)
    found.checked_by(check)
    found.for_exams = any(one.for_exams for one in parts)
    for one in parts:
        one.part_of = name
    return found
