"""A whole auction: every player in turn calls by what he holds and what has been called."""

from collections.abc import Sequence

from bridge.auction import BIDS, DOUBLE, REDOUBLE
from bridge.auction import PASS as PASSES
from quizzes.simulation.bidding.advances import advance
from quizzes.simulation.bidding.competing_responses import respond_in_competition
from quizzes.simulation.bidding.contests import contest
from quizzes.simulation.bidding.doubles import answer_double, doubled_with_strength
from quizzes.simulation.bidding.hands import NT, C, Hand
from quizzes.simulation.bidding.notrump import answer, respond_to_notrump
from quizzes.simulation.bidding.openings import opening
from quizzes.simulation.bidding.overcalls import overcall
from quizzes.simulation.bidding.penalties import penalty_double
from quizzes.simulation.bidding.placing import place
from quizzes.simulation.bidding.rebids import rebid
from quizzes.simulation.bidding.responder import second_bid
from quizzes.simulation.bidding.responses import respond, respond_to_preempt
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, number, redouble
from quizzes.simulation.bidding.strong import rebid_strong, respond_to_strong, second_response

_WORDS = (*BIDS, REDOUBLE, DOUBLE, PASSES)
"""The calls by number; the negative numbers count from the end."""

_POINTS_FOR = (20, 22, 24, 26, 29, 32, 36)
"""What a contract of each level takes, about."""


def calls_of(hands: Sequence[Hand], vulnerable: tuple[bool, bool]) -> tuple[str, ...]:
    """The auction of four hands from the dealer on; the vulnerability is of the dealer's side and the other."""
    state = Bidding(hands, vulnerable)
    while not state.over:
        state.make(_call(state))
    return tuple(_WORDS[call] for call in state.calls)


def _call(state: Bidding) -> Bid:
    if state.opener < 0:
        return opening(state)
    if (state.opener - state.turn) % 2:
        return _against(state)
    if state.risk == 2 and state.top >= number(2, C):
        return PASS
    return _contested(state) if state.contested else _uncontested(state)


def _uncontested(state: Bidding) -> Bid:
    """The opening side, the others silent."""
    his, bids = state.his, state.bids
    if state.strong and state.turns[state.turn] < 2 and not state.conventional:
        return _after_two_clubs(state)
    if bids == 1 and state.turn != state.opener:
        if his.suit == NT:
            return respond_to_notrump(state)
        return respond(state) if his.call < number(2, C) else respond_to_preempt(state)
    if state.conventional:
        return answer(state)
    if his is PASS:
        return PASS
    if bids == 2 and state.mine.suit != NT and state.mine.call < number(2, C):
        return rebid(state)
    if bids == 3 and state.turn != state.opener and state.opened < number(1, NT):
        return second_bid(state)
    return PASS if _preempted(state) else place(state)


def _after_two_clubs(state: Bidding) -> Bid:
    """The first two rounds after the strong opening."""
    if state.turn == state.opener:
        return rebid_strong(state)
    return second_response(state) if state.turns[state.turn] else respond_to_strong(state)


def _preempted(state: Bidding) -> bool:
    """Who has shown a weak hand with a long suit leaves the rest to partner."""
    return state.mine.high <= 10 and state.mine.length >= 6 and state.turn == state.opener and not state.forced


def _contested(state: Bidding) -> Bid:
    """The opening side, after the others came in."""
    if state.his.nature is Nature.TAKEOUT and not state.ours and state.his_call_is_new:
        return answer_double(state)
    if state.conventional and state.ours:
        return answer(state)
    return _opener_contested(state) if state.turn == state.opener else _responder_contested(state)


def _opener_contested(state: Bidding) -> Bid:
    """Once partner has bid, as if the others were silent: the first time, and as long as ours is the last bid."""
    if state.his is PASS or not state.ours or state.turns[state.turn] != 1:
        return _competing(state)
    return place(state) if state.mine.suit == NT or state.mine.call >= number(2, C) else rebid(state)


def _responder_contested(state: Bidding) -> Bid:
    """The first turn; the second after a suit was opened, as long as ours is the last bid; the later ones."""
    if not state.turns[state.turn]:
        return respond_in_competition(state)
    has_bid = state.mine is not PASS and state.mine.call >= 0
    second = state.turns[state.turn] == 1 and state.ours and state.opened < number(1, NT)
    return second_bid(state) if second and has_bid and state.his is not PASS else _competing(state)


def _against(state: Bidding) -> Bid:
    """The side that did not open."""
    if state.strong:
        return PASS
    if state.conventional:
        return answer(state)
    if state.mine is PASS and state.his is PASS:
        balancing = state.passes == 2 and state.top < number(2, NT)
        return overcall(state) if not state.turns[state.turn] or balancing else penalty_double(state)
    if state.his_call_is_new and (state.mine is PASS or state.his.nature is Nature.TAKEOUT):
        return advance(state)
    return _competing(state)


def _competing(state: Bidding) -> Bid:
    """The later rounds of both sides."""
    if not state.for_penalties and (found := doubled_with_strength(state)):
        return found
    if not state.ours:
        return contest(state)
    if state.for_penalties:
        return _doubled(state)
    return PASS if state.his is PASS or _preempted(state) else place(state)


def _doubled(state: Bidding) -> Bid:
    """Redouble a contract with points to spare; nobody runs."""
    spare = state.me.points + state.low[state.mate] - _POINTS_FOR[state.top // 5]
    return redouble(0) if spare >= 3 else PASS
