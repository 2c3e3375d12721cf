"""Revokes found in a record of the play, each ruled by Laws 61 to 64, and the result of the board after all of them."""

from typing import Any

from bridge.seats import Side
from rulings.effects.revokes import MustCorrect, TransferTricks
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, Step, conclusions
from rulings.laws import law_61, law_62, law_63, law_64
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
        _result(f, board, breaches)


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


def _result(f: RevokeFacts, board: Board, breaches: tuple[Breach, ...]) -> None:
    """After play: the tricks as won and as they count. No trick is transferred twice, nor one won before its revoke."""
    effects = conclusions(f.step)
    if any(isinstance(item, MustCorrect) for item in effects):
        law_62.counted_after_correction(f, board, breaches)
        return
    side = board.declarer.side
    transfers = [(one, Side(one.who)) for one in effects if isinstance(one, TransferTricks)]
    gone = {
        loser: law_64.transferred((board.won(loser, one.trick), one.count) for one, of in transfers if of is loser)
        for loser in Side
    }
    won = board.won(side, 1)
    law_64.result_as_it_counts(f, won, won - gone[side] + gone[side.other])


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
    """What a record tells of one revoke."""
    side = breach.seat.side
    found = {
        "hand": "declarer" if breach.seat is board.declarer else "dummy" if side is board.declarer.side else "defender",
        "failed_to": cause_of(breach),
        "could_comply": True,
        "trick": breach.trick,
        "card": breach.card,
        "card_was_faced": breach.was_faced,
        "withheld_penalty_card": breach.withheld_penalty_card,
        "sides_played_next": sum(board.has_played_to(one, breach.trick + 1) for one in Side),
        "later_tricks": board.won(side, breach.trick + 1),
    }
    return (
        found
        | _in_its_trick(board, breach)
        | _beside_others(board, breach, all_breaches)
        | _establishment(board, breach)
    )


def _in_its_trick(board: Board, breach: Breach) -> dict[str, Any]:
    """Who had played before the revoke, who has since, and who won the trick."""
    trick, partner, opponents = board.record[breach.trick - 1], breach.seat.partner, breach.seat.side.other
    seats = [seat for seat, _card in trick.plays]
    turn = seats.index(breach.seat)
    before, after = seats[:turn], seats[turn + 1 :]
    found: dict[str, Any] = {
        "opponents_played_after": any(seat.side is opponents for seat in after)
        or board.has_played_to(opponents, breach.trick + 1),
        "partner_played_after": partner in after,
        "before_partners_turn": partner not in before,
    }
    if trick.winner:
        side_that_won = "partner" if trick.winner is partner else "opponents"
        found["trick_won_by"] = "offender" if trick.winner is breach.seat else side_that_won
    return found


def _beside_others(board: Board, breach: Breach, all_breaches: tuple[Breach, ...]) -> dict[str, Any]:
    """62C3, 64B2 and 64B7: the other revokes of the record, on the same trick and of those that are established."""
    opponents = [one for one in all_breaches if one.seat.side is not breach.seat.side]
    established = [one for one in all_breaches if board.has_played_to(one.seat.side, one.trick + 1) or board.is_over]
    return {
        "opponents_revoked_too": any(one.trick == breach.trick for one in opponents),
        "repeated": any(
            one.seat is breach.seat and one.suit is breach.suit and one.trick < breach.trick for one in established
        ),
        "both_sides": breach in established and any(one in established for one in opponents),
    }


def _establishment(board: Board, breach: Breach) -> dict[str, Any]:
    """63A as the record shows it; a record that ends at the revoke trick shows that nothing has happened since."""
    if board.has_played_to(breach.seat.side, breach.trick + 1):
        return {"establishment": "next-trick"}
    if board.claimed_by is None:
        return {"establishment": "none"}
    return {"establishment": "claim" if board.claimed_by is breach.seat.side else "agreed-claim"}
