"""What happens when a defender plays too soon (57), at a table: who, with which card, and what else has been played."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.plays import Play
from bridge.seats import Seat
from quizzes.questions.parts import Said, said
from quizzes.questions.sets.played_cards_scene import card_of, is_defender
from quizzes.simulation.card_play import Table
from rulings.table.legality import legal_cards
from rulings.table.position import Position
from rulings.wording.forms import Text

IN_HASTE = (
    _("%(offender)s said at once that he had taken it for his turn."),
    _("%(offender)s tried to take the card back before anybody spoke."),
)
"""57A and 57D ask neither for intent nor whether the card was to be taken back (47F2)."""
BEFORE_PARTNER = (
    *IN_HASTE,
    _("%(partner)s had already taken a card out of his hand; nobody had seen its face."),
    _("It was %(partner)s who pointed out that it had been his turn."),
)
"""A card that was only taken out of the hand is not played (45A); anybody may draw attention (9A1)."""


@dataclass(frozen=True)
class Event:
    """A defender, the card that he put down too soon, what is to be told and known of it, and what declarer has put on."""

    offender: Seat
    card: Card
    story: tuple[Said, ...]
    facts: dict[str, Any] = field(default_factory=dict)
    played: tuple[Play, ...] = ()

    @property
    def idle(self) -> Sequence[Text]:
        """What may be told besides, of no account."""
        return IN_HASTE if self.facts["act"] == "at-rhos-turn" else BEFORE_PARTNER

    @property
    def put_down(self) -> tuple[Play, ...]:
        """The cards that lie there beside those of the trick."""
        return (*self.played, (self.offender, self.card))


def declarer_has_led(position: Position) -> bool:
    """Declarer has led from his hand, the defender on his left is to play."""
    return len(position.trick) == 1 and position.trick[0][0] is position.declarer


def dummy_has_led(position: Position) -> bool:
    """Dummy has led, the defender on declarer's right is to play."""
    return len(position.trick) == 1 and position.trick[0][0] is position.dummy


def _defender_follows(position: Position) -> bool:
    """Declarer's side is to play, a defender has played already, and his partner comes next."""
    return (
        len(position.trick) in (1, 2)
        and not is_defender(position, position.turn)
        and is_defender(position, position.trick[-1][0])
    )


def declarer_led(rng: Random, table: Table) -> Event:
    """Before his partner the defender on declarer's right plays; dummy's card has been played, or not."""
    position = table.position
    offender, dummy = position.declarer.rho, position.dummy
    card = card_of(rng, legal_cards_of(position, offender))
    dummys = card_of(rng, legal_cards_of(position, dummy))
    how = rng.choice(["none", "none", "none", "named", "indicated", "own-volition"])
    return _before_partner(table, offender, card, how, dummys)


def plain_before_partner(rng: Random, table: Table) -> Event:
    """A defender plays before his partner, and nobody else has played too soon."""
    offender = table.position.turn.partner
    card = card_of(rng, legal_cards_of(table.position, offender))
    how = "named" if table.position.trick[0][0] is table.position.dummy else "none"
    return _before_partner(table, offender, card, how, card)


def _before_partner(table: Table, offender: Seat, card: Card, how: str, dummys: Card) -> Event:
    names = {
        "leader": table.position.trick[0][0],
        "lead": table.position.trick[0][1],
        "partner": offender.partner,
        "who": offender,
        "card": card,
        "dummys": dummys,
    }
    led = said(_("To trick %(trick)s %(leader)s, declarer, led %(lead_acc)s."), trick=table.position.number, **names)
    if table.position.trick[0][0] is table.position.dummy:
        led = said(_("To trick %(trick)s declarer led %(lead_acc)s from dummy."), trick=table.position.number, **names)
        text = _("Before %(partner)s or declarer had played, %(who)s put down %(card_acc)s.")
        return Event(offender, card, (led, said(text, **names)), _facts("named", declarers=False))
    texts = {
        "none": _(
            "Before %(partner)s had played and before anything had been called from dummy, %(who)s put down %(card_acc)s."
        ),
        "named": _(
            "Before %(partner)s had played declarer called for %(dummys_acc)s from dummy, and %(who)s put down %(card_acc)s."
        ),
        "indicated": _(
            "Before %(partner)s had played declarer nodded at %(dummys_acc)s in dummy, and %(who)s put down %(card_acc)s."
        ),
        "own-volition": _(
            "Before %(partner)s had played dummy, who had not been asked, put up %(dummys_acc)s, and %(who)s put "
            "down %(card_acc)s."
        ),
    }
    laid = ((table.position.dummy, dummys),) if how in ("named", "own-volition") else ()
    return Event(offender, card, (led, said(texts[how], **names)), _facts(how, declarers=True), laid)


def _facts(dummys_card: str, *, declarers: bool) -> dict[str, Any]:
    return {"act": "before-partner", "dummys_card": dummys_card, "declarers_card_played": declarers}


def dummy_led(rng: Random, table: Table) -> Event:
    """Before his partner the defender on declarer's left plays; declarer has played from his hand, or not."""
    position = table.position
    offender = position.declarer.lho
    card = card_of(rng, legal_cards_of(position, offender))
    own = card_of(rng, legal_cards_of(position, position.declarer))
    if rng.random() < 0.5:
        return plain_before_partner(rng, table)
    names = {"partner": offender.partner, "who": offender, "card": card, "own": own, "lead": position.trick[0][1]}
    return Event(
        offender,
        card,
        (
            said(_("To trick %(trick)s declarer led %(lead_acc)s from dummy."), trick=position.number, **names),
            said(
                _(
                    "Before %(partner)s had played declarer put %(own_acc)s on it from his hand, and %(who)s %(card_acc)s."
                ),
                **names,
            ),
        ),
        _facts("named", declarers=True),
        ((position.declarer, own),),
    )


def at_rhos_turn(rng: Random, table: Table) -> Event:
    """His partner has played; the defender does not wait for the player on his right."""
    position = table.position
    offender = position.turn.lho
    legal = legal_cards_of(position, offender)
    others = position.hands[offender].difference(legal)
    card = card_of(rng, others if others and rng.random() < 0.5 else legal)
    names = {"partner": offender.partner, "who": offender, "card": card, "rho": position.turn}
    return Event(
        offender,
        card,
        (
            said(
                _("On trick %(trick)s %(partner)s has played, and it is the turn of %(rho_to)s."),
                trick=position.number,
                **names,
            ),
            said(_("%(who)s does not wait and puts down %(card_acc)s."), **names),
        ),
        {"act": "at-rhos-turn", "legal": card in legal},
    )


def legal_cards_of(position: Position, seat: Seat) -> list[Card]:
    """What a player may play to the trick, as if it were his turn."""
    own = Position(position.hands, position.declarer, position.trump, seat, position.trick)
    return legal_cards(own, seat)


REACHED = {
    "declarer-led": declarer_has_led,
    "dummy-led": dummy_has_led,
    "at-rhos-turn": _defender_follows,
}
EVENTS = {"declarer-led": declarer_led, "dummy-led": dummy_led, "at-rhos-turn": at_rhos_turn}
