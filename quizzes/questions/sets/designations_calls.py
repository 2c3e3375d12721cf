"""What an incomplete or void designation leads to, and which clause decides it (46B, 44C)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, parse_card
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, AnswerOf, Cited, Draft, Label, Unsuitable, said
from quizzes.questions.sets.designations import (
    DESIGNATIONS,
    WHY_VOID,
    Designation,
    case_of,
    designations,
    dummys_turn,
    instead,
    said_in,
    won_last,
)
from quizzes.questions.sets.designations_cards import (
    DECIDES,
    NOTHING_ELSE_MEANT,
    designated,
    some_designation,
    turn_of_dummy,
)
from quizzes.questions.sets.played_cards_scene import clause_of, concluded
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling, rule
from rulings.table.legality import legal_cards

_CLAUSES = ("46B1a", "46B1b", "46B1c", "46B2", "46B3a", "46B3b", "46B4", "46B5")
_LABELS: dict[str, Label] = {
    "any": said(_("The call is without effect: declarer may now name any card that may legally be played.")),
    "which": said(_("Declarer must say which of the cards of that rank he wants.")),
    "defenders": said(_("Either defender may name the card that dummy plays.")),
}


@template("incomplete-call", DESIGNATIONS, "44C", *_CLAUSES, version=4)
def incomplete_call(rng: Random) -> Draft:
    """Declarer says something; what is played, or who names the card?"""
    return _drafted(rng, "ruling", _outcome)


@template("incomplete-call-clause", DESIGNATIONS, *_CLAUSES, version=4)
def incomplete_call_clause(rng: Random) -> Draft:
    """Declarer says something; which clause decides?"""
    return _drafted(rng, "clause", _clause)


def _clause(ruling: Ruling) -> Answer:
    """The clause of 46B; what does not follow suit is left out, as two Laws speak of it."""
    found = clause_of(ruling, *DECIDES)
    if found not in _CLAUSES:
        raise Unsuitable
    return Answer(found, Cited(found))


def _drafted(rng: Random, form: str, answer_of: AnswerOf) -> Draft:
    table = dummys_turn(rng)
    designation = some_designation(rng, table)
    case = said_in(case_of(table), designation)
    clause = clause_of(rule(case), *DECIDES)
    asked = {
        "ruling": _("What does the director rule?"),
        "clause": _("Which clause says which card is played, or who names it?"),
    }
    return Draft(
        form="clause" if form == "clause" else "ruling",
        story=(turn_of_dummy(table), designation.story, NOTHING_ELSE_MEANT),
        ask=said(asked[form]),
        options=one_of(rng, case, _others(rng, table, designation, form), answer_of),
        case=case,
        clause=clause,
        shown=table.board.shown(tricks=table.record),
        known={"table": table, "designation": designation},
        because=WHY_VOID.get(clause),
    )


def _others(rng: Random, table: Table, designation: Designation, form: str) -> list[Neighbour]:
    """Other words in the same position, one designation of each sort."""
    case = case_of(table)
    found = [other for other in designations(table) if other != designation]
    rng.shuffle(found)
    if form == "clause":
        found = [other for other in found if _follows(table, other) and not _both_name_a_suit(designation, other)]
    return list({other.wording: instead(case, other) for other in found}.values())


def _both_name_a_suit(designation: Designation, other: Designation) -> bool:
    """“Small club” names a suit and no rank: 46B2 would say nothing else than 46B1(c), and could be defended beside it."""
    return designation.wording.endswith("-suit") and other.wording == "suit"


def _follows(table: Table, designation: Designation) -> bool:
    """Whether dummy may play what was designated, or has nothing of the sort."""
    position = table.position
    meant = [card for card in position.hands[position.dummy] if designation.fits(card)]
    return not meant or any(card in legal_cards(position, position.dummy) for card in meant)


def _outcome(ruling: Ruling) -> Answer:
    if played := [item.values["card"] for item in ruling.part("effect") if item.key == "card-played"]:
        return _plays(played[0])
    value = "any"
    if concluded(ruling, "must-say-which"):
        value = "which"
    elif concluded(ruling, "designate-dummys-card"):
        value = "defenders"
    return Answer(value, _LABELS[value])


def _plays(card: Card) -> Answer:
    return Answer(str(card), said(_("Dummy plays %(card_acc)s."), card=card))


@incomplete_call.checked_by
def _by_brute_force(draft: Draft) -> Collection[Hashable]:
    """46B1 to 46B5: one card is left, the one designated, or 46B3(b) leaves several, 46B5 to a defender, 46B4 none."""
    table, designation = draft.known["table"], draft.known["designation"]
    return {_found(table, designation)}


def _found(table: Table, designation: Designation) -> str:
    if designation.facts["words"] == "anything":
        return "defenders"
    cards = designated(table, designation)
    if any(designation.fits(card) for card in cards):
        return str(cards[0]) if len(cards) == 1 else "which"
    return "any"


@incomplete_call_clause.checked_by
def _by_the_words(draft: Draft) -> Collection[Hashable]:
    """The clause that speaks of such words, unless what they mean is not in dummy (46B4) or would not follow suit (44C)."""
    table, designation = draft.known["table"], draft.known["designation"]
    words, found = designation.facts["words"], _found(table, designation)
    if found == "any":
        in_dummy = any(designation.fits(card) for card in table.position.hands[table.position.dummy])
        return {"44C" if in_dummy else "46B4"}
    if words == "rank":
        continued = found != "which" and parse_card(found).suit is won_last(table)
        return {"46B3a" if continued else "46B3b"}
    return {{"high": "46B1a", "win": "46B1b", "low": "46B1c", "suit": "46B2", "anything": "46B5"}[words]}
