"""Declarer requires a suit because a defender played before his partner, who can comply or cannot (57A3, 57B, 59)."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit, lowest, sorted_hand
from bridge.seats import Seat
from quizzes.questions.idle import idle
from quizzes.questions.options import effects
from quizzes.questions.parts import Answer, Draft, Option, Unsuitable, said
from quizzes.questions.sets.premature_plays import PREMATURE
from quizzes.questions.sets.premature_plays_events import BEFORE_PARTNER
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_until
from rulings.engine.rulings import Ruling, rule
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts
from rulings.table.position import Position
from rulings.wording.forms import Text

_LABELS: dict[str, Text] = {
    "must-follow-suit": _("Any card of the suit led, %(led)s."),
    "able": _("A card of the suit required, %(suit)s."),
    "no-card-of-suit": _("Any card of the hand."),
}
_REASONS: dict[str, Text] = {
    "must-follow-suit": _("%(who)s had held %(led)s"),
    "able": _("%(who)s had held %(suit)s and no %(led)s"),
    "no-card-of-suit": _("%(who)s had held neither %(led)s nor %(suit)s"),
}


@dataclass(frozen=True)
class Demand:
    """A defender in turn, the suit led, the suit that declarer requires, and the card of his partner that came too soon."""

    who: Seat
    led: Suit
    suit: Suit
    card: Card
    declarer: Seat
    reason: str

    @property
    def values(self) -> dict[str, object]:
        """For the sentences."""
        return {
            "who": self.who,
            "partner": self.who.partner,
            "led": self.led,
            "suit": self.suit,
            "card": self.card,
            "declarer": self.declarer,
        }


@template(
    "unable-play",
    PREMATURE,
    "57A",
    "57B",
    "59",
    "44C",
    keys={"must-follow-suit": 1, "able": 1, "no-card-of-suit": 1},
    version=5,
)
def unable_play(rng: Random) -> Draft:
    """Which card may the defender play? The diagram shows whether he can follow suit, or do what declarer requires."""
    board = new_board(rng)
    table = Table.of(board)
    demand = _demand(rng, table)
    case = UnableToComplyFacts(prevented_by=demand.reason, rectification="premature-play")
    return Draft(
        form="duty",
        story=(
            said(
                _("%(who)s is in turn on trick %(trick)s, but %(partner)s plays %(card)s before that."),
                trick=table.position.number,
                **demand.values,
            ),
            *idle(rng, BEFORE_PARTNER, offender=demand.who.partner, partner=demand.who),
            said(_("%(declarer)s requires %(who)s to play %(suit_acc)s (Law 57A3)."), **demand.values),
        ),
        ask=said(_("Which card may %(who)s play?"), who=demand.who),
        options=_options(rng, case, demand),
        case=case,
        clause={"able": "57A", "must-follow-suit": "44C"}.get(demand.reason, "57B"),
        shown=board.shown(tricks=table.record, faced=((demand.who.partner, demand.card),)),
        roles={"partner": demand.who, "offender": demand.who.partner},
        known={"who": demand.who, "suit": demand.suit},
    )


def _demand(rng: Random, table: Table) -> Demand:
    """Play on until the next hand after a lead of the declaring side is a defender in the wanted position."""
    reason = rng.choice(["must-follow-suit", "able", "no-card-of-suit"])
    first = rng.randint(2, 7) if reason == "must-follow-suit" else rng.randint(4, 9)

    def reached(position: Position) -> bool:
        return position.number >= first and len(position.trick) == 1 and bool(_suits(position, reason))

    if not play_until(rng, table, reached):
        raise Unsuitable
    position = table.position
    who, led = position.turn, position.trick[0][1].suit
    partners = sorted_hand(position.hands[who.partner])
    card = lowest([one for one in partners if one.suit is led] or partners)
    return Demand(who, led, rng.choice(_suits(position, reason)), card, position.declarer, reason)


def _suits(position: Position, reason: str) -> list[Suit]:
    """The suits that declarer could require so that the defender in turn is in the wanted position."""
    who, led = position.turn, position.trick[0][1].suit
    if who.side is position.declarer.side:
        return []
    hand = {card.suit for card in position.hands[who]}
    if (led in hand) != (reason == "must-follow-suit") or len(hand) < 2:
        return []
    return [suit for suit in Suit if suit is not led and (suit in hand) != (reason == "no-card-of-suit")]


def _options(rng: Random, case: UnableToComplyFacts, demand: Demand) -> tuple[Option, ...]:
    found = []
    for reason, right_if in _REASONS.items():
        near = case.but(prevented_by=reason)
        answer = Answer(reason, said(_LABELS[_key(rule(near))], **demand.values))
        if reason == demand.reason:
            found.append(Option(answer, right=True))
        else:
            found.append(Option(answer, right=False, right_if=said(right_if, **demand.values), neighbour=near))
    return tuple(rng.sample(found, len(found)))


def _key(ruling: Ruling) -> str:
    if effects(ruling, "must-comply"):
        return "able"
    return "must-follow-suit" if effects(ruling, "follows-suit-instead") else "no-card-of-suit"


@unable_play.checked_by
def _by_the_cards(draft: Draft) -> Collection[Hashable]:
    """44C before 57A3 before 59, on the cards that the defender still has."""
    known, shown = draft.known, draft.shown
    played = {card for plays in shown.tricks for _seat, card in plays}
    suits = {card.suit for card in (shown.deal or {})[known["who"]] if card not in played}
    if shown.tricks[-1][0][1].suit in suits:
        return {"must-follow-suit"}
    return {"able" if known["suit"] in suits else "no-card-of-suit"}
