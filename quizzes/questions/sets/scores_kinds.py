"""What kind of result or auction is on the table: what Laws 19, 22, 77 and 78 tell apart, whatever cards, seats and numbers.

The stories of these questions are the same sentences always; what one has to think of lies in the table.
"""

from collections.abc import Sequence

from bridge.auction import Auction
from bridge.boards import Vulnerability
from bridge.cards import Strain
from bridge.contracts import Contract
from bridge.scoring.table_of_scores import score
from bridge.seats import Side
from quizzes.questions.sets.scores_near import PassedOut, Played, declarer_of
from rulings.situations.assigned_scores_facts import AssignedScoreFacts

Kinds = tuple[str, ...]

_DENOMINATION = {Strain.C: "minor", Strain.D: "minor", Strain.H: "major", Strain.S: "major", Strain.NT: "notrump"}
_RISK = {"": "undoubled", "X": "doubled", "XX": "redoubled"}
_SLAM = {6: "small slam", 7: "grand slam"}
_GAME = 100


def kinds_of_result(contract: Contract, tricks: int, vulnerable: str) -> Kinds:
    """Which rows and columns of the table of Law 77 its score is made of."""
    declaring = contract.declarer.side if contract.declarer else Side.NS
    column = "vulnerable" if Vulnerability(vulnerable).of(declaring) else "not vulnerable"
    if tricks < contract.needed:
        return ("down", _RISK[contract.risk], column, *_undertricks(contract, contract.needed - tricks))
    bonus = _bonus(contract)
    over = ("overtricks",) if tricks > contract.needed else ()
    reads_column = bonus != "partscore" or (over and contract.risk)
    return (bonus, _DENOMINATION[contract.strain], _RISK[contract.risk], *over, *((column,) if reads_column else ()))


def _undertricks(contract: Contract, down: int) -> Kinds:
    """Undoubled each costs the same; else the first, the next two and the further ones have rows of their own."""
    if not contract.risk:
        return ()
    return ("first",) if down == 1 else ("next",) if down <= 3 else ("further",)


def _bonus(contract: Contract) -> str:
    """A game may be one only because it is doubled."""
    if contract.level in _SLAM:
        return _SLAM[contract.level]
    if _trick_score(contract) < _GAME:
        return "partscore"
    return "game" if _trick_score(Contract(contract.level, contract.strain, "")) >= _GAME else "game by a double"


def _trick_score(contract: Contract) -> int:
    return dict(score(contract, vulnerable=False, tricks=contract.needed).parts)["trick-score"]


def kinds_of_auction(auction: Auction) -> Kinds:
    """Who of which side bid the denomination, and what became of the doubles."""
    contract, last = auction.contract, auction.last_bid
    if contract is None or last is None or contract.declarer is None:
        return ("passed out",)
    bids = [(by, call) for by, call in auction.made() if call[0].isdigit()]
    ours = [by for by, call in bids if call[1:] == contract.strain and by.side is contract.declarer.side]
    theirs = [call for by, call in bids if call[1:] == contract.strain and by.side is not contract.declarer.side]
    first = "only bid" if len(bids) == 1 else "bid once" if len(ours) == 1 else "bid again"
    return (
        "partner bid last" if auction.bidder(last) is not contract.declarer else "declarer bid last",
        first,
        *(("both sides bid it",) if theirs else ()),
        *(("notrump",) if contract.strain is Strain.NT else ()),
        *_doubles(auction, contract),
        *(("passes first",) if auction.calls[0] == "P" else ()),
    )


def _doubles(auction: Auction, contract: Contract) -> Kinds:
    before = auction.calls[: auction.last_bid or 0]
    ended = ("redouble ended",) if "XX" in before else ("double ended",) if "X" in before else ()
    return (_RISK[contract.risk], *ended)


def kinds_of_comparison(own: int, others: Sequence[int]) -> Kinds:
    """Where a score stands among the others with which it is compared (78A)."""
    worse, better, equal = (sum(test(one) for one in others) for test in (own.__gt__, own.__lt__, own.__eq__))
    place = "top" if not better else "bottom" if not worse else "between"
    ties = "alone" if not equal else "one equal" if equal == 1 else "several equal"
    signs = {one > 0 for one in (own, *others) if one}
    return (
        place,
        ties,
        "passed out somewhere" if 0 in (own, *others) else "played everywhere",
        "both sides score" if len(signs) == 2 else "one side scores",
    )


def kinds_of_two_tables(here: Played, there: Played | PassedOut, vulnerable: str, side: Side) -> Kinds:
    """Who declared at the two tables and with what success, what differs between the contracts, what comes of it."""
    ours, theirs = here.points(vulnerable, side), there.points(vulnerable, side)
    outcome = "gain" if ours > theirs else "loss" if ours < theirs else "level"
    if isinstance(there, PassedOut):
        return (_told_of(here, side), "passed out there", outcome)
    both = (here.contract, there.contract)
    same = (
        "same contract"
        if both[0] == both[1]
        else "same denomination"
        if both[0].strain == both[1].strain
        else "another"
    )
    doubled = ("doubled somewhere",) if any(one.risk for one in both) else ()
    return (_told_of(here, side), _told_of(there, side), same, *doubled, outcome)


def _told_of(played: Played, side: Side) -> str:
    declares = "we declare" if declarer_of(played.contract).side is side else "they declare"
    return f"{declares}, {'made' if played.tricks >= played.contract.needed else 'down'}"


def kinds_of_weighted(case: AssignedScoreFacts, side: Side) -> Kinds:
    """What each of the possible results is worth in the comparison, the likelier first."""
    sign = 1 if side is Side.NS else -1
    results = sorted(case.known["results"], key=lambda one: -one.weight)
    worths = [sign * case.points(one.score) for one in results]
    others = [sign * case.points(one) for one in case.known.get("other_scores", ())]
    if not others:
        there = sign * case.points(case.known["other_table_score"]) if "other_table_score" in case.known else 0
        return tuple("gain" if one > there else "loss" if one < there else "level" for one in worths)
    return tuple(" ".join(kinds_of_comparison(one, others)[:2]) for one in worths)
