"""Which cards of dummy can be played after an incomplete or void designation: chosen on dummy's hand (46B, 44C)."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, sorted_hand
from quizzes.questions.idle import idle
from quizzes.questions.parts import Answer, CardChoice, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.designations import (
    DESIGNATIONS,
    WHY_VOID,
    Designation,
    case_of,
    designations,
    dummys_turn,
    said_in,
    wins,
    won_last,
)
from quizzes.questions.sets.played_cards_scene import clause_of
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling, rule
from rulings.table.legality import legal_cards

DECIDES = ("card-played", "no-card-designated", "must-say-which", "designate-dummys-card", "designated-card-not-legal")

_NOTES = {
    "46B1a": _("“High” designates the highest card."),
    "46B1b": _("“Win” designates the lowest card that wins the trick."),
    "46B1c": _("“Low” designates the lowest card."),
    "46B2": _("A suit without a rank designates its lowest card."),
    "46B3a": _("At the lead a rank alone continues the suit in which dummy won the last trick."),
    "46B3b": _("Declarer named another rank."),
}
_OTHER_SUIT = _("Declarer named another suit.")
_HELD = 0.6
_IDLE = (
    _("A defender said that such a call was void."),
    _("A defender said that he would name the card, then."),
    _("Dummy already had his hand on a card."),
)
"""46B says itself what is played, whatever the defenders or dummy think of it; only of “any card” has a defender the choice."""
_FOLLOW = _("Dummy has a card of the suit led: it must follow suit.")


@template(
    "called-cards", DESIGNATIONS, "44C", "46B1a", "46B1b", "46B1c", "46B2", "46B3a", "46B3b", "46B4", "46B5", version=5
)
def called_cards(rng: Random) -> Draft:
    """Declarer says something; which cards can come from dummy?"""
    table = dummys_turn(rng, [0, 1, 1, 2, 3, 3])
    designation = some_designation(rng, table)
    case = said_in(case_of(table), designation)
    ruling = rule(case)
    clause = clause_of(ruling, *DECIDES)
    legal = legal_cards(table.position, table.position.dummy)
    playable = _playable(ruling, legal)
    hand = sorted_hand(table.position.hands[table.position.dummy])
    if len(playable) == len(hand):
        raise Unsuitable
    return Draft(
        form="cards",
        story=(
            turn_of_dummy(table),
            designation.story,
            NOTHING_ELSE_MEANT,
            *idle(rng, _IDLE if clause != "46B5" else ()),
        ),
        ask=said(_("Which cards of dummy can now be played to this trick?")),
        options=tuple(_right(card) if card in playable else _wrong(card, legal, clause, designation) for card in hand),
        case=case,
        clause=clause,
        shown=table.board.shown(tricks=table.record),
        several=True,
        known={"table": table, "designation": designation},
        because=WHY_VOID.get(clause),
    )


NOTHING_ELSE_MEANT = said(_("Nothing makes it certain that he meant any other card."))


def turn_of_dummy(table: Table) -> Said:
    """Dummy, a seat, is to lead or to play to a trick."""
    position = table.position
    text = (
        _("On trick %(trick)s it is the turn of dummy (%(dummy)s) to play.")
        if position.trick
        else _("Dummy (%(dummy)s) is to lead to trick %(trick)s.")
    )
    return said(text, dummy=position.dummy, trick=position.number)


def some_designation(rng: Random, table: Table) -> Designation:
    """First the sort of words, so that the many cards that he could name in full are not the usual ones.

    Mostly something that dummy has, so that not every other designation is void, and if only a rank, one that 46B3(a) gives.
    """
    found = list(designations(table))
    words = rng.choice(sorted({one.facts["words"] for one in found}))
    alike = [one for one in found if one.facts["words"] == words]
    hand, suit = table.position.hands[table.position.dummy], won_last(table)
    held = [one for one in alike if any(one.fits(card) for card in hand)]
    if words == "rank":
        held = [one for one in held if any(one.fits(card) and card.suit is suit for card in hand)] or held
    return rng.choice(held if held and rng.random() < _HELD else alike)


def _playable(ruling: Ruling, legal: list[Card]) -> set[Card]:
    """The card that is played, those among which somebody chooses, or any legal one."""
    if played := [item.values["card"] for item in ruling.part("effect") if item.key == "card-played"]:
        return set(played)
    return {item.values["card"] for item in ruling.part("option") if item.key == "designate-card"} or set(legal)


def _right(card: Card) -> Option:
    return Option(Answer(str(card), CardChoice(card)), right=True)


def _wrong(card: Card, legal: list[Card], clause: str, designation: Designation) -> Option:
    if card not in legal:
        return Option(Answer(str(card), CardChoice(card)), right=False, note=said(_FOLLOW), clause="44C")
    other_suit = designation.facts.get("named_suit", card.suit.value) != card.suit.value
    note = said(_OTHER_SUIT if other_suit else _NOTES[clause])
    return Option(Answer(str(card), CardChoice(card)), right=False, note=note, clause=clause)


@called_cards.checked_by
def cards_by_brute_force(draft: Draft) -> Collection[Hashable]:
    """46B1 to 46B5 over the cards of dummy that follow suit, one by one."""
    return {str(card) for card in designated(draft.known["table"], draft.known["designation"])}


def designated(table: Table, designation: Designation) -> list[Card]:
    """The cards that can be played after a designation, by the text of 46B, from the hands and the trick on the table."""
    position = table.position
    hand = position.hands[position.dummy]
    led = position.trick[0][1].suit if position.trick else None
    legal = [card for card in hand if card.suit is led] or list(hand)
    unnamed = not designation.facts.keys() & {"named_card", "named_suit", "named_rank"}
    fitting = [card for card in (legal if unnamed else hand) if designation.fits(card)]
    return [card for card in _meant(table, designation.facts["words"], fitting) if card in legal] or legal


def _meant(table: Table, words: str, fitting: list[Card]) -> list[Card]:
    """Which of the cards that fit the words are meant: nothing by "anything" (46B5)."""
    match words:
        case "anything":
            return []
        case "rank":
            return [card for card in fitting if card.suit is won_last(table)] or fitting
        case "suit" | "low":
            return _lowest(fitting)
        case "win":
            return _lowest([card for card in fitting if wins(table, card)])
        case "high":
            return [card for card in fitting if all(card.rank >= other.rank for other in fitting)]
    return fitting


def _lowest(cards: list[Card]) -> list[Card]:
    return [card for card in cards if all(card.rank <= other.rank for other in cards)]
