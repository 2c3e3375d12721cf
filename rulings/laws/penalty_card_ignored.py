"""A defender does not lead or play his penalty card when he has to (52)."""

from typing import Annotated, Literal

from bridge.cards import Card, CardFact
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, option, reminder


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
    declarer_played: Annotated[bool, "declarer has since played a card from his own hand or from dummy"]
    penalty_card: Annotated[CardFact, "the penalty card that had to be played"]
    card: Annotated[CardFact, "the card that he led or played instead"]


def _two_cards(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    return Problem("card", "penalty-card-was-played", {"card": f.card}) if f.card == f.penalty_card else None


def _honour_before_minor(f: PenaltyCardNotPlayedFacts) -> Problem | None:
    if f.duty != "minor":
        return None
    allowed = f.card.is_honour or f.card.suit != f.penalty_card.suit
    return Problem("duty", "minor-duty-not-broken", {"card": f.card}) if allowed else None


@rules_on(PenaltyCardNotPlayedFacts, _two_cards, _honour_before_minor)
def rule_penalty_card_not_played(f: PenaltyCardNotPlayedFacts) -> None:
    """Whether the card had to be played, and whether declarer can still refuse the other one."""
    if not had_to_be_played(f):
        if f.given("excuse") and not minor_card_could_wait(f):
            other_duty_came_first(f)
        nothing_wrong(f)
        return
    no_withdrawal(f)
    if has_to_accept(f):
        accepted_by_playing(f)
        remains_penalty_card(f)
    else:
        may_accept(f)
        may_refuse(f)
    if f.duty != "minor":
        revoke_without_transfer(f)


def penalty_card(f: PenaltyCardNotPlayedFacts) -> Card | None:
    """The penalty card, where the case names it."""
    return f.penalty_card if f.given("penalty_card") else None


def other_card(f: PenaltyCardNotPlayedFacts) -> Card | None:
    """The card played instead, where the case names it."""
    return f.card if f.given("card") else None


@clause("52B1a", "52B1", "52B")
def had_to_be_played(f: PenaltyCardNotPlayedFacts) -> bool:
    """Law 50 or 51 ordered the defender to lead or play a penalty card."""
    return f.duty != "none"


@clause("50C")
def minor_card_could_wait(f: PenaltyCardNotPlayedFacts) -> bool:
    """Before a minor penalty card only smaller cards than an honour of its suit may not be played."""
    return f.excuse == "minor-card"


@clause("50D1b")
def other_duty_came_first(f: PenaltyCardNotPlayedFacts) -> bool:
    """Following suit, and a lead or play restriction, come before the penalty card."""
    return f.excuse != "minor-card"


@clause("52")
def nothing_wrong(f: PenaltyCardNotPlayedFacts) -> tuple[Conclusion, ...]:
    """No Law ordered it: the card played stands, the penalty card stays."""
    return (
        effect("no-infraction", who="offender"),
        effect("stays-penalty-card", who="offender", card=penalty_card(f), clause="50A"),
    )


@clause("52A")
def no_withdrawal(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """He may not take back the other card on his own initiative."""
    return effect("no-withdrawal-of-own-accord", who="offender", card=other_card(f))


@clause("52B1b")
def has_to_accept(f: PenaltyCardNotPlayedFacts) -> bool:
    """Declarer who has played from his own hand or from dummy since has to accept."""
    return f.declarer_played


def _remains(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    grade = "minor" if f.duty == "minor" else "major"
    return effect("stays-penalty-card", who="offender", card=penalty_card(f), grade=grade, clause="52B1c")


@clause("52B1b")
def accepted_by_playing(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """The lead or play stands."""
    return effect("play-stands", who="offender", card=other_card(f))


@clause("52B1c")
def remains_penalty_card(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """Every penalty card that was not played remains one."""
    return _remains(f)


@clause("52B1a", "52B1c")
def may_accept(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """Declarer may accept the card that was led or played."""
    stays = _remains(f)
    return option("accept-play", "declarer", effect("play-stands", who="offender", card=other_card(f)), stays)


@clause("52B2")
def may_refuse(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """If he does not, the penalty card is substituted; the card wrongly played becomes a major penalty card."""
    return option(
        "refuse-play",
        "declarer",
        effect("play-withdrawn", who="offender", card=other_card(f)),
        effect("play-required", who="offender", card=penalty_card(f)),
        effect("penalty-card", who="offender", card=other_card(f), grade="major"),
        effect("stays-faced", who="offender", card=other_card(f), clause="50A"),
        reminder("play-at-first-opportunity", who="offender", card=other_card(f), clause="50D1a"),
        reminder("declarer-chooses-at-lead", who="offender", card=other_card(f), clause="50D2"),
    )


@clause("61A", "64B3")
def revoke_without_transfer(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """Not playing a card that a Law orders is a revoke (61A), yet no trick goes over for it (64B3)."""
    return reminder("revoke-without-transfer", who="offender", clause="64B3")
