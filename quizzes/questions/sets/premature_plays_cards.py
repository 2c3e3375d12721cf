"""A defender played before his partner, and declarer has chosen: which cards may the partner play (57A, 57B, 44C, 59)?"""

from collections.abc import Collection, Hashable, Sequence
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit, parse_card
from bridge.plays import trick_winner
from quizzes.questions.idle import idle
from quizzes.questions.options import cards_of_hand
from quizzes.questions.parts import Draft, Option, Said, Unsuitable, said
from quizzes.questions.refusing import refusal_note
from quizzes.questions.sets.played_cards_scene import card_of, is_defender, table_at
from quizzes.questions.sets.premature_plays import PREMATURE
from quizzes.questions.sets.premature_plays_events import Event, declarer_has_led, dummy_has_led, plain_before_partner
from quizzes.questions.templates import template
from quizzes.simulation.card_play import Table
from rulings.engine.facts import Facts
from rulings.engine.rulings import rule
from rulings.engine.trace import Option as RulingOption
from rulings.situations.premature_plays_facts import PrematurePlayFacts
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts
from rulings.table.position import Position
from rulings.table.restrictions import PenaltyCard, PlayDemand

_DEMANDS = {
    "highest": _("Declarer requires %(partner_to)s to play the highest card of the suit led (%(suit)s)."),
    "lowest": _("Declarer requires %(partner_to)s to play the lowest card of the suit led (%(suit)s)."),
    "suit": _("Declarer requires a card of another suit of %(partner_to)s: %(suit)s."),
    "not-suit": _("Declarer forbids %(partner_to)s to play a card of another suit: %(suit)s."),
}
_BECAUSE = {
    "highest": _("declarer required the highest card of the suit led"),
    "lowest": _("declarer required the lowest card of the suit led"),
    "suit": _("declarer required %(suit)s and %(partner)s could not follow suit"),
    "not-suit": _("declarer forbade %(suit)s and %(partner)s could not follow suit"),
}
_CLAUSES = {"highest": "57A1", "lowest": "57A2", "suit": "57A3", "not-suit": "57A4"}


@template("partner-after-premature-play", PREMATURE, "57A1", "57A2", "57A3", "57A4", "44C", version=5)
def partner_after_premature_play(rng: Random) -> Draft:
    """The partner is to play; the premature card lies on the table."""
    ended = rng.random() < 0.3
    reached = _defender_is_last if ended else rng.choice([declarer_has_led, dummy_has_led])
    void = rng.random() < 0.45
    table = table_at(rng, lambda position: reached(position) and _void(position) is void, last=10)
    event = _next_trick(rng, table) if ended else plain_before_partner(rng, table)
    partner, led = event.offender.partner, table.position.trick[0][1].suit
    what = rng.choice(["suit", "not-suit"] if void else ["highest", "highest", "lowest", "lowest", "suit"])
    suit = led if what in ("highest", "lowest") else rng.choice([one for one in Suit if one is not led])
    demand = PlayDemand(partner, what, suit)  # type: ignore[arg-type]
    position = _with(table.position, event, demand)
    of_suit_led = [card for card in position.hands[partner] if card.suit is led]
    if len(position.hands[partner]) < 3 or (suit is led and len(of_suit_led) < 2):
        raise Unsuitable
    options = cards_of_hand(position, partner, refusal_note)
    obeyed = _obeyed(demand, options)
    bound = bool(of_suit_led) and suit is not led
    names: dict[str, Any] = {"offender": event.offender, "partner": partner}
    case = _bound_to_follow() if bound else _case(event, led)
    return Draft(
        form="cards",
        story=(*event.story, *idle(rng, event.idle, **names), said(_DEMANDS[what], partner=partner, suit=suit)),
        ask=said(_("Which cards may %(partner)s play now?"), partner=partner),
        options=options,
        case=case,
        clause="44C" if bound else _CLAUSES[what] if obeyed else "57B",
        shown=table.board.shown(tricks=table.record, faced=((event.offender, event.card),)),
        roles=names,
        several=True,
        known={"card": event.card, "hand": position.hands[partner], "led": led, "what": what, "suit": suit},
        because=_because(demand, follows=bool(of_suit_led), obeyed=obeyed),
        chosen=None if bound else _chosen(case, demand),
    )


def _case(event: Event, led: Suit) -> Facts:
    return PrematurePlayFacts(hand="defender", card=event.card, suit_led=led.value, **event.facts)


_OPTIONS = {
    "highest": "require-highest",
    "lowest": "require-lowest",
    "suit": "require-another-suit",
    "not-suit": "forbid-another-suit",
}


def _chosen(case: Facts, demand: PlayDemand) -> RulingOption:
    """The option of 57A that declarer took."""
    key = _OPTIONS[demand.what]
    return next(one for one in rule(case).options if one.key == key and one.values.get("suit") in (None, demand.suit))


def _bound_to_follow() -> Facts:
    """Another suit was required of a player who can follow suit (44C, 59)."""
    return UnableToComplyFacts(prevented_by="must-follow-suit", rectification="premature-play")


def _because(demand: PlayDemand, *, follows: bool, obeyed: bool) -> Said:
    """Following suit comes before the suit that declarer chose (44C); what cannot be done sets the partner free (57B, 59)."""
    if follows and demand.what == "suit":
        return said(_("%(partner)s was bound to follow suit"), partner=demand.seat)
    if not obeyed:
        return said(_("%(partner)s had no card that does what declarer chose"), partner=demand.seat)
    return said(_BECAUSE[demand.what], partner=demand.seat, suit=demand.suit)


def _obeyed(demand: PlayDemand, options: Sequence[Option]) -> bool:
    """Whether the cards that may be played do what declarer chose."""
    cards = [parse_card(str(option.answer.value)) for option in options if option.right]
    return any((card.suit is demand.suit) is (demand.what != "not-suit") for card in cards)


def _defender_is_last(position: Position) -> bool:
    """Three have played, the last to play is a defender, and so far his partner is winning."""
    return (
        len(position.trick) == 3
        and is_defender(position, position.turn)
        and trick_winner(position.trick, position.trump) is position.turn.partner
    )


def _next_trick(rng: Random, table: Table) -> Event:
    """The defender who played second leads to the next trick before his partner has played to this one."""
    position = table.position
    offender = position.turn.partner
    card = card_of(rng, position.hands[offender])
    names = {"partner": offender.partner, "who": offender, "card": card}
    return Event(
        offender,
        card,
        (
            said(_("On trick %(trick)s only %(partner)s has still to play."), trick=position.number, **names),
            said(_("%(who)s, sure of having won the trick, already leads %(card_acc)s to the next one."), **names),
        ),
        {"act": "next-trick-before-partner", "dummys_card": "named", "declarers_card_played": True},
    )


def _void(position: Position) -> bool:
    return all(card.suit is not position.led for card in position.hands[position.turn])


def _with(position: Position, event: Event, demand: PlayDemand) -> Position:
    """The position with the penalty card on the table and declarer's demand."""
    return Position(
        position.hands,
        position.declarer,
        position.trump,
        position.turn,
        list(position.trick),
        dict(position.won),
        [PenaltyCard(event.offender, event.card), demand],
    )


@partner_after_premature_play.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """44C first, then declarer's demand if a card can meet it, else any card that follows suit (57B, 59)."""
    hand, led, what, suit = (draft.known[name] for name in ("hand", "led", "what", "suit"))
    may = sorted([card for card in hand if card.suit is led] or hand)
    wanted: dict[str, list[Card]] = {
        "highest": [card for card in may if card.suit is suit][-1:],
        "lowest": [card for card in may if card.suit is suit][:1],
        "suit": [card for card in may if card.suit is suit],
        "not-suit": [card for card in may if card.suit is not suit],
    }
    return {str(card) for card in wanted[what] or may}
