"""Cases as people and programs write them: ``{"kind": "revoke", "facts": {…}}``, read and checked; and their JSON Schema."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bridge.problems import ImpossibleCase, Problem, quoted
from rulings.engine.facts import UNKNOWN, FactField, Facts
from rulings.engine.kinds import Kind, kind_named, kinds
from rulings.engine.regulations import Regulations, left_by, read_regulations

MOST_PROBLEMS = 20
_SHOWN = 40
_PARTS = {
    "kind",
    "facts",
    "regulations",
    "id",
    "title",
    "why",
    "ruling",
}  # the last four are for those who review cases


def read_case(data: object) -> Facts:
    """The facts of a case, which assumes nothing that they exclude. Raises ``ImpossibleCase`` as ``told_case``."""
    facts = told_case(data)
    return kind_named(facts.kind).assuming_what_can_be(facts)


def told_case(data: object) -> Facts:
    """The facts as told. Raises ``ImpossibleCase`` with each problem and its place; never a case that is half read."""
    if not isinstance(data, Mapping):
        raise ImpossibleCase([Problem("", "case-not-an-object", {})])
    kind = _kind(data)
    if odd := sorted(str(name)[:_SHOWN] for name in data.keys() - _PARTS):
        raise ImpossibleCase([Problem(name, "unknown-part", {"name": name}) for name in odd])
    regulations = data.get("regulations")
    settled = settled_by(kind, read_regulations(regulations)) if regulations is not None else {}
    given, written = _present_names(kind, data.get("facts", {}))
    try:
        facts = kind.facts(**(settled | _validated(kind, given)))
    except ImpossibleCase as error:
        raise ImpossibleCase([_as_written(problem, written) for problem in error.problems]) from error
    if problems := kind.problems(facts):
        found = (Problem(f"facts.{problem.place}", problem.key, problem.values) for problem in problems)
        raise ImpossibleCase([_as_written(problem, written) for problem in found])
    return facts


def _present_names(kind: Kind, facts: object) -> tuple[object, dict[str, str]]:
    """The facts under the names of today, and for each of those that was told by an older one, that name."""
    if not isinstance(facts, Mapping):
        return facts, {}
    older = [one for one in kind.facts.fields.values() if facts.get(one.formerly) is not None]
    written = {one.name: one.formerly for one in older}
    if twice := [name for name in written if facts.get(name) is not None]:
        raise ImpossibleCase([Problem(f"facts.{written[name]}", "fact-twice", {"name": name}) for name in twice])
    told = {one.name: _told_formerly(kind, one, facts[one.formerly]) for one in older}
    return {name: value for name, value in facts.items() if name not in written.values()} | told, written


def _told_formerly(kind: Kind, fact: FactField, value: object) -> object:
    """What a case says of a fact under its older name."""
    if not fact.former_value:
        return value
    if value not in (values := _former_values(kind, fact.formerly)):
        told = {"value": quoted(value), "expected": ", ".join(values)}
        raise ImpossibleCase([Problem(f"facts.{fact.formerly}", "not-one-of", told)])
    return value == fact.former_value


def _former_values(kind: Kind, formerly: str) -> list[str]:
    """The values that an older fact had, each a fact of its own now."""
    return ["no", *(one.former_value for one in kind.facts.fields.values() if one.formerly == formerly)]


def _as_written(problem: Problem, written: Mapping[str, str]) -> Problem:
    """The problem at the name that the case uses."""
    part, _dot, place = problem.place.partition(".")
    name, dot, rest = place.partition(".")
    return Problem(f"{part}.{written.get(name, name)}{dot}{rest}", problem.key, problem.values) if place else problem


def settled_by(kind: Kind, read: Regulations) -> dict[str, Any]:
    """The facts that the regulations of the organisation settle, by name; what is not regulated settles none."""
    settled = {fact.name: getattr(read, fact.regulation) for fact in kind.facts.fields.values() if fact.regulation}
    return {name: value for name, value in settled.items() if value is not None}


def schema() -> dict[str, Any]:
    """The JSON Schema of all kinds of case.

    A fact says in ``x-needed`` whether a ruling that asks for it waits for it; if not, ``default`` is what is assumed.
    ``x-judgement`` is the clause whose test only the director can apply, ``x-regulation`` what settles a fact that the case
    does not give, where it comes with regulations; of those ``x-left-by`` names the clauses that leave them open. A name that a
    fact had before is ``deprecated``; ``x-now`` is the one to use.
    """
    definitions: dict[str, Any] = {"regulations": _regulations()}
    cases = []
    for name, kind in kinds().items():
        facts = kind.input_model.model_json_schema(ref_template="#/$defs/{model}")
        definitions |= facts.pop("$defs", {})
        for fact, stated in facts["properties"].items():
            _declared(kind.facts.fields[fact], stated)
        facts["properties"] |= _older_names(kind, facts["properties"])
        definitions[name] = facts
        regulations = {"$ref": "#/$defs/regulations"}
        properties = {"kind": {"const": name}, "facts": {"$ref": f"#/$defs/{name}"}, "regulations": regulations}
        cases.append({"type": "object", "title": name, "properties": properties, "required": ["kind"]})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Case",
        "oneOf": cases,
        "$defs": definitions,
    }


def _declared(fact: FactField, stated: dict[str, Any]) -> None:
    """Whether a fact is needed where a rule asks for it, or assumed, and as what; and by which clause it is judged."""
    stated.pop("default", None)
    stated["x-needed"] = fact.default is UNKNOWN
    if fact.default is not UNKNOWN:
        stated["default"] = list(fact.default) if isinstance(fact.default, tuple) else fact.default
    if fact.judgement:
        stated["x-judgement"] = fact.judgement
    if fact.regulation:
        stated["x-regulation"] = fact.regulation


def _older_names(kind: Kind, properties: Mapping[str, Any]) -> dict[str, Any]:
    """The names that facts had before: understood, but not for new cases."""
    found: dict[str, Any] = {}
    for one in kind.facts.fields.values():
        if one.former_value:
            now = ", ".join([*filter(None, [found.get(one.formerly, {}).get("x-now")]), one.name])
            found[one.formerly] = {"enum": _former_values(kind, one.formerly), "deprecated": True, "x-now": now}
        elif one.formerly:
            found[one.formerly] = {**properties[one.name], "deprecated": True, "x-now": one.name}
    return found


def _regulations() -> dict[str, Any]:
    described = Regulations.model_json_schema()
    for name, stated in described["properties"].items():
        stated["x-left-by"] = list(left_by(name))
    return described


def _kind(data: Mapping[Any, Any]) -> Kind:
    known = kinds()
    name = data.get("kind")
    if isinstance(name, str) and name in known:
        return known[name]
    close = get_close_matches(name[:_SHOWN], known, n=1) if isinstance(name, str) else []
    values = {"name": str(name)[:_SHOWN], "meant": close[0] if close else "", "known": ", ".join(known)}
    raise ImpossibleCase([Problem("kind", "kind-missing" if name is None else "unknown-kind", values)])


def _validated(kind: Kind, facts: object) -> dict[str, Any]:
    """The values of the facts that are given, in the order of their situation. ``null`` means not known."""
    if not isinstance(facts, Mapping):
        raise ImpossibleCase([Problem("facts", "facts-not-an-object", {})])
    given = {str(name)[:_SHOWN]: value for name, value in facts.items() if value is not None}
    try:
        read = kind.input_model.model_validate(given)
    except ImpossibleCase as error:
        raise ImpossibleCase([Problem(f"facts.{p.place}", p.key, p.values) for p in error.problems]) from error
    except ValidationError as error:
        raise ImpossibleCase(_problems(kind, error)) from error
    return {name: getattr(read, name) for name in kind.facts.fields if name in read.model_fields_set}


def _problems(kind: Kind, error: ValidationError) -> list[Problem]:
    return [_problem(kind, one) for one in error.errors(include_url=False)[:MOST_PROBLEMS]]


def _problem(kind: Kind, error: ErrorDetails) -> Problem:
    place = ".".join(str(part) for part in error["loc"])
    if error["type"] == "extra_forbidden":
        close = get_close_matches(str(error["loc"][-1]), kind.facts.fields, n=1)
        return Problem(f"facts.{place}", "unknown-fact", {"name": place, "meant": close[0] if close else ""})
    values = {"value": quoted(error["input"]), **error.get("ctx", {})}
    key = _NAMED.get(error["type"], "not-understood")
    if key == "not-one-of":
        values["expected"] = ", ".join(map(str, _possible(kind, error["loc"])))
    return Problem(f"facts.{place}", key, values)


def _possible(kind: Kind, place: tuple[int | str, ...]) -> tuple[Any, ...]:
    """The values that a fact can have, where they can be counted."""
    declared = kind.facts.fields.get(str(place[0]))
    return declared.candidates if declared else ()


_NAMED = {
    "literal_error": "not-one-of",
    "enum": "not-one-of",
    "bool_parsing": "not-yes-or-no",
    "bool_type": "not-yes-or-no",
    "int_parsing": "not-a-number",
    "int_type": "not-a-number",
    "int_from_float": "not-a-number",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "too_long": "too-many",
    "too_short": "too-few",
    "value_error": "not-understood",
}
