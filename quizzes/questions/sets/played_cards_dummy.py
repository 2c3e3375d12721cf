"""A card of dummy that declarer touched or named, or that dummy put up unasked (45B, 45C3, 45C4a, 45D1)."""

from collections.abc import Collection, Hashable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import one_of, told, word_of
from quizzes.questions.parts import Draft, Unsuitable, said
from quizzes.questions.sets.played_cards_scene import PLAYED, card_of, table_at
from quizzes.questions.templates import template
from quizzes.questions.was_right import WAS_RIGHT, held_against, ruled_on
from rulings.engine.rulings import Ruling, rule
from rulings.situations.played_card_facts import PlayedCardFacts
from rulings.table.legality import legal_cards
from rulings.wording.forms import Text

_RULINGS = {
    "played": _("The card is played."),
    "stays": _("The card is not played, and nothing was irregular: declarer may call for any legal card."),
    "undesignated": _(
        "It was irregular: the card goes back if attention is drawn to it before both sides have played to the next trick."
    ),
}


@dataclass(frozen=True)
class _Way:
    """A way in which dummy's card came to the fore, as a story and as a difference."""

    story: Text
    if_so: Text
    facts: dict[str, Any]


_TOUCHED = {"card_was": "touched"}
_WAYS = (
    _Way(
        _("Declarer laid his finger deliberately on %(card_acc)s in dummy, thought again and wanted another card."),
        _("declarer had touched the card deliberately, neither to arrange dummy nor to reach another card"),
        {**_TOUCHED, "deliberate": True, "purpose": "other"},
    ),
    _Way(
        _(
            "Some of dummy's cards lay untidily. To straighten them declarer moved %(card_acc)s, and a defender took that "
            "for the play."
        ),
        _("declarer had only moved the card to straighten dummy's cards"),
        {**_TOUCHED, "deliberate": True, "purpose": "arranging"},
    ),
    _Way(
        _("Declarer reached into dummy and pushed %(card_acc)s aside to get at another card that lay partly under it."),
        _("declarer had pushed the card aside to reach another one"),
        {**_TOUCHED, "deliberate": True, "purpose": "reaching"},
    ),
    _Way(
        _("As declarer reached for his glass his sleeve brushed %(card_acc)s in dummy."),
        _("declarer had touched the card without meaning to"),
        {**_TOUCHED, "deliberate": False},
    ),
    _Way(
        _("Declarer named %(card_acc)s, and meant it; a moment later he would rather have had another card."),
        _("declarer had named the card"),
        {"card_was": "designated"},
    ),
    _Way(
        _("Declarer took %(card_acc)s out of dummy himself and laid it on the trick."),
        _("declarer had taken the card out of dummy himself to play it"),
        {"card_was": "faced", "by_declarer": True},
    ),
    _Way(
        _("Declarer was still thinking and had said nothing when dummy put %(card_acc)s forward of his own accord."),
        _("dummy had put the card forward before declarer had said anything"),
        {"card_was": "faced", "by_declarer": False},
    ),
    _Way(
        _("Declarer said nothing, but pointed to %(card_acc)s and nodded to dummy; then he wanted another card."),
        _("declarer had pointed to the card and nodded"),
        {"card_was": "designated"},
    ),
    _Way(
        _("Declarer laid two fingers on %(card_acc)s in dummy to play it; then he saw that another card was better."),
        _("declarer had laid his fingers on the card to play it"),
        {**_TOUCHED, "deliberate": True, "purpose": "other"},
    ),
    _Way(
        _("To have dummy's suits in order declarer shifted a column of cards, and %(card_acc)s with it."),
        _("declarer had only put dummy's suits in order"),
        {**_TOUCHED, "deliberate": True, "purpose": "arranging"},
    ),
    _Way(
        _("Two cards of dummy stuck together; to get hold of the other one declarer pulled %(card_acc)s off it."),
        _("declarer had only pulled the card off another one that he wanted"),
        {**_TOUCHED, "deliberate": True, "purpose": "reaching"},
    ),
    _Way(
        _("As declarer turned the board to read its vulnerability it pushed against %(card_acc)s in dummy."),
        _("declarer had knocked against the card by accident"),
        {**_TOUCHED, "deliberate": False},
    ),
    _Way(
        _("Declarer asked what the contract was; dummy misheard him and put %(card_acc)s forward."),
        _("dummy had misheard a question and put the card forward"),
        {"card_was": "faced", "by_declarer": False},
    ),
)
_LIKELY = (0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 8, 9, 10, 11, 12, 12)
"""So that none of the three rulings is the usual one."""


@template("dummys-card-director", PLAYED, "45B", "45C3", "45C4a", "45D1", version=5)
def dummys_card(rng: Random) -> Draft:
    """Dummy is to play; the director rules on a card of dummy, rightly or not."""
    table = table_at(
        rng, lambda position: position.turn is position.dummy and len(legal_cards(position, position.turn)) > 1, last=11
    )
    dummy = table.position.turn
    card = card_of(rng, legal_cards(table.position, dummy))
    way = _WAYS[rng.choice(_LIKELY)]
    if sum(other.suit is card.suit for other in table.position.hands[dummy]) < 2:
        raise Unsuitable
    case = PlayedCardFacts(hand="dummy", card=card, **way.facts)
    draft = Draft(
        story=(
            said(_("It was dummy's turn to play to trick %(trick)s."), trick=table.position.number),
            said(way.story, card=card),
        ),
        ask=said(WAS_RIGHT),
        options=one_of(rng, case, _others(case, way), told(_RULINGS, _outcome)),
        case=case,
        clause=_decides(rule(case)),
        shown=table.board.shown(
            tricks=table.record, faced=((dummy, card),) if way.facts["card_was"] == "faced" else ()
        ),
        known={"way": way, "card": card, "dummy": dummy},
    )
    return ruled_on(rng, draft)


def _others(case: PlayedCardFacts, way: _Way) -> Iterator[Neighbour]:
    player, card = case.known["hand"], case.known["card"]
    for other in _WAYS:
        if other is not way:
            yield Neighbour(PlayedCardFacts(hand=player, card=card, **other.facts), said(other.if_so))


_outcome = word_of({"undesignated-card-shown": "undesignated", "card-played": "played"}, "stays")


def _decides(ruling: Ruling) -> str:
    return ruling.part("effect")[0].clause


@dummys_card.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """45B: declarer plays it by naming or taking it; 45C3: by a deliberate touch to no other end; 45D1: dummy cannot."""
    facts = draft.case.known
    match facts["card_was"]:
        case "touched":
            truth = "played" if facts["deliberate"] and facts["purpose"] == "other" else "stays"
        case "designated":
            truth = "played"
        case _:
            truth = "played" if facts["by_declarer"] else "undesignated"
    return held_against({truth}, draft)
