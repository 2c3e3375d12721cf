"""Law 57: premature lead or play."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from bridge.cards import Suit
from rulings.effects.leads import LeadOutOfTurn
from rulings.effects.plays import CardPlayed, IllegalCardCorrected
from rulings.effects.restrictions import PlayHighest, PlayLowest, PlayNotSuit, PlayRequired, PlaySuit
from rulings.effects.rights import NoRectification
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.situations.cards_told import card_of, player_of
from rulings.situations.lead_facts import LeadFacts
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.premature_plays_facts import PrematurePlayFacts, could_be_played
from rulings.situations.simultaneous_plays_facts import SimultaneousPlayFacts
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts


@exception("57", to="57")
def lead_out_of_turn(f: PrematurePlayFacts) -> Conclusion | None:
    """57C3 and 57D except a lead to the trick, which is a lead out of turn: 55 or 56."""
    if not f.leads:
        return None
    law = "56" if f.hand == "defender" else "55"
    return LeadOutOfTurn(who=player_of(f), clause=law)


@clause("57A")
def declarer_says_what_partner_plays(
    f: Facts, partner: str, suit_led: Suit | None, others: Sequence[Suit | None]
) -> tuple[Conclusion, ...]:
    """A defender played, or led to the next trick, before his partner had played to this one: declarer chooses.

    The partner plays as he is told, of the suit led or of others.
    """

    def may(key: str, rule: Callable[..., Conclusion], played: Suit | None, **named: Any) -> Conclusion:
        return choice(f, key, "declarer", partial(rule, who=partner, suit=played), due="play", who=partner, **named)

    return (
        may("require-highest", highest, suit_led),
        may("require-lowest", lowest, suit_led),
        *(may("require-another-suit", another_suit, suit, suit=suit) for suit in others),
        *(may("forbid-another-suit", not_another_suit, suit, suit=suit) for suit in others),
    )


@clause("57A1")
def highest(f: Facts, who: str, suit: Suit | None) -> Conclusion:
    """Partner plays his highest card of the suit led."""
    return PlayHighest(who=who, suit=suit)


@clause("57A2")
def lowest(f: Facts, who: str, suit: Suit | None) -> Conclusion:
    """Partner plays his lowest card of the suit led."""
    return PlayLowest(who=who, suit=suit)


@clause("57A3")
def another_suit(f: Facts, who: str, suit: Suit | None) -> Conclusion:
    """Partner plays a card of another suit that declarer names."""
    return PlaySuit(who=who, suit=suit)


@clause("57A4")
def not_another_suit(f: Facts, who: str, suit: Suit | None) -> Conclusion:
    """Partner plays no card of another suit that declarer names."""
    return PlayNotSuit(who=who, suit=suit)


@clause("57B")
def partner_unable(f: Facts, partner: str) -> Conclusion:
    """If partner cannot do what declarer chose, he plays any card under 59; declarer does not choose again."""
    if isinstance(f, UnableToComplyFacts):
        return reminder("premature-card-remains")
    return reminder("any-card-if-unable", who=partner)


@exception("57C1", "fn:18", to="57A")
def declarer_played_from_both_hands(f: PrematurePlayFacts) -> Conclusion | None:
    """Declarer has played from both hands, from dummy by naming or indicating a card: nothing to rectify."""
    if f.dummys_card in ("named", "indicated") and f.declarers_card_played:
        return NoRectification(who="offender", why="both-hands-played")
    return None


@exception("57C2", "57C", to="57A")
def dummy_played_himself(f: PrematurePlayFacts) -> tuple[Conclusion, ...]:
    """Dummy played or suggested a card of his own accord before his right-hand opponent: nothing to rectify.

    What declarer did not designate is taken back (45D1); a play that dummy only suggested is looked at later (45F).
    """
    if f.dummys_card != "own-volition":
        return ()
    nothing = NoRectification(who="offender", why="dummy-played")
    return nothing, reminder("dummys-own-card", who="dummy", clause="45D1")


@clause("57C3")
def declaring_sides_card(
    f: PrematurePlayFacts | SimultaneousPlayFacts | LeadFacts, hand: str
) -> Conclusion | tuple[Conclusion, ...]:
    """A premature card of declarer or dummy is played; if legal it cannot be taken back.

    So where declarer has played to a lead too early that is then accepted; if it goes back, so does his card (47D).
    """
    if isinstance(f, LeadFacts):
        back = reminder("declarers-card-if-refused", who=hand, clause="47D")
        return reminder("declarers-card-if-accepted", who=hand), back
    if _legal(f):
        return CardPlayed(who=hand, card=card_of(f), how="irrevocably")
    return IllegalCardCorrected(who=hand, card=card_of(f))


@clause("57D")
def played_at_rhos_turn(
    f: OpeningLeadFacts | PrematurePlayFacts | SimultaneousPlayFacts, penalised: Callable[[Facts], object]
) -> Iterator[Conclusion]:
    """16 may apply. If the card can legally be played to the trick, it is played when the turn comes; else it is penalised.

    At a simultaneous lead or play (58A) partner counts as having played before, so there is no 57A.
    """
    yield judgement("information-from-premature-play", who="partner")
    if _legal(f):
        yield PlayRequired(who="offender", card=card_of(f), when="in-turn")
    else:
        penalised(f)


def _legal(f: OpeningLeadFacts | PrematurePlayFacts | SimultaneousPlayFacts) -> bool:
    return could_be_played(f) if isinstance(f, PrematurePlayFacts) else f.legal
