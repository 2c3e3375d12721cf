"""Dummy asks declarer whether he has revoked, after he has, or has not, looked where he may not (42B1, 43B2b)."""

from collections.abc import Collection, Hashable
from itertools import product
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import effects, one_of, told
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.sets.dummy import DUMMY, INFRINGEMENTS, WHO_INFRINGED
from quizzes.questions.sets.played_cards_scene import card_of, concluded, table_at
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.table.position import Position
from rulings.wording.forms import Text

_EARLIER: dict[str, Text] = {
    "looked": _("Earlier on this board dummy (%(dummy)s) had looked at the face of a card in %(west_of)s hand."),
    "watched": _("Earlier on this board dummy (%(dummy)s) had left his chair to watch declarer play."),
    "exchanged": _("Earlier on this board declarer and dummy (%(dummy)s) had swapped hands for a moment."),
}
_KEPT: tuple[Text, ...] = (
    _("Dummy (%(dummy)s) had only put down his cards and played them as he was told."),
    _("Earlier on this board dummy (%(dummy)s) had told declarer which suit he would play."),
    _(
        "Earlier on this board dummy (%(dummy)s) had called the director because of a lead out of turn before anybody else did."
    ),
)
"""What is against 43A1 costs dummy none of his rights (43B2)."""
_LABELS = {
    "as-established": _("Declarer must correct his card, and Law 64 applies as if to an established revoke."),
    "entitled": _("Declarer must correct his card; no trick is transferred for the revoke."),
    "no-revoke": _("Declarer's card stands: he could not follow suit."),
}


@template(
    "dummy-asks-declarer",
    DUMMY,
    "42B1",
    "43B2b",
    "44D",
    keys={"as-established": 1, "entitled": 1, "no-revoke": 1},
    version=6,
)
def dummy_asks_declarer(rng: Random) -> Draft:
    """Declarer does not follow suit from his hand, and somebody asks."""
    infringed, first, revoked = rng.choice([*4 * [(True, True, True)], *product((True, False), repeat=3)])
    how = rng.choice(INFRINGEMENTS)
    table = table_at(rng, lambda position: _can_discard(position) and _has_suit(position) is revoked, last=11)
    position, board = table.position, table.board
    led = position.trick[0][1].suit
    card = card_of(rng, [card for card in position.hands[board.declarer] if card.suit is not led])
    case = DummyActionFacts(action="asks-declarer", had_infringed=infringed, was_first=first, revoked=revoked)
    before = _EARLIER[how] if infringed else None
    return Draft(
        story=_story(rng, table, card, before, first=first),
        ask=said(_("How does the director rule on declarer's card?")),
        options=one_of(rng, case, _near(case), told(_LABELS, _outcome)),
        case=case,
        clause=_deciding(infringed=infringed, revoked=revoked),
        shown=board.shown(tricks=table.record, faced=((board.declarer, card),)),
        known={"position": position, "led": led, "infringed": infringed, "first": first},
        because=said(_because(how, infringed=infringed, first=first, revoked=revoked), dummy=board.dummy),
    )


_PLAYED = _(
    "To trick %(trick)s, on which %(suit)s had been led, declarer (%(declarer)s) played %(card_acc)s from hand."
)
_ASKED: dict[bool, Text] = {
    True: _("Before anyone had said a word, dummy asked: “No %(suit)s?”"),
    False: _("%(west)s asked “No %(suit)s?”, and only then did dummy ask the same."),
}
"""Whether dummy was the first to ask."""


def _story(rng: Random, table: Table, card: Card, infringed: Text | None, *, first: bool) -> tuple[Said, ...]:
    board, position = table.board, table.position
    people = {"declarer": board.declarer, "dummy": board.dummy, "west": rng.choice([board.dummy.lho, board.dummy.rho])}
    values = {**people, "suit": position.trick[0][1].suit, "trick": position.number, "card": card}
    return (
        said(infringed or rng.choice(_KEPT), **people),
        said(_PLAYED, **values),
        said(_ASKED[first], **values),
        said(_("Nobody has played to the next trick.")),
    )


def _because(how: str, *, infringed: bool, first: bool, revoked: bool) -> Text:
    """Without a revoke nothing follows; then what dummy had done, and whether he was the first to ask."""
    if not revoked:
        return _("declarer had no card of the suit led, so that there was no revoke")
    if not infringed:
        return _("dummy had broken none of the restrictions of Law 43A2 and may ask")
    return WHO_INFRINGED[how] if first else _("an opponent had asked before dummy did")


def _deciding(*, infringed: bool, revoked: bool) -> str:
    """Whether there was a revoke decides first; the right lost only where there was one."""
    if not revoked:
        return "44D"
    return "43B2b" if infringed else "42B1"


def _near(case: DummyActionFacts) -> list[Neighbour]:
    """Each ruling, by what would have to be otherwise for it."""
    could = if_(_("declarer had had a card of the suit led"), {"revoked": True})
    could_not = if_(_("declarer had had no card of the suit led"), {"revoked": False})
    kept = if_(_("dummy had not infringed anything before"), {"had_infringed": False})
    looked = if_(_("dummy had looked at the face of a card in a defender's hand before"), {"had_infringed": True})
    first = if_(_("dummy had been the first to ask"), {"was_first": True})
    return [supposing(case, kept, could), supposing(case, looked, first, could), supposing(case, could_not)]


def _can_discard(position: Position) -> bool:
    """Declarer's own hand is to play, not to lead, and holds another suit than that led."""
    hand = position.hands[position.declarer]
    return (
        bool(position.trick)
        and position.turn is position.declarer
        and any(card.suit is not position.led for card in hand)
    )


def _has_suit(position: Position) -> bool:
    return any(card.suit is position.led for card in position.hands[position.declarer])


def _outcome(ruling: Ruling) -> str:
    if any(item.values.get("why") for item in effects(ruling, "must-correct")):
        return "as-established"
    return "no-revoke" if concluded(ruling, "no-revoke") else "entitled"


@dummy_asks_declarer.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """44C on declarer's hand; 43B2(b) only for a dummy who has infringed 43A2 and asks first."""
    hand = draft.known["position"].hands[draft.known["position"].declarer]
    if all(card.suit is not draft.known["led"] for card in hand):
        return {"no-revoke"}
    return {"as-established" if draft.known["infringed"] and draft.known["first"] else "entitled"}
