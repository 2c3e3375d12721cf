"""A card that declarer or a defender held, or dropped, before his play: is it played (45C1, 45C2, 48A, 49, 50B)?"""

from collections.abc import Collection, Hashable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.sets.played_cards_scene import PLAYED, card_of, is_defender, table_at
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling, rule
from rulings.situations.played_card_facts import PlayedCardFacts
from rulings.table.legality import legal_cards
from rulings.wording.forms import Text

_LABELS = {
    "played": _("It is played to this trick."),
    "hand": _("It is not played: it goes back to the hand, and nothing follows."),
    "minor": _("It is not played: it becomes a minor penalty card."),
    "major": _("It is not played: it becomes a major penalty card."),
}


@dataclass(frozen=True)
class _Happening:
    """What happened to the card, and the facts that say so."""

    text: Text
    facts: dict[str, Any] = field(default_factory=dict)


_DEFENDER = (
    _Happening(
        _(
            "He drew %(card_acc)s out of his hand and held it so that its face could be seen from %(partner_of)s seat, then "
            "put it back. %(partner)s happened to be looking elsewhere."
        ),
        {"card_was": "held", "partner_could_see": True},
    ),
    _Happening(
        _(
            "He drew %(card_acc)s out of his hand and held it for a moment in view of %(partner_to)s, then put it "
            "back to think again."
        ),
        {"card_was": "held", "partner_could_see": True},
    ),
    _Happening(
        _(
            "He drew %(card_acc)s out of his hand and put it back. Declarer saw the card, but from %(partner_of)s "
            "seat its face could not be seen."
        ),
        {"card_was": "held", "partner_could_see": False},
    ),
    _Happening(
        _("As he sorted his cards %(card)s slipped out and fell face up on the table, in view of %(partner_to)s."),
        {"card_was": "dropped", "partner_could_see": True, "other_penalty_card": False},
    ),
    _Happening(
        _("As he sorted his cards %(card)s slipped out and fell face up on the table, in view of %(partner_to)s."),
        {"card_was": "dropped", "partner_could_see": True, "other_penalty_card": False},
    ),
    _Happening(
        _(
            "%(card)s slipped out of his hand onto his lap. Declarer caught sight of it; from %(partner_of)s seat "
            "its face could not be seen."
        ),
        {"card_was": "dropped", "partner_could_see": False, "other_penalty_card": False},
    ),
)
_DECLARER = (
    _Happening(
        _("He held %(card_acc)s face up just above the table, all but touching it, then wanted to put it back."),
        {"card_was": "held", "position": "nearly-touching"},
    ),
    _Happening(
        _("%(card)s, face up in his fingers, touched the table; then he wanted to put it back."),
        {"card_was": "held", "position": "touching"},
    ),
    _Happening(
        _(
            "He held %(card_acc)s out face up, well above the table; the director finds that in this way he showed that he was "
            "playing it. Now he wants to put it back."
        ),
        {"card_was": "held", "position": "clear", "shown_as_played": True},
    ),
    _Happening(
        _(
            "Thinking, he drew %(card_acc)s out of his hand so that everybody saw it, well above the table, and put "
            "it back; the director finds that nothing in this showed that he was playing it."
        ),
        {"card_was": "held", "position": "clear", "shown_as_played": False},
    ),
    _Happening(
        _("By accident he let %(card_acc)s fall face up into the middle of the table."), {"card_was": "dropped"}
    ),
)


@template(
    "shown-card",
    PLAYED,
    "45C1",
    "45C2a",
    "45C2b",
    "48A",
    "49",
    "50B",
    keys={"played": 3, "hand": 3, "major": 2, "minor": 2},
    version=5,
)
def shown_card(rng: Random) -> Draft:
    """Before his turn to play was over a player's card was seen, in one way or another."""
    who = rng.choice(["defender", "defender", "declarer"])
    table = table_at(
        rng,
        lambda position: (
            is_defender(position, position.turn) if who == "defender" else position.turn is position.declarer
        ),
        last=12,
    )
    seat = table.position.turn
    happened = rng.choice(_DEFENDER if who == "defender" else _DECLARER)
    legal = legal_cards(table.position, seat)
    honours = [card for card in legal if card.is_honour] if happened.facts["card_was"] == "dropped" else []
    card = card_of(rng, honours if honours and rng.random() < 0.8 else legal)
    case = PlayedCardFacts(hand=who, card=card, **happened.facts)
    people = {"who": seat, "partner": seat.partner, "card": card}
    story = [_turn(table, who), said(happened.text, **people)]
    if happened.facts["card_was"] == "held" and rng.random() < 0.4:
        story.append(said(_MEANT_ANOTHER, **people))
    if case.known.get("other_penalty_card") is False:
        story.append(said(_("He has no other penalty card.")))
    return Draft(
        story=tuple(story),
        ask=said(_("What becomes of %(card_acc)s?"), card=card),
        options=one_of(rng, case, _others(case, seat, card), told(_LABELS, _outcome)),
        case=case,
        clause=_decides(rule(case)),
        shown=table.board.shown(tricks=table.record, faced=((seat, card),) if _lies_there(happened) else ()),
        roles={"offender": seat, "partner": seat.partner, "defender": seat} if who == "defender" else {},
        known={"seat": seat, "card": card, "declarer": table.board.declarer},
        because=_because(case, seat),
        told_by=_TOLD_BY[who, happened.facts["card_was"]],
    )


_MEANT_ANOTHER = _("He says that he had not made up his mind and means to play another card.")

_LEADS = {
    "defender": _("It was the turn of %(who_to)s, a defender, to lead to trick %(trick)s."),
    "declarer": _("It was the turn of %(who_to)s, the declarer, to lead to trick %(trick)s from his own hand."),
}
_FOLLOWS = {
    "defender": _("%(suit)s had been led to trick %(trick)s, and it was the turn of %(who_to)s, a defender."),
    "declarer": _(
        "%(suit)s had been led to trick %(trick)s, and it was the turn of %(who_to)s, the declarer, to play from his own hand."
    ),
}


def _turn(table: Table, who: str) -> Said:
    """Whose turn it was, to lead or to follow."""
    position = table.position
    words = _FOLLOWS if position.trick else _LEADS
    return said(words[who], trick=position.number, who=position.turn, suit=position.led)


def _others(case: PlayedCardFacts, seat: Seat, card: Card) -> Iterator[Neighbour]:
    """The same card seen in the other ways in which this player can show it; declarer has no penalty cards."""
    people = {"who": seat, "partner": seat.partner}
    grade = {"other_penalty_card": False}
    honour = if_(_("it had been an honour"), {"card": card if card.is_honour else Card(card.suit, 13)})
    low = if_(_("it had been a card below the ten"), {"card": Card(card.suit, 5) if card.is_honour else card})
    if case.known["hand"] == "declarer":
        touching = {"card_was": "held", "position": "touching"}
        yield supposing(case, if_(_("he had held the card face up and almost touching the table"), touching))
        yield supposing(case, if_(_("the card had merely slipped out of declarer's hand"), {"card_was": "dropped"}))
        facts = {"hand": "defender", "card_was": "dropped", "partner_could_see": True} | grade
        by_defender = if_(_DROPPED[case.known["card_was"] == "dropped"], facts, **people)
        yield from (supposing(case, by_defender, low), supposing(case, by_defender, honour))
        return
    seen = if_(_("%(partner)s had been able to see its face"), {"partner_could_see": True}, **people)
    held = if_(_("%(who)s had held the card in his hand"), {"card_was": "held"}, **people)
    fallen = if_(_("it had slipped out by accident as his only penalty card"), {"card_was": "dropped"} | grade)
    slipped = if_(
        _("it had slipped out by accident"), {"card_was": "dropped"} | grade
    )  # an honour is major beside others too
    if case.known["card_was"] == "dropped":
        fallen = if_(_("it had been his only penalty card"), {"card_was": "dropped"} | grade)
    yield supposing(case, held, seen)
    yield supposing(case, if_(_("%(partner)s could not have seen its face"), {"partner_could_see": False}, **people))
    yield from (supposing(case, fallen, seen, low), supposing(case, slipped, seen, honour))


_DROPPED = {
    True: _("%(who)s had been a defender without another penalty card and %(partner)s could have seen the card"),
    False: _(
        "%(who)s had been a defender without another penalty card and had dropped the card by accident in "
        "%(partner_of)s view"
    ),
}
"""The same card in a defender's place: of one that has already slipped out only the player is otherwise."""


def _lies_there(happened: _Happening) -> bool:
    """A card that fell on the table; one on its owner's lap lies nowhere that all can see."""
    return bool(happened.facts["card_was"] == "dropped" and happened.facts.get("partner_could_see", True))


def _because(case: PlayedCardFacts, seat: Seat) -> Said | None:
    """A penalty card by its rank; of what is played or not the facts tell."""
    if case.known["hand"] == "declarer" or case.known["card_was"] == "held" or not case.known["partner_could_see"]:
        return None
    if case.known["card"].is_honour:
        return said(_("an honour slipped out of a defender's hand in %(partner_of)s view"), partner=seat.partner)
    return said(
        _("a single card below the ten slipped out of a defender's hand in %(partner_of)s view"), partner=seat.partner
    )


_TOLD_BY = {
    ("defender", "held"): ("card_was", "partner_could_see"),
    ("defender", "dropped"): ("card_was", "partner_could_see"),
    ("declarer", "held"): ("position", "shown_as_played"),
    ("declarer", "dropped"): ("hand", "card_was"),
}


def _outcome(ruling: Ruling) -> str:
    grades = [item.values["grade"] for item in ruling.part("effect") if item.key == "penalty-card"]
    if grades:
        return str(grades[0])
    return "played" if any(item.key == "card-played" for item in ruling.part("effect")) else "hand"


def _decides(ruling: Ruling) -> str:
    """The grade of a penalty card if it is one, or what made the card played or not."""
    keys = ("penalty-card",) if _outcome(ruling) in ("minor", "major") else ("card-played", "card-not-played")
    return next(item.clause for item in ruling.part("effect") if item.key in keys)


@shown_card.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """45C1 and 45C2 by manner and place; 48A: declarer has no penalty card; 49, 50B: an honour is major, a small card not."""
    facts = draft.case.known
    ours = draft.known["seat"] is draft.known["declarer"]
    if facts["card_was"] == "held":
        near = facts.get("position") in ("touching", "nearly-touching") or facts.get("shown_as_played")
        return {"played" if (near if ours else facts["partner_could_see"]) else "hand"}
    if ours or not facts["partner_could_see"]:
        return {"hand"}
    return {"major" if draft.known["card"].rank >= 10 else "minor"}
