"""Declarer requires or forbids a lead because of a penalty card, and the leader can comply or cannot (50D2(a), 59)."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit, sorted_hand
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import effects, one_of
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.sets.penalty_cards_scenes import PENALTY
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_until
from rulings.engine.rulings import Ruling
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts
from rulings.table.position import Position
from rulings.wording.forms import Text

_LABELS: dict[str, Text] = {
    "any": _("%(leader)s may lead any card, and %(card)s goes back to hand."),
    "require": _("%(leader)s must lead %(suit_acc)s, and %(card)s goes back to hand."),
    "forbid": _("%(leader)s must lead another suit, and %(card)s goes back to hand."),
    "own": _("%(leader)s must lead %(own_acc)s, and %(card)s goes back to hand."),
}


@dataclass(frozen=True)
class Demand:
    """A defender is to lead, his partner has a penalty card, and declarer requires or forbids its suit.

    ``own``: a card of the leader of another suit where there is one; ``faced``: it too is a major penalty card.
    """

    declarer: Seat
    leader: Seat
    card: Card
    required: bool
    held: frozenset[Card]
    own: Card
    faced: bool

    @property
    def able(self) -> bool:
        """Whether the leader has a card that complies."""
        return any((one.suit is self.card.suit) == self.required for one in self.held)

    @property
    def waits(self) -> bool:
        """Whether a penalty card of his own would not comply, and another card does."""
        return self.required and self.able

    @property
    def reason(self) -> str:
        """As the facts of the case have it."""
        return "able" if self.able else "no-card-of-suit" if self.required else "only-forbidden-suits"

    @property
    def values(self) -> dict[str, object]:
        """For the sentences."""
        return {
            "leader": self.leader,
            "card": self.card,
            "suit": self.card.suit,
            "own": self.own,
            "declarer": self.declarer,
        }


@template(
    "unable-lead",
    PENALTY,
    "59",
    "50D2a",
    "50D1a",
    keys={"any": 3, "require": 2, "forbid": 2, "own": 3},
    version=6,
)
def unable_lead(rng: Random) -> Draft:
    """What may the leader do, and what becomes of the penalty card? The diagram shows whether he can comply."""
    board = new_board(rng)
    table = Table.of(board)
    demand = _demand(rng, table)
    bound = demand.faced and not demand.waits
    case = UnableToComplyFacts(prevented_by=demand.reason, rectification="penalty-card", own_card_playable=bound)
    values, partner = demand.values, demand.leader.partner
    faced = ((partner, demand.card), *([(demand.leader, demand.own)] if demand.faced else []))
    own = said(_("%(leader)s has a major penalty card too, %(own)s."), **values)
    return Draft(
        form="duty",
        story=(
            said(
                _("%(leader)s is to lead; %(card)s of %(partner)s lies on the table as a major penalty card."),
                partner=partner,
                **values,
            ),
            *([own] if demand.faced else []),
            said(
                _("%(declarer)s requires the lead of %(suit_acc)s.")
                if demand.required
                else _("%(declarer)s forbids the lead of %(suit_acc)s."),
                **values,
            ),
        ),
        ask=said(_("What may %(leader)s lead, and what becomes of %(card)s?"), **values),
        options=_options(rng, case, demand),
        case=case,
        clause=_clause(demand),
        shown=board.shown(tricks=table.record, faced=faced),
        roles={"partner": demand.leader, "offender": partner},
        known={"required": demand.required, "suit": demand.card.suit, "leader": demand.leader, "faced": demand.faced},
        because=_restriction_first(demand),
    )


def _restriction_first(demand: Demand) -> Said | None:
    """50D1(b), where his own penalty card lies there and has to wait; otherwise the facts say it."""
    if not (demand.waits and demand.faced):
        return None
    text = _("%(leader)s holds %(suit)s, and to comply with a lead restriction comes before playing a penalty card")
    return said(text, **demand.values)


def _demand(rng: Random, table: Table) -> Demand:
    """Play on until a defender is to lead, in a position of the kind that is wanted."""
    required, able = rng.choices([(True, False), (True, True), (False, False), (False, True)], (48, 17, 20, 15))[0]
    first = rng.randint(3, 8) if required or able else 9

    def reached(position: Position) -> bool:
        return not position.trick and position.number >= first and bool(_suits(position, required=required, able=able))

    if not play_until(rng, table, reached):
        raise Unsuitable
    position = table.position
    leader = position.turn
    suit = rng.choice(_suits(position, required=required, able=able))
    card = rng.choice([one for one in sorted_hand(position.hands[leader.partner]) if one.suit is suit])
    held = sorted_hand(position.hands[leader])
    others = [one for one in held if one.suit is not suit] or held
    if able and not required and len(others) == 1:
        raise Unsuitable  # to lead another suit and to lead that card would say the same
    faced = rng.random() < 0.4
    return Demand(table.board.declarer, leader, card, required, frozenset(held), rng.choice(others), faced)


def _suits(position: Position, *, required: bool, able: bool) -> list[Suit]:
    """The suits in which the leader's partner may have a penalty card, if a defender is to lead; none says the same twice."""
    leader = position.turn
    hand, partners = position.hands[leader], position.hands[leader.partner]
    if leader.side is position.declarer.side or len(hand) < 2:
        return []
    found = []
    for suit in Suit:
        inside = sum(card.suit is suit for card in hand)
        fits = inside == 0 if required and not able else inside == len(hand) if not able else 0 < inside < len(hand)
        if fits and any(card.suit is suit for card in partners):
            found.append(suit)
    return found


def _options(rng: Random, case: UnableToComplyFacts, demand: Demand) -> tuple[Option, ...]:
    def answer_of(ruling: Ruling) -> Answer:
        return _answer(_key(ruling, demand), demand)

    return one_of(rng, case, _near(case, demand), answer_of)


def _near(case: UnableToComplyFacts, demand: Demand) -> list[Neighbour]:
    """Where the leader can comply, or cannot, with or without a penalty card of his own.

    A penalty card of his own counts where he may legally lead it: if he cannot comply, or if it complies itself.
    """
    values, required = demand.values, demand.required
    unable = {"prevented_by": "no-card-of-suit" if required else "only-forbidden-suits"}
    no_other = _("%(leader)s had held no %(suit)s") if required else _("%(leader)s had held nothing but %(suit)s")
    could = _("%(leader)s had held %(suit)s") if required else _("%(leader)s had held another suit")
    has, has_none = {"own_card_playable": True}, {"own_card_playable": False}
    own = if_(_("%(own)s had been a major penalty card as well"), has, **values)
    not_own = if_(_("%(own)s had not been a penalty card"), has_none, **values)
    complies = demand.own.suit is not demand.card.suit and not required
    if demand.waits:
        both = _(
            "%(own)s had been a major penalty card as well and %(leader)s had not been able to lead as %(declarer)s wished"
        )
        with_own = supposing(case, if_(no_other if demand.faced else both, unable | has, **values))
    else:
        with_own = supposing(case, *([] if complies else [if_(no_other, unable, **values)]), own)
    free = if_(no_other, unable | ({} if required else has_none), **values)
    if demand.waits and demand.faced:
        nothing = _("%(leader)s had held no %(suit)s and %(own)s had not been a penalty card")
        free = if_(nothing, unable | has_none, **values)
    able = if_(could, {"prevented_by": "able"} | ({} if complies else has_none), **values)
    return [supposing(case, free, not_own), supposing(case, able, not_own), with_own]


def _key(ruling: Ruling, demand: Demand) -> str:
    if effects(ruling, "own-penalty-card-now"):
        return "own"
    if effects(ruling, "must-comply"):
        return "require" if demand.required else "forbid"
    return "any"


def _answer(key: str, demand: Demand) -> Answer:
    return Answer(key, said(_LABELS[key], **demand.values))


def _clause(demand: Demand) -> str:
    if demand.faced and not demand.waits:
        return "50D1a"
    return "50D2a" if demand.able else "59"


@unable_lead.checked_by
def _by_the_cards(draft: Draft) -> Collection[Hashable]:
    """50D2(a), 50D1 and 59 on the cards that the leader still has: the suit required; his own penalty card; any other.

    A penalty card of his own is of another suit than the forbidden one wherever he holds any.
    """
    known, shown = draft.known, draft.shown
    played = {card for plays in shown.tricks for _seat, card in plays}
    left = {card for card in (shown.deal or {})[known["leader"]] if card not in played}
    suits = {card.suit for card in left}
    own = {card for seat, card in shown.faced if seat is known["leader"] and card in left}
    if known["required"] and known["suit"] in suits:
        return {"require"}
    if own:
        return {"own"}
    return {"any" if known["required"] or suits == {known["suit"]} else "forbid"}
