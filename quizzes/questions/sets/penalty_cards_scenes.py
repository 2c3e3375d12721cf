"""Where penalty cards lie: a board played up to the turn of their owner, or to the lead of his partner."""

from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card, Suit
from bridge.seats import Seat
from quizzes.questions.parts import Said, Unsuitable, said
from quizzes.questions.templates import Topic
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_tricks, play_until
from quizzes.simulation.on_table import Shown
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.table.restrictions import PenaltyCard
from rulings.wording.forms import Text

PENALTY = Topic("penalty-cards", _("Penalty cards"))

Sort = Literal["minor", "major", "one-suit", "two-suits"]


@dataclass
class Scene:
    """A table, the defender whose penalty cards lie there, and the cards; one alone has a grade."""

    table: Table
    owner: Seat
    cards: tuple[Card, ...] = ()
    grade: Literal["minor", "major"] = "major"
    origin: str = ""
    since: int = 0

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
        """What lies in front of whom: as what, or how it came there, by which 50B grades it."""
        names: dict[str, Any] = {"who": self.owner, "partner": self.partner}
        names |= {"trick": self.since} if self.since else {}
        if len(self.cards) > 1:
            return said(_SEVERAL[self.origin], one=self.cards[0], other=self.cards[1], **names)
        return said(_LIES[self.origin or self.grade], card=self.cards[0], **names)


_LIES: dict[str, Text] = {
    "minor": _("%(card)s lies face up in front of %(who_to)s as a minor penalty card."),
    "major": _("%(card)s lies face up in front of %(who_to)s as a major penalty card."),
    "dropped": _(
        "A moment ago %(who)s dropped %(card)s by accident, where %(partner)s can see it; it lies there face up."
    ),
    "second-card": _(
        "On trick %(trick)s %(card)s slipped out of the hand of %(who_to)s together with the card that he played; "
        "it has lain face up before him since."
    ),
    "revoke": _(
        "On trick %(trick)s %(who)s first played %(card)s, although he could follow suit, and corrected this at once; "
        "%(card)s has lain face up before him since."
    ),
    "led": _(
        "%(who)s led %(card)s to trick %(trick)s out of turn and had to take it back; it has lain face up before him since."
    ),
}
"""A penalty card whose grade is told, and one of which only is told how it came to be seen."""

_SEVERAL: dict[str, Text] = {
    "": _("%(one)s and %(other)s lie face up in front of %(who_to)s as penalty cards."),
    "dropped": _(
        "A moment ago %(who)s dropped %(one)s and %(other)s by accident, where %(partner)s can see them; "
        "they lie there face up."
    ),
    "one-by-one": _(
        "A moment ago %(who)s dropped %(one)s by accident, where %(partner)s can see it, and in picking it up %(other)s as "
        "well; both lie there face up."
    ),
}


def _origin(rng: Random, scene: Scene) -> tuple[str, int]:
    """How the cards came to be seen, and on which trick; nothing where their grade is told.

    On the trick before this one, to which the owner followed suit with another card: there has been no chance to play
    the penalty card since.
    """
    trick = len(scene.table.tricks) - bool(scene.table.position.trick)
    if len(scene.cards) > 1:
        return rng.choice(list(_SEVERAL)), trick
    (card,) = scene.cards
    found = ["", "dropped"] if card.is_honour or scene.grade == "minor" else [""]
    *_before, last = scene.table.tricks if not scene.table.position.trick else scene.table.tricks[:-1]
    played = next(one for seat, one in last if seat is scene.owner)
    led, leader = last[0][1].suit, last[0][0]
    if leader is not scene.owner and played.suit is led and card.suit is not led:
        found += ["second-card"] if card.is_honour or scene.grade == "minor" else []
        if scene.grade == "major":
            found += ["revoke", "led"] if leader.side is not scene.owner.side else ["revoke"]
    return rng.choice(found), trick


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


def at_partners_play(rng: Random) -> Scene:
    """A defender is next to play to a lead by the declaring side; the penalty cards are to be his partner's."""
    table = _some_tricks(rng)
    defenders = [table.board.declarer.lho, table.board.declarer.rho]
    play_until(rng, table, lambda position: len(position.trick) == 1 and position.turn in defenders)
    if table.position.number > 10:
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
        scene.origin, scene.since = _origin(rng, scene)
        return
    seconds = [card for card in hand if card != first and (card.suit is first.suit) is (sort == "one-suit")]
    if not seconds:
        raise Unsuitable
    one, other = sorted([first, rng.choice(seconds)], key=lambda card: ("SHDC".index(card.suit), -card.rank))
    scene.lay((one, other), "major")
    scene.origin, scene.since = _origin(rng, scene)


def hand_of(shown: Shown, seat: Seat) -> set[Card]:
    """What a player still holds by the deal and the tricks: for the independent checks."""
    if shown.deal is None:
        return set()
    return set(shown.deal[seat]) - {card for trick in shown.tricks for player, card in trick if player is seat}
