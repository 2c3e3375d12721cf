"""Chains: what happened is asked about in two or three steps; the answer to one is told before the next is asked.

Each step is a template of its own, so that it is remembered, examined and marked by itself; all steps of a seed are drawn
together. The story of a step tells everything before it: it can be asked alone, as in an exam, where no two steps come from the
same seed.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, replace
from random import Random

from quizzes.questions.parts import Draft
from quizzes.questions.templates import FIRST, Question, Template, Topic, question, template, written

MakeChain = Callable[[Random], tuple[Draft, ...]]


def chain(
    name: str,
    topic: Topic,
    *steps: tuple[str, ...],
    settled: Collection[Hashable] = (),
    version: int = FIRST,
    asked: bool = True,
) -> Callable[[MakeChain], tuple[Template, ...]]:
    """Mark the function that makes all steps of a chain; ``steps``: the clauses that each is about.

    The first step has the name of the chain, the others its name and their number.
    """
    names = tuple(name if number == 1 else f"{name}-{number}" for number in range(1, len(steps) + 1))

    def step(make: MakeChain, number: int) -> Template:
        marked = template(names[number], topic, *steps[number], settled=settled, version=version, asked=asked)
        made = marked(lambda rng: make(rng)[number])
        made.chain = names
        return made

    return lambda make: tuple(step(make, number) for number in range(len(steps)))


def beginning(candidates: Sequence[Template]) -> list[Template]:
    """Without the later steps of chains whose first step is among them: it leads there."""
    names = {one.name for one in candidates}
    return [one for one in candidates if not one.chain or one.chain[0] == one.name or one.chain[0] not in names]


@dataclass(frozen=True)
class Place:
    """Where a question stands in its chain: its number of so many, and the questions before and after it of the same seed."""

    number: int
    count: int
    first: Question | None
    following: Question | None


def place_of(found: Question) -> Place | None:
    """The place of a question that is a step of a chain; ``None`` for any other. A sealed question leads to no other."""
    names = found.template.chain
    if not names:
        return None
    at = names.index(found.template.name)
    first = _other(found, names[0]) if at else None
    following = _other(found, names[at + 1]) if at + 1 < len(names) else None
    return Place(at + 1, len(names), first, following)


def _other(found: Question, name: str) -> Question | None:
    """The question of the same seed of another step, unless it is asked of nobody while this one is."""
    if found.seed is None or (found.template.asked and not written()[name].asked):
        return None
    return question(name, found.seed)


def told_after(draft: Draft, *before: Draft) -> Draft:
    """A step with the stories of those before it told first."""
    earlier = tuple(one for step in before for one in step.story)
    return replace(draft, story=(*earlier, *draft.story))
