"""Declarer's revoke comes to light because dummy asks: corrected for nothing, or under Law 64 all the same (43B2(b))."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, lowest, sorted_hand
from bridge.plays import Play, trick_winner
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_answers import transferred
from quizzes.questions.sets.revokes_counted import winners
from quizzes.questions.sets.revokes_planted import MOST_OF_SUIT, Revoke, finish, later_tricks, roles_of, winner, won_by
from quizzes.questions.templates import template
from quizzes.simulation.boards import Board, new_board
from quizzes.simulation.card_play import Table
from rulings.situations.revoke_facts import RevokeFacts
from rulings.wording.forms import Text

_HOW = ("kept", "asked-second", "price")


@template("revoke-dummy-asks", REVOKES, "43B2b", "62B2", keys={0: 3, 1: 3, 2: 2}, version=5)
def revoke_dummy_asks(rng: Random) -> Draft:
    """The record shows the corrected card; dummy may have lost the right to ask, and may have been the first to do so."""
    board = new_board(rng)
    table = Table.of(board)
    finish(rng, table)
    how = rng.choices(_HOW, (20, 20, 60))[0]
    revoke, corrected = _corrected_revoke(rng, table, wins=rng.random() < 0.45)
    later = later_tricks(table, revoke.side, revoke.trick)
    rival = rng.choice([board.declarer.lho, board.declarer.rho])
    case = RevokeFacts(
        hand="declarer",
        trick=revoke.trick,
        card=revoke.card,
        establishment="none",
        opponents_played_after=False,
        partner_played_after=False,
        dummy_asked_first=how == "price",
        trick_won_by=won_by(table, revoke),
        later_tricks=later,
    )
    return Draft(
        form="tricks",
        story=(
            *_story(rng, board, revoke, how, rival),
            said(_("%(who)s corrects to %(card)s; the play went on as shown."), who=revoke.seat, card=corrected),
        ),
        ask=said(_("How many tricks are transferred at the end of play?")),
        options=one_of(rng, case, _near(board, case, later, how, rival), transferred),
        case=case,
        clause="43B2b" if how == "price" else "62B2",
        shown=board.shown(tricks=table.record),
        roles=roles_of(revoke.seat),
        known={"price": how == "price", "trick": revoke.trick},
        because=said(_FREE[how], dummy=board.dummy, rival=rival) if how in _FREE else None,
        told_by=("dummy_asked_first", "trick_won_by", "later_tricks"),
    )


_FREE: dict[str, Text] = {
    "kept": _("%(dummy)s had broken no restriction of Law 43A2 and was free to ask"),
    "asked-second": _("%(rival)s, not %(dummy)s, was the first to ask"),
}
"""Why dummy's question costs nothing."""


def _corrected_revoke(rng: Random, table: Table, *, wins: bool) -> tuple[Revoke, Card]:
    """A trick to which declarer followed, and the card of another suit that might have been his first one.

    Somebody else won it, or declarer would have won it with either card: in no other case is it plain whether he, the
    offender, won the trick of the revoke (64A1).
    """
    declarer, found = table.board.declarer, []
    left = set(table.board.deal[declarer])
    for number, plays in enumerate(table.tricks[:11], start=1):
        card, suit = next(card for seat, card in plays if seat is declarer), plays[0][1].suit
        few = sum(one.suit is suit for one in left) <= MOST_OF_SUIT
        if number > 1 and few and card.suit is suit and plays[0][0] is not declarer:
            ruffs = wins and winner(table, number) is declarer
            firsts = [one for one in sorted_hand(left) if _first_card(table, plays, one, ruffs=ruffs)]
            if firsts and ruffs is wins and (wins or winner(table, number) is not declarer):
                found.append((Revoke(number, declarer, lowest(firsts), suit), card))
        left.remove(card)
    if not found:
        raise Unsuitable
    return rng.choice(found)


def _first_card(table: Table, plays: list[Play], card: Card, *, ruffs: bool) -> bool:
    """A discard that loses the trick, or a ruff that wins it."""
    trump, suit = table.board.trump, plays[0][1].suit
    if not ruffs:
        return card.suit not in (suit, trump)
    declarer = table.board.declarer
    with_it = [(seat, card if seat is declarer else other) for seat, other in plays]
    return card.suit is trump and suit is not trump and trick_winner(with_it, trump) is declarer


_INFRINGED: tuple[Text, ...] = (
    _("Before that, %(dummy)s (dummy) had got up to watch %(declarer)s play."),
    _("Before that, %(dummy)s (dummy) had looked at the hand of %(rival)s."),
    _("Before that, %(dummy)s (dummy) and %(declarer)s had exchanged their hands for a moment."),
)
_KEPT: tuple[Text, ...] = (
    _("%(dummy)s (dummy) has kept to the seat all along and seen nobody's hand."),
    _("Before that, %(dummy)s (dummy) had remarked on the play, but kept to the seat and seen nobody's hand."),
    _(
        "Before that, %(dummy)s (dummy) had called the director of his own accord, but kept to the seat and seen nobody's hand."
    ),
)
"""43A2, and what is against 43A1 alone, which costs dummy none of his rights (43B2)."""


def _story(rng: Random, board: Board, revoke: Revoke, how: str, rival: Seat) -> tuple[Said, ...]:
    values = {"dummy": board.dummy, "declarer": board.declarer, "rival": rival, "suit": revoke.suit}
    asked = {
        "kept": _("At once %(dummy)s asks: “No %(suit)s?” Nobody has asked before."),
        "price": _("At once %(dummy)s asks: “No %(suit)s?” Nobody has asked before."),
        "asked-second": _("At once %(rival)s asks: “No %(suit)s?”, and then %(dummy)s asks too."),
    }
    ruffs = revoke.card.suit is board.trump
    first = (
        _("On trick %(trick)s %(who)s first ruffs with %(card)s in hand.")
        if ruffs
        else _("On trick %(trick)s %(who)s first plays %(card)s from hand.")
    )
    card = said(first, trick=revoke.trick, who=revoke.seat, card=revoke.card)
    early = rng.choice(_KEPT if how == "kept" else _INFRINGED)
    return card, said(early, **values), said(asked[how], **values)


def _near(board: Board, case: RevokeFacts, later: int, how: str, rival: Seat) -> list[Neighbour]:
    """Dummy kept the right, or asked second, or neither; with this or another winner of the trick."""
    values: dict[str, Seat] = {"dummy": board.dummy, "declarer": board.declarer, "rival": rival}
    side = later + (case.known["trick_won_by"] != "opponents")
    first = {"dummy_asked_first": True}
    text = (
        _("%(dummy)s had been the first to ask")
        if how == "asked-second"
        else _("%(dummy)s, after breaking one of the restrictions of Law 43A2, had been the first to ask")
    )
    asked = if_(text, first, **values)
    near = [
        supposing(case, if_(_("%(rival)s had been the first to ask"), {"dummy_asked_first": False}, **values)),
        supposing(case, asked),
    ]
    for text, who in (
        (_("%(declarer)s had won the trick of the revoke, with as many tricks for each side in all"), "offender"),
        (_("%(dummy)s had won the trick of the revoke, with as many tricks for each side in all"), "partner"),
    ):
        if side > (who == "offender"):
            near.append(supposing(case, asked, if_(text, {"trick_won_by": who, "later_tricks": side - 1}, **values)))
    return near


@revoke_dummy_asks.checked_by
def _as_if_established(draft: Draft) -> Collection[Hashable]:
    """43B2(b): nothing unless dummy's question cost the right; then 64A as if the revoke were established."""
    if not draft.known["price"] or draft.shown.contract is None or draft.shown.contract.declarer is None:
        return {0}
    declarer = draft.shown.contract.declarer
    won = winners(draft.shown)[draft.known["trick"] - 1 :]
    ours = sum(seat.side is declarer.side for seat in won)
    return {min(ours, 2 if won[0] is declarer else 1)}
