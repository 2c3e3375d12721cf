"""A second card from a hand that has played to the trick already (45E): a penalty card, back to the hand, or a lead."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Condition, Draft, Said, said
from quizzes.questions.sets.played_cards_scene import card_of, concluded, is_defender, table_at
from quizzes.questions.sets.tricks import TRICKS
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling, rule
from rulings.situations.fifth_cards_facts import FifthCardFacts

_LABELS = {
    "minor": _("The card becomes a minor penalty card."),
    "major": _("The card becomes a major penalty card."),
    "hand": _("The card goes back to the hand; there is no rectification."),
    "declarer": _("It is a lead out of turn, which declarer may accept or not."),
    "defenders": _("It is a lead out of turn, which the defenders may accept or not."),
    "stands": _("It is a correct lead to the next trick and stands."),
}


@template(
    "fifth-card",
    TRICKS,
    "45E1",
    "45E2",
    "50B",
    "44G",
    keys={"minor": 3, "major": 3, "hand": 3, "declarer": 3, "defenders": 3, "stands": 2},
    version=5,
)
def fifth_card(rng: Random) -> Draft:
    """The trick is complete; a further card appears."""
    table = table_at(rng, lambda position: not position.trick, first=3, last=11)
    position, board = table.position, table.board
    who = rng.choice([board.declarer, board.dummy, board.declarer.lho, board.declarer.rho])
    card = card_of(rng, position.hands[who])
    led = rng.random() < 0.55
    before = None if led else _lay_there(rng, table, who, card)
    case = FifthCardFacts(
        hand=_hand(table, who),
        led=led,
        turn=_turn(table, who),
        sides_played_next=0,
        card=card,
        has_penalty_card=before is not None,
    )
    names = {"who": who, "winner": position.turn, "card": card, "other": before, "player": _player(table, who)}
    return Draft(
        story=(
            said(_("Trick %(trick)s was complete; %(winner)s had won it."), trick=position.number - 1, **names),
            *_story(case, names),
            *idle(rng, _IDLE, **names),
        ),
        ask=said(_("What becomes of %(card_acc)s?"), card=card),
        options=one_of(rng, case, _others(case, table, who), told(_LABELS, _outcome)),
        case=case,
        clause=_decides(rule(case)),
        shown=board.shown(tricks=table.record, faced=((who, card), *([(who, before)] if before else []))),
        roles={"offender": who, "partner": who.partner, "lho": board.declarer.lho, "rho": board.declarer.rho},
        known={"who": who, "card": card, "led": led, "last": table.tricks[-1], "trump": position.trump}
        | {"declarer": board.declarer, "before": before},
        told_by=_told_by(case),
    )


_PUT_DOWN = {
    "declarer": _("Then %(who)s, the declarer, put a second card face up on the table from his own hand: %(card)s."),
    "dummy": _("Then %(player)s, the declarer, had a second card put on the table from dummy: %(card)s."),
    "defender": _("Then %(who)s, a defender, put a second card face up on the table: %(card)s."),
}
_IDLE = (
    _("No card of the trick had been turned over yet."),
    _("%(player)s wanted to take the card back at once."),
    _("All four cards of the trick had been turned over."),
)
"""45E does not ask whether the trick was turned over, and a card is not taken back for being regretted (47F2)."""


def _story(case: FifthCardFacts, names: dict[str, Any]) -> tuple[Said, ...]:
    """The card, what the director found, and what a defender had on the table already."""
    finding = (
        _("The director finds that %(player)s meant to lead it to the next trick.")
        if case.known["led"]
        else _("The director finds that %(player)s had forgotten that he had already played; it was no lead.")
    )
    told_so = [said(_PUT_DOWN[case.known["hand"]], **names), said(finding, **names)]
    if case.known["hand"] == "defender":
        lay = _("A penalty card of %(who_of)s, %(other)s, lay on the table already.")
        none = _("Until then no penalty card lay on the table.")
        told_so.insert(0, said(lay, **names)) if names["other"] else told_so.append(said(none))
    return tuple(told_so)


def _told_by(case: FifthCardFacts) -> tuple[str, ...]:
    if case.known["hand"] != "defender" or case.known["led"]:
        return ()
    return ("hand", "led", "has_penalty_card" if case.known["has_penalty_card"] else "card")


def _lay_there(rng: Random, table: Table, who: Seat, card: Card) -> Card | None:
    """Now and then a penalty card of the defender, which he could not have played to the trick: he followed suit (44C)."""
    (leader, lead), *_others = table.tricks[-1]
    followed = dict(table.tricks[-1])[who].suit is lead.suit
    if not is_defender(table.position, who) or leader is who or not followed or rng.random() < 0.4:
        return None
    return card_of(rng, [one for one in table.position.hands[who] if one != card and one.suit is not lead.suit])


def _player(table: Table, who: Seat) -> Seat:
    return table.board.declarer if who is table.board.dummy else who


def _hand(table: Table, who: Seat) -> str:
    return {table.board.declarer: "declarer", table.board.dummy: "dummy"}.get(who, "defender")


def _turn(table: Table, who: Seat) -> str:
    """Who won the trick, as seen from the hand of the card."""
    winner, board = table.position.turn, table.board
    if winner is who:
        return "same-hand"
    if winner in (board.declarer, board.dummy):
        return "declarer" if winner is board.declarer else "dummy"
    if who in (board.declarer, board.dummy):
        return "lho" if winner is board.declarer.lho else "rho"
    return "partner"


def _others(case: FifthCardFacts, table: Table, who: Seat) -> list[Neighbour]:
    """Led or not, by the hand that won the trick or another, by declarer or a defender, an honour or not."""
    card, hand = case.known["card"], str(case.known["hand"])
    led = if_(_("%(player)s had meant to lead it to the next trick"), {"led": True}, player=_player(table, who))
    not_led = if_(_("%(player)s had not meant to lead it"), {"led": False}, player=_player(table, who))
    won = if_(_("%(who)s had won the trick"), {"turn": "same-hand"}, who=who)
    low = if_(_("it had been a card below the ten"), {"card": card if not card.is_honour else Card(card.suit, 5)})
    high = if_(_("it had been an honour"), {"card": card if card.is_honour else Card(card.suit, 13)})
    alone = if_(_("no penalty card of his had lain there"), {"has_penalty_card": False})
    if hand != "defender":
        by_defender = if_(
            _("a defender had put down such a second card without meaning to lead"),
            {"hand": "defender", "led": False, "turn": "same-hand"},
        )
        ours = [supposing(case, by_defender, low), supposing(case, by_defender, high)]
    else:
        by_declarer = {"hand": "declarer", "turn": "same-hand", "has_penalty_card": False}
        meant = if_(_("declarer had put down such a card without meaning to lead"), by_declarer | {"led": False})
        ours = [supposing(case, not_led, low, alone), supposing(case, not_led, high), supposing(case, meant)]
    return [
        supposing(case, led, alone, won),
        supposing(case, led, alone, *([_not_won(table, who)] if table.position.turn is who else [])),
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
    ours = known["who"] in (known["declarer"], known["declarer"].partner)
    if known["led"]:
        return {"stands" if best[0] is known["who"] else "defenders" if ours else "declarer"}
    return {"hand" if ours else "major" if known["card"].rank > 9 or known["before"] else "minor"}
