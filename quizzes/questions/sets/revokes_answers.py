"""How many tricks go over, as an answer, and the neighbouring cases in which another number would."""

from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.parts import Answer, said
from quizzes.questions.sets.revokes_planted import Revoke, could_win, facts_of, later_tricks
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


def near_transfers(rng: Random, table: Table, revoke: Revoke, *, late: bool = False) -> list[Neighbour]:
    """What would make it none, one or two tricks, in any order.

    ``revoke`` may be a card that is none; ``late``: attention was drawn to it too late.
    """
    base = RevokeFacts(could_comply=True, **facts_of(table, revoke))
    some = _if_declarer_had if revoke.seat is table.board.dummy else _if_noticed if late else _if_won
    near = [*_near_none(revoke, base), *some(table, revoke, base)]
    return rng.sample(near, len(near))


def _near_none(revoke: Revoke, base: RevokeFacts) -> list[Neighbour]:
    void = said(
        _("%(who)s had held no more %(suit)s on trick %(trick)s"),
        who=revoke.seat,
        suit=revoke.suit,
        trick=revoke.trick,
    )
    late = said(_("the revoke had first been noticed after the end of the round"))
    return [neighbour(base, void, could_comply=False), neighbour(base, late, attention="after-round")]


def _if_won(table: Table, revoke: Revoke, base: RevokeFacts) -> list[Neighbour]:
    own = (
        _("%(who)s had revoked on trick %(trick)s and won it, with as many tricks for each side in all")
        if could_win(table, revoke)
        else _(
            "%(who)s had revoked on trick %(trick)s and later in another suit, each revoke costing one trick, "
            "with as many tricks for each side in all"
        )
    )
    partners = _(
        "%(who)s had revoked on trick %(trick)s and %(partner)s had won it, with as many tricks for each side in all"
    )
    return _two_and_one(table, revoke, base, (own, partners))


def _if_noticed(table: Table, revoke: Revoke, base: RevokeFacts) -> list[Neighbour]:
    own = (
        _("it had been noticed in time and %(who)s had won trick %(trick)s, with as many tricks for each side in all")
        if could_win(table, revoke)
        else _(
            "it had been noticed in time and %(who)s had revoked later in another suit too, each revoke costing one trick, "
            "with as many tricks for each side in all"
        )
    )
    partners = _(
        "it had been noticed in time and %(partner)s had won trick %(trick)s, with as many tricks for each side in all"
    )
    return _two_and_one(table, revoke, base, (own, partners))


def _if_declarer_had(table: Table, revoke: Revoke, base: RevokeFacts) -> list[Neighbour]:
    """The same revoke from declarer's hand, which no exception excuses."""
    own = (
        _(
            "%(who)s had revoked from the closed hand on trick %(trick)s and won it, "
            "with as many tricks for each side in all"
        )
        if could_win(table, revoke)
        else _(
            "%(who)s had revoked from the closed hand on trick %(trick)s and later in another suit, "
            "each revoke costing one trick, with as many tricks for each side in all"
        )
    )
    partners = _(
        "%(who)s had revoked from the closed hand on trick %(trick)s and %(partner)s had won it, "
        "with as many tricks for each side in all"
    )
    return _two_and_one(table, replace(revoke, seat=table.board.declarer), base.but(hand="declarer"), (own, partners))


def _two_and_one(table: Table, revoke: Revoke, base: RevokeFacts, texts: tuple[Text, Text]) -> list[Neighbour]:
    """Another winner of the trick, in place of another trick: the result at the table is the same.

    Where the offender could not have won it, the case with two tricks stands for two revokes that cost one each.
    """
    values = {"who": revoke.seat, "partner": revoke.seat.partner, "trick": revoke.trick}
    own, partners = (said(text, **values) for text in texts)
    others = later_tricks(table, revoke.side, revoke.trick - 1) - 1
    return [
        *([neighbour(base, own, trick_won_by="offender", later_tricks=others)] if others > 0 else []),
        *([neighbour(base, partners, trick_won_by="partner", later_tricks=others)] if others >= 0 else []),
    ]
