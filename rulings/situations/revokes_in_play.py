"""Revokes found in a record of the play, each ruled by Laws 61 to 64, and the result of the board after all of them."""

from typing import Any

from bridge.seats import Side
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, Step, conclusions
from rulings.laws import law_61, law_63, law_64
from rulings.situations import revokes
from rulings.situations.other_table import considered_where_adjusted
from rulings.situations.revoke_facts import REVOKE_CHECKS, RevokeFacts
from rulings.situations.revokes_in_play_facts import Board, Breach, cause_of


@rules_on(RevokeFacts, *REVOKE_CHECKS)
@considered_where_adjusted
def rule_revokes(f: RevokeFacts) -> None:
    """One revoke from its facts, or every revoke of a record."""
    if not f.given("play"):
        revokes.rule_one(f)
        return
    board = Board.of(f)
    breaches = law_61.found_in_play(f, board)
    if isinstance(breaches, Conclusion):
        return
    for breach in breaches:
        _rule_breach(f, board, breach, breaches)
    if board.is_over:
        law_64.result_of_board(f, board, breaches, conclusions(f.step))


def _rule_breach(f: RevokeFacts, board: Board, breach: Breach, all_breaches: tuple[Breach, ...]) -> None:
    """Rule on one revoke with the facts that the record gives, even if a fact is missing that no record shows."""
    before = len(f.step.steps)
    one = RevokeFacts(step=f.step, **(f.known | _facts_of(board, breach, all_breaches)))
    try:
        law_61.revoke_found(f, breach)
        if not _corrected_even_so(one):
            law_63.established_by_play(f, board, breach)
        revokes.rule_one(one)
    finally:
        _name_seats(f.step.steps[before:], board, breach)


def _name_seats(steps: list[Step], board: Board, breach: Breach) -> None:
    """The conclusions on a revoke of a record name the seats and the trick."""
    seats = {
        "offender": breach.seat,
        "partner": breach.seat.partner,
        "opponents": breach.seat.side.other,
        "offending-side": breach.seat.side,
        "declarer": board.declarer,
        "defenders": board.declarer.side.other,
    }
    for item in (item for step in steps for item in conclusions(step)):
        for named in (item, *item.then):
            seated = {
                name: seats[value] for name, value in named.values.items() if isinstance(value, str) and value in seats
            }
            named.put(**seated, trick=breach.trick)


def _corrected_even_so(one: RevokeFacts) -> bool:
    """62C3 and 62D1 correct revokes that are established: nobody is told first that this one is."""
    both = one.known["opponents_revoked_too"] and one.known["sides_played_next"] == 1
    return both or (one.known["trick"] == 12 and not one.known.get("hands_returned"))


def _facts_of(board: Board, breach: Breach, all_breaches: tuple[Breach, ...]) -> dict[str, Any]:
    side, trick = breach.seat.side, board.record[breach.trick - 1]
    turn = [seat for seat, _ in trick.plays].index(breach.seat)
    before, after = trick.plays[:turn], trick.plays[turn + 1 :]
    opponents_after = any(seat.side is not side for seat, _ in after) or board.has_played_to(
        side.other, breach.trick + 1
    )
    own = "declarer" if breach.seat is board.declarer else "dummy" if side is board.declarer.side else "defender"
    established = [
        other for other in all_breaches if board.has_played_to(other.seat.side, other.trick + 1) or board.is_over
    ]
    found: dict[str, Any] = {
        "hand": own,
        "failed_to": cause_of(breach),
        "could_comply": True,
        "trick": breach.trick,
        "card": breach.card,
        "card_was_faced": breach.was_faced,
        "withheld_penalty_card": breach.withheld_penalty_card,
        "opponents_played_after": opponents_after,
        "partner_played_after": any(seat is breach.seat.partner for seat, _ in after),
        "before_partners_turn": not any(seat is breach.seat.partner for seat, _ in before),
        "opponents_revoked_too": any(o.trick == breach.trick and o.seat.side is not side for o in all_breaches),
        "sides_played_next": sum(board.has_played_to(one, breach.trick + 1) for one in Side),
        "repeated": any(
            o.seat is breach.seat and o.suit is breach.suit and o.trick < breach.trick for o in established
        ),
        "both_sides": breach in established and any(other.seat.side is not side for other in established),
        "later_tricks": board.won(side, breach.trick + 1),
    }
    if trick.winner:
        found["trick_won_by"] = (
            "offender" if trick.winner is breach.seat else "partner" if trick.winner.side is side else "opponents"
        )
    return found | _establishment(board, breach)


def _establishment(board: Board, breach: Breach) -> dict[str, Any]:
    """63A as the record shows it; a record that ends at the revoke trick shows that nothing has happened since."""
    if board.has_played_to(breach.seat.side, breach.trick + 1):
        return {"establishment": "next-trick"}
    if board.claimed_by is None:
        return {"establishment": "none"}
    return {"establishment": "claim" if board.claimed_by is breach.seat.side else "agreed-claim"}
