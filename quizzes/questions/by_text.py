"""The independent way to the key of a scene: a table read off the text of the Law, asked from the top.

A row says what has to be so, what then follows, and the clause that decides it, where that is not the first that concluded
something. What follows: the keys of the conclusions, each with those of its values that matter
("concession-made of=rest, play-stops"; "why=-": without such a value). The first row that fits counts.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from quizzes.questions.parts import Draft
from rulings.engine.facts import UNKNOWN, Facts
from rulings.engine.trace import Conclusion

_KEPT = 4096
"""The same few answers are held against the same rows for every question of a template."""

Row = tuple[Mapping[str, Any], str] | tuple[Mapping[str, Any], str, str]


def as_token(conclusions: Iterable[Conclusion]) -> str:
    """Conclusions as a text that can be compared: "claim-made of=tricks count=3 who=claimer, play-stops"."""
    return ", ".join(
        " ".join([item.key, *(f"{name}={value}" for name, value in sorted(item.values.items()) if value is not None)])
        for item in conclusions
    )


def right_by_text(table: Sequence[Row], draft: Draft) -> set[Any]:
    """The values of the options that say what the table says."""
    row = row_of(table, draft.case)
    if row is None:
        return set()
    return {option.answer.value for option in draft.options if says(str(option.answer.value), row[1])}


def row_of(table: Sequence[Row], case: Facts) -> Row | None:
    """The row that rules on a case."""
    return next((row for row in table if fits(row, case)), None)


def certain_row(table: Sequence[Row], case: Facts) -> Row | None:
    """The row that rules on a case, whatever else is found out; ``None`` if that depends on what is not known."""
    for row in table:
        unknown = {name for name in row[0] if name not in case.known and case.fields[name].default is UNKNOWN}
        if holds_all({name: wanted for name, wanted in row[0].items() if name not in unknown}, case):
            return None if unknown else row
    return None


def clause_by_text(table: Sequence[Row], case: Facts) -> str:
    """The clause that the table names as deciding; empty where it names none."""
    row = row_of(table, case)
    return row[2] if row is not None and len(row) > 2 else ""


def fits(row: Row, case: Facts) -> bool:
    """Whether all that a row asks for is so, whatever stands above it."""
    return holds_all(row[0], case)


def holds_all(wanted: Mapping[str, Any], case: Facts) -> bool:
    """Whether facts are as a condition has them: a value, one of a set, or what a function finds true."""
    return all(_is(case, *one) for one in wanted.items())


def _is(case: Facts, name: str, wanted: Any) -> bool:
    default = case.fields[name].default
    now = case.known.get(name, None if default is UNKNOWN else default)
    if callable(wanted):
        return bool(wanted(now))
    return now in wanted if isinstance(wanted, set | frozenset) else now == wanted


@lru_cache(_KEPT)
def says(token: str, expected: str) -> bool:
    """Whether an answer has just these conclusions with these values, whatever others it has."""
    own, wanted = _parts(token), _parts(expected)
    if len(own) != len(wanted):
        return False
    return all(any(key == other and _has(has, values) for other, has in own) for key, values in wanted)


def keys_of_token(token: str) -> list[str]:
    """The conclusions of an answer without their values."""
    return sorted(key for key, _values in _parts(token))


def _has(values: set[str], wanted: set[str]) -> bool:
    absent = {one.removesuffix("-") for one in wanted if one.endswith("=-")}
    return {one for one in wanted if not one.endswith("=-")} <= values and not any(
        value.startswith(name) for value in values for name in absent
    )


def _parts(token: str) -> list[tuple[str, set[str]]]:
    parts = [part.split(" ") for part in token.split(", ")]
    return [(key, set(values)) for key, *values in parts]
