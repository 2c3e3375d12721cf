"""Both sides revoke on one trick: which clause decides whether tricks go over for one of the revokes (64B7, 64B8)?"""

from collections.abc import Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, neighbour, supposing
from quizzes.questions.options import decided_by, one_of
from quizzes.questions.parts import Draft, Unsuitable, said
from quizzes.questions.sets.revokes_by_both import HAD_BOTH, HAD_ONLY, facts_of_both, play_on, two_told
from quizzes.questions.sets.revokes_moments import played_after
from quizzes.questions.sets.revokes_planted import (
    Revoke,
    could_revoke,
    facts_of,
    revoke_from,
    revoke_now,
    roles_of,
    winner,
)
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table
from quizzes.simulation.on_table import Shown
from rulings.situations.revoke_facts import RevokeFacts
from rulings.table.position import Position

ON_ONE_TRICK = "on-one-trick"


def draft_of_both(rng: Random) -> Draft:
    """The revoke of the side that won the trick and led to the next one; neither is dummy's (64B3)."""
    table = Table.of(new_board(rng, "any"))
    board = table.board

    def may(position: Position, seat: Seat) -> bool:
        twice = len(position.trick) < 3 and could_revoke(position, seat.lho)
        return twice and board.dummy not in (seat, seat.lho)

    one = revoke_from(rng, table, rng.randint(2, 8), may)
    two = revoke_now(rng, table)
    if one.trick > 11:
        raise Unsuitable
    told = play_on(rng, table, one.trick, rng.choice((1, 1, 2)))
    asked, other = (one, two) if one.side is winner(table, one.trick).side else (two, one)
    case = RevokeFacts(**(facts_of(table, asked) | facts_of_both(table, asked) | played_after(table, asked)))
    options = one_of(
        rng, case, _near(case, asked, other), lambda ruling: decided_by(ruling, "transfer-tricks", "no-transfer")
    )
    return Draft(
        form="clause",
        story=(*two_told(asked, table, other), told),
        ask=said(_("Which clause decides whether tricks are transferred for %(who_of)s revoke?"), who=asked.seat),
        options=options,
        case=case,
        clause=next(str(option.answer.value) for option in options if option.right),
        shown=board.shown(tricks=table.record),
        roles=roles_of(asked.seat),
        known={"kind": ON_ONE_TRICK, "trick": asked.trick},
        told_by=("opponents_revoked_too", "sides_played_next"),
    )


def _near(case: RevokeFacts, asked: Revoke, other: Revoke) -> list[Neighbour]:
    """One side or both had played on; or the other player could not have followed suit, and played the same card."""
    alone = said(_("%(who)s had held no %(suit)s"), who=other.seat, suit=other.suit)
    played = (
        if_(HAD_ONLY, {"sides_played_next": 1, "both_sides": False}, side=asked.side)
        if case.known["sides_played_next"] == 2
        else if_(HAD_BOTH, {"sides_played_next": 2, "both_sides": True})
    )
    return [supposing(case, played), neighbour(case, alone, opponents_revoked_too=False, both_sides=False)]


def clause_for_both(shown: Shown, trick: int) -> Hashable:
    """62C3 and 64B8 while one side alone has a card on the next trick; then both revokes are established: 64B7."""
    sides = {seat.side for plays in shown.tricks[trick:] for seat, _card in plays}
    return "64B8" if len(sides) == 1 else "64B7"
