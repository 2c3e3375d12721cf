"""Declarer's revoke comes to light because dummy asks: corrected for nothing, or under Law 64 all the same (43B2(b))."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.engine.laws.revoke_facts import RevokeFacts
from quizzes.engine.table.cards import Card, lowest, sorted_hand
from quizzes.engine.table.seats import Seat
from quizzes.questions.boards import Board, new_board
from quizzes.questions.card_play import Table
from quizzes.questions.options import Neighbour, neighbour, one_of
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.sets.revokes import REVOKES
from quizzes.questions.sets.revokes_answers import transferred
from quizzes.questions.sets.revokes_counted import winners
from quizzes.questions.sets.revokes_planted import MOST_OF_SUIT, Revoke, finish, later_tricks, roles_of, won_by
from quizzes.questions.templates import template

_HOW = ("kept", "asked-second", "price")


@template("revoke-dummy-asks", REVOKES, "43B2b", "62B2")
def revoke_dummy_asks(rng: Random) -> Draft:
    """The record shows the corrected card; dummy may have lost the right to ask, and may have been the first to do so."""
    board = new_board(rng)
    table = Table.of(board)
    finish(rng, table)
    revoke, corrected = _corrected_revoke(rng, table)
    how = rng.choices(_HOW, (29, 26, 45))[0]
    later = later_tricks(table, revoke.side, revoke.trick)
    case = RevokeFacts(
        offender="declarer",
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
            *_story(rng, board, revoke, how),
            said(_("%(who)s corrects to %(card)s; the play went on as shown."), who=revoke.seat, card=corrected),
        ),
        ask=said(_("How many tricks are transferred at the end of play?")),
        options=one_of(rng, case, _near(board, case, later, how), transferred),
        case=case,
        clause="43B2b" if how == "price" else "62B2",
        shown=board.shown(tricks=table.record),
        roles=roles_of(revoke.seat),
        known={"price": how == "price", "trick": revoke.trick},
    )


def _corrected_revoke(rng: Random, table: Table) -> tuple[Revoke, Card]:
    """A trick to which declarer followed and that somebody else won, and the discard that might have been his first card."""
    declarer, found = table.board.declarer, []
    left = set(table.board.deal[declarer])
    for number, plays in enumerate(table.tricks[:11], start=1):
        card, suit = next(card for seat, card in plays if seat is declarer), plays[0][1].suit
        discards = [one for one in sorted_hand(left) if one.suit not in (suit, table.board.trump)]
        few = sum(one.suit is suit for one in left) <= MOST_OF_SUIT
        follows = card.suit is suit and plays[0][0] is not declarer
        if number > 1 and follows and few and discards and _another_won(table, number):
            found.append((Revoke(number, declarer, lowest(discards), suit), card))
        left.remove(card)
    if not found:
        raise Unsuitable
    return rng.choice(found)


def _another_won(table: Table, number: int) -> bool:
    return (
        won_by(
            table,
            Revoke(number, table.board.declarer, table.tricks[number - 1][0][1], table.tricks[number - 1][0][1].suit),
        )
        != "offender"
    )


def _story(rng: Random, board: Board, revoke: Revoke, how: str) -> tuple[Said, ...]:
    values = {"dummy": board.dummy, "declarer": board.declarer, "rival": revoke.seat.lho, "suit": revoke.suit}
    early = rng.choice(
        [
            _("Before that, %(dummy)s (dummy) had got up to watch %(declarer)s play."),
            _("Before that, %(dummy)s (dummy) had looked at the hand of %(rival)s."),
        ]
    )
    kept = _("%(dummy)s (dummy) has kept to the seat all along and seen nobody's hand.")
    asked = {
        "kept": _("At once %(dummy)s asks: “No %(suit)s?” Nobody has asked before."),
        "price": _("At once %(dummy)s asks: “No %(suit)s?” Nobody has asked before."),
        "asked-second": _("At once %(rival)s asks: “No %(suit)s?”, and then %(dummy)s asks too."),
    }
    card = said(
        _("On trick %(trick)s %(who)s first plays %(card)s from hand."),
        trick=revoke.trick,
        who=revoke.seat,
        card=revoke.card,
    )
    return card, said(kept if how == "kept" else early, **values), said(asked[how], **values)


def _near(board: Board, case: RevokeFacts, later: int, how: str) -> list[Neighbour]:
    """Dummy kept the right or asked second; or lost it, with this or another winner of the trick."""
    values: dict[str, Seat] = {"dummy": board.dummy, "declarer": board.declarer, "rival": board.declarer.lho}
    side = later + (case.known["trick_won_by"] == "partner")
    near = [
        neighbour(case, said(_("%(rival)s had been the first to ask"), **values), dummy_asked_first=False),
        neighbour(
            case,
            said(_("%(dummy)s, after leaving the seat to watch, had been the first to ask"), **values),
            dummy_asked_first=True,
        ),
    ]
    if side > 1:
        text = (
            _("%(declarer)s had won the trick of the revoke in hand, with as many tricks for each side in all")
            if how == "price"
            else _(
                "%(dummy)s, after leaving the seat to watch, had been the first to ask and %(declarer)s had won the trick, "
                "with as many tricks for each side in all"
            )
        )
        near.append(
            neighbour(
                case, said(text, **values), dummy_asked_first=True, trick_won_by="offender", later_tricks=side - 1
            )
        )
    return near


@revoke_dummy_asks.checked_by
def _as_if_established(draft: Draft) -> Collection[Hashable]:
    """43B2(b): nothing unless dummy's question cost the right; then 64A2, for declarer did not win that trick: at most one."""
    if not draft.known["price"] or draft.shown.contract is None or draft.shown.contract.declarer is None:
        return {0}
    side = draft.shown.contract.declarer.side
    return {int(any(seat.side is side for seat in winners(draft.shown)[draft.known["trick"] - 1 :]))}
