"""A card comes to be seen or named: what is it now (45C, 48 to 50, 68B2)?"""

from collections.abc import Collection, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Said, Unsuitable, said
from quizzes.questions.sets.exposed_cards_acts import ACTS, DECLARERS, DEFENDERS, REVOKED
from quizzes.questions.templates import Topic, template
from quizzes.questions.was_right import held_against, ruled_on
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_tricks, play_until
from rulings.engine.rulings import Ruling
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.table.legality import legal_cards

EXPOSED = Topic("exposed-cards", _("Exposed cards"))

STATUS = {
    "major": _("It is a major penalty card."),
    "minor": _("It is a minor penalty card."),
    "none": _("It is no penalty card and has not been played."),
    "played": _("It has been played to the trick."),
}


HELD = ("held", "declarer-held")
HONOURS = ("named", "on-purpose")
"""What comes with an honour alone: nobody names a small card, and one shown on purpose 50B puts in neither class."""
_DRAWN = 6 * ["dropped"] + 3 * ["tilted"] + 2 * ["held", "on-purpose"] + [*ACTS]


@dataclass(frozen=True)
class Event:
    """The act, at a table, and the card that the defender already had as a penalty card or dropped with it."""

    act: str
    table: Table
    who: Seat
    card: Card
    more: str
    other: Card | None

    @property
    def case(self) -> ExposedCardFacts:
        """The case of the event; the second card counts only for a defender."""
        facts = ACTS[self.act].facts | _cards(self.card)
        if self.other and self.more == "together":
            facts |= {"cards": (self.card, self.other), "exposed": "several"}
        if self.other and self.more == "earlier":
            facts |= {"earlier_cards": (self.other,)}
        return ExposedCardFacts(**facts)


def _cards(card: Card) -> dict[str, Any]:
    return {"cards": (card,), "exposed": "honour" if card.is_honour else "small-card"}


def drawn_event(rng: Random) -> Event:
    """An act after some tricks, by a player who holds the card; in turn where the act needs it."""
    board = new_board(rng)
    table = Table.of(board)
    act = rng.choice(_DRAWN)
    who = rng.choice([board.declarer.lho, board.declarer.rho]) if act in DEFENDERS else board.declarer
    play_tricks(rng, table, rng.randint(1, 8))
    if ACTS[act].in_turn:
        play_until(rng, table, lambda position: position.turn is who)
    else:
        turn = rng.choice([who.lho, who.partner, who.rho])
        play_until(rng, table, lambda position: position.turn is turn)
    in_hand = legal_cards(table.position, who) if act in HELD else sorted(table.position.hands[who])
    card = _drawn_card(rng, in_hand, honour=act in HONOURS or rng.random() < 0.35)
    others = [one for one in table.position.hands[who] if one != card and not one.is_honour]
    more = rng.choice(["alone", "alone", "earlier", "together"]) if act == "dropped" and others else "alone"
    return Event(act, table, who, card, more, None if more == "alone" else rng.choice(sorted(others)))


def _drawn_card(rng: Random, cards: list[Card], *, honour: bool) -> Card:
    fitting = [card for card in cards if card.is_honour is honour]
    if not fitting:
        raise Unsuitable
    return rng.choice(fitting)


def story(event: Event) -> tuple[Said, ...]:
    """What happened, with the number of the trick."""
    position, who, card, other = event.table.position, event.who, event.card, event.other
    names = {"who": who, "partner": who.partner, "card": card}
    when = _("Trick %(trick)s is being played.") if position.trick else _("Trick %(trick)s is about to be led to.")
    told = [said(when, trick=position.number)]
    if event.more == "together":
        both = _("%(who)s accidentally drops %(card)s and %(other)s face up, where %(partner)s can see them.")
        return (*told, said(both, other=other, **names))
    if event.more == "earlier":
        told.append(
            said(
                _("A moment ago %(who)s dropped %(other)s by accident: it lies there as a minor penalty card."),
                other=other,
                who=who,
            )
        )
    return (*told, said(ACTS[event.act].told, **names))


def neighbours(rng: Random, event: Event) -> list[Neighbour]:
    """The other acts with the same card, the same act with another card, and no second card; in any order."""
    case, who = event.case, event.who
    names = {"who": who, "partner": who.partner}
    near = []
    for act, other in (DEFENDERS if event.act in DEFENDERS else DECLARERS).items():
        if act != event.act and _could_be(event, act):
            words = _NEARER.get((event.act, act), other.instead)
            near.append(neighbour(case, said(words, **names), **_no_objection(case) | other.facts))
    if event.act in DECLARERS:
        defender = said(_("a defender had dropped the card by accident where partner could see it"))
        near.append(neighbour(case, defender, **DEFENDERS["dropped"].facts))
        near.append(neighbour(case, said(_("a defender had revoked with it and corrected the revoke")), **REVOKED))
    else:
        near.append(
            neighbour(
                case,
                said(_("%(who)s had revoked with it and corrected the revoke"), **names),
                **_no_objection(case) | REVOKED,
            )
        )
    if event.more == "alone":
        near += _with_another_card(rng, event)
    else:
        alone = said(_("%(card)s had been the only card of %(who_to)s to be seen"), card=event.card, who=who)
        near.append(neighbour(case, alone, earlier_cards=(), **_cards(event.card)))
    return rng.sample(near, len(near))


def _no_objection(case: ExposedCardFacts) -> dict[str, Any]:
    """Where nothing is conceded partner objects to nothing (68B2)."""
    return {"partner_objected": False} if case.given("partner_objected") else {}


_NEARER = {
    ("dropped", "unseen"): _("%(partner)s could not possibly have seen its face"),
    ("declarer-dropped", "declarer-held"): _("declarer had not dropped the card, but held it face up on the table"),
}
"""What is otherwise where the two acts have the rest in common."""


def _could_be(event: Event, act: str) -> bool:
    """Another act fits the moment: shown or named in turn is another matter (45C), and only an honour is named."""
    in_turn = event.table.position.turn is event.who
    return not (in_turn and act in ("on-purpose", "named", "tilted")) and (event.card.is_honour or act not in HONOURS)


def _with_another_card(rng: Random, event: Event) -> list[Neighbour]:
    """The same with a card of the other sort: an honour for a small card, a small card for an honour."""
    hand = sorted(event.table.position.hands[event.who])
    sort = [card for card in hand if card.is_honour is not event.card.is_honour]
    if not sort or event.act == "named":
        return []
    card = rng.choice(sort)
    return [neighbour(event.case, said(_("the card had been %(card)s"), card=card), **_cards(card))]


def status(ruling: Ruling) -> Answer:
    """What the card is now: a penalty card of some grade, a played card, or nothing."""
    grades = {item.values["grade"] for item in ruling.part("effect") if item.key == "penalty-card"}
    keys = {item.key for item in ruling.part("effect")}
    if "card-played" in keys:
        found = "played"
    elif "all-penalty-cards-major" in keys or "major" in grades:
        found = "major"
    else:
        found = "minor" if grades else "none"
    return Answer(found, said(STATUS[found]))


@template(
    "exposed-card-status",
    EXPOSED,
    "45C1",
    "45C2",
    "48A",
    "49",
    "50B",
    "68B2",
    keys={"major": 3, "minor": 3, "none": 2, "played": 2},
    version=5,
)
def exposed_card_status(rng: Random) -> Draft:
    """A card is dropped, shown, named or held: what is it now?"""
    event = drawn_event(rng)
    case, who = event.case, event.who
    dropped = event.card if event.act in ("dropped", "declarer-dropped") else None
    faced = tuple((who, card) for card in (event.other, dropped) if card)
    return Draft(
        story=story(event),
        ask=said(_("What is %(card)s now?"), card=event.card),
        options=one_of(rng, case, neighbours(rng, event), status),
        case=case,
        clause=ACTS[event.act].clause,
        shown=event.table.board.shown(tricks=event.table.record, faced=faced),
        roles={"offender": who, "partner": who.partner, "offending-side": who.side, "opponents": who.lho.side},
        known={"act": event.act, "more": event.more, "rank": event.card.rank},
        told_by=("earlier_cards",) if event.more == "earlier" else _TOLD_BY[event.act],
    )


_TOLD_BY = {
    "dropped": ("cards", "manner"),
    "tilted": ("cards", "manner"),
    "on-purpose": ("manner",),
    "unseen": ("how",),
    "named": ("how",),
    "held": ("occasion",),
    "conceded": ("occasion",),
    "declarer-dropped": ("hand", "declarers_act"),
    "declarer-showed": ("hand", "looked_played"),
    "declarer-held": ("looked_played",),
}
"""The facts of an act that say what the card is now."""


@template(
    "exposed-card-director",
    EXPOSED,
    "45C1",
    "45C2",
    "48A",
    "49",
    "50B",
    "68B2",
    keys={"yes": 3, "major": 2, "minor": 2, "none": 2, "played": 2},
    version=5,
)
def exposed_card_director(rng: Random) -> Draft:
    """The same events: the director has ruled, rightly or not."""
    draft = exposed_card_status.make(rng)
    return ruled_on(rng, draft, said(_("The director rules on %(card)s:"), card=draft.ask.values["card"]))


@exposed_card_status.checked_by
def _by_table(draft: Draft) -> Collection[Hashable]:
    """Read off 45C, 48A, 49, 50B and 68B2 as a table of acts; the grade by the rank (10 and above are honours)."""
    act, alone = draft.known["act"], draft.known["more"] == "alone"
    if act in HELD:
        return {"played"}
    if act in ("unseen", "conceded", "declarer-dropped", "declarer-showed"):
        return {"none"}
    accident = act in ("dropped", "tilted")
    return {"minor" if accident and alone and draft.known["rank"] < 10 else "major"}


@exposed_card_director.checked_by
def _right_if_as_in_the_table(draft: Draft) -> Collection[Hashable]:
    """The director was right if he said what the table of acts says; otherwise that is the answer."""
    return held_against(_by_table(draft), draft)
