"""The reviewed cases of ``fixtures/cases``: how they are read and held against what the engine rules."""

from collections import Counter
from dataclasses import replace
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from rulings.engine.rulings import Ruling
from rulings.engine.trace import Conclusion, Step

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "cases"
PARTS = {
    "effects": "effect",
    "options": "option",
    "information": "information",
    "reminders": "reminder",
    "judgements": "judgement",
}


@cache
def reviewed_cases() -> list[dict[str, Any]]:
    """Every case of every file."""
    return [
        case
        for file in sorted(FOLDER.glob("*.yaml"))
        for case in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    ]


def as_told(case: dict[str, Any]) -> dict[str, Any]:
    """What the engine is told of a case."""
    return {part: case[part] for part in ("kind", "facts", "regulations") if part in case}


def differences(expected: dict[str, Any], ruling: Ruling) -> list[str]:
    """Where the ruling is not what was expected; nothing if it is."""
    found = [] if expected.get("status", "ruled") == ruling.status else [f"status {ruling.status}"]
    if "fact" in expected and (ruling.split is None or ruling.split.fact != expected["fact"]):
        found.append(f"splits on {ruling.split and ruling.split.fact}")
    for name, part in PARTS.items():
        if name in expected:
            found += _different(name, expected[name], ruling.part(part))  # type: ignore[arg-type]
    found += _different_after(expected.get("then", {}), ruling)
    traced = set(_clauses(ruling.trace)) | set(ruling.clauses)
    found += [f"{clause} is not in the trace" for clause in expected.get("clauses", ()) if clause not in traced]
    concluding = {item.clause for one in ruling.concluded for item in (one, *one.then)}
    found += [f"{clause} is concluded from" for clause in expected.get("not_clauses", ()) if clause in concluding]
    return found


def _different(name: str, expected: list[Any], concluded: list[Conclusion]) -> list[str]:
    wanted = [(item, {}) if isinstance(item, str) else next(iter(item.items())) for item in expected]
    if Counter(key for key, _ in wanted) != Counter(item.key for item in concluded):
        return [f"{name}: {[item.key for item in concluded]} instead of {[key for key, _ in wanted]}"]
    left = list(concluded)
    found = []
    for key, values in wanted:
        alike = next((item for item in left if item.key == key and _has(item, values or {})), None)
        if alike is None:
            found.append(f"{name}: no {key} with {values} among {[item.values for item in left if item.key == key]}")
        else:
            left.remove(alike)
    return found


def _different_after(expected: dict[str, list[Any]], ruling: Ruling) -> list[str]:
    """The effects that follow ``refuse-lead``, ``forbid-penalty-suit S D``, ``refuse-lead > no-lead-restriction``."""
    found = []
    for path, effects in expected.items():
        options = ruling.part("option")
        for step in path.split(" > "):
            chosen = _option(options, *step.split())
            options = [item for item in chosen.then if item.part == "option"] if chosen else []
        if chosen is None:
            found.append(f"then: there is no option {path}")
        else:
            found += _different(f"then {path}", effects, [item for item in chosen.then if item.part == "effect"])
    return found


def _option(options: list[Conclusion], key: str, *named: str) -> Conclusion | None:
    """The option of that key; where several have it, the one that names that card, hand or suits."""
    fitting = (item for item in options if item.key == key)
    return next((item for item in fitting if not named or list(named) in map(_named, item.values.values())), None)


def _named(value: Any) -> list[str]:
    said = plain(value)
    return [str(one) for one in said] if isinstance(said, list) else [str(said)]


def _has(item: Conclusion, values: dict[str, Any]) -> bool:
    return all(name in item.values and plain(item.values[name]) == plain(value) for name, value in values.items())


def said_backwards(ruling: Ruling) -> Ruling:
    """The same ruling with its conclusions in the contrary order."""
    return replace(ruling, trace=replace(ruling.trace, steps=ruling.trace.steps[::-1]))


def plain(value: Any) -> Any:
    """A value as YAML writes it."""
    if isinstance(value, bool | int | None):
        return value
    if isinstance(value, float | Decimal):
        return int(value) if value == int(value) else str(value)
    if isinstance(value, list | tuple) and not hasattr(value, "suit"):
        return [plain(item) for item in value]
    return str(value)


def _clauses(step: Step) -> list[str]:
    return [step.clause, *(clause for child in step.steps for clause in _clauses(child))]
