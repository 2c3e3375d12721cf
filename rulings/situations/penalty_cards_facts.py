"""What a director is told: penalty cards on the table."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact, Suit
from bridge.problems import Problem
from rulings.engine.facts import Formerly, Judgement
from rulings.situations import told
from rulings.situations.penalty_card_leads_facts import ChoiceFacts


def choice_offered(f: ChoiceFacts, suits: set[Suit]) -> Problem | None:
    """Declarer requires one, or forbids some, of the suits of the penalty cards; he need not name a single one."""
    named = set(f.chosen_suits)
    some = bool(named) or len(suits) == 1
    offered = {"required": some and len(named) <= 1, "forbidden": some, "free": not named}[f.choice]
    return None if offered and named <= suits else Problem("choice", "choice-not-offered", {})


SuitFact = Literal["S", "H", "D", "C"]


Grade = Literal["minor", "major"]


Cards = tuple[Card, ...]


class PenaltyCardFacts(ChoiceFacts, kind="penalty-card"):
    """One or more penalty cards lie on the table and a defender is to lead or play."""

    offenders_cards: Annotated[
        tuple[CardFact, ...], Field(max_length=13), "the penalty cards of one defender, the offender", Formerly("cards")
    ]
    grade: told.Grade
    partners_cards: Annotated[tuple[CardFact, ...], Field(max_length=13), "the penalty cards of his partner"] = ()
    partners_grade: Annotated[Grade, "the grade of the partner's only card, if it is below an honour"]
    moment: Annotated[
        Literal["offender-leads", "offender-plays", "partner-leads", "partner-plays"],
        "which defender is to lead to a trick, or to play to a trick that another hand has led to",
    ]
    led_before_choice: Annotated[CardFact, "the card that the defender led before declarer had chosen"]
    director_exempts: told.DirectorExempts = False
    suit_led: told.SuitLed
    can_follow: told.CanFollow
    required_suit: Annotated[SuitFact, "a suit that another rectification orders him to lead or play"]
    forbidden_suits: Annotated[
        tuple[Suit, ...], Field(max_length=4), "suits that another rectification forbids him to lead or play"
    ] = ()
    can_comply: Annotated[bool, "he holds a card with which he can comply with that rectification"]
    damaged_by_information: Annotated[
        bool,
        "the exposed card conveyed information that damaged declarer's side",
        Judgement("50E4"),
        Formerly("damage"),
    ]
    event: told.Event = "pairs"


def _some_cards(f: PenaltyCardFacts) -> Problem | None:
    return None if f.offenders_cards else Problem("offenders_cards", "no-penalty-card-named", {})


def _once_each(f: PenaltyCardFacts) -> Problem | None:
    every = [*f.offenders_cards, *f.partners_cards, *((f.led_before_choice,) if f.given("led_before_choice") else ())]
    twice = next((card for card in every if every.count(card) > 1), None)
    return Problem("offenders_cards", "penalty-card-twice", {"card": twice}) if twice else None


def _grade_possible(f: PenaltyCardFacts) -> Problem | None:
    return (
        Problem("grade", "must-be-major", {"who": "offender"})
        if _major(f.offenders_cards) and f.grade == "minor"
        else None
    )


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
    others = f.partners_cards if f.moment == "offender-leads" else f.offenders_cards
    leads = f.moment.endswith("leads") and not f.given("led_before_choice")
    restricting = {card.suit for card in others} if leads and (_major(others) or _graded_major(f)) else set()
    return choice_offered(f, restricting)


def _graded_major(f: PenaltyCardFacts) -> bool:
    return (f.partners_grade if f.moment == "offender-leads" else f.grade) == "major"


def cards_of(f: PenaltyCardFacts, who: str) -> Cards:
    """The penalty cards of a defender."""
    return f.offenders_cards if who == "offender" else f.partners_cards


PENALTY_CARD_CHECKS = (
    _some_cards,
    _once_each,
    _grade_possible,
    _partners_grade_possible,
    _leads_when_led,
    _choice_offered,
)
