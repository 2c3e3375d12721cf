"""What the page of a contested claim shows: the form, and the proposal with its line as a diagram."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bridge.cards import Strain, Suit, parse_card
from bridge.contracts import Contract
from bridge.plays import Play
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION, Seat
from rulings.adjudication.adjudicating import Proposal, propose
from rulings.adjudication.criteria import Criterion
from rulings.adjudication.masks import card_of, cards_of
from rulings.adjudication.reading import read_claim
from rulings.assistant.claim_told import ClaimForm
from rulings.diagrams import Diagram, diagram_of
from rulings.presenting_claims import line_of, present_proposal
from rulings.wording import contested_claims as words
from rulings.wording.players import PLAYERS, SUITS
from rulings.wording.speech import capitalised, say_problem, say_text

ROWS = 4
"""Steps of a statement that the form asks for."""


def form_context(form: ClaimForm) -> dict[str, Any]:
    """The form with its choices."""
    steps = [*form.step[:ROWS], *[""] * (ROWS - len(form.step))]
    typed = {Seat.N: form.north, Seat.E: form.east, Seat.S: form.south, Seat.W: form.west}
    names = {Seat.N: "north", Seat.E: "east", Seat.S: "south", Seat.W: "west"}
    return {
        "form": form,
        "hands": [(names[seat], capitalised(str(PLAYERS[seat].plain)), typed[seat]) for seat in ROTATION],
        "seats": [(str(seat), capitalised(str(PLAYERS[seat].plain))) for seat in ROTATION],
        "trumps": [*((str(suit), str(SUITS[suit])) for suit in Suit), (str(Strain.NT), str(words.NO_TRUMPS))],
        "chosen_steps": steps,
        "steps": list(_steps()),
        "criteria": [(str(one), str(words.CRITERIA[one]), str(one) in form.without) for one in Criterion],
    }


def claim_page(form: ClaimForm, language: str) -> dict[str, Any]:
    """The proposal for what the form holds, or what is wrong with it."""
    context = form_context(form)
    try:
        claim, claimed = read_claim(form.data())
    except ImpossibleCase as impossible:
        return context | {"troubles": list(dict.fromkeys(say_problem(one) for one in impossible.problems))}
    proposal = propose(claim)
    return context | {"proposal": present_proposal(proposal, claimed, language), "diagram": _diagram(proposal)}


def _steps() -> Iterator[tuple[str, str]]:
    """Every step that the form offers, with its words; a named card and high trumps only the API takes."""
    yield "draw-trumps", str(words.STEPS["draw-trumps"])
    for rounds in (1, 2, 3):
        yield f"draw-trumps:{rounds}", say_text(words.STEPS["draw-trumps-rounds"], {"rounds": rounds})
    for do in ("cash", "give-up", "discard"):
        for suit in Suit:
            yield f"{do}:{suit}", say_text(words.STEPS[do], {"suit": suit})
    for do in ("ruff", "finesse"):
        for suit in Suit:
            for hand in ("dummy", "hand"):
                yield f"{do}:{suit}:{hand}", say_text(words.STEPS[f"{do}-{hand}"], {"suit": suit})
    for hand in ("dummy", "hand"):
        yield f"cross::{hand}", str(words.STEPS[f"cross-{hand}"])
    yield "cross-ruff", str(words.STEPS["cross-ruff"])
    yield "top-down", str(words.STEPS["top-down"])


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
