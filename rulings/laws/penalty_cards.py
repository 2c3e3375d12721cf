"""Penalty cards on the table (50, 51): what their owner must play, what his partner may lead, who may use what."""

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact, Suit
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts, Judgement
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, information, option
from rulings.laws.penalty_card_effects import director_looks_again, information_while_faced
from rulings.laws.penalty_card_leads import ChoiceFacts, Lead, choice_offered, declarers_choices, obligation
from rulings.laws.withdrawn_leads import information_once_back_in_hand

SuitFact = Literal["S", "H", "D", "C"]
Grade = Literal["minor", "major"]
Cards = tuple[Card, ...]


class PenaltyCardFacts(ChoiceFacts, kind="penalty-card"):
    """One or more penalty cards lie on the table and a defender is to lead or play."""

    cards: Annotated[tuple[CardFact, ...], Field(max_length=13), "the penalty cards of one defender, the offender"]
    grade: Annotated[Grade, "the grade of his only card, if it is below an honour"]
    partners_cards: Annotated[tuple[CardFact, ...], Field(max_length=13), "the penalty cards of his partner"] = ()
    partners_grade: Annotated[Grade, "the grade of the partner's only card, if it is below an honour"]
    moment: Annotated[
        Literal["offender-leads", "offender-plays", "partner-leads", "partner-plays"],
        "which defender is to lead to a trick, or to play to a trick that another hand has led to",
    ]
    led_before_choice: Annotated[CardFact, "the card that the defender led before declarer had chosen"]
    director_exempts: Annotated[bool, "the director decides that this card is no penalty card", Judgement("50")] = False
    suit_led: Annotated[SuitFact, "the suit led to the trick"]
    can_follow: Annotated[bool, "the defender whose turn it is holds a card of the suit led"]
    required_suit: Annotated[SuitFact, "a suit that another rectification orders him to lead or play"]
    forbidden_suits: Annotated[
        tuple[Suit, ...], Field(max_length=4), "suits that another rectification forbids him to lead or play"
    ] = ()
    can_comply: Annotated[bool, "he holds a card with which he can comply with that rectification"]
    damage: Annotated[bool, "the exposed card conveyed information that damaged declarer's side", Judgement("50E4")]


def _some_cards(f: PenaltyCardFacts) -> Problem | None:
    return None if f.cards else Problem("cards", "no-penalty-card-named", {})


def _once_each(f: PenaltyCardFacts) -> Problem | None:
    every = [*f.cards, *f.partners_cards, *((f.led_before_choice,) if f.given("led_before_choice") else ())]
    twice = next((card for card in every if every.count(card) > 1), None)
    return Problem("cards", "penalty-card-twice", {"card": twice}) if twice else None


def _grade_possible(f: PenaltyCardFacts) -> Problem | None:
    return Problem("grade", "must-be-major", {"who": "offender"}) if _major(f.cards) and f.grade == "minor" else None


def _partners_grade_possible(f: PenaltyCardFacts) -> Problem | None:
    wrong = _major(f.partners_cards) and f.partners_grade == "minor"
    return Problem("partners_grade", "must-be-major", {"who": "partner"}) if wrong else None


def _major(cards: Cards) -> bool:
    return len(cards) > 1 or any(card.is_honour for card in cards)


def _leads_when_led(f: PenaltyCardFacts) -> Problem | None:
    wrong = f.given("led_before_choice") and f.moment.endswith("plays")
    return Problem("led_before_choice", "lead-when-following", {}) if wrong else None


def _choice_offered(f: PenaltyCardFacts) -> Problem | None:
    if not f.given("choice"):
        return None
    others = f.partners_cards if f.moment == "offender-leads" else f.cards
    leads = f.moment.endswith("leads") and not f.given("led_before_choice")
    restricting = {card.suit for card in others} if leads and (_major(others) or _graded_major(f)) else set()
    return choice_offered(f, restricting)


def _graded_major(f: PenaltyCardFacts) -> bool:
    return (f.partners_grade if f.moment == "offender-leads" else f.grade) == "major"


@rules_on(
    PenaltyCardFacts,
    _some_cards,
    _once_each,
    _grade_possible,
    _partners_grade_possible,
    _leads_when_led,
    _choice_offered,
)
def rule_penalty_card(f: PenaltyCardFacts) -> None:
    """Whose turn it is; first what the other defender's cards mean for him, then what his own do."""
    player, other = ("offender", "partner") if f.moment.startswith("offender") else ("partner", "offender")
    own, others = cards_of(f, player), cards_of(f, other)
    restricted = bool(others) and partners_cards_restrict(f, player, other, others)
    if restricted and f.given("led_before_choice"):
        own = (*own, *led_too_soon(f, player))
    own_grade = grade(f, player, own) if own else ""
    if restricted:
        _declarer_chooses(f, Lead.of(player, other, others, own, own_grade))
    if own_grade == "minor":
        minor_before_smaller_cards(f, player, own[0])
        unauthorised_from_minor(f, other)
    elif own and not restricted:
        play_own(f, player, own)
    _information(f, player, own, others if not (restricted and _all_back_in_hand(f, others)) else ())
    director_looks_again(f)
    if f.given("damage") and f.damage:
        adjusted_for_damage(f)


def _declarer_chooses(f: PenaltyCardFacts, lead: Lead) -> None:
    """The choices, or what follows from the one that has been made; 50E2 where a card may have gone back."""
    if not f.given("choice"):
        waits_for_declarer(f, lead.leader)
    declarers_choices(f, lead)
    if not f.given("choice") or f.choice != "free":
        information_once_back_in_hand(f, lead.leader)


def _information(f: PenaltyCardFacts, player: str, own: Cards, others: Cards) -> None:
    """50E1 and 50E3 of the penalty cards that lie on the table."""
    if own:
        circumstances_once_played(f, "partner" if player == "offender" else "offender")
    if others and f.moment.endswith("leads"):
        circumstances_once_played(f, player)
    if own or others:
        information_while_faced(f, "offender")


def _all_back_in_hand(f: PenaltyCardFacts, cards: Cards) -> bool:
    """By declarer's choice none of these cards is a penalty card any more."""
    if not f.given("choice") or f.choice == "free":
        return False
    return not f.chosen_suits or {card.suit for card in cards} == set(f.chosen_suits)


def cards_of(f: PenaltyCardFacts, who: str) -> Cards:
    """The penalty cards of a defender."""
    return f.cards if who == "offender" else f.partners_cards


def partners_cards_restrict(f: PenaltyCardFacts, player: str, other: str, others: Cards) -> bool:
    """Whether the other defender's penalty cards restrict the player: major ones do, when he is to lead."""
    if grade(f, other, others) == "minor":
        partner_not_restricted(f, player)
        unauthorised_from_minor(f, player)
        return False
    if f.moment.endswith("plays"):
        no_restriction_when_following(f, player)
        return False
    return True


def led_too_soon(f: PenaltyCardFacts, leader: str) -> Cards:
    """The card that the leader has as a further penalty card because he led before declarer had chosen."""
    if f.director_exempts:
        premature_lead_exempted(f, leader)
        return ()
    premature_lead(f, leader)
    return (f.led_before_choice,)


@clause("50B")
def grade(f: PenaltyCardFacts, who: str, cards: Cards) -> Grade:
    """An honour or one of several is major; of a single smaller card the case has to say it."""
    if len(cards) > 1 or cards[0].is_honour or (f.given("led_before_choice") and cards[0] == f.led_before_choice):
        return "major"
    return f.grade if who == "offender" else f.partners_grade


@clause("50C")
def partner_not_restricted(f: Facts, partner: str) -> Conclusion:
    """A minor penalty card does not restrict the lead of its owner's partner."""
    return effect("partner-leads-freely", who=partner)


@clause("50C")
def unauthorised_from_minor(f: Facts, partner: str) -> Conclusion:
    """What the owner's partner learned by seeing a minor penalty card is unauthorised, but for what 50E allows."""
    return information("unauthorised", of="minor-penalty-card", who=partner)


@clause("50C")
def minor_before_smaller_cards(f: Facts, who: str, card: Card | None) -> Conclusion:
    """Until the minor card is played, its owner plays no other card of the suit below an honour; an honour he may."""
    return effect("minor-card-first", who=who, card=card, suit=card and card.suit)


@clause("50D")
def no_restriction_when_following(f: PenaltyCardFacts, partner: str) -> Conclusion:
    """A major penalty card restricts its owner's partner only when he is to lead."""
    return effect("no-lead-no-restriction", who=partner)


@clause("50D2")
def waits_for_declarer(f: PenaltyCardFacts, leader: str) -> Conclusion:
    """The owner's partner may not lead before declarer has chosen."""
    return effect("wait-for-declarers-choice", who=leader)


@clause("49", "50D2")
def premature_lead(f: PenaltyCardFacts, leader: str) -> tuple[Conclusion, ...]:
    """A card led before declarer chose is itself a major penalty card, and any other that the leader has is major too."""
    cards = (*cards_of(f, leader), f.led_before_choice)
    return tuple(effect("penalty-card", who=leader, card=card, grade="major") for card in cards)


@clause("50")
def premature_lead_exempted(f: PenaltyCardFacts, leader: str) -> Conclusion:
    """Unless the director decides otherwise."""
    return effect("card-to-hand", who=leader, card=f.led_before_choice)


def play_own(f: PenaltyCardFacts, player: str, own: Cards) -> None:
    """The first legal opportunity, unless following suit or a restriction comes first."""
    playable = playable_cards(f, own)
    if len(playable) > 1:
        declarer_designates(f, player, playable)
    elif playable:
        play_now(f, player, playable)
    if len(playable) < len(own):
        other_duty_first(f, player, own, playable)


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


@clause("50D1a", "50D1")
def play_now(f: PenaltyCardFacts, player: str, playable: Cards) -> tuple[Conclusion, ...]:
    """A major penalty card is led, played to the suit, discarded or used to ruff at the first legal opportunity."""
    return obligation(player, playable)


@clause("51A", "51", "50D1a")
def declarer_designates(f: PenaltyCardFacts, player: str, playable: Cards) -> tuple[Conclusion, ...]:
    """Of two or more cards that could legally be played declarer says which."""
    return tuple(
        option(
            "designate-penalty-card", "declarer", effect("play-required", who=player, card=card), who=player, card=card
        )
        for card in playable
    )


@clause("50D1b")
def other_duty_first(f: PenaltyCardFacts, player: str, own: Cards, playable: Cards) -> tuple[Conclusion, ...]:
    """The card stays face up and is played at the next legal opportunity; following suit or a restriction comes first."""
    waits = tuple(effect("penalty-card-waits", who=player, card=card) for card in own if card not in playable)
    if playable:
        return waits
    if f.moment.endswith("plays") and f.can_follow:
        return (effect("play-suit", who=player, suit=Suit(f.suit_led), clause="44C"), *waits)
    return (effect("restriction-first", who=player), *waits)


@clause("50E3", "50E")
def circumstances_once_played(f: PenaltyCardFacts, partner: str) -> Conclusion:
    """Once it is played, how it became a penalty card is unauthorised for the owner's partner."""
    return information("unauthorised", of="played-penalty-card", who=partner)


@clause("50E4")
def adjusted_for_damage(f: PenaltyCardFacts) -> Conclusion:
    """The director has found that the exposed card damaged the non-offending side: an adjusted score (12B1)."""
    return effect("adjusted-score", towards="without-penalty-card")
