"""Law 50: status of a penalty card."""

from collections.abc import Callable
from functools import partial

from bridge.cards import Card, Suit
from rulings.effects.penalty_cards import (
    AllPenaltyCardsMajor,
    BecomesPenaltyCard,
    LedNotShown,
    MinorCardFirst,
    NoPenaltyCard,
    OwnPenaltyCardNow,
    PenaltyCardWaits,
)
from rulings.effects.restrictions import (
    AnyCard,
    AnyLegalCard,
    LeadForbidden,
    LeadRequired,
    NoLeadNoRestriction,
    PartnerLeadsFreely,
    PlaySuit,
    RestrictionFirst,
    WaitForDeclarersChoice,
)
from rulings.effects.returned_cards import CardToHand, StaysFaced
from rulings.effects.scores import AdjustedScore
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, information, judgement, reminder
from rulings.laws import footnotes
from rulings.situations.cards_told import card_of
from rulings.situations.exposed_card_facts import ExposedCardFacts, what
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts, excuse_of
from rulings.situations.penalty_card_leads_facts import (
    Lead,
    cards_back,
    cards_stay,
    obligation,
    under_restriction,
)
from rulings.situations.penalty_cards_facts import Cards, Grade, PenaltyCardFacts
from rulings.situations.played_card_facts import PlayedCardFacts


@clause("50", "72C")
def shown_prematurely(f: ExposedCardFacts | PlayedCardFacts, *, led: bool = False) -> Conclusion:
    """50 is about a card that was shown: for one that was led or played before its turn see 57. After play 72C may apply."""
    return LedNotShown(who="offender") if led else judgement("could-have-known", who="offender", clause="72C")


@exception("50", to="50")
def exempted_by_director(f: ExposedCardFacts | PenaltyCardFacts | PlayedCardFacts, who: str) -> tuple[Conclusion, ...]:
    """Unless the director decides that a card shown or dropped, or led before declarer chose, is no penalty card."""
    if not f.director_exempts:
        return ()
    if isinstance(f, PenaltyCardFacts):
        return (CardToHand(who=who, card=f.led_before_choice),)
    cards = f.cards if isinstance(f, ExposedCardFacts) and f.given("cards") else (card_of(f),)
    return NoPenaltyCard(who=who, why="by-director"), *(CardToHand(who=who, card=card) for card in cards)


@clause("50A")
def stays_faced(f: Facts, /, who: str, card: Card | None, how: str = UNSAID, until: str = UNSAID) -> Conclusion:
    """It should be left face up right in front of the player until a rectification is chosen."""
    return StaysFaced(who=who, card=card, how=how, until=until)


@clause("50B")
def grade(f: ExposedCardFacts | PenaltyCardFacts, who: str, cards: Cards = ()) -> Grade:
    """Minor is only a single card below an honour that was shown inadvertently.

    Of a card that lies there the case says it, unless it is an honour or was led in order to play it.
    """
    if isinstance(f, ExposedCardFacts):
        return "minor" if what(f) == "small-card" and f.manner == "inadvertent" else "major"
    if len(cards) > 1 or cards[0].is_honour or (f.given("led_before_choice") and cards[0] == f.led_before_choice):
        return "major"
    return f.grade if who == "offender" else f.partners_grade


@clause("50B")
def becomes_penalty_card(f: Facts, who: str, card: Card | None, grade: Grade, how: str = UNSAID) -> Conclusion:
    """Minor: a single card below an honour exposed inadvertently; any other card, and each of several, is major."""
    return BecomesPenaltyCard(who=who, card=card, grade=grade, how=how)


@clause("50B", "50A")
def all_major(f: Facts, how: str = UNSAID, who: str = "offender") -> Conclusion:
    """A defender with two or more penalty cards: every one of them is major, and Law 51 governs them."""
    return AllPenaltyCardsMajor(who=who, how=how, clause="51")


@clause("50C")
def minor_before_smaller_cards(f: Facts, who: str = "offender", card: Card | None = None) -> Conclusion | bool:
    """Until the minor card is played, its owner plays no other card of the suit below an honour; an honour may be played.

    Where he played another card: whether he was free to.
    """
    if isinstance(f, PenaltyCardNotPlayedFacts):
        return excuse_of(f) == "minor-card"
    return MinorCardFirst(who=who, card=card, suit=card and card.suit)


@exception("50C", to="50D2")
def partner_not_restricted(f: Facts, partner: str) -> Conclusion:
    """A minor penalty card does not restrict the lead of its owner's partner."""
    return PartnerLeadsFreely(who=partner)


@clause("50C")
def unauthorised_from_minor(f: Facts, partner: str) -> Conclusion:
    """What the owner's partner learned by seeing a minor penalty card is unauthorised, but for what 50E allows."""
    return information("unauthorised", of="minor-penalty-card", who=partner)


@clause("50D")
def no_restriction_when_following(f: PenaltyCardFacts, partner: str) -> Conclusion:
    """A major penalty card restricts its owner's partner only when he is to lead."""
    return NoLeadNoRestriction(who=partner)


@clause("50D1a", "50D1")
def at_first_opportunity(
    f: Facts, who: str, cards: tuple[Card | None, ...], *, now: bool = False
) -> Conclusion | tuple[Conclusion, ...]:
    """A major penalty card is led, played to the suit, discarded or used to ruff at the first legal opportunity.

    ``now``: this is it. ``cards`` are those that may be played; none where the case does not name them.
    """
    if now:
        return obligation(who, cards) if cards else OwnPenaltyCardNow(who=who)
    return reminder("play-at-first-opportunity", who=who, card=cards[0])


@clause("50D1b")
def playable_cards(f: PenaltyCardFacts, own: Cards) -> Cards:
    """Those that the duty to follow suit, then a lead or play restriction, lets him play to this trick."""
    if f.moment.endswith("plays"):
        of_suit = tuple(card for card in own if card.suit == f.suit_led)
        if of_suit or f.can_follow:
            return of_suit
    if f.given("required_suit"):
        return _complying(f, own, lambda card: card.suit == f.required_suit)
    if f.forbidden_suits:
        return _complying(f, own, lambda card: card.suit not in f.forbidden_suits)
    return own


def _complying(f: PenaltyCardFacts, own: Cards, complies: Callable[[Card], bool]) -> Cards:
    """The cards that comply; if none does, none, or any of them if he cannot comply at all (59)."""
    complying = tuple(card for card in own if complies(card))
    return complying if complying or f.can_comply else own


@exception("50D1b", to="50D1a")
def other_duty_first(
    f: PenaltyCardFacts | PenaltyCardNotPlayedFacts, player: str = "offender", own: Cards = (), playable: Cards = ()
) -> bool | tuple[Conclusion, ...]:
    """Following suit, and a lead or play restriction, come before the penalty card.

    It stays face up and is played at the next legal opportunity. Where another card was played: whether there was such a duty.
    """
    if isinstance(f, PenaltyCardNotPlayedFacts):
        return excuse_of(f) != "minor-card"
    waits = tuple(PenaltyCardWaits(who=player, card=card) for card in own if card not in playable)
    if playable:
        return waits
    if f.moment.endswith("plays") and f.can_follow:
        return (PlaySuit(who=player, suit=Suit(f.suit_led), clause="44C"), *waits)
    return (RestrictionFirst(who=player), *waits)


@clause("50D2")
def declarer_chooses_first(f: Facts, owner: str, card: Card | None = None, *, leader: str = "") -> Conclusion:
    """When the owner's partner is to lead, he may not before declarer has chosen; ``leader``: he is to lead now."""
    if leader:
        return WaitForDeclarersChoice(who=leader)
    if owner == "partner":
        return reminder("declarer-chooses-at-lead", who=owner, card=card, of="partners-card", leader="offender")
    return reminder("declarer-chooses-at-lead", who=owner, card=card)


@clause("50D2a")
def suit_required_or_forbidden(f: Facts, lead: Lead, chooser: str = "declarer") -> tuple[Conclusion, ...]:
    """Declarer may require the suit of the card, or forbid it for as long as the leader keeps the lead.

    The card is then no longer a penalty card and returns to hand.
    """
    if lead.choice:
        return (_required if lead.choice == "required" else _forbidden)(f, lead)
    suit, who = (lead.suits[0] if lead.suits else None), lead.leader
    required, forbidden = partial(_required, lead=lead), partial(_forbidden, lead=lead)
    return (
        choice(f, "require-penalty-suit", chooser, required, who=who, suit=suit, due="lead"),
        choice(f, "forbid-penalty-suit", chooser, forbidden, who=who, suits=lead.suits or None, due="lead"),
    )


def _required(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    suit = lead.suits[0] if lead.suits else None
    own = under_restriction(lead, [card for card in lead.own_major if card.suit == suit])
    return (LeadRequired(who=lead.leader, suit=suit), *own, *_back(f, lead))


def _forbidden(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    own = under_restriction(lead, [card for card in lead.own_major if card.suit not in lead.suits])
    forbidden = LeadForbidden(who=lead.leader, suits=lead.suits or None, until="loses-lead")
    return (forbidden, *own, *_back(f, lead))


def _back(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    """The card in hand again, with what is known of that, and who cannot comply."""
    footnotes.any_card_if_unable(f, lead)
    information_once_back_in_hand(f, lead.leader, back=True)
    return cards_back(lead.owner, lead.cards)


@clause("50D2b", "fn:14")
def lead_left_free(f: Facts, lead: Lead, chooser: str = "declarer") -> Conclusion | tuple[Conclusion, ...]:
    """Or he may do neither: any card is led; the cards stay, and if the leader keeps the lead declarer chooses again."""
    if lead.choice:
        return _left_free(f, lead)
    return choice(f, "no-lead-restriction", chooser, partial(_left_free, lead=lead), who=lead.leader, due="lead")


def _left_free(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    footnotes.choice_again(f, lead)
    return nothing_restricted(lead)


def nothing_restricted(lead: Lead) -> tuple[Conclusion, ...]:
    """What the leader may lead then, and what stays on the table."""
    any_card = (AnyLegalCard if lead.own_minor else AnyCard)(who=lead.leader)
    own = obligation(lead.leader, lead.own_major) or (any_card,)
    return (*own, *cards_stay(lead.owner, lead.cards))


@clause("50E1")
def information_while_faced(f: Facts, who: str) -> Conclusion:
    """While it is on the table, what it shows and that it must be played is authorised for all players."""
    return information("authorised", of="penalty-card", who="all")


@clause("50E2")
def information_once_back_in_hand(f: Facts, partner: str, *, back: bool = False) -> tuple[Conclusion, ...]:
    """That a card has gone back to hand: unauthorised for the owner's partner, authorised for declarer.

    ``back``: declarer has chosen so; else it is said of the case that he does.
    """
    values = {"of": "returned-penalty-card"} | ({"how": "back"} if back else {})
    return (
        information("unauthorised", **values, who=partner),
        information("authorised", **values, who="declarer"),
    )


@clause("50E3", "50E")
def circumstances_once_played(f: Facts, partner: str) -> Conclusion:
    """Once it is played, how it became a penalty card is unauthorised for the owner's partner."""
    return information("unauthorised", of="played-penalty-card", who=partner)


@clause("50E4")
def director_looks_again(f: Facts) -> Conclusion | tuple[Conclusion, ...]:
    """After play: he should adjust the score if the exposed card's information damaged the non-offending side (12B1)."""
    after_play = reminder("damage-by-exposed-card")
    if isinstance(f, PenaltyCardFacts) and f.given("damaged_by_information") and f.damaged_by_information:
        return after_play, AdjustedScore(towards="without-penalty-card")
    return after_play
