"""The vocabulary of facts: each name with its question, its values in words and the situations that ask for it."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Annotated, Any, get_args, get_origin

from rulings.engine.facts import FactField
from rulings.engine.kinds import kinds
from rulings.wording.speech import question, value_name


@dataclass(frozen=True)
class Declared:
    """What a situation declares of a fact, but for which of the values it can have there."""

    type: str
    means: str
    judgement: str


@dataclass(frozen=True)
class Word:
    """A fact over all situations: how it is declared (once), asked for and said, and what it was called before.

    ``values``: in words, in the order of the first situation; ``situations``: each with the values that it accepts.
    """

    name: str
    question: str
    values: dict[Any, str]
    declared: frozenset[Declared]
    situations: dict[str, tuple[Any, ...]]
    formerly: frozenset[str] = field(default=frozenset())


def vocabulary() -> dict[str, Word]:
    """Every fact of every situation, in the order of the alphabet, as now spoken."""
    found: dict[str, dict[str, FactField]] = defaultdict(dict)
    for kind in kinds().values():
        for fact in kind.facts.fields.values():
            found[fact.name][kind.name] = fact
    return {name: _word(name, facts) for name, facts in sorted(found.items())}


def _word(name: str, facts: dict[str, FactField]) -> Word:
    values = dict.fromkeys(value for fact in facts.values() for value in fact.candidates if isinstance(value, str))
    return Word(
        name,
        question(name),
        {value: value_name(name, value) for value in values},
        frozenset(map(_declared, facts.values())),
        {kind: fact.candidates for kind, fact in facts.items()},
        frozenset(fact.formerly for fact in facts.values() if fact.formerly),
    )


def _declared(fact: FactField) -> Declared:
    bare, *notes = get_args(fact.type) if get_origin(fact.type) is Annotated else (fact.type,)
    name = str(getattr(bare, "__name__", bare)).replace("typing.", "").split("[")[0]
    return Declared(name, next((note for note in notes if isinstance(note, str)), ""), fact.judgement)


def with_several_meanings(words: dict[str, Word]) -> list[str]:
    """The names that situations declare differently: as another type, with another meaning or by another test."""
    return [word.name for word in words.values() if len(word.declared) > 1]


def with_several_names(words: dict[str, Word]) -> dict[str, list[str]]:
    """The questions that are asked for facts of several names."""
    names = defaultdict(list)
    for word in words.values():
        names[word.question].append(word.name)
    return {asked: them for asked, them in names.items() if len(them) > 1}
