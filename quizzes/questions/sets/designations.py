"""What declarer may designate from dummy (46): his words as facts, as quoted, as a difference; dummy's turn at a table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from bridge.cards import DECK, RANKS, Card, Suit
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.parts import Said, said
from quizzes.questions.sets.played_cards_scene import table_at
from quizzes.questions.templates import Topic
from quizzes.simulation.card_play import Table
from rulings.situations.designation_facts import DesignationFacts
from rulings.table.legality import legal_cards
from rulings.wording.forms import Text
from rulings.wording.players import ONE_OF_SUIT

DESIGNATIONS = Topic("designations", _("Cards called from dummy"))

_RANKS: dict[str, Promise] = {
    "A": pgettext_lazy("spoken", "ace"),
    "K": pgettext_lazy("spoken", "king"),
    "Q": pgettext_lazy("spoken", "queen"),
    "J": pgettext_lazy("spoken", "jack"),
    "T": pgettext_lazy("spoken", "ten"),
    "9": pgettext_lazy("spoken", "nine"),
    "8": pgettext_lazy("spoken", "eight"),
    "7": pgettext_lazy("spoken", "seven"),
    "6": pgettext_lazy("spoken", "six"),
    "5": pgettext_lazy("spoken", "five"),
    "4": pgettext_lazy("spoken", "four"),
    "3": pgettext_lazy("spoken", "three"),
    "2": pgettext_lazy("spoken", "two"),
}


WHY_VOID: dict[str, Said] = {
    "44C": said(_("dummy could follow suit and the card called for was of another suit")),
    "46B4": said(_("there was no such card in dummy")),
}
"""Why a designation was without effect, by the clause that says so: its words alone do not tell it."""

_STORY: dict[str, Text] = {
    "suit": _("Declarer said “%(suit)s”, without a rank."),
    "rank": _("Declarer said “%(rank)s”, without a suit."),
    "low": _("Declarer just said “low”."),
    "high": _("Declarer just said “high”."),
    "low-suit": _("Declarer said “small %(suit)s”."),
    "high-suit": _("Declarer said “high %(suit)s”."),
    "win": _("Declarer just said “win it”."),
    "anything": _("Declarer said “play anything”."),
    "suit-and-rank": _("Declarer called for %(card_acc)s."),
}
_IF_SO: dict[str, Text] = {
    "suit": _("declarer had said “%(suit)s”"),
    "rank": _("declarer had said “%(rank)s”"),
    "low": _("declarer had said “low”"),
    "high": _("declarer had said “high”"),
    "low-suit": _("declarer had said “small %(suit)s”"),
    "high-suit": _("declarer had said “high %(suit)s”"),
    "win": _("declarer had said “win it”"),
    "anything": _("declarer had said “play anything”"),
    "suit-and-rank": _("declarer had called for %(card_acc)s"),
}


@dataclass(frozen=True)
class Designation:
    """What declarer said: how he put it, what he named, and the facts."""

    wording: str
    facts: dict[str, Any]
    names: dict[str, Any] = field(default_factory=dict)

    @property
    def story(self) -> Said:
        """Declarer's words as a sentence."""
        return said(_STORY[self.wording], **self.names)

    def fits(self, card: Card) -> bool:
        """Whether the card is of the suit and the rank that declarer named, if he named any."""
        suit, rank = self.facts.get("named_suit", card.suit), self.facts.get("named_rank", str(card)[1])
        return bool(card == self.facts.get("named_card", card) and card.suit == suit and str(card)[1] == rank)

    @property
    def if_so(self) -> Said:
        """The difference, had he said that."""
        return said(_IF_SO[self.wording], **self.names)


def case_of(table: Table) -> DesignationFacts:
    """Dummy's turn at a table, before declarer says anything; nothing shows that he means more than he says."""
    position, won_with = table.position, won_last(table)
    before = table.tricks[: position.number - 1]
    return DesignationFacts(
        dummy_cards=tuple(sorted(position.hands[position.dummy])),
        trick_so_far=tuple(card for _seat, card in position.trick),
        last_won_with=won_with.value if won_with else "none",
        trump=position.trump.value if position.trump else "none",
        cards_gone=tuple(card for trick in before for _seat, card in trick),
        intended_otherwise=False,
    )


def dummys_turn(rng: Random, cards: Sequence[int] = (0, 0, 1, 2, 3, 3)) -> Table:
    """Dummy is to play and has a choice; so many cards lie in the trick."""
    played = rng.choice(cards)
    return table_at(
        rng,
        lambda position: (
            len(position.trick) == played
            and position.turn is position.dummy
            and len(position.hands[position.dummy]) >= 4
            and len(legal_cards(position, position.turn)) > 1
        ),
        last=10,
    )


def designations(table: Table) -> Iterator[Designation]:
    """The designations that fit the position and whose meaning the text settles."""
    position = table.position
    hand, legal = position.hands[position.dummy], legal_cards(position, position.dummy)
    for suit in Suit:
        yield from _of_suit(suit, held=sum(card.suit is suit for card in hand))
    if len({card.suit for card in legal}) == 1:
        yield Designation("low", {"words": "low"})
        yield Designation("high", {"words": "high"})
    if len(position.trick) == 3 and _can_win(table, legal):
        yield Designation("win", {"words": "win"})
    for rank in RANKS:
        if _rank_is_settled(table, [card for card in hand if str(card)[1] == rank], legal):
            yield Designation("rank", {"words": "rank", "named_rank": rank}, {"rank": _RANKS[rank]})
    yield Designation("anything", {"words": "anything"})
    suits = {card.suit for card in hand}
    for card in DECK.values():
        if card not in legal and card.rank > 7 and card.suit in suits:
            yield Designation("suit-and-rank", {"words": "suit-and-rank", "named_card": card}, {"card": card})


def _of_suit(suit: Suit, *, held: int) -> Iterator[Designation]:
    named = {"suit": ONE_OF_SUIT[suit]}
    yield Designation("suit", {"words": "suit", "named_suit": suit.value}, named)
    if held > 1:
        yield Designation("low-suit", {"words": "low", "named_suit": suit.value}, named)
        yield Designation("high-suit", {"words": "high", "named_suit": suit.value}, named)


def _rank_is_settled(table: Table, held: list[Card], legal: list[Card]) -> bool:
    """Not settled by the text alone: a rank that dummy has but may not play; at the lead, after a trick won by a ruff."""
    if not held:
        return True
    if not any(card in legal for card in held):
        return False
    if table.position.trick:
        return True
    return won_last(table) is table.tricks[-1][0][1].suit


def won_last(table: Table) -> Suit | None:
    """At dummy's lead, the suit of the card with which dummy won the previous trick."""
    dummy = table.position.dummy
    return None if table.position.trick else next(card.suit for seat, card in table.tricks[-1] if seat is dummy)


def _can_win(table: Table, cards: list[Card]) -> bool:
    """Whether dummy, the last to play, can take the trick."""
    return any(wins(table, card) for card in cards)


def wins(table: Table, card: Card) -> bool:
    """Whether the card beats the three that have been played: a trump any other suit, a higher card of its suit a lower one."""
    trick, trump = [card for _seat, card in table.position.trick], table.position.trump

    def strength(one: Card) -> int:
        return one.rank + 20 * (one.suit is trump) if one.suit in (trump, trick[0].suit) else 0

    return strength(card) > max(map(strength, trick))


def instead(case: DesignationFacts, designation: Designation) -> Neighbour:
    """The same position if declarer had said this."""
    return Neighbour(said_in(case, designation), designation.if_so)


def said_in(case: DesignationFacts, designation: Designation) -> DesignationFacts:
    """The position with what declarer says."""
    free = ("words", "named_card", "named_suit", "named_rank")
    return DesignationFacts(
        **{name: value for name, value in case.known.items() if name not in free}, **designation.facts
    )
