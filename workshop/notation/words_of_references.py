"""How a reference reads once the clause that it names has another number."""

import re

from lawbook.citations import Citation, Kind
from lawbook.text.reference_grammar import CLAUSE

_NUMBER = re.compile(rf"{CLAUSE}$")


def rewritten(words: str, *, relative: bool, target: Citation, standing: Citation) -> str:
    """The words for the new number, written as they were; empty where only a person can say it."""
    if target.kind is not Kind.CLAUSE:
        return ""
    if not relative:
        found = _NUMBER.search(words)
        return words[: found.start()] + _short(target, found[0]) if found else ""
    labels = re.findall(r"\d+|[A-Z]|[a-z]+", words)
    if not labels or words != _below(labels):
        return ""
    depth = 0 if labels[0].isupper() else 1 if labels[0].isdigit() else 2
    if target.law != standing.law or target.path[:depth] != standing.path[:depth] or len(target.path) <= depth:
        return ""
    return _below(list(target.path[depth:]))


def _short(target: Citation, was: str) -> str:
    """``50D2(a)``, or with a blank after the number where it had one."""
    return re.sub(r"^(\d+)", r"\1 ", target.short) if re.match(r"\d+\s", was) else target.short


def _below(labels: list[str]) -> str:
    """``C2(a)``, ``2(a)``, ``(a)``: small letters and roman numbers stand in brackets."""
    return "".join(one if one.isupper() or one.isdigit() else f"({one})" for one in labels)
