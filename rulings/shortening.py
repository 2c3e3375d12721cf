"""A ruling, or an account of a table, small enough to send: what a reader can ask for again is left out first."""

import json
from typing import Any

MOST_BYTES = 50_000
MOST_RULINGS = 60
"""How many rulings of a table are put into words: what is left of more would not fit."""


def shortened(shown: dict[str, Any]) -> dict[str, Any]:
    """The presented ruling with ``shortened``: whether something was left out to keep it below ``MOST_BYTES``.

    Left out are, as far as needed: the steps of the branches, the steps that did not apply, those under each option, what
    follows the options of the branches, the branches, all steps, what follows each option.
    """
    shown["shortened"] = False
    for cut in _CUTS:
        if _size(shown) <= MOST_BYTES:
            break
        cut(shown)
        shown["shortened"] = True
    return shown


def shortened_account(shown: dict[str, Any]) -> dict[str, Any]:
    """The presented account, below ``MOST_BYTES``, with ``shortened``; ``left_out`` counts what is left out here too.

    The last ruling is what the table is about: of those before it only the script and the clauses are kept, then the earliest
    are left out; at last the branches of the last one and what follows its options.
    """
    shown["shortened"] = bool(shown["left_out"])
    for cut in (_scripts_only, _earliest, _branches_of_last, _consequences_of_last):
        if _size(shown) <= MOST_BYTES:
            break
        cut(shown)
        shown["shortened"] = True
    return shown


def shortened_trace(trace: dict[str, Any]) -> dict[str, Any]:
    """The steps of a ruling; if those are too many only what applied, if those are, none."""
    for steps in (trace["steps"], _applied(trace["steps"])):
        if _size(trace | {"steps": steps}) <= MOST_BYTES:
            return trace | {"steps": steps}
    return trace | {"steps": []}


_KEPT = ("kind", "title", "status", "clauses", "script")


def _scripts_only(shown: dict[str, Any]) -> None:
    for one in shown["rulings"][:-1]:
        one["ruling"] = {name: one["ruling"][name] for name in _KEPT}


def _earliest(shown: dict[str, Any]) -> None:
    sizes = [_size(one) for one in shown["rulings"]]
    too_much = _size(shown) - MOST_BYTES
    dropped = 0
    while too_much > 0 and len(sizes) > dropped + 1:
        too_much -= sizes[dropped]
        dropped += 1
    shown["rulings"] = shown["rulings"][dropped:]
    shown["left_out"] += dropped


def _branches_of_last(shown: dict[str, Any]) -> None:
    for one in shown["rulings"]:
        _branches(one["ruling"])


def _consequences_of_last(shown: dict[str, Any]) -> None:
    for one in shown["rulings"]:
        _consequences(one["ruling"])
    for choice in shown["table"]["choices"]:
        choice["then"] = []


def _size(shown: Any) -> int:
    return len(json.dumps(shown, ensure_ascii=False).encode())


def _steps_of_branches(shown: dict[str, Any]) -> None:
    for branch in shown["missing"]["branches"] if shown["missing"] else ():
        _steps(branch["ruling"])


def _steps_not_applied(shown: dict[str, Any]) -> None:
    shown["trace"]["steps"] = _applied(shown["trace"]["steps"])


def _applied(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kept = [step | {"steps": _applied(step["steps"])} for step in steps]
    return [step for step in kept if step["applies"] or step["steps"]]


def _steps_supposed(shown: dict[str, Any]) -> None:
    shown["trace"]["steps"] = _concluding(shown["trace"]["steps"])


def _concluding(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what is only supposed: what follows an option stands with it."""
    return [step | {"steps": _concluding(step["steps"])} for step in steps if not step["supposed"]]


def _consequences_of_branches(shown: dict[str, Any]) -> None:
    for branch in shown["missing"]["branches"] if shown["missing"] else ():
        _consequences(branch["ruling"])


def _branches(shown: dict[str, Any]) -> None:
    if shown["missing"]:
        shown["missing"]["left_out"] += len(shown["missing"]["branches"])
        shown["missing"]["branches"] = []


def _steps(shown: dict[str, Any]) -> None:
    shown["trace"]["steps"] = []


def _consequences(shown: dict[str, Any]) -> None:
    for option in shown["options"]:
        option["then"] = []


_CUTS = (
    _steps_of_branches,
    _steps_not_applied,
    _steps_supposed,
    _consequences_of_branches,
    _branches,
    _steps,
    _consequences,
)
