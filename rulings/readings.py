"""Where the text can be read in more than one way: how it is read here, shown with the rulings that rest on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml
from django.conf import settings

from rulings.engine.citing import is_within
from rulings.engine.deciding import facts_read
from rulings.engine.rulings import Ruling
from rulings.wording.stated import sorts

_FILE = settings.BASE_DIR / "fixtures" / "readings.yaml"


@dataclass(frozen=True)
class Reading:
    """A question that the text leaves open and its answer, by language; ``rests`` says which rulings rest on it.

    ``contested``: a candidate could contest a key that rests on it.
    """

    clauses: str
    question: Mapping[str, str]
    reading: Mapping[str, str]
    rests: tuple[Mapping[str, Any], ...]
    contested: bool = False


@cache
def all_readings() -> tuple[Reading, ...]:
    """Every reading, in the order of the clauses."""
    found = yaml.load(_FILE.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return tuple(
        Reading(
            one["clauses"],
            {code: one[f"question_{code}"] for code in ("tr", "en")},
            {code: one[f"reading_{code}"] for code in ("tr", "en")},
            tuple(one["rests"]),
            one.get("contested", False),
        )
        for one in found
    )


def readings_behind(ruling: Ruling) -> list[Reading]:
    """The readings that a ruling rests on."""
    known = {name: value for name, value in ruling.trace.facts.items() if value is not None}
    known |= {fact.name: fact.value for fact in facts_read(ruling.trace)}
    return [one for one in all_readings() if any(_rests(ruling, known, case) for case in one.rests)]


def _rests(ruling: Ruling, known: Mapping[str, Any], case: Mapping[str, Any]) -> bool:
    return case["kind"] == ruling.kind and all(_holds(ruling, known, *one) for one in case.items() if one[0] != "kind")


def _holds(ruling: Ruling, known: Mapping[str, Any], name: str, wanted: Any) -> bool:
    if name == "cites":
        return any(is_within(clause, wanted) for clause in ruling.clauses)
    if name == "untold":
        return not _is_told(ruling, wanted)
    if name == "concludes":
        return any(item.key == wanted for item in (*ruling.part("effect"), *ruling.part("judgement")))
    if name == "several":
        return _has_several_of_one_side(ruling)
    if name in ("made", "trick_score"):
        return _has_part(ruling, name, wanted)
    allowed = wanted if isinstance(wanted, list) else [wanted]
    return name in known and any(one in allowed for one in sorts(known[name]))


def _is_told(ruling: Ruling, fact: str) -> bool:
    """Whether the case says it, so that nothing had to be supposed: regulations may settle what the text leaves open."""
    read = any(one.name == fact and not one.assumed for one in facts_read(ruling.trace))
    return read or ruling.trace.facts.get(fact) is not None


def _has_several_of_one_side(ruling: Ruling) -> bool:
    sides = [item.values["who"].side for item in ruling.part("effect") if item.key == "revoke-found"]
    return len(set(sides)) < len(sides)


def _has_part(ruling: Ruling, name: str, wanted: Any) -> bool:
    """Whether a score has a part, as overtricks, or so many points for the tricks bid."""
    parts: Mapping[str, int] = next((item.values["parts"] for item in ruling.part("effect") if item.key == "score"), {})
    return wanted in parts if name == "made" else parts.get("trick-score") == wanted
