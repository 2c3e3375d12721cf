"""Law 58: simultaneous leads or plays."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bridge.cards import Card
from rulings.effects.leads import CorrectLeadStands
from rulings.effects.penalty_cards import OtherSeenCardsPenalised
from rulings.effects.plays import CardPlayed, DeemedLater, OtherCardsToHand, PlayStands, UnseenCardsToHand
from rulings.effects.returned_cards import CardToHand
from rulings.effects.rights import NoRectification
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.cards_told import player_of
from rulings.situations.extra_cards_facts import all_played_next, grade_of
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.simultaneous_plays_facts import Cards, SimultaneousPlayFacts


@clause("58A")
def deemed_later(f: SimultaneousPlayFacts | OpeningLeadFacts) -> Iterator[Conclusion]:
    """A card simultaneous with another player's legal lead or play counts as played after it.

    So the correct opening lead, faced earlier or at the same moment, stands; in turn and legal, the later card does too.
    """
    if isinstance(f, OpeningLeadFacts):
        if f.partners_lead == "faced-first":
            yield CorrectLeadStands(who="partner", lead="opening")
        return
    yield DeemedLater(who="offender")
    if f.next_in_turn and f.legal:
        yield PlayStands(who="offender")


@clause("58B1")
def visible_card_played(f: SimultaneousPlayFacts) -> tuple[Conclusion, ...]:
    """The face of only one was seen: it is played, all others go back to the hand; no further rectification (47F)."""
    if (len(f.visible) if f.given("visible") else f.visible_count) != 1:
        return ()
    card = f.visible[0] if f.given("visible") else None
    return (
        CardPlayed(who=player_of(f), card=card),
        UnseenCardsToHand(who=player_of(f)),
        NoRectification(),
    )


@clause("58B2")
def designated_card_played(f: SimultaneousPlayFacts, card: Card | None, others: Cards) -> tuple[Conclusion, ...]:
    """The designated card, else the only one that follows suit (44C), is played; declarer's or dummy's others go back.

    Each other card of a defender that was seen becomes a penalty card (50), major if there are more (50B).
    """
    played = CardPlayed(who=player_of(f), card=card, clause="58B2" if f.given("designated") else "44C")
    if f.hand != "defender":
        return played, *(tuple(CardToHand(who=player_of(f), card=other) for other in others) or (_seen_to_hand(f),))
    return (played,) if others else (played, _penalised(f))


def _penalised(f: SimultaneousPlayFacts) -> Conclusion:
    """The case does not name the other cards."""
    grade = "major" if _unnamed_grade(f) == "major" else UNSAID
    return OtherSeenCardsPenalised(who="offender", grade=grade)


def _seen_to_hand(f: SimultaneousPlayFacts) -> Conclusion:
    return OtherCardsToHand(who=player_of(f))


def _unnamed_grade(f: SimultaneousPlayFacts) -> str:
    """50B: with an earlier penalty card, or two and more of these, every one of them is major."""
    return "major" if f.has_penalty_card or (f.given("visible_count") and f.visible_count > 2) else "penalised"


@clause("58B2", "44C")
def offender_designates(
    f: SimultaneousPlayFacts, visible: Cards, legal: Cards, settled: Callable[..., object]
) -> tuple[Conclusion, ...]:
    """The offender designates the card he plays; of each other card seen the same rules say what becomes of it."""
    options = tuple(
        choice(
            f,
            "designate-card",
            _chooser(f),
            partial(settled, visible=visible, card=card),
            {"designated": card},
            due="play",
            card=card,
            others=_fate_of_others(f, [other for other in visible if other != card]),
        )
        for card in legal or (None,)
    )
    return (
        options if f.given("suit_led") or len({card.suit for card in visible}) < 2 else (*options, _suit_led_first(f))
    )


def _suit_led_first(f: SimultaneousPlayFacts) -> Conclusion:
    """The cards are of several suits and the case does not say what was led, if anything: the choice may not be free."""
    return reminder("suit-led-comes-first", who=player_of(f), clause="44C")


def _fate_of_others(f: SimultaneousPlayFacts, others: Sequence[Card]) -> str:
    if f.hand != "defender":
        return "back"
    return grade_of(others, has_more=f.has_penalty_card) if others else _unnamed_grade(f)


def _chooser(f: SimultaneousPlayFacts) -> str:
    """Dummy's cards are declarer's to choose (45B)."""
    return "offender" if f.hand == "defender" else "declarer"


@clause("58B3")
def opponent_may_change(f: SimultaneousPlayFacts) -> Conclusion:
    """A seen card is withdrawn: an opponent who has played since may change his card, without rectification."""
    return option("change-card-played-after", "declarer" if f.hand == "defender" else "defenders")


@clause("58B4")
def noticed_too_late(f: SimultaneousPlayFacts) -> bool:
    """Both sides have played to the next trick: 67."""
    return all_played_next(f.sides_played_next)
