"""Law 52: not leading or not playing a penalty card."""

from collections.abc import Callable
from typing import TypeVar

from bridge.cards import Card
from rulings.effects.penalty_cards import StaysPenaltyCard
from rulings.effects.plays import NoWithdrawalOfOwnAccord, PlayStands, PlayWithdrawn
from rulings.effects.restrictions import PlayRequired
from rulings.effects.rights import NoInfraction
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.situations.cards_told import card_of
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts, duty_of
from rulings.situations.revoke_facts import RevokeFacts

F = TypeVar("F", bound=Facts)


@clause("52")
def nothing_wrong(f: PenaltyCardNotPlayedFacts) -> tuple[Conclusion, ...]:
    """No Law ordered it: the card played stands, the penalty card stays."""
    return (
        NoInfraction(who="offender"),
        StaysPenaltyCard(who="offender", card=_penalty_card(f), clause="50A"),
    )


def _penalty_card(f: Facts) -> Card | None:
    """The penalty card, where the case names it."""
    return f.penalty_card if isinstance(f, PenaltyCardNotPlayedFacts) and f.given("penalty_card") else None


@clause("52A")
def no_withdrawal(f: PenaltyCardNotPlayedFacts) -> Conclusion:
    """He may not take back the other card on his own initiative."""
    return NoWithdrawalOfOwnAccord(who="offender", card=card_of(f))


@clause("52B1a", "52B1", "52B")
def had_to_be_played(f: PenaltyCardNotPlayedFacts) -> bool:
    """Law 50 or 51 ordered the defender to lead or play a penalty card."""
    return duty_of(f) != "none"


@clause("52B1a")
def may_accept(f: Facts) -> Conclusion:
    """Declarer may accept the card that was led or played instead: it stands."""
    return choice(f, "accept-play", "declarer", _accepted, due="play")


def _accepted(f: Facts) -> Conclusion:
    remains_penalty_card(f)
    return PlayStands(who="offender", card=card_of(f))


@clause("52B1b")
def accepted_by_playing(f: PenaltyCardNotPlayedFacts | RevokeFacts) -> Conclusion | None:
    """Declarer who has played from his own hand or from dummy since has to accept: the lead or play stands."""
    played = f.declarer_played if isinstance(f, PenaltyCardNotPlayedFacts) else f.opponents_played_after
    return PlayStands(who="offender", card=card_of(f)) if played else None


@clause("52B1c")
def remains_penalty_card(f: Facts) -> Conclusion:
    """Every penalty card that was not played remains one."""
    if isinstance(f, PenaltyCardNotPlayedFacts):
        if f.more_penalty_cards and _penalty_card(f) is None:
            return StaysPenaltyCard(who="offender", card=None)
        grade = "minor" if duty_of(f) == "minor" else "major"
        return StaysPenaltyCard(who="offender", card=_penalty_card(f), grade=grade)
    return StaysPenaltyCard(who="offender", card=None)


@clause("52B2")
def may_refuse(f: F, penalised: Callable[[F], object]) -> Conclusion:
    """Or he may have the penalty card put in its place; the card wrongly played becomes a major penalty card."""

    def substituted(f: F) -> tuple[Conclusion, ...]:
        penalised(f)
        return (
            PlayWithdrawn(who="offender", card=card_of(f)),
            _required_instead(f),
        )

    return choice(f, "refuse-play", "declarer", substituted, due="play")


def _required_instead(f: Facts) -> Conclusion:
    """The penalty card; of several that could have been played the one that declarer names (51A)."""
    card = _penalty_card(f)
    several = (
        isinstance(f, PenaltyCardNotPlayedFacts) and f.more_penalty_cards and card is None and duty_of(f) == "major"
    )
    return PlayRequired(who="offender", card=card, when="declarer-names" if several else UNSAID)
