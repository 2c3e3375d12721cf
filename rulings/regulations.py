"""The regulations that a ruling can depend on, in words: what is asked of an organisation once and not of every case."""

from typing import Any

from rulings.citing import cited
from rulings.engine.kinds import kinds
from rulings.engine.regulations import Regulations, left_by, values_of
from rulings.presenting import plain
from rulings.wording.speech import question, value_name


def regulations_listed(language: str) -> list[dict[str, Any]]:
    """Each with its question, its values, its default and the clauses that leave it open, in the language in force."""
    return [_listed(name, language) for name in Regulations.model_fields]


def _listed(name: str, language: str) -> dict[str, Any]:
    fact = settled_fact(name)
    return {
        "name": name,
        "question": question(fact),
        "values": [{"value": value, "label": value_name(fact, value)} for value in values_of(name)],
        "default": plain(Regulations.model_fields[name].default),
        "clauses": [cited(clause, language) for clause in left_by(name)],
    }


def settled_fact(name: str) -> str:
    """The fact that a regulation settles: its words are those of the regulation."""
    return next(
        fact.name for kind in kinds().values() for fact in kind.facts.fields.values() if fact.regulation == name
    )
