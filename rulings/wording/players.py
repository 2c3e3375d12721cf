"""How players, cards and suits are named in a sentence; Turkish needs them in four cases."""

from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from bridge.auction import DOUBLE, PASS, REDOUBLE, Call
from bridge.cards import Card, Suit
from bridge.seats import Seat
from rulings.wording.forms import Text


@dataclass(frozen=True)
class Name:
    """A player as subject, possessor (``_of``), receiver (``_to``) and source (``_from``)."""

    plain: Text
    of: Text
    to: Text
    source: Text


_GLYPHS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
PLAYERS = {
    "offender": Name(
        _("the offender"),
        _("the offender's"),
        pgettext_lazy("to", "the offender"),
        pgettext_lazy("from", "the offender"),
    ),
    "partner": Name(
        _("the offender's partner"),
        _("the offender's partner's"),
        pgettext_lazy("to", "the offender's partner"),
        pgettext_lazy("from", "the offender's partner"),
    ),
    "declarer": Name(
        _("declarer"), _("declarer's"), pgettext_lazy("to", "declarer"), pgettext_lazy("from", "declarer")
    ),
    "dummy": Name(_("dummy"), _("dummy's"), pgettext_lazy("to", "dummy"), pgettext_lazy("from", "dummy")),
    "opponents": Name(
        _("the non-offending side"),
        _("the non-offending side's"),
        pgettext_lazy("to", "the non-offending side"),
        pgettext_lazy("from", "the non-offending side"),
    ),
    "offending-side": Name(
        _("the offending side"),
        _("the offending side's"),
        pgettext_lazy("to", "the offending side"),
        pgettext_lazy("from", "the offending side"),
    ),
    "offending-contestant": Name(
        _("the contestant at fault"),
        _("the contestant's"),
        pgettext_lazy("to", "the contestant at fault"),
        pgettext_lazy("from", "the contestant at fault"),
    ),
    "lho": Name(
        _("the player on declarer's left"),
        _("the left-hand player's"),
        pgettext_lazy("to", "the player on declarer's left"),
        pgettext_lazy("from", "the player on declarer's left"),
    ),
    "rho": Name(
        _("the player on declarer's right"),
        _("the right-hand player's"),
        pgettext_lazy("to", "the player on declarer's right"),
        pgettext_lazy("from", "the player on declarer's right"),
    ),
    "offenders-lho": Name(
        _("the offender's left-hand opponent"),
        _("the offender's left-hand opponent's"),
        pgettext_lazy("to", "the offender's left-hand opponent"),
        pgettext_lazy("from", "the offender's left-hand opponent"),
    ),
    "offenders-rho": Name(
        _("the offender's right-hand opponent"),
        _("the offender's right-hand opponent's"),
        pgettext_lazy("to", "the offender's right-hand opponent"),
        pgettext_lazy("from", "the offender's right-hand opponent"),
    ),
    "skipped-player": Name(
        _("the player who was skipped"),
        _("the skipped player's"),
        pgettext_lazy("to", "the player who was skipped"),
        pgettext_lazy("from", "the player who was skipped"),
    ),
    "claimer": Name(
        _("the player who claimed"),
        _("the claiming player's"),
        pgettext_lazy("to", "the player who claimed"),
        pgettext_lazy("from", "the player who claimed"),
    ),
    "claimers-partner": Name(
        _("his partner"),
        _("his partner's"),
        pgettext_lazy("to", "his partner"),
        pgettext_lazy("from", "his partner"),
    ),
    "claiming-side": Name(
        _("the side that claimed or conceded"),
        _("the claiming side's"),
        pgettext_lazy("to", "the side that claimed or conceded"),
        pgettext_lazy("from", "the side that claimed or conceded"),
    ),
    "non-claiming-side": Name(
        pgettext_lazy("role", "the other side"),
        _("the other side's"),
        pgettext_lazy("to", "the other side"),
        pgettext_lazy("from", "the other side"),
    ),
    "wanting-side": Name(
        _("the side that wants the trick"),
        _("the trick-wanting side's"),
        pgettext_lazy("to", "the side that wants the trick"),
        pgettext_lazy("from", "the side that wants the trick"),
    ),
    "defenders": Name(
        _("the defenders"),
        _("the defenders'"),
        pgettext_lazy("to", "the defenders"),
        pgettext_lazy("from", "the defenders"),
    ),
    "defender": Name(
        _("the defender"),
        _("the defender's"),
        pgettext_lazy("to", "the defender"),
        pgettext_lazy("from", "the defender"),
    ),
    "all": Name(
        _("all players"), _("all players'"), pgettext_lazy("to", "all players"), pgettext_lazy("from", "all players")
    ),
    "director": Name(
        _("the director"),
        _("the director's"),
        pgettext_lazy("to", "the director"),
        pgettext_lazy("from", "the director"),
    ),
    "presumed-declarer": Name(
        _("the presumed declarer"),
        _("the presumed declarer's"),
        pgettext_lazy("to", "the presumed declarer"),
        pgettext_lazy("from", "the presumed declarer"),
    ),
    "leader": Name(
        _("the misinformed player"),
        _("the misinformed player's"),
        pgettext_lazy("to", "the misinformed player"),
        pgettext_lazy("from", "the misinformed player"),
    ),
    "misled": Name(
        _("the misinformed player"),
        _("the misinformed player's"),
        pgettext_lazy("to", "the misinformed player"),
        pgettext_lazy("from", "the misinformed player"),
    ),
    "explainer": Name(
        _("the player who explained"),
        _("the explaining player's"),
        pgettext_lazy("to", "the player who explained"),
        pgettext_lazy("from", "the player who explained"),
    ),
    "explained": Name(
        _("the player whose call was explained"),
        pgettext_lazy("of", "the player whose call was explained"),
        pgettext_lazy("to", "the player whose call was explained"),
        pgettext_lazy("from", "the player whose call was explained"),
    ),
    "asker": Name(
        _("the player who asks"),
        _("the asking player's"),
        pgettext_lazy("to", "the player who asks"),
        pgettext_lazy("from", "the player who asks"),
    ),
    "askers-partner": Name(
        _("the partner of the player who asks"),
        pgettext_lazy("of", "the partner of the player who asks"),
        pgettext_lazy("to", "the partner of the player who asks"),
        pgettext_lazy("from", "the partner of the player who asks"),
    ),
    "player": Name(
        pgettext_lazy("role", "the player"),
        _("the player's"),
        pgettext_lazy("to", "the player"),
        pgettext_lazy("from", "the player"),
    ),
    "players-lho": Name(
        _("the player's left-hand opponent"),
        _("the player's left-hand opponent's"),
        pgettext_lazy("to", "the player's left-hand opponent"),
        pgettext_lazy("from", "the player's left-hand opponent"),
    ),
    "recipient": Name(
        _("the player who received the information"),
        _("the receiving player's"),
        pgettext_lazy("to", "the player who received the information"),
        pgettext_lazy("from", "the player who received the information"),
    ),
    "next-player": Name(
        _("the misinformed player's left-hand opponent"),
        _("the misinformed player's left-hand opponent's"),
        pgettext_lazy("to", "the misinformed player's left-hand opponent"),
        pgettext_lazy("from", "the misinformed player's left-hand opponent"),
    ),
    "N": Name(_("North"), _("North's"), pgettext_lazy("to", "North"), pgettext_lazy("from", "North")),
    "E": Name(_("East"), _("East's"), pgettext_lazy("to", "East"), pgettext_lazy("from", "East")),
    "S": Name(_("South"), _("South's"), pgettext_lazy("to", "South"), pgettext_lazy("from", "South")),
    "W": Name(_("West"), _("West's"), pgettext_lazy("to", "West"), pgettext_lazy("from", "West")),
    "NS": Name(
        _("North-South"), _("North-South's"), pgettext_lazy("to", "North-South"), pgettext_lazy("from", "North-South")
    ),
    "EW": Name(_("East-West"), _("East-West's"), pgettext_lazy("to", "East-West"), pgettext_lazy("from", "East-West")),
}

ADDRESSED = {
    "declarer": _("Declarer"),
    "presumed-declarer": _("Presumed declarer"),
    "opponents": _("Non-offending side"),
    "non-claiming-side": _("Other side"),
    "claiming-side": _("Side that claimed or conceded"),
    "claimers-partner": _("Partner"),
    "all": _("Each player"),
    "offender": _("Offender"),
    "partner": _("Offender's partner"),
    "defender": _("Defender"),
    "defenders": _("Defenders"),
    "director": _("Director"),
    "offenders-lho": _("Left-hand opponent"),
    "players-lho": _("Left-hand opponent"),
    "offenders-rho": _("Right-hand opponent"),
}

SEAT_LETTERS = {
    Seat.N: pgettext_lazy("seat", "N"),
    Seat.E: pgettext_lazy("seat", "E"),
    Seat.S: pgettext_lazy("seat", "S"),
    Seat.W: pgettext_lazy("seat", "W"),
}

SUITS = {Suit.S: _("spades"), Suit.H: _("hearts"), Suit.D: _("diamonds"), Suit.C: _("clubs")}
ONE_OF_SUIT = {
    Suit.S: pgettext_lazy("spoken", "spade"),
    Suit.H: pgettext_lazy("spoken", "heart"),
    Suit.D: pgettext_lazy("spoken", "diamond"),
    Suit.C: pgettext_lazy("spoken", "club"),
}
"""A suit as a bid of one and a call for a card name it: one spade, spade from dummy."""
SUITS_AS_OBJECT = {
    Suit.S: pgettext_lazy("object", "spades"),
    Suit.H: pgettext_lazy("object", "hearts"),
    Suit.D: pgettext_lazy("object", "diamonds"),
    Suit.C: pgettext_lazy("object", "clubs"),
}

_OF_SUIT = {
    Suit.S: _("the %(rank)s of spades"),
    Suit.H: _("the %(rank)s of hearts"),
    Suit.D: _("the %(rank)s of diamonds"),
    Suit.C: _("the %(rank)s of clubs"),
}
_RANKS = {14: _("ace"), 13: _("king"), 12: _("queen"), 11: _("jack"), 10: _("ten"), 9: _("nine"), 8: _("eight")} | {
    7: _("seven"),
    6: _("six"),
    5: _("five"),
    4: _("four"),
    3: _("three"),
    2: _("two"),
}

_CALLS = {PASS: _("pass"), DOUBLE: _("double"), REDOUBLE: _("redouble")}


_THE_CALLS = {PASS: _("the pass"), DOUBLE: _("the double"), REDOUBLE: _("the redouble")}


def the_call(call: Call) -> str:
    """A certain call as it is spoken of: "1♥", "the double", "kontr"."""
    return str(_THE_CALLS[call]) if call in _THE_CALLS else call_name(call)


def call_name(call: Call) -> str:
    """A call as it is written and said: "1♥", "kontr"."""
    return str(_CALLS[call]) if call in _CALLS else f"{call[0]}{_GLYPHS.get(call[1:], call[1:])}"


def card_name(card: Card) -> str:
    """A card as it is said: "the king of spades", "pik ruası"."""
    return _card_name(card, get_language() or "tr")


@lru_cache(maxsize=4 * 52)
def _card_name(card: Card, language: str) -> str:
    """The name in the language in force, which is this one."""
    return str(_OF_SUIT[card.suit]) % {"rank": _RANKS[card.rank]}
