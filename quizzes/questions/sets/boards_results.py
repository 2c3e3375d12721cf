"""From the auction to the entry: who declared, how the result is written, whether the score entered is right."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.auction import Auction
from bridge.boards import vulnerability
from bridge.cards import Strain
from bridge.contracts import Contract, Risk
from bridge.scoring.results import Result, parse_result
from bridge.seats import ROTATION, Seat, Side
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Option, Said, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.boards import BOARDS, declarer_answer
from quizzes.questions.sets.boards_auctions import drawn_auction, drawn_tricks
from quizzes.questions.sets.scores_kinds import kinds_of_auction, kinds_of_result
from quizzes.questions.sets.scores_near import (
    declarer_of,
    next_risks,
    other_bids,
    other_tricks,
    other_vulnerability,
    score_of,
    signed,
    vulnerability_said,
)
from quizzes.questions.templates import template
from quizzes.questions.was_right import WAS_RIGHT, held_against, ruled_on
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling
from rulings.situations.scores_facts import ScoreFacts


def _drawn(rng: Random) -> tuple[int, Auction, ScoreFacts]:
    board = rng.randint(1, 32)
    auction, contract = drawn_auction(rng, board)
    tricks = drawn_tricks(rng, contract)
    return board, auction, ScoreFacts(contract=contract, tricks_at_table=tricks, vulnerable=vulnerability(board).value)


def _story(board: int, case: ScoreFacts) -> tuple[Said, ...]:
    return (
        said(_("The auction on board %(board)s went as shown."), board=board),
        said(_("The declaring side won %(tricks)s tricks."), tricks=case.known["tricks_at_table"]),
    )


@template("auction-declarer", BOARDS, "def:deklaran")
def auction_declarer(rng: Random) -> Draft:
    """Who of the side that made the last bid first named its denomination?"""
    board, auction, case = _drawn(rng)
    options = one_of(rng, case, _other_declarers(case), declarer_answer)
    return Draft(
        story=_story(board, case),
        ask=said(_("Who was declarer?")),
        options=tuple(sorted(options, key=lambda option: ROTATION.index(Seat(str(option.answer.value))))),
        case=case.but(board=board, calls=auction.calls),
        clause="def:deklaran",
        shown=Shown(auction=auction, board=board, vulnerable=vulnerability(board)),
        known={"auction": auction},
        because=why_declarer(case),
        kinds=kinds_of_auction(auction),
    )


def why_declarer(case: ScoreFacts) -> Said:
    """Who of the side of the last bid first named its denomination."""
    contract = case.known["contract"]
    who, trump = declarer_of(contract), contract.strain.trump
    if trump is None:
        return said(_("%(who)s was the first of %(side_to)s to bid notrump"), who=who, side=who.side)
    return said(_("%(who)s was the first of %(side_to)s to bid %(suit)s"), who=who, side=who.side, suit=trump)


def _other_declarers(case: ScoreFacts) -> list[Neighbour]:
    contract = case.known["contract"]
    declarer = declarer_of(contract)
    return [
        neighbour(case, _first_to_bid(contract, seat), contract=_declared_by(contract, seat))
        for seat in ROTATION
        if seat is not declarer
    ]


def _declared_by(contract: Contract, seat: Seat) -> Contract:
    return Contract(contract.level, contract.strain, contract.risk, seat)


def _first_to_bid(contract: Contract, seat: Seat) -> Said:
    """When the seat would have declared: partner of declarer, or one of the other side."""
    trump = contract.strain.trump
    if seat.side is not declarer_of(contract).side:
        return said(
            _("%(side)s had made the last bid and %(who)s had been the first of them to name its denomination"),
            side=seat.side,
            who=seat,
        )
    if trump is None:
        return said(_("%(who)s had bid notrump before partner"), who=seat)
    return said(_("%(who)s had bid %(suit)s before partner"), who=seat, suit=trump)


@auction_declarer.checked_by
def _first_of_the_side(draft: Draft) -> Collection[Hashable]:
    """The definition of declarer, counted by the turns of the calls."""
    auction = draft.known["auction"]
    return {text.declarer_in(auction.dealer, auction.calls).value}


@template("auction-result", BOARDS, "def:deklaran", "22A", "19C", "19D")
def auction_result(rng: Random) -> Draft:
    """Contract, doubles that count, declarer and tricks: the whole entry."""
    board, auction, case = _drawn(rng)
    contract = case.known["contract"]
    return Draft(
        form="score",
        story=_story(board, case),
        ask=said(_("How is the result entered?")),
        options=one_of(rng, case, _other_entries(rng, case), _entry),
        case=case.but(board=board, calls=auction.calls),
        clause=_decisive(auction, contract),
        shown=Shown(auction=auction, board=board, vulnerable=vulnerability(board)),
        known={"auction": auction, "tricks": case.known["tricks_at_table"]},
        because=_because(auction, case),
        kinds=kinds_of_auction(auction),
    )


def _because(auction: Auction, case: ScoreFacts) -> Said:
    """What the deciding clause says of the calls, and who declares."""
    who = why_declarer(case)
    clause = _decisive(auction, case.known["contract"])
    if clause not in _OF_CALLS:
        return who
    text = _REDOUBLED if case.known["contract"].risk == "XX" else _OF_CALLS[clause]
    return said(_("%(one)s and %(other)s"), one=said(text), other=who)


_OF_CALLS = {
    "19D": _("no bid followed the double"),
    "19C": _("the bid that followed the double ended its effect"),
    "22A": _("the last bid was the contract"),
}
_REDOUBLED = _("no bid followed the redouble")


def _other_entries(rng: Random, case: ScoreFacts) -> list[Neighbour]:
    """Partner as declarer, another double, and both: no feature of the key is more frequent than its opposite."""
    contract = case.known["contract"]
    partner = declarer_of(contract).partner
    risk = rng.choice(next_risks(case))
    both = _declared_by(risk.case.known["contract"], partner)
    difference = said(_("the contract had been %(contract)s and %(who)s declarer"), contract=both, who=partner)
    return [
        neighbour(case, _first_to_bid(contract, partner), contract=_declared_by(contract, partner)),
        risk,
        neighbour(case, difference, contract=both),
    ]


def _decisive(auction: Auction, contract: Contract) -> str:
    """What one has to look at in this auction."""
    last = auction.last_bid or 0
    if contract.risk:
        return "19D"
    if "X" in auction.calls:
        return "19C"
    return "22A" if auction.bidder(last) is contract.declarer else "def:deklaran"


def _entry(ruling: Ruling) -> Answer:
    result = score_of(ruling)["result"]
    return Answer(result, said("%(result)s", result=parse_result(result)))


@auction_result.checked_by
def _entered_by_the_calls(draft: Draft) -> Collection[Hashable]:
    """The contract read off the calls, with the tricks of the story."""
    return {str(Result(_read_off(draft.known["auction"]), draft.known["tricks"]))}


def _read_off(auction: Auction) -> Contract:
    """The last bid (22A), the doubles after it (19C, 19D), and the first of its side to bid its denomination."""
    bid = [call for call in auction.calls if call[0].isdigit()][-1]
    risks: dict[str, Risk] = {"": "", "X": "X", "XX": "XX"}
    declarer = text.declarer_in(auction.dealer, auction.calls)
    return Contract(int(bid[0]), Strain(bid[1:]), risks[text.risk_in(auction.calls)], declarer)


@template("score-director", BOARDS, "77", "19C", "19D", version=4)
def score_director(rng: Random) -> Draft:
    """The director entered a score: was it right?"""
    board, auction, case = _drawn(rng)
    contract = case.known["contract"]
    options = one_of(rng, case, _mistakes(rng, case, auction), _points)
    turns_on_double = "X" in auction.calls and any(_otherwise_doubled(one, contract) for one in options)
    draft = Draft(
        story=(*_story(board, case), vulnerability_said(case.known["vulnerable"])),
        ask=said(WAS_RIGHT),
        options=options,
        case=case.but(board=board, calls=auction.calls),
        clause=_decisive(auction, contract) if turns_on_double else "77",
        shown=Shown(auction=auction, board=board, vulnerable=vulnerability(board)),
        known={"auction": auction, "tricks": case.known["tricks_at_table"], "board": board},
        kinds=kinds_of_result(contract, case.known["tricks_at_table"], case.known["vulnerable"]),
    )
    return ruled_on(rng, draft, said(_("The director entered this score:")))


def _mistakes(rng: Random, case: ScoreFacts, auction: Auction) -> list[Neighbour]:
    """What a director may have got wrong: conditions, tricks, the double (first where there was one), the bid."""
    others = [other_vulnerability(case), *other_tricks(case)]
    doubles = next_risks(case)
    return [*(doubles + others if "X" in auction.calls else others + doubles), rng.choice(other_bids(case))]


def _otherwise_doubled(option: Option, contract: Contract) -> bool:
    """Whether the answer is that of the contract with a double or redouble more or less."""
    return option.neighbour is not None and option.neighbour.known["contract"].risk != contract.risk


def _points(ruling: Ruling) -> Answer:
    points = score_of(ruling)["ns"]
    return Answer(points, said(_("%(points)s for North-South"), points=signed(points)))


@score_director.checked_by
def _scored_again(draft: Draft) -> Collection[Hashable]:
    """The calls read once more, the conditions by Law 2, the score by Law 77."""
    known = draft.known
    vulnerable = text.vulnerable_on(known["board"])
    return held_against({text.points_for(Side.NS, _read_off(known["auction"]), known["tricks"], vulnerable)}, draft)
