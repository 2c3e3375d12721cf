"""Law 50: status of a penalty card."""

from collections.abc import Callable
from functools import partial
from typing import Literal

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
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts


@clause("50")
def led(f: ExposedCardFacts) -> Conclusion:
    """A card that was led or played before its turn is not merely shown: see 57."""
    return LedNotShown(who="offender")


@clause("50")
def exempted(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """The director may decide that a card shown prematurely is no penalty card."""
    if not f.director_exempts:
        return ()
    cards = f.cards if f.given("cards") else (None,)
    back = (CardToHand(who="offender", card=card) for card in cards)
    return (NoPenaltyCard(who="offender", why="by-director"), *back)


@clause("50", "72C")
def could_have_known(f: ExposedCardFacts) -> Conclusion:
    """After play: could he have known that it would damage, and did his side gain (72C)?"""
    return judgement("could-have-known", who="offender", clause="72C")


@clause("50")
def premature_lead_exempted(f: PenaltyCardFacts, leader: str) -> Conclusion:
    """Unless the director decides otherwise."""
    return CardToHand(who=leader, card=f.led_before_choice)


@clause("50A")
def stays_faced(f: Facts, /, who: str, card: Card | None, how: str = UNSAID, until: str = UNSAID) -> Conclusion:
    """It lies face up in front of the player until a rectification is chosen."""
    return StaysFaced(who=who, card=card, how=how, until=until)


@clause("50B")
def grade_when_exposed(f: ExposedCardFacts) -> Literal["minor", "major"]:
    """Minor is only a single card below an honour that was shown inadvertently; every other card is major."""
    return "minor" if what(f) == "small-card" and f.manner == "inadvertent" else "major"


@clause("50B", "50A")
def all_major(f: Facts, how: str = UNSAID) -> Conclusion:
    """A defender with two or more penalty cards: every one of them is major, and Law 51 governs them."""
    return AllPenaltyCardsMajor(who="offender", how=how, clause="51")


@clause("50B")
def becomes_penalty_card(f: Facts, who: str, card: Card | None, grade: Grade) -> Conclusion:
    """Minor: a single card below an honour exposed inadvertently; any other card, and each of several, is major."""
    return BecomesPenaltyCard(who=who, card=card, grade=grade)


@clause("50B")
def grade(f: PenaltyCardFacts, who: str, cards: Cards) -> Grade:
    """An honour or one of several is major; of a single smaller card the case has to say it."""
    if len(cards) > 1 or cards[0].is_honour or (f.given("led_before_choice") and cards[0] == f.led_before_choice):
        return "major"
    return f.grade if who == "offender" else f.partners_grade


@clause("50C")
def minor_card_could_wait(f: PenaltyCardNotPlayedFacts) -> bool:
    """Before a minor penalty card only smaller cards than an honour of its suit may not be played."""
    return excuse_of(f) == "minor-card"


@exception("50C", to="50D2")
def partner_not_restricted(f: Facts, partner: str) -> Conclusion:
    """A minor penalty card does not restrict the lead of its owner's partner."""
    return PartnerLeadsFreely(who=partner)


@clause("50C")
def unauthorised_from_minor(f: Facts, partner: str) -> Conclusion:
    """What the owner's partner learned by seeing a minor penalty card is unauthorised, but for what 50E allows."""
    return information("unauthorised", of="minor-penalty-card", who=partner)


@clause("50C")
def minor_before_smaller_cards(f: Facts, who: str, card: Card | None) -> Conclusion:
    """Until the minor card is played, its owner plays no other card of the suit below an honour; an honour he may."""
    return MinorCardFirst(who=who, card=card, suit=card and card.suit)


@clause("50D")
def no_restriction_when_following(f: PenaltyCardFacts, partner: str) -> Conclusion:
    """A major penalty card restricts its owner's partner only when he is to lead."""
    return NoLeadNoRestriction(who=partner)


@clause("50D1a")
def played_at_first_opportunity(f: Facts, who: str, card: Card | None) -> Conclusion:
    """It must be played at the first legal opportunity."""
    return reminder("play-at-first-opportunity", who=who, card=card)


@clause("50D1a", "50D1")
def play_now(f: Facts, player: str, playable: tuple[Card | None, ...]) -> tuple[Conclusion, ...]:
    """A major penalty card is led, played to the suit, discarded or used to ruff at the first legal opportunity."""
    return obligation(player, playable)


@clause("50D1a")
def own_penalty_card(f: UnableToComplyFacts) -> Conclusion:
    """Free of the restriction, or obeying it so, he has to play his own major penalty card."""
    return OwnPenaltyCardNow(who=f.bound_player)


@exception("50D1b", to="50D1a")
def other_duty_came_first(f: PenaltyCardNotPlayedFacts) -> bool:
    """Following suit, and a lead or play restriction, come before the penalty card."""
    return excuse_of(f) != "minor-card"


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


@clause("50D1b")
def other_duty_first(f: PenaltyCardFacts, player: str, own: Cards, playable: Cards) -> tuple[Conclusion, ...]:
    """The card stays face up and is played at the next legal opportunity; following suit or a restriction comes first."""
    waits = tuple(PenaltyCardWaits(who=player, card=card) for card in own if card not in playable)
    if playable:
        return waits
    if f.moment.endswith("plays") and f.can_follow:
        return (PlaySuit(who=player, suit=Suit(f.suit_led), clause="44C"), *waits)
    return (RestrictionFirst(who=player), *waits)


@clause("50D2")
def declarer_chooses_at_partners_lead(f: Facts, who: str, card: Card | None) -> Conclusion:
    """When the player's partner is to lead, declarer first chooses: require the suit, forbid it, or neither."""
    return reminder("declarer-chooses-at-lead", who=who, card=card)


@clause("50D2")
def waits_for_declarer(f: Facts, leader: str) -> Conclusion:
    """The owner's partner may not lead before declarer has chosen."""
    return WaitForDeclarersChoice(who=leader)


@clause("50D2", "50D2a")
def require_or_forbid(f: Facts, lead: Lead, chooser: str) -> tuple[Conclusion, ...]:
    """Before the owner's partner leads, declarer may require the suit of the card, or forbid it."""
    suit, who = (lead.suits[0] if lead.suits else None), lead.leader
    required, forbidden = partial(suit_required, lead=lead), partial(suit_forbidden, lead=lead)
    return (
        choice(f, "require-penalty-suit", chooser, required, who=who, suit=suit, due="lead"),
        choice(f, "forbid-penalty-suit", chooser, forbidden, who=who, suits=lead.suits or None, due="lead"),
    )


@clause("50D2a")
def suit_required(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    """The suit of the card is led, and the card returns to hand."""
    suit = lead.suits[0] if lead.suits else None
    own = under_restriction(lead, [card for card in lead.own_major if card.suit == suit])
    return (LeadRequired(who=lead.leader, suit=suit), *own, *_back(f, lead))


@clause("50D2a")
def suit_forbidden(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    """Another suit is led for as long as the leader keeps the lead, and the card returns to hand."""
    own = under_restriction(lead, [card for card in lead.own_major if card.suit not in lead.suits])
    forbidden = LeadForbidden(who=lead.leader, suits=lead.suits or None, until="loses-lead")
    return (forbidden, *own, *_back(f, lead))


def _back(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    """The card in hand again, with what is known of that, and who cannot comply."""
    footnotes.any_card_if_unable(f, lead)
    information_once_back_in_hand(f, lead.leader)
    return cards_back(lead.owner, lead.cards)


@clause("50D2a")
def penalty_card_is_back(f: UnableToComplyFacts) -> Conclusion:
    """By declarer's choice the card has ceased to be a penalty card."""
    return reminder("penalty-card-back")


@clause("50D2b")
def leave_lead_free(f: Facts, lead: Lead, chooser: str) -> Conclusion:
    """Or he may do neither."""
    return choice(f, "no-lead-restriction", chooser, partial(lead_left_free, lead=lead), who=lead.leader, due="lead")


@clause("50D2b", "fn:14")
def lead_left_free(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    """Any card may be led; the cards stay, and if the leader keeps the lead declarer chooses again."""
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
def information_once_back_in_hand(f: Facts, partner: str) -> tuple[Conclusion, ...]:
    """That a card has gone back to hand: unauthorised for the owner's partner, authorised for declarer."""
    return (
        information("unauthorised", of="returned-penalty-card", who=partner),
        information("authorised", of="returned-penalty-card", who="declarer"),
    )


@clause("50E3", "50E")
def circumstances_once_played(f: PenaltyCardFacts, partner: str) -> Conclusion:
    """Once it is played, how it became a penalty card is unauthorised for the owner's partner."""
    return information("unauthorised", of="played-penalty-card", who=partner)


@clause("50E4")
def director_looks_again(f: Facts) -> Conclusion:
    """After play: an adjusted score if the exposed card conveyed information that damaged the non-offending side."""
    return reminder("damage-by-exposed-card")


@clause("50E4")
def adjusted_for_damage(f: PenaltyCardFacts) -> Conclusion:
    """The director has found that the exposed card damaged the non-offending side: an adjusted score (12B1)."""
    return AdjustedScore(towards="without-penalty-card")
