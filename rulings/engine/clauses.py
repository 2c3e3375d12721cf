"""The mark that a function encodes a clause, and the list of all that do."""

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache, wraps
from types import GeneratorType
from typing import Any, Concatenate, ParamSpec, TypeVar

from rulings.engine.facts import FactMissing, Facts
from rulings.engine.trace import Conclusion, Step

P = ParamSpec("P")
F = TypeVar("F", bound=Facts)
R = TypeVar("R")
Rule = Callable[Concatenate[F, P], R]

ENCODED: dict[str, dict[tuple[str, str], Callable[..., object]]] = {}
"""Clause → the functions that encode it, by their own clause and name as in ``Step``. Complete after ``load_laws``."""

EXCEPTIONS: dict[str, set[str]] = {}
"""General rule → the clauses of its exceptions. Complete after ``load_laws``."""


def clause(citation: str, *also: str) -> Callable[[Rule[F, P, R]], Rule[F, P, R]]:
    """Mark a function that encodes a clause. Its first argument is the facts; each call becomes a step of the trace.

    ``also`` names clauses that the same function covers (a footnote, a clause that only repeats this one). A rule may yield
    its conclusions one after another: those before a fact that is still unknown stand.
    """
    return _marking((citation, *also), "")


def exception(citation: str, *also: str, to: str) -> Callable[[Rule[F, P, R]], Rule[F, P, R]]:
    """Mark a function that encodes an exception to a general rule: what it finds true keeps that one from applying.

    Its step says so, also where it did not apply; ``wording.exceptions`` says why not.
    """
    mark = _marking((citation, *also), to)

    def noted(function: Rule[F, P, R]) -> Rule[F, P, R]:
        EXCEPTIONS.setdefault(to, set()).add(citation)
        return mark(function)

    return noted


def _marking(cited: tuple[str, ...], to: str) -> Callable[[Rule[F, P, R]], Rule[F, P, R]]:
    citation = cited[0]

    def mark(function: Rule[F, P, R]) -> Rule[F, P, R]:
        name = function.__name__

        @wraps(function)
        def rule(facts: F, /, *args: P.args, **options: P.kwargs) -> R:
            above = facts.step
            step = facts.step = Step(citation, name, None, {}, {}, [], None, to)
            above.steps.append(step)
            try:
                finding: Any = function(facts, *args, **options)
                if type(finding) is GeneratorType:
                    finding = _one_after_another(step, finding)
            except FactMissing:
                step.waits = True
                raise
            finally:
                facts.step = above
            step.finding = finding
            if finding and finding is not True:
                _sign(finding, citation)
            return finding  # type: ignore[no-any-return]

        for one in cited:
            ENCODED.setdefault(one, {})[citation, name] = rule
        return rule

    return mark


def _one_after_another(step: Step, conclusions: Iterable[Conclusion]) -> tuple[Conclusion, ...]:
    """What a rule concludes one after another: it stands even where the next conclusion has to wait for a fact."""
    drawn: list[Conclusion] = []
    try:
        drawn.extend(conclusions)
    finally:
        found = step.finding = tuple(drawn)
        _sign(found, step.clause)
    return found


def _sign(finding: object, citation: str) -> None:
    """A conclusion bears the clause of the rule that drew it."""
    for item in finding if isinstance(finding, tuple) else (finding,):
        if isinstance(item, Conclusion) and not item.clause:
            item.clause = citation


@cache
def load_laws() -> None:
    """Import every Law and every situation, so that all encoded clauses and all kinds of case are known.

    Once: looking for the modules again takes longer than most rulings.
    """
    from rulings import laws, situations

    for package in (laws, situations):
        for module in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{module.name}")
