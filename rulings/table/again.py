"""An event ruled on again, with what has been chosen and has become known since; and what is told of which ruling on it."""

from collections.abc import Iterable, Mapping
from typing import Any

from bridge.changing import changed
from bridge.problems import ImpossibleCase, Problem
from rulings.engine.kinds import kind_named
from rulings.engine.trace import Option, Step
from rulings.table.account import Ruled, Told, ruled_on

CHANGED = ("changed-call", "insufficient-bid", "double-or-redouble", "call-despite-duty-to-pass")
"""Situations of which a call in place of another can be two at once: the change, and what is irregular about it (25A1)."""

WORDS = "designation"
"""What words for dummy's card mean (46B); the card that they play may be irregular besides."""
AT_ONCE = "simultaneous-play"
"""Several cards at once (58B); the one that is played may be irregular besides."""
FIFTH_CARD = "fifth-card"
"""A second card from one hand to a trick (45E); where it was a lead in turn, that lead may be irregular besides."""


def ruled_again(ruled: Ruled, told: Told, added: Mapping[str, Any]) -> Ruled:
    """The ruling on the same event as far as it is known by now."""
    kind, known = ruled.facts.kind, ruled.facts.known
    supposed = supposed_by(ruled.ruling.trace, ruled.chosen) if ruled.chosen else {}
    own = told_of(kind, told.get(ruled.event, {}), CHANGED if ruled.base is not None else (WORDS, AT_ONCE, FIFTH_CARD))
    again = ruled_on(ruled.event, kind, {**known, **supposed, **added}, own, ruled.seats)
    return changed(ruled, facts=again.facts, ruling=again.ruling)


def second_bid_open(before: Ruled, ruled: Ruled, told: Told) -> Ruled | None:
    """27C, 27B4: the first insufficient bid was refused; the one that already took its place may be accepted."""
    if ruled.facts.kind != "insufficient-bid" or ruled.chosen is None or ruled.chosen.key != "refuse-call":
        return None
    if not before.facts.known.get("premature"):
        return None
    again = ruled_again(before, told, {"lho_did": "refused", "premature": False})
    return again if again.option("accept-second-bid", {}) else None


def told_of(kind: str, told: Mapping[str, Any], beside: Iterable[str]) -> Mapping[str, Any]:
    """What the director adds to a ruling of this kind, where one event may be ruled on as several.

    ``beside``: the other kinds; what belongs to them alone is not added to this one. What no kind knows is left, and refused.
    """
    if not told:
        return told
    own = kind_named(kind).facts.fields
    others = {name for other in beside for name in kind_named(other).facts.fields}
    return {name: value for name, value in told.items() if name in own or name not in others}


def told_beside_words(told: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the director adds to the ruling on the card, beside what its words meant."""
    of_words = kind_named(WORDS).facts.fields
    return {name: value for name, value in told.items() if name not in of_words}


def refuse_unknown(number: int, kind: str | None, told: Told) -> None:
    """``ImpossibleCase`` where something is told of an event that no ruling on it reads; ``None``: nothing is ruled on it."""
    known = kind_named(kind).facts.fields if kind else ()
    if name := next((name for name in told.get(number, {}) if name not in known), None):
        raise ImpossibleCase([Problem(f"facts.{number}.{name}", "unknown-fact", {"name": name, "meant": ""})])


def supposed_by(step: Step, option: Option) -> Mapping[str, Any]:
    """The facts that say that an option was chosen, as the rule that offers it supposes them."""
    if step.supposed is not None and _same_option(step.finding, option):
        return step.supposed
    return next((found for one in step.steps if (found := supposed_by(one, option))), {})


def _same_option(finding: Any, option: Option) -> bool:
    return isinstance(finding, Option) and (finding.key, finding.values) == (option.key, option.values)
