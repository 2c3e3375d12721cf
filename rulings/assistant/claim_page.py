"""What the page of a contested claim shows: the form, and the proposal with its line as a diagram."""

from dataclasses import replace
from typing import Any

from bridge.cards import Strain, Suit, parse_card
from bridge.contracts import Contract
from bridge.plays import Play
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION, Seat
from rulings.adjudication.adjudicating import Proposal, propose
from rulings.adjudication.masks import card_of, cards_of
from rulings.adjudication.reading import read_claim
from rulings.assistant.claim_fields import claim_fields
from rulings.assistant.claim_told import ClaimForm
from rulings.diagrams import Diagram, diagram_of
from rulings.presenting_claims import line_of, present_proposal


def claim_page(form: ClaimForm, language: str) -> dict[str, Any]:
    """The proposal for what the form holds, or what is wrong with it."""
    try:
        claim, claimed = read_claim(form.data())
    except ImpossibleCase as impossible:
        return claim_fields(form, impossible.problems)
    proposal = propose(claim)
    return claim_fields(form) | {
        "proposal": present_proposal(proposal, claimed, language),
        "diagram": _diagram(proposal),
    }


def _diagram(proposal: Proposal) -> Diagram:
    """The hands at the claim and the line, trick by trick."""
    claim = proposal.claim
    deal = {seat: set(cards_of(hand)) for seat, hand in zip(ROTATION, claim.hands, strict=True)}
    for turn, card in enumerate(claim.trick):
        deal[ROTATION[(claim.leader + turn) % 4]].add(card_of(card))
    strain = Strain.NT if claim.trump is None else Strain(tuple(Suit)[claim.trump])
    contract = Contract(1, strain, declarer=ROTATION[claim.declarer])
    tricks: list[list[Play]] = [
        [(Seat(one["seat"]), parse_card(one["card"])) for one in trick["cards"]] for trick in line_of(proposal)
    ]
    shown = diagram_of({seat: frozenset(cards) for seat, cards in deal.items()}, contract, tricks)
    return replace(shown, contract="")
