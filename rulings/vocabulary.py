"""The vocabulary of facts: under each name its forms in all situations, and what is not yet one name for one thing."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin

from rulings.engine.facts import FactField
from rulings.engine.kinds import kinds
from rulings.wording.speech import question, value_name


@dataclass(frozen=True)
class Form:
    """What a name means somewhere: the type of its values, the values with their words, and the question, as now spoken."""

    type: str
    values: tuple[tuple[Any, str], ...]
    question: str


Vocabulary = dict[str, dict[Form, list[str]]]
"""Name → form → the situations that have it so."""


def vocabulary() -> Vocabulary:
    """Every fact of every situation, in the order of the alphabet."""
    found: Vocabulary = defaultdict(lambda: defaultdict(list))
    for kind in kinds().values():
        for fact in kind.facts.fields.values():
            found[fact.name][_form(kind.name, fact)].append(kind.name)
    return {name: dict(forms) for name, forms in sorted(found.items())}


def _form(kind: str, fact: FactField) -> Form:
    words = tuple((value, value_name(kind, fact.name, value)) for value in fact.candidates if isinstance(value, str))
    return Form(_type_name(fact.type), words, question(kind, fact.name))


def _type_name(hint: Any) -> str:
    bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return str(getattr(bare, "__name__", bare)).replace("typing.", "").split("[")[0]


def with_several_meanings(words: Vocabulary) -> dict[str, dict[Form, list[str]]]:
    """The names whose values differ from one situation to another: of another type, or another list."""
    return {
        name: forms
        for name, forms in words.items()
        if len({(form.type, frozenset(value for value, _word in form.values)) for form in forms}) > 1
    }


def asked_in_several_ways(words: Vocabulary) -> dict[str, dict[Form, list[str]]]:
    """The names with one list of values and more than one question or more than one word for a value."""
    several = with_several_meanings(words)
    return {name: forms for name, forms in words.items() if len(forms) > 1 and name not in several}


def with_several_names(words: Vocabulary) -> dict[str, list[str]]:
    """The questions that are asked for facts of several names."""
    names = defaultdict(set)
    for name, forms in words.items():
        for form in forms:
            names[form.question].add(name)
    return {asked: sorted(them) for asked, them in names.items() if len(them) > 1}
