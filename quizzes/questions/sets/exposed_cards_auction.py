"""Cards exposed during the auction: what they are once it has ended (24D, 24E)."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import PASS
from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, neighbour, supposing
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Unsuitable, said
from quizzes.questions.sets.exposed_cards import EXPOSED, status
from quizzes.questions.templates import template
from quizzes.simulation.boards import Board, new_board
from rulings.engine.rulings import Ruling
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.wording.forms import Text


@dataclass(frozen=True)
class Slip:
    """How a card came to be seen during the auction, as facts and in words."""

    facts: dict[str, Any]
    told: Text
    instead: Text


_FELL: dict[str, Any] = {"how": "could-be-seen", "own_fault": True, "manner": "inadvertent"}

SLIPS = {
    "fell": Slip(
        _FELL,
        _("During the auction %(who)s carelessly drops %(card)s face up, where %(partner)s can see it."),
        _("%(who)s had dropped the card carelessly, where %(partner)s could see it"),
    ),
    "led": Slip(
        _FELL | {"manner": "to-play"},
        _("During the auction %(who)s believes that it is over and leads %(card)s, face up on the table."),
        _("%(who)s had led the card, believing that the auction was over"),
    ),
    "unseen": Slip(
        _FELL | {"how": "not-seen"},
        _("During the auction %(who)s drops %(card)s; %(partner)s could not possibly have seen its face."),
        _("%(who)s had dropped the card where %(partner)s could not possibly see its face"),
    ),
    "knocked": Slip(
        _FELL | {"own_fault": False},
        _("During the auction an opponent jostles %(who_to)s: %(card)s falls face up through no fault of its owner."),
        _("the card had fallen through no fault of %(who_to)s"),
    ),
    "named": Slip(
        _FELL | {"how": "named"},
        _("During the auction %(who)s mutters about holding %(card)s; nobody sees the card."),
        _("the card had not been seen but only been named"),
    ),
}


_LOOKED = (
    None,
    _("%(partner)s says that he did not look."),
    _("%(partner)s says that it tells him nothing."),
)
_ASIDES: dict[str, tuple[Text | None, ...]] = {
    "fell": _LOOKED,
    "led": (*_LOOKED, _("%(who)s says that he had not seen the last bid.")),
    "unseen": (None, _("An opponent saw its face.")),
    "knocked": (None, _("%(partner)s saw it well.")),
    "named": (None, _("An opponent heard it, too."), _("%(partner)s says that he did not listen.")),
}
"""What is told now and then, although no Law asks for it."""


@template("exposed-in-auction", EXPOSED, "24", "24D", "24E", version=5)
def exposed_in_auction(rng: Random) -> Draft:
    """A card is seen, or named, in the auction: what is it when the auction is over?"""
    board = new_board(rng)
    who = rng.choice([board.declarer, board.dummy, *6 * [board.declarer.lho, board.declarer.rho]])
    name = rng.choice([*SLIPS, "fell", "fell", "fell", "led"]) if _defends(board, who) else "fell"
    card, other = rng.sample(sorted(board.deal[who]), 2)
    if card.is_honour and rng.random() < 0.6:
        raise Unsuitable
    two = name == "fell" and rng.random() < 0.25
    facts = SLIPS[name].facts | _cards(card, *([other] if two else []))
    if _defends(board, who):
        case = ExposedCardFacts(hand="defender", during="auction", **facts)
    else:
        case = ExposedCardFacts(hand="declarer" if who is board.declarer else "dummy", during="auction", **facts)
    if not _could_pass(board, who.partner) or (name == "led" and not _passes_last(board, who.partner)):
        raise Unsuitable
    values = {"who": who, "partner": who.partner, "card": card}
    aside = rng.choice(_ASIDES[name])
    both = _(
        "During the auction %(who)s carelessly drops %(card)s and %(other)s face up, where %(partner)s can see them."
    )
    return Draft(
        story=(
            said(both, other=other, **values) if two else said(SLIPS[name].told, **values),
            *((said(aside, **values),) if aside else ()),
            said(_("The auction is now over; %(declarer)s declares."), declarer=board.declarer),
        ),
        ask=said(_("What is %(card)s now?"), card=card),
        options=one_of(rng, case, _near(rng, board, who, card, case), _status),
        case=case,
        clause=_clause(case),
        shown=board.shown(
            faced=tuple((who, one) for one in case.cards) if case.how == "could-be-seen" and case.own_fault else ()
        ),
        roles=_roles(who),
        known={"who": who, "slip": name, "card": card, "two": two},
    )


def _status(ruling: Ruling) -> Answer:
    """The grade of the penalty card, or none."""
    found = status(ruling)
    return found if found.value != "none" else Answer("none", said(_("It is no penalty card.")))


def _cards(*cards: Card) -> dict[str, Any]:
    sort = "honour" if cards[0].is_honour else "small-card"
    return {"cards": cards, "exposed": "several" if len(cards) > 1 else sort}


def _defends(board: Board, who: Seat) -> bool:
    return who.side is not board.declarer.side


def _could_pass(board: Board, partner: Seat) -> bool:
    """24B, 24C: after an honour, a led card or several his partner had to pass, and somewhere in this auction he did."""
    auction = board.auction
    return any(call == PASS and auction.bidder(number) is partner for number, call in enumerate(auction.calls))


def _passes_last(board: Board, partner: Seat) -> bool:
    """Only somebody who believes that the auction is over leads: after that his partner does not bid or double again."""
    auction = board.auction
    return [call for number, call in enumerate(auction.calls) if auction.bidder(number) is partner][-1:] == [PASS]


def _clause(case: ExposedCardFacts) -> str:
    if case.how != "could-be-seen" or not case.own_fault:
        return "24"
    return "24E" if case.hand == "defender" else "24D"


def _roles(who: Seat) -> dict[str, Any]:
    others = who.lho.side
    return {"offender": who, "partner": who.partner, "offending-side": who.side, "opponents": others}


def _near(rng: Random, board: Board, who: Seat, card: Card, case: ExposedCardFacts) -> list[Neighbour]:
    """Another way for the card to be seen, a card more or less, another card, or the other side declares."""
    values = {"who": who, "partner": who.partner}
    if case.hand == "defender":
        near = [neighbour(case, said(slip.instead, **values), **slip.facts) for slip in SLIPS.values()]
        declares = said(_("%(side)s had become the declaring side"), side=who.side)
        near.append(neighbour(case, declares, hand="declarer"))
        if case.how == "could-be-seen" and case.own_fault:
            near += _other_cards(rng, board, who, card, case)
        return rng.sample(near, len(near))
    defending = if_(_("%(side)s had become the defenders"), {"hand": "defender"}, side=who.side)
    near = [supposing(case, defending)]
    for one in _some_cards(rng, board, who):
        text = _("the only card dropped had been %(card)s") if len(case.cards) > 1 else _("the card had been %(card)s")
        near.append(supposing(case, defending, if_(text, _FELL | _cards(one), card=one)))
    return near


def _some_cards(rng: Random, board: Board, who: Seat) -> list[Card]:
    """A small card and an honour of the hand, where it has them."""
    hand = sorted(board.deal[who])
    sorts = [[card for card in hand if card.is_honour is honour] for honour in (False, True)]
    return [rng.choice(cards) for cards in sorts if cards]


def _other_cards(rng: Random, board: Board, who: Seat, card: Card, case: ExposedCardFacts) -> list[Neighbour]:
    if len(case.cards) > 1:
        return [neighbour(case, said(_("only %(card)s had been seen"), card=card), **_cards(card))]
    return [
        neighbour(case, said(_("the card had been %(card)s"), card=one), **_cards(one))
        for one in _some_cards(rng, board, who)
    ]


@exposed_in_auction.checked_by
def _by_24_and_50b(draft: Draft) -> Collection[Hashable]:
    """24D: nothing for the declaring side; 24E: a penalty card if partner could see it by its owner's fault; 50B its grade."""
    known, contract = draft.known, draft.shown.contract
    if contract is None or contract.declarer is None or known["who"] in (contract.declarer, contract.declarer.partner):
        return {"none"}
    if known["slip"] in ("unseen", "knocked", "named"):
        return {"none"}
    small = known["card"].rank < 10 and known["slip"] == "fell" and not known["two"]
    return {"minor" if small else "major"}
