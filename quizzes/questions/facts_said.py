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


def fact_said(kind: str, fact: str, value: Any, roles: Roles, words: Mapping[str, Any] | None = None) -> Said | None:
    """What is so, with the names of the players; ``None`` where there are no words for it."""
    found = statement(kind, fact, value)
    if found is None:
        return None
    text, values = found
    return Said(text, {**names_of(roles), **values, **(words or {})})


SAYS_TOO = {"minutes_since_open": "scores_open"}
"""A fact that is said with another one: what has been open for some minutes has been opened."""
_BRINGS = {("showed_out", "neither"): "worse_line_normal"}
"""What a supposition brings with it although the Law does not ask for it then: whether a worse line is normal beside 70E1."""


def said_already(facts: Iterable[str]) -> set[str]:
    """The facts that need no words of their own beside these."""
    return {SAYS_TOO[fact] for fact in facts if fact in SAYS_TOO}


def if_so(kind: str, changed: Mapping[str, Any], roles: Roles) -> Said | None:
    """What would have to be otherwise: the sentences of the facts, as suppositions."""
    implied = said_already(changed) | {_BRINGS[one] for one in changed.items() if one in _BRINGS}
    parts = [fact_said(kind, fact, value, roles) for fact, value in changed.items() if fact not in implied]
    known = [Said(one.text, one.values, supposed=True) for one in parts if one is not None]
    if not known or len(known) < len(parts):
        return None
    return joined(known)


def joined(parts: Sequence[Said]) -> Said:
    """Several sentences as one: "this, that and the other"."""
    told = parts[0]
    for one in parts[1:-1]:
        told = said(_("%(one)s, %(other)s"), one=told, other=one)
    return said(_("%(one)s and %(other)s"), one=told, other=parts[-1]) if len(parts) > 1 else told
