"""Dummy puts up a card that declarer did not name (45D): what may be changed, and by whom."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of, told
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.scenes import RULES
from quizzes.questions.sets.dummy import DUMMY
from quizzes.questions.sets.played_cards_scene import card_of, concluded, table_at
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table, sensible_card
from rulings.engine.rulings import Ruling
from rulings.situations.card_not_designated_facts import UndesignatedCardFacts
from rulings.table.legality import legal_cards
from rulings.table.position import Position

_AFTER: dict[str, dict[str, Any]] = {
    "nobody": {"defenders_after": "none", "sides_played_next": 0, "declarer_after_rho": False},
    "rho": {"defenders_after": "rho", "sides_played_next": 0, "declarer_after_rho": False},
    "declarer": {"defenders_after": "rho", "sides_played_next": 0, "declarer_after_rho": True},
    "lho": {"defenders_after": "both", "sides_played_next": 0, "declarer_after_rho": True},
    "next": {"sides_played_next": 2},
}
"""How far the play had gone on after dummy's card, and the facts that say so."""

_CALLED = {
    False: _("On trick %(trick)s declarer called for %(named_acc)s, but dummy (%(dummy)s) put up %(put_acc)s."),
    True: _("To trick %(trick)s declarer called for the lead of %(named)s, but dummy (%(dummy)s) put up %(put_acc)s."),
}
_IDLE = (
    _("Dummy had misheard declarer."),
    _("Declarer had looked away while dummy was doing so."),
    _("It was declarer himself who saw in the end that it was another card."),
)
"""45D asks when attention is drawn to it, not how it came about, nor which of the three others draws attention."""

_IF_AFTER = {
    "nobody": _("it had been noticed before anybody played after dummy"),
    "rho": _("it had been noticed when only %(rho)s had played after dummy"),
    "declarer": _("it had been noticed when %(rho)s and declarer had played after dummy, but nobody else"),
    "lho": _("it had been noticed when all had played to the trick, but before the next one"),
    "next": _("it had been noticed only after both sides had played to the next trick"),
}


@template("dummys-wrong-card", DUMMY, "45D1", "45D2", version=5)
def dummys_wrong_card(rng: Random) -> Draft:
    """Declarer named one card, dummy played another of the suit; the play goes on for a while."""
    table = table_at(rng, _two_of_suit, last=10)
    dummy, before = table.position.dummy, len(table.position.trick)
    named, put = _two_of_a_suit(rng, table)
    possible = [*list(_AFTER)[: 4 - before], "next"]
    after = rng.choice(possible)
    table.play(put)
    _go_on(rng, table, after)
    if named not in table.position.hands[dummy]:
        raise Unsuitable
    case = _case(named, put, after, led=before == 0)
    return Draft(
        story=_story(rng, table, case, after),
        ask=said(RULES),
        options=one_of(
            rng,
            case,
            [_if_noticed(case, other, dummy) for other in possible if other != after],
            told(_LABELS, _outcome, named=named, put=put, rho=dummy.lho, lho=dummy.rho),
        ),
        case=case,
        clause="45D2" if after == "next" else "45D1",
        shown=table.board.shown(tricks=table.record),
        roles={"rho": dummy.lho, "lho": dummy.rho},
        known={"table": table, "put": put},
    )


def _case(named: Card, put: Card, after: str, *, led: bool) -> UndesignatedCardFacts:
    """Dummy's card follows suit as the one that was named would have."""
    return UndesignatedCardFacts(
        played_card=put,
        designated_card=named,
        was_led=led,
        not_followed_by="none",
        dummy_revoked=False,
        **_AFTER[after],
    )


def _if_noticed(case: UndesignatedCardFacts, when: str, dummy: Seat) -> Neighbour:
    """Sooner or later than it was."""
    return neighbour(case, said(_IF_AFTER[when], rho=dummy.lho), **_AFTER[when])


def _story(rng: Random, table: Table, case: UndesignatedCardFacts, after: str) -> tuple[Said, ...]:
    dummy, trick = table.board.dummy, len(table.tricks) - (after == "next")
    called = said(_CALLED[case.was_led], trick=trick, dummy=dummy, named=case.designated_card, put=case.played_card)
    return called, *idle(rng, _IDLE, dummy=dummy, declarer=table.board.declarer), _noticed(table, after, dummy)


def _two_of_suit(position: Position) -> bool:
    """Dummy is to play, not last, and may choose between two cards of a suit."""
    if position.turn is not position.dummy or len(position.trick) > 2:
        return False
    cards = legal_cards(position, position.turn)
    return len({card.suit for card in cards}) < len(cards)


def _two_of_a_suit(rng: Random, table: Table) -> tuple[Card, Card]:
    cards = legal_cards(table.position, table.position.turn)
    named = card_of(rng, [one for one in cards if sum(one.suit is other.suit for other in cards) > 1])
    return named, card_of(rng, [other for other in cards if other != named and other.suit is named.suit])


def _go_on(rng: Random, table: Table, after: str) -> None:
    """So many more cards of the trick; or to the end of it, and two cards of the next, one from each side."""
    position = table.position
    more = {"nobody": 0, "rho": 1, "declarer": 2, "lho": 3}.get(after, 4 - len(position.trick) + 2)
    for _count in range(more):
        table.play(sensible_card(rng, position, position.turn))


def _noticed(table: Table, after: str, dummy: Seat) -> Said:
    names = {"rho": dummy.lho, "declarer": table.board.declarer, "lho": dummy.rho, "leader": table.tricks[-1][0][0]}
    texts = {
        "nobody": _("It was noticed at once, before anybody had played."),
        "rho": _("It was noticed after %(rho)s had played his card."),
        "declarer": _("It was noticed after %(rho)s and then declarer (%(declarer)s) had played."),
        "lho": _("It was noticed when %(rho)s, declarer (%(declarer)s) and %(lho)s had all played."),
        "next": _("It was noticed when %(leader)s had led to the next trick and the player on his left had followed."),
    }
    return said(texts[after], **names)


_LABELS = {
    "nobody": _("%(put)s goes back and %(named)s is played; no other card is changed."),
    "rho": _("%(put)s goes back and %(named)s is played; %(rho)s may change his card, nobody else."),
    "declarer": _(
        "%(put)s goes back and %(named)s is played; %(rho)s may change his card, and if he does, declarer his."
    ),
    "lho": _("%(put)s goes back and %(named)s is played; both defenders may change; declarer, if %(rho)s does."),
    "next": _("%(put)s stays played, and so do all other cards."),
}


def _outcome(ruling: Ruling) -> str:
    if concluded(ruling, "play-stands"):
        return "next"
    may = [item.values["chooser"] for item in ruling.part("option")]
    return "lho" if "lho" in may else "declarer" if "declarer" in may else "rho" if may else "nobody"


@dummys_wrong_card.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """45D read off the record: two more cards, one from each side, end the time; else whoever played after dummy may change."""
    tricks = draft.shown.tricks
    if draft.known["put"] in [card for _seat, card in tricks[-1]]:
        dummy = draft.known["table"].board.dummy
        played = [seat for seat, _card in tricks[-1]]
        after = len(played) - played.index(dummy) - 1
        return {("nobody", "rho", "declarer", "lho")[after]}
    return {"next"}
