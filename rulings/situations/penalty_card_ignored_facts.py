"""What a director is told: a defender does not lead or play his penalty card when he has to."""

from typing import Annotated, Literal

from bridge.cards import CardFact
from bridge.problems import Problem
from rulings.engine.exclusions import ANY, not_together
from rulings.engine.facts import Facts
from rulings.situations import told


class PenaltyCardNotPlayedFacts(Facts, kind="penalty-card-not-played"):
    """A defender with a penalty card on the table led or played another card."""

    duty: Annotated[
        Literal["major", "designated", "minor", "none"],
        "the duty he neglected: to play a major penalty card; the one of several that declarer designated; no other "
        "card of the suit below an honour before a minor one; none (he followed suit, obeyed a restriction, played an honour)",
    ]
    excuse: Annotated[
        Literal["follow-suit", "restriction", "minor-card"],
        "why there was no duty: he had to follow suit; he obeyed a restriction; his card is minor, and the one that he played "
        "an honour or of another suit",
    ]
    grade: told.Grade
    leads: told.Leads = False
    suit_led: told.SuitLed
    can_follow: told.CanFollow
    declarer_played: Annotated[bool, "declarer has since played a card from his own hand or from dummy"]
    penalty_card: Annotated[CardFact, "the penalty card that had to be played"]
    more_penalty_cards: Annotated[
        bool, "beside the one to be played and the card played instead, he has another penalty card on the table"
    ] = False
    card: told.TheCard


def duty_of(f: PenaltyCardNotPlayedFacts) -> str:
    """What he neglected: as the cards show it where they are told, which is what was seen; else as the case says."""
    if f.given("duty") or not (f.given("penalty_card") and f.given("card")):
        return f.duty
    if not (f.penalty_card.is_honour or f.given("grade")):
        return f.duty
    if not f.penalty_card.is_honour and f.grade == "minor":
        return "none" if f.card.is_honour or f.card.suit != f.penalty_card.suit else "minor"
    if f.leads:
        return "major"
    return ("none" if _follows_another_suit(f) else "major") if f.given("suit_led") else f.duty


def _follows_another_suit(f: PenaltyCardNotPlayedFacts) -> bool:
    """44C, 50D1(b): the suit led comes before the penalty card. Who did not follow to it may have been unable to."""
    if f.penalty_card.suit == f.suit_led:
        return False
    return f.card.suit == f.suit_led or f.can_follow


def could_have_followed(f: PenaltyCardNotPlayedFacts) -> bool:
    """The card played was not of the suit led, although the penalty card or another in his hand was (44C)."""
    if not (f.given("card") and f.given("suit_led")) or f.card.suit == f.suit_led:
        return False
    return _penalty_card_follows(f) or (f.given("can_follow") and f.can_follow)


def _penalty_card_follows(f: PenaltyCardNotPlayedFacts) -> bool:
    return f.given("penalty_card") and f.given("suit_led") and f.penalty_card.suit == f.suit_led


def excuse_of(f: PenaltyCardNotPlayedFacts) -> str:
    """Why there was no duty: as the case says, or as the cards show; empty where neither does."""
    if f.given("excuse"):
        return f.excuse
    if f.given("duty"):
        return ""
    return "minor-card" if f.given("grade") and f.grade == "minor" else "follow-suit"


def _two_cards(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    return Problem("card", "penalty-card-was-played", {"card": f.card}) if f.card == f.penalty_card else None


def _honour_before_minor(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    if not f.given("duty") or f.duty != "minor":
        return None
    allowed = f.card.is_honour or f.card.suit != f.penalty_card.suit
    return Problem("duty", "minor-duty-not-broken", {"card": f.card}) if allowed else None


def _no_duty_when_following(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    """44C, 50D1(b): who followed to another suit than that of the penalty card did not have to play it."""
    wrong = f.duty in ("major", "designated") and f.card.suit == f.suit_led and f.penalty_card.suit != f.suit_led
    return Problem("duty", "followed-suit-first", {"card": f.card}) if wrong else None


def _no_excuse_when_it_follows(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    """The duty to follow suit is no reason against a penalty card of the suit led."""
    wrong = f.excuse == "follow-suit" and _penalty_card_follows(f)
    return Problem("excuse", "penalty-card-follows-suit", {"card": f.penalty_card}) if wrong else None


def _small_card_not_excused(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    """50C: before the minor card no other card of its suit below an honour."""
    wrong = f.excuse == "minor-card" and f.card.suit == f.penalty_card.suit and not f.card.is_honour
    return Problem("excuse", "minor-card-no-excuse", {"card": f.card}) if wrong else None


def _honour_is_major(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    minor = (f.given("duty") and f.duty == "minor") or (f.given("excuse") and f.excuse == "minor-card")
    wrong = minor and f.penalty_card.is_honour
    return Problem("penalty_card", "must-be-major", {"who": "offender"}) if wrong else None


def _grade_possible(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    wrong = f.grade == "minor" and f.penalty_card.is_honour
    return Problem("grade", "must-be-major", {"who": "offender"}) if wrong else None


PENALTY_CARD_NOT_PLAYED_CHECKS = (
    _grade_possible,
    _two_cards,
    _honour_before_minor,
    _honour_is_major,
    _no_duty_when_following,
    _no_excuse_when_it_follows,
    _small_card_not_excused,
    not_together(duty={"major", "designated"}, grade="minor"),
    not_together(duty="minor", grade="major"),
    not_together(excuse="minor-card", grade="major"),
    not_together(can_follow=False, excuse="follow-suit"),
    not_together(leads=True, excuse="follow-suit"),
    not_together(leads=True, suit_led=ANY),
    not_together(duty={"major", "designated", "minor"}, excuse=ANY),
)
