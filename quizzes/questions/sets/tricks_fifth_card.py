"""A second card from a hand that has played to the trick already (45E): a penalty card, back to the hand, or a lead."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of
from quizzes.questions.parts import Condition, Draft, said
from quizzes.questions.sets.played_cards_scene import card_of, concluded, is_defender, table_at, told
from quizzes.questions.sets.tricks import TRICKS
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling, rule
from rulings.situations.fifth_cards_facts import FifthCardFacts

_LABELS = {
    "minor": said(_("The card becomes a minor penalty card.")),
    "major": said(_("The card becomes a major penalty card.")),
    "hand": said(_("The card goes back to the hand; there is no rectification.")),
    "declarer": said(_("It is a lead out of turn, which declarer may accept or not.")),
    "defenders": said(_("It is a lead out of turn, which the defenders may accept or not.")),
    "stands": said(_("It is a correct lead to the next trick and stands.")),
}


@template(
    "fifth-card",
    TRICKS,
    "45E1",
    "45E2",
    "50B",
    "44G",
    keys={"minor": 3, "major": 2, "hand": 3, "declarer": 3, "defenders": 3, "stands": 2},
    version=4,
)
def fifth_card(rng: Random) -> Draft:
    """The trick is complete; a further card appears."""
    table = table_at(rng, lambda position: not position.trick, first=3, last=11)
    position, board = table.position, table.board
    who = rng.choice([board.declarer, board.declarer.lho, board.declarer.rho])
    card = card_of(rng, position.hands[who])
    led = rng.random() < 0.55
    case = FifthCardFacts(
        hand="declarer" if who is board.declarer else "defender",
        led=led,
        turn=_turn(table, who),
        sides_played_next=0,
        card=card,
        has_penalty_card=False,
    )
    finding = (
        _("The director finds that %(who)s meant to lead it to the next trick.")
        if led
        else _("The director finds that %(who)s had forgotten that he had already played; it was no lead.")
    )
    names = {"who": who, "winner": position.turn, "card": card}
    told_who = (
        _("Then %(who)s, the declarer, put a second card face up on the table from his own hand: %(card)s.")
        if who is board.declarer
        else _("Then %(who)s, a defender, put a second card face up on the table: %(card)s.")
    )
    return Draft(
        form="ruling",
        story=(
            said(_("Trick %(trick)s was complete; %(winner)s had won it."), trick=position.number - 1, **names),
            said(told_who, **names),
            said(finding, **names),
            *([] if who is board.declarer else [said(_("Until then no penalty card lay on the table."))]),
        ),
        ask=said(_("What becomes of %(card_acc)s?"), card=card),
        options=one_of(rng, case, _others(case, table, who), told(_LABELS, _outcome)),
        case=case,
        clause=_decides(rule(case)),
        shown=board.shown(tricks=table.record, faced=((who, card),)),
        roles={"offender": who, "partner": who.partner, "lho": board.declarer.lho, "rho": board.declarer.rho},
        known={"who": who, "card": card, "led": led, "last": table.tricks[-1], "trump": position.trump}
        | {"declarer": board.declarer},
        told_by=("hand", "led", "card") if who is not board.declarer and not led else (),
    )


def _turn(table: Table, who: Seat) -> str:
    """Who won the trick, as seen from the hand of the card."""
    winner, board = table.position.turn, table.board
    if winner is who:
        return "same-hand"
    if winner in (board.declarer, board.dummy):
        return "declarer" if winner is board.declarer else "dummy"
    if who is board.declarer:
        return "lho" if winner is board.declarer.lho else "rho"
    return "partner"


def _others(case: FifthCardFacts, table: Table, who: Seat) -> list[Neighbour]:
    """Led or not, by the hand that won the trick or another, by declarer or a defender, an honour or not."""
    card = case.known["card"]
    led = if_(_("%(who)s had meant to lead it to the next trick"), {"led": True}, who=who)
    not_led = if_(_("%(who)s had not meant to lead it"), {"led": False}, who=who)
    won = if_(_("%(who)s had won the trick"), {"turn": "same-hand"}, who=who)
    low = if_(_("it had been a card below the ten"), {"card": card if not card.is_honour else Card(card.suit, 5)})
    high = if_(_("it had been an honour"), {"card": card if card.is_honour else Card(card.suit, 13)})
    if not is_defender(table.position, who):
        by_defender = if_(
            _("a defender had put down such a second card without meaning to lead"),
            {"hand": "defender", "led": False, "turn": "same-hand"},
        )
        ours = [supposing(case, by_defender, low), supposing(case, by_defender, high)]
    else:
        by_declarer = {"hand": "declarer", "turn": "same-hand"}
        meant = if_(_("declarer had put down such a card without meaning to lead"), by_declarer | {"led": False})
        ours = [supposing(case, not_led, low), supposing(case, not_led, high), supposing(case, meant)]
    return [
        supposing(case, led, won),
        supposing(case, led, *([_not_won(table, who)] if table.position.turn is who else [])),
        supposing(case, not_led),
        *ours,
    ]


def _not_won(table: Table, who: Seat) -> Condition:
    """The other side's hand on the left of the winner had won the trick."""
    other = who.lho
    board = table.board
    seats = {board.declarer: "declarer", board.dummy: "dummy"}
    turn = seats.get(other) or ("lho" if other is board.declarer.lho else "rho")
    return if_(_("%(winner)s had won the trick"), {"turn": turn}, winner=other)


def _outcome(ruling: Ruling) -> str:
    for value, keys in {"stands": ("lead-stands",), "hand": ("card-to-hand",)}.items():
        if any(item.key in keys for item in ruling.part("effect")):
            return value
    if concluded(ruling, "accept-lead"):
        return next(str(item.values["chooser"]) for item in ruling.part("option") if item.key == "accept-lead")
    return next(str(item.values["grade"]) for item in ruling.part("effect") if item.key == "penalty-card")


def _decides(ruling: Ruling) -> str:
    return {"stands": "44G", "hand": "45E2", "minor": "50B", "major": "50B", "declarer": "45E1", "defenders": "45E2"}[
        _outcome(ruling)
    ]


@fifth_card.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """45E by whose card it is and whether it was led; a lead stands in turn (44G), else the other side chooses (53, 55, 56)."""
    known = draft.known
    suit = known["last"][0][1].suit
    best = max(known["last"], key=lambda play: (play[1].suit is known["trump"], play[1].suit is suit, play[1].rank))
    ours = known["who"] is known["declarer"]
    if known["led"]:
        return {"stands" if best[0] is known["who"] else "defenders" if ours else "declarer"}
    return {"hand" if ours else "major" if known["card"].rank > 9 else "minor"}
