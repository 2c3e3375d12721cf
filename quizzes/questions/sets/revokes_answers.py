"""How many tricks go over, as an answer, and the neighbouring cases in which another number would."""

from dataclasses import replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.facts_said import fact_said, joined
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.parts import Answer, Condition, Said, said
from quizzes.questions.sets.revokes_planted import Revoke, could_win, facts_of, later_tricks, roles_of
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling
from rulings.situations.revoke_facts import RevokeFacts
from rulings.wording.forms import Text

_TRICKS = {
    0: _("No trick"),
    1: _("One trick"),
    2: _("Two tricks"),
    3: _("Three tricks"),
    4: _("Four tricks"),
}


def tricks(count: int) -> Answer:
    """A number of tricks as an answer."""
    return Answer(count, said(_TRICKS[count]))


def count_of(ruling: Ruling) -> int:
    """The tricks that a ruling transfers."""
    return sum(item.values["count"] for item in ruling.part("effect") if item.key == "transfer-tricks")


def transferred(ruling: Ruling) -> Answer:
    """The tricks that a ruling transfers, as an answer."""
    return tricks(count_of(ruling))


def reason(table: Table, revoke: Revoke, when: str) -> Said:
    """Who revoked, and what decides how many tricks it costs: when it was noticed, whose card it was, or who won what."""
    facts = facts_of(table, revoke)
    if when != "in-time":
        telling = {"attention": when}
    elif facts["hand"] == "dummy":
        telling = {"hand": "dummy"}
    else:
        telling = {name: facts[name] for name in ("trick_won_by", "later_tricks")}
    roles = roles_of(revoke.seat)
    told = [fact_said(RevokeFacts.kind, name, value, roles) for name, value in telling.items()]
    found = said(_("%(who)s revoked on trick %(trick)s"), **_values(revoke))
    return joined([found, *filter(None, told)])


def near_transfers(
    rng: Random, table: Table, revoke: Revoke, *, attention: str = "in-time", revoked: bool = True
) -> list[Neighbour]:
    """What would make it none, one or two tricks, in any order; what is so already is not said.

    Not ``revoked``: a card that is none. Of a revoke from dummy declarer's own is the neighbour, which no exception excuses.
    """
    by_dummy = revoke.seat is table.board.dummy
    whose = replace(revoke, seat=table.board.declarer) if by_dummy else revoke
    facts = facts_of(table, whose) | ({"hand": "dummy"} if by_dummy else {})
    base = RevokeFacts(could_comply=revoked, attention=attention, **facts)
    near = [*_near_none(revoke, base), *_near_some(table, whose, base)]
    return rng.sample(near, len(near))


def _near_none(revoke: Revoke, base: RevokeFacts) -> list[Neighbour]:
    void = if_(
        _("%(who)s had held no more %(suit)s on trick %(trick)s"),
        {"could_comply": False},
        who=revoke.seat,
        suit=revoke.suit,
        trick=revoke.trick,
    )
    late = if_(_("the revoke had first been noticed after the end of the round"), {"attention": "after-round"})
    return [supposing(base, void), supposing(base, late)]


def _near_some(table: Table, revoke: Revoke, base: RevokeFacts) -> list[Neighbour]:
    """A revoke noticed in time that costs one trick or two, by who won its trick; the result at the table is the same."""
    in_time = if_(_("it had been noticed in time"), {"attention": "in-time"})
    revoked = if_(_("%(who)s had revoked on trick %(trick)s"), {"could_comply": True}, **_values(revoke))
    closed = if_(
        _("%(who)s had revoked from the closed hand on trick %(trick)s"), {"hand": "declarer"}, **_values(revoke)
    )
    common = [in_time, revoked, *([closed] if base.known["hand"] == "dummy" else [])]
    return [supposing(base, *common, won) for won in winners_otherwise(table, revoke)]


def winners_otherwise(table: Table, revoke: Revoke) -> list[Condition]:
    """The revoker or his partner as the winner of the revoke trick, in place of another trick.

    Where the revoker could not have won it, two revokes that cost one trick each stand for the case with two tricks.
    """
    others = later_tricks(table, revoke.side, revoke.trick - 1) - 1
    same = _theirs(table, revoke)
    own = _OWN[same] if could_win(table, revoke) else _TWICE
    by_player = {"trick_won_by": "offender", "later_tricks": others}
    by_partner = {"trick_won_by": "partner", "later_tricks": others}
    return [
        *([if_(own, by_player, **_values(revoke))] if others > 0 else []),
        *([if_(_PARTNERS[same], by_partner, **_values(revoke))] if others >= 0 else []),
    ]


def _theirs(table: Table, revoke: Revoke) -> bool:
    """Whether the side won the revoke trick: then another winner of the side leaves all tricks where they are."""
    return bool(facts_of(table, revoke)["trick_won_by"] != "opponents")


_OWN: dict[bool, Text] = {
    True: _("%(who)s had won trick %(trick)s"),
    False: _("%(who)s had won trick %(trick)s, with as many tricks for each side in all"),
}
_PARTNERS: dict[bool, Text] = {
    True: _("%(partner)s had won trick %(trick)s"),
    False: _("%(partner)s had won trick %(trick)s, with as many tricks for each side in all"),
}
_TWICE = _("the same player had revoked once more later, in another suit, each revoke costing one trick")


def _values(revoke: Revoke) -> dict[str, Any]:
    return {"who": revoke.seat, "partner": revoke.seat.partner, "trick": revoke.trick}
