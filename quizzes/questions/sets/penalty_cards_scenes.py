"""Where penalty cards lie: a board played up to the turn of their owner, or to the lead of his partner."""

from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit
from bridge.seats import Seat
from quizzes.questions.parts import Said, Shown, Unsuitable, said
from quizzes.questions.templates import Topic
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_tricks, play_until
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.table.restrictions import PenaltyCard

PENALTY = Topic("penalty-cards", _("Penalty cards"))

Sort = Literal["minor", "major", "one-suit", "two-suits"]


@dataclass
class Scene:
    """A table, the defender whose penalty cards lie there, and the cards; one alone has a grade."""

    table: Table
    owner: Seat
    cards: tuple[Card, ...] = ()
    grade: Literal["minor", "major"] = "major"

    @property
    def partner(self) -> Seat:
        """The other defender."""
        return self.owner.partner

    def lay(self, cards: tuple[Card, ...], grade: Literal["minor", "major"]) -> None:
        """The cards lie on the table."""
        self.cards, self.grade = cards, grade
        self.table.position.restrictions += [PenaltyCard(self.owner, card, grade) for card in cards]

    def facts(self, moment: str, **more: Any) -> PenaltyCardFacts:
        """The case at a moment."""
        return PenaltyCardFacts(offenders_cards=self.cards, grade=self.grade, moment=moment, **more)

    def shown(self) -> Shown:
        """The board with the play so far and the cards that lie face up."""
        position = self.table.position
        faced = tuple((self.owner, card) for card in self.cards if card in position.hands[self.owner])
        return self.table.board.shown(tricks=self.table.record, faced=faced)

    @property
    def roles(self) -> dict[str, Seat]:
        """The seats of the rulings' sentences."""
        return {"offender": self.owner, "partner": self.partner}

    def told(self) -> Said:
        """What lies in front of whom."""
        if len(self.cards) > 1:
            both = _("%(one)s and %(other)s lie face up in front of %(who_to)s as penalty cards.")
            return said(both, one=self.cards[0], other=self.cards[1], who=self.owner)
        return said(_LIES[self.grade], card=self.cards[0], who=self.owner)


_LIES = {
    "minor": _("%(card)s lies face up in front of %(who_to)s as a minor penalty card."),
    "major": _("%(card)s lies face up in front of %(who_to)s as a major penalty card."),
}


def at_owners_turn(rng: Random) -> Scene:
    """A defender is to lead or play whose partner has not led to this trick, so that declarer had nothing to choose."""
    table = _some_tricks(rng)
    leader, board = table.position.turn, table.board
    defenders = [board.declarer.lho, board.declarer.rho]
    owner = leader if leader in defenders else rng.choice(defenders)
    play_until(rng, table, lambda position: position.turn is owner)
    return Scene(table, owner)


def at_partners_lead(rng: Random) -> Scene:
    """A defender is to lead to a trick from the second to the ninth; the penalty cards are to be his partner's."""
    table = _some_tricks(rng)
    defenders = [table.board.declarer.lho, table.board.declarer.rho]
    play_until(rng, table, lambda position: not position.trick and position.turn in defenders)
    if table.position.number > 9:
        raise Unsuitable
    return Scene(table, table.position.turn.partner)


def _some_tricks(rng: Random) -> Table:
    table = Table.of(new_board(rng))
    play_tricks(rng, table, rng.randint(1, 7))
    return table


def lay_cards(rng: Random, scene: Scene, sort: Sort, wanted: Suit | None = None) -> None:
    """Penalty cards of a sort from the owner's hand; the first of a suit that is wanted, if there is one."""
    hand = sorted(scene.table.position.hands[scene.owner])
    firsts = [card for card in hand if sort != "minor" or not card.is_honour]
    firsts = [card for card in firsts if card.suit is wanted] or firsts
    if not firsts:
        raise Unsuitable
    first = rng.choice(firsts)
    if sort in ("minor", "major"):
        scene.lay((first,), "minor" if sort == "minor" else "major")
        return
    seconds = [card for card in hand if card != first and (card.suit is first.suit) is (sort == "one-suit")]
    if not seconds:
        raise Unsuitable
    one, other = sorted([first, rng.choice(seconds)], key=lambda card: ("SHDC".index(card.suit), -card.rank))
    scene.lay((one, other), "major")


def hand_of(shown: Shown, seat: Seat) -> set[Card]:
    """What a player still holds by the deal and the tricks: for the independent checks."""
    if shown.deal is None:
        return set()
    return set(shown.deal[seat]) - {card for trick in shown.tricks for player, card in trick if player is seat}
