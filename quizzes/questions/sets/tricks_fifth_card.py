"""A second card from a hand that has played to the trick already (45E): a penalty card, back to the hand, or a lead."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from quizzes.engine.laws.fifth_cards import FifthCardFacts
from quizzes.engine.rulings import Ruling, rule
from quizzes.engine.table.cards import Card
from quizzes.engine.table.seats import Seat
from quizzes.questions.card_play import Table
from quizzes.questions.options import Neighbour, neighbour, one_of
from quizzes.questions.parts import Draft, said
from quizzes.questions.sets.played_cards_scene import card_of, concluded, is_defender, table_at, told
from quizzes.questions.sets.tricks import TRICKS
from quizzes.questions.templates import template

_LABELS = {
    "minor": said(_("The card becomes a minor penalty card.")),
    "major": said(_("The card becomes a major penalty card.")),
    "hand": said(_("The card goes back to the hand; there is no rectification.")),
    "declarer": said(_("It is a lead out of turn, which declarer may accept or not.")),
    "defenders": said(_("It is a lead out of turn, which the defenders may accept or not.")),
    "stands": said(_("It is a correct lead to the next trick and stands.")),
}


@template("fifth-card", TRICKS, "45E1", "45E2", "50B")
def fifth_card(rng: Random) -> Draft:
    """The trick is complete; a further card appears."""
    table = table_at(rng, lambda position: not position.trick, first=3, last=11)
    position, board = table.position, table.board
    who = rng.choice([board.declarer, board.declarer.lho, board.declarer.rho])
    card = card_of(rng, position.hands[who])
    led = who is not position.turn and rng.random() < 0.55
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
    names = {"who": who, "winner": table.position.turn}
    card, winner = case.known["card"], table.position.turn
    own = is_defender(table.position, who)
    led_by = "dummy" if winner is who else case.known["turn"]
    out_of_turn = _("%(who)s had meant to lead it, and dummy had won the trick")
    meant = out_of_turn if winner is who else _("%(who)s had meant to lead it to the next trick")
    near = [
        neighbour(
            case,
            said(_("%(who)s had won the trick and had meant to lead the card"), **names),
            led=True,
            turn="same-hand",
        ),
        neighbour(case, said(meant, **names), led=True, turn=led_by),
    ]
    if own:
        near += [
            neighbour(case, said(_("%(who)s had not meant to lead it"), **names), led=False),
            neighbour(
                case,
                said(_("declarer had put down such a card without meaning to lead")),
                hand="declarer",
                led=False,
                turn="same-hand",
            ),
        ]
        grade = Card(card.suit, 5 if card.is_honour else 13)
        text = (
            _("it had been a card below the ten and not meant as a lead")
            if card.is_honour
            else _("it had been an honour and not meant as a lead")
        )
        return [*near, neighbour(case, said(text), led=False, card=grade)]
    near.append(neighbour(case, said(_("%(who)s had not meant to lead it"), **names), led=False))
    by_defender = _("a defender had put down such a second card without meaning to lead")
    return [*near, neighbour(case, said(by_defender), hand="defender", led=False, turn="same-hand")]


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
