"""From what is told to a claim, checked: ``ImpossibleCase`` with each problem and its place."""

from collections.abc import Mapping

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bridge.deal import read_cards_left
from bridge.problems import ImpossibleCase, Problem, quoted
from rulings.adjudication.claims import Claim, Penalty
from rulings.adjudication.criteria import USUAL, Criterion
from rulings.adjudication.impossible import problems_of
from rulings.adjudication.masks import index_of, mask_of, seat_number, suit_number
from rulings.adjudication.reading_steps import read_steps
from rulings.adjudication.told import ClaimTold, PenaltyTold

_SHOWN = 40


def read_claim(data: object) -> tuple[Claim, int | None]:
    """The claim, and how many tricks were claimed if that was said."""
    told = _told(data)
    deal = read_cards_left(told.deal)
    hands = {seat_number(seat): mask_of(cards) for seat, cards in deal.items()}
    steps = read_steps(told.statement)
    claim = Claim(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        leader=seat_number(told.leader),
        trump=suit_number(told.trump.trump) if told.trump.trump else None,
        declarer=seat_number(told.declarer),
        claimer=seat_number(told.claimer),
        trick=tuple(map(index_of, told.trick)),
        steps=steps,
        forgotten=mask_of(told.forgotten),
        shown_out=frozenset((seat_number(one.seat), suit_number(one.suit)) for one in told.shown_out),
        penalties=_penalties(told.penalty_cards),
        criteria=_criteria(told),
    )
    if problems := problems_of(claim, told):
        raise ImpossibleCase(problems)
    return claim, told.claimed


def _told(data: object) -> ClaimTold:
    if not isinstance(data, Mapping):
        raise ImpossibleCase([Problem("", "claim-not-an-object", {})])
    try:
        return ClaimTold.model_validate({str(name)[:_SHOWN]: value for name, value in data.items()})
    except ValidationError as error:
        raise ImpossibleCase([_problem(one) for one in error.errors(include_url=False)]) from error


def _problem(error: ErrorDetails) -> Problem:
    place = ".".join(str(part)[:_SHOWN] for part in error["loc"] if part != "[key]")
    if error["type"] == "extra_forbidden":
        return Problem(place, "unknown-claim-part", {"name": place})
    if error["type"] == "missing":
        return Problem(place, "claim-part-missing", {"name": place})
    keys = {"too_long": "too-many", "greater_than_equal": "too-small", "less_than_equal": "too-large"}
    values = {
        "value": quoted(error["input"]),
        **{k: v for k, v in error.get("ctx", {}).items() if k in ("ge", "le")},
    }
    return Problem(place, keys.get(error["type"], "not-understood"), values)


def _penalties(told: tuple[PenaltyTold, ...]) -> tuple[Penalty, ...]:
    """Two penalty cards of one defender are major, both of them (50B)."""
    seats = [one.seat for one in told]
    return tuple(
        Penalty(seat_number(one.seat), index_of(one.card), one.grade == "major" or seats.count(one.seat) > 1)
        for one in told
    )


def _criteria(told: ClaimTold) -> frozenset[Criterion]:
    """The usual ones, but for what the director overrules; who said that he plays from the top does."""
    stated = {Criterion.FROM_THE_TOP} if any(step.do == "top-down" for step in told.statement) else set()
    kept = {criterion for criterion in Criterion if told.criteria.get(criterion, criterion in USUAL)}
    return frozenset(kept | stated)
