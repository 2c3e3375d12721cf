"""Choices: what follows an option is what the rules conclude under the supposition that it was chosen."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rulings.engine.citing import is_within
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, Due, Finding, Option, Step, conclusions

F = TypeVar("F", bound=Facts)


def choice(
    f: F,
    key: str,
    chooser: str,
    follows: Callable[[F], object],
    /,
    supposing: Mapping[str, Any] | None = None,
    *,
    due: Due = "open",
    **values: Any,
) -> Option:
    """What a player (or the director) may choose, and what follows then: what ``follows`` concludes.

    ``follows`` asks other rules, or is itself a part of the rule that offers: what it returns is then of that clause too.

    ``supposing`` are the facts that say so once it was chosen, where the kind of case has such facts; ``due`` whether play
    waits for it. The option bears the clause that offers it, or the part of it that the option is (56: accept by 56A, have it
    taken back by 56B).
    """
    step = _suppose(f, key, follows, supposing or {})
    first = step.steps[0].clause if step.steps else ""
    step.clause = first if is_within(first, f.step.clause) else f.step.clause
    offered = Option("option", key, {"chooser": chooser, **values}, step.clause, tuple(conclusions(step)), due)
    step.finding = offered
    return offered


def _suppose(f: F, key: str, follows: Callable[[F], object], supposing: Mapping[str, Any]) -> Step:
    """Ask the rules in a step of its own, whose conclusions do not count for the case as it stands."""
    above, known = f.step, f.known
    step = f.step = Step("", key, None, {}, {}, [], dict(supposing))
    above.steps.append(step)
    if supposing:
        f.known = {**known, **supposing}
    try:
        found = follows(f)
    finally:
        f.step, f.known = above, known
    _by_the_clause_that_offers(step, above, found)
    return step


def _by_the_clause_that_offers(step: Step, above: Step, found: Finding) -> None:
    """What no rule has concluded follows by the clause that offers, and comes before what other Laws add."""
    items = found if isinstance(found, tuple) else (found,)
    own = [item for item in items if isinstance(item, Conclusion)]
    of_rules = {id(item) for item in conclusions(step)}
    if not own or id(own[0]) in of_rules:
        return
    for item in own:
        item.clause = item.clause or above.clause
    step.steps.insert(0, Step(above.clause, above.rule, found, step.facts, step.assumed))
    step.facts, step.assumed = {}, {}
