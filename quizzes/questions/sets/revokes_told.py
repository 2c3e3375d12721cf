"""A revoke and how it comes to light, as a story tells it: from whose hand, ruffed or thrown, and who saw it."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.parts import Said, said
from quizzes.questions.sets.revokes_planted import Revoke, role_of
from quizzes.simulation.card_play import Table
from rulings.wording.forms import Text

_THROWN: dict[str, Text] = {
    "defender": _("On trick %(trick)s %(who)s, a defender, plays %(card)s although holding %(suit)s."),
    "declarer": _("On trick %(trick)s declarer, %(who)s, plays %(card)s from hand although holding %(suit)s."),
    "dummy": _(
        "On trick %(trick)s declarer calls for %(card)s from dummy, %(who)s, although there are %(suit)s there."
    ),
}
_RUFFED: dict[str, Text] = {
    "defender": _("On trick %(trick)s %(who)s, a defender, ruffs with %(card)s although holding %(suit)s."),
    "declarer": _("On trick %(trick)s declarer, %(who)s, ruffs with %(card)s in hand although holding %(suit)s."),
    "dummy": _("On trick %(trick)s declarer has dummy, %(who)s, ruff with %(card)s although there are %(suit)s there."),
}


def revoke_told(table: Table, revoke: Revoke) -> Said:
    """From whose hand the card came, and whether it was a trump."""
    words = _RUFFED if revoke.card.suit is table.board.trump else _THROWN
    text = words[role_of(table.board, revoke.seat)]
    return said(text, trick=revoke.trick, who=revoke.seat, card=revoke.card, suit=revoke.suit)


@dataclass(frozen=True)
class Noticed:
    """Who sees the revoke in time, in words for three moments: at once, after another or himself has played."""

    who: str
    at_once: Text
    later: Text
    played: Text
    facts: dict[str, Any] = field(default_factory=dict)


_BY_RIVAL = Noticed(
    "rival",
    _("At once %(speaker)s asks: “No %(suit)s?”"),
    _("When %(last)s has played and nobody else since, %(speaker)s asks: “No %(suit)s?”"),
    _("%(speaker)s plays too, and before anybody else does so asks: “No %(suit)s?”"),
)
_BY_RIVAL_OF_DUMMY = Noticed(
    "rival",
    _("At once %(speaker)s points to the %(suit)s in dummy."),
    _("When %(last)s has played and nobody else since, %(speaker)s points to the %(suit)s in dummy."),
    _("%(speaker)s plays too, and before anybody else does so points to the %(suit)s in dummy."),
)
_BY_OFFENDER = Noticed(
    "offender",
    _("At once %(speaker)s, unasked, says that it was a mistake."),
    _("When %(last)s has played and nobody else since, %(speaker)s, unasked, says that it was a mistake."),
    _("%(speaker)s has the last card played from his other hand, too; then, unasked, he says that it was a mistake."),
)
_BY_PARTNER = Noticed(
    "partner",
    _("At once %(speaker)s, the other defender, asks: “No %(suit)s, partner?”"),
    _("When %(last)s has played and nobody else since, %(speaker)s, the other defender, asks: “No %(suit)s, partner?”"),
    _("%(speaker)s, the other defender, plays too, and before anybody else does so asks: “No %(suit)s, partner?”"),
    {"partner_asked": True},
)
_BY_DUMMY = Noticed(
    "partner",
    _("At once %(speaker)s, dummy, who has broken no rule before, asks: “No %(suit)s?”"),
    _(
        "When %(last)s has played and nobody else since, %(speaker)s, dummy, who has broken no rule before, asks: "
        "“No %(suit)s?”"
    ),
    _(
        "A card is played from dummy too, and before anybody else plays %(speaker)s, dummy, who has broken no rule before, "
        "asks: “No %(suit)s?”"
    ),
)
_BY_WHOM = {
    "defender": (_BY_RIVAL, _BY_OFFENDER, _BY_PARTNER),
    "declarer": (_BY_RIVAL, _BY_OFFENDER, _BY_DUMMY),
    "dummy": (_BY_RIVAL_OF_DUMMY, _BY_OFFENDER),
}
"""Dummy asks about declarer's card alone (42B1); about a defender's card declarer does."""


def noticed_by(rng: Random, table: Table, revoke: Revoke) -> Noticed:
    """One of those who may see it."""
    return rng.choice(_BY_WHOM[role_of(table.board, revoke.seat)])


def told_in_time(rng: Random, table: Table, revoke: Revoke, noticed: Noticed, last: Seat) -> Said:
    """Who sees it when ``last`` has played."""
    speaker = _speaker(rng, table, revoke, noticed)
    text = noticed.at_once if last is revoke.seat else noticed.played if last is speaker else noticed.later
    return said(text, speaker=speaker, suit=revoke.suit, last=last)


def _speaker(rng: Random, table: Table, revoke: Revoke, noticed: Noticed) -> Seat:
    board = table.board
    if noticed.who == "partner":
        return revoke.seat.partner
    if noticed.who == "offender":
        return board.declarer if revoke.seat is board.dummy else revoke.seat
    if role_of(board, revoke.seat) == "defender":
        return board.declarer
    return rng.choice([board.declarer.lho, board.declarer.rho])
