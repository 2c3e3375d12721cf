"""A fact of a case as a sentence of a question: in a story, after "because", and after "this would be right if"."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat, Side
from quizzes.questions.parts import Said, said
from rulings.seating import Roles
from rulings.wording.players import PLAYERS
from rulings.wording.stated import statement


def names_of(roles: Roles) -> dict[str, Any]:
    """The players by their roles: the seats of this table where the question names them."""
    return _USUAL | {role.replace("-", "_"): player for role, player in roles.items()}


_USUAL: dict[str, Any] = {role.replace("-", "_"): role for role in PLAYERS if role not in {*Seat, *Side}}


def fact_said(kind: str, fact: str, value: Any, roles: Roles) -> Said | None:
    """What is so, with the names of the players; ``None`` where there are no words for it."""
    found = statement(kind, fact, value)
    if found is None:
        return None
    text, values = found
    return Said(text, {**names_of(roles), **values})


SAYS_TOO = {"minutes_since_open": "scores_open"}
"""A fact that is said with another one: what has been open for some minutes has been opened."""
_BRINGS = {
    ("showed_out", "neither"): "worse_line_normal",
    ("needs_partners_choice", True): "worse_line_normal",
    ("partner_called", True): "lho_called_over_first",
}
"""What a supposition brings with it although the Law does not ask for it then: a worse line is normal beside 70D2 and 70E1.

Or what goes before it: partner's turn comes after that of the opponent on the left.
"""


def said_already(facts: Iterable[str]) -> set[str]:
    """The facts that need no words of their own beside these."""
    return {SAYS_TOO[fact] for fact in facts if fact in SAYS_TOO}


COMPARED = ("similar_meaning", "among_its_meanings", "same_purpose")
IN_NO_WAY = "in-no-way"


def said_together(facts: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as they are said of a case: a call that meets none of the three tests of 23A is comparable in no way."""
    first = next((name for name in facts if name in COMPARED), None)
    if first is None or any(known.get(test) is not False for test in COMPARED):
        return dict(facts)
    said = ((COMPARED[0], IN_NO_WAY) if name == first else (name, value) for name, value in facts.items())
    return {name: value for name, value in said if value == IN_NO_WAY or name not in COMPARED}


def if_so(kind: str, changed: Mapping[str, Any], roles: Roles, known: Mapping[str, Any]) -> Said | None:
    """What would have to be otherwise: the sentences of the facts, as suppositions. ``known``: the case with them."""
    implied = said_already(changed) | {_BRINGS[one] for one in changed.items() if one in _BRINGS}
    facts = said_together(changed, known)
    parts = [fact_said(kind, fact, value, roles) for fact, value in facts.items() if fact not in implied]
    supposed = [Said(one.text, one.values, supposed=True) for one in parts if one is not None]
    if not supposed or len(supposed) < len(parts):
        return None
    return joined(supposed)


def joined(parts: Sequence[Said]) -> Said:
    """Several sentences as one: "this, that and the other"."""
    told = parts[0]
    for one in parts[1:-1]:
        told = said(_("%(one)s, %(other)s"), one=told, other=one)
    return said(_("%(one)s and %(other)s"), one=told, other=parts[-1]) if len(parts) > 1 else told
