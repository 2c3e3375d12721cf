"""A ruling small enough to send: what a reader can ask for again is left out first."""

import json
from typing import Any

MOST_BYTES = 50_000


def shortened(shown: dict[str, Any]) -> dict[str, Any]:
    """The presented ruling with ``shortened``: whether something was left out to keep it below ``MOST_BYTES``.

    Left out are, as far as needed: the steps of the branches, the steps that did not apply, the branches, all steps, what
    follows each option.
    """
    shown["shortened"] = False
    for cut in (_steps_of_branches, _steps_not_applied, _branches, _steps, _consequences):
        if _size(shown) <= MOST_BYTES:
            break
        cut(shown)
        shown["shortened"] = True
    return shown


def _size(shown: dict[str, Any]) -> int:
    return len(json.dumps(shown, ensure_ascii=False).encode())


def _steps_of_branches(shown: dict[str, Any]) -> None:
    for branch in shown["missing"]["branches"] if shown["missing"] else ():
        _steps(branch["ruling"])


def _steps_not_applied(shown: dict[str, Any]) -> None:
    shown["trace"]["steps"] = _applied(shown["trace"]["steps"])


def _applied(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kept = [step | {"steps": _applied(step["steps"])} for step in steps]
    return [step for step in kept if step["applies"] or step["steps"]]


def _branches(shown: dict[str, Any]) -> None:
    if shown["missing"]:
        shown["missing"]["left_out"] += len(shown["missing"]["branches"])
        shown["missing"]["branches"] = []


def _steps(shown: dict[str, Any]) -> None:
    shown["trace"]["steps"] = []


def _consequences(shown: dict[str, Any]) -> None:
    for option in shown["options"]:
        option["then"] = []
