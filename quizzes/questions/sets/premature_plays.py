"""A defender plays too soon (57): before his partner, to the next trick, or at the turn of the player on his right."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.engine.laws.premature_plays import PrematurePlayFacts
from quizzes.engine.rulings import Ruling, rule
from quizzes.engine.table.cards import Card
from quizzes.engine.table.legality import legal_cards
from quizzes.engine.table.position import Position
from quizzes.engine.table.seats import Seat
from quizzes.questions.card_play import Table
from quizzes.questions.options import Neighbour, neighbour, one_of
from quizzes.questions.parts import Draft, Said, said
from quizzes.questions.sets.played_cards_scene import card_of, concluded, is_defender, table_at, told
from quizzes.questions.templates import Topic, template

PREMATURE = Topic("premature-plays", _("Premature plays"))


@dataclass(frozen=True)
class Event:
    """A defender, the card that he put down too soon, and what is to be told and known of it."""

    offender: Seat
    card: Card
    story: tuple[Said, ...]
    facts: dict[str, Any] = field(default_factory=dict)


@template("premature-play", PREMATURE, "57A", "57C1", "57C2", "57D")
def premature_play(rng: Random) -> Draft:
    """What becomes of the card, and is the partner's play restricted?"""
    kind = rng.choice(["declarer-led", "declarer-led", "dummy-led", "at-rhos-turn", "at-rhos-turn"])
    table = table_at(rng, _REACHED[kind], last=10)
    event = _EVENTS[kind](rng, table)
    case = PrematurePlayFacts(player="defender", card=event.card, **event.facts)
    if table.position.led:
        case = case.but(suit_led=table.position.led.value)
    ruling = rule(case)
    return Draft(
        form="ruling",
        story=event.story,
        ask=said(_("How does the director rule?")),
        options=one_of(rng, case, _others(case, event), told(_labels(event), outcome)),
        case=case,
        clause={"restrict": "57A", "free": "57D", "penalty": "57D"}.get(
            outcome(ruling), ruling.part("effect")[0].clause
        ),
        shown=table.board.shown(tricks=table.record),
        roles={"offender": event.offender, "partner": event.offender.partner},
        known={"table": table, "event": event},
    )


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
    return Event(offender, card, (led, said(texts[how], **names)), _facts(how, declarers=True))


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


_REACHED = {
    "declarer-led": declarer_has_led,
    "dummy-led": dummy_has_led,
    "at-rhos-turn": _defender_follows,
}
_EVENTS = {"declarer-led": declarer_led, "dummy-led": dummy_led, "at-rhos-turn": at_rhos_turn}


def _labels(event: Event) -> dict[str, Said]:
    names = {"card": event.card, "partner": event.offender.partner}
    return {
        "restrict": said(
            _("%(card)s becomes a major penalty card, and declarer may restrict what %(partner)s plays to this trick."),
            **names,
        ),
        "nothing": said(_("%(card)s does not become a penalty card: there is no rectification."), **names),
        "free": said(_("%(card)s does not become a penalty card: it must be played when its turn comes."), **names),
        "penalty": said(
            _(
                "%(card)s becomes a major penalty card, but declarer may not restrict what %(partner)s plays to this trick."
            ),
            **names,
        ),
    }


def _others(case: PrematurePlayFacts, event: Event) -> list[Neighbour]:
    names = {"who": event.offender, "partner": event.offender.partner}
    first = {"act": "before-partner", "dummys_card": "none", "declarers_card_played": False}
    both = {"act": "before-partner", "dummys_card": "named", "declarers_card_played": True}
    return [
        neighbour(
            case,
            said(_("%(partner)s had not played yet, and declarer had not played from both hands"), **names),
            **first,
        ),
        neighbour(
            case,
            said(_("%(partner)s had not played yet, but declarer had already played from both hands"), **names),
            **both,
        ),
        neighbour(
            case,
            said(
                _("%(partner)s had played, it was the turn of the player on his left, and the card followed suit"),
                **names,
            ),
            act="at-rhos-turn",
            legal=True,
        ),
        neighbour(
            case,
            said(
                _(
                    "%(partner)s had played, it was the turn of the player on his left, and the card failed to follow suit"
                ),
                **names,
            ),
            act="at-rhos-turn",
            legal=False,
        ),
    ]


def outcome(ruling: Ruling) -> str:
    """The four things that can follow."""
    if concluded(ruling, "require-highest"):
        return "restrict"
    if concluded(ruling, "no-rectification"):
        return "nothing"
    return "free" if concluded(ruling, "play-required") else "penalty"


@premature_play.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """57D if partner has played; else 57A, unless declarer has played from both hands (57C1) or dummy by himself (57C2)."""
    table, event = draft.known["table"], draft.known["event"]
    trick = table.position.trick
    hand = table.position.hands[event.offender]
    if event.offender.partner in [seat for seat, _card in trick]:
        follows = event.card.suit is trick[0][1].suit or all(card.suit is not trick[0][1].suit for card in hand)
        return {"free" if follows else "penalty"}
    dummys = event.facts["dummys_card"]
    both = event.facts["declarers_card_played"] and dummys in ("named", "indicated")
    return {"nothing" if both or dummys == "own-volition" else "restrict"}
