"""Simultaneous leads or plays (58): by two players, or of several cards from one hand."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact, Suit
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, judgement, option, reminder
from rulings.laws.before_partner import before_partner
from rulings.laws.extra_cards import all_played_next, defective_trick, grade_of, penalise
from rulings.laws.penalty_card_effects import becomes_major
from rulings.laws.withdrawn_plays import information_from_withdrawn_cards

Cards = tuple[Card, ...]


class SimultaneousPlayFacts(Facts, kind="simultaneous-play"):
    """Two players played at the same moment, or one player played several cards at once."""

    by: Annotated[
        Literal["two-players", "one-player"],
        "two players at the same moment, one of them in turn; or one player who led or played several cards at once",
    ]
    next_in_turn: Annotated[bool, "the turn passes from the player who was in turn to the other one"]
    legal: Annotated[bool, "the other player's card follows suit, or he has none of the suit"] = True
    offender: Annotated[
        Literal["defender", "declarer", "dummy"],
        "whose hand the cards came from, of two players that of the one not in turn; dummy's cards are declarer's to play",
    ]
    partner_in_turn: Annotated[bool, "of two players, both are defenders: the one in turn is the other's partner"]
    card: Annotated[CardFact, "of two players, the card of the one not in turn"]
    sides_played_next: Annotated[int, Field(ge=0, le=2), "how many sides have played to the next trick"]
    visible: Annotated[tuple[CardFact, ...], Field(max_length=4), "the cards whose faces were seen"]
    visible_count: Annotated[int, Field(ge=1, le=4), "how many of the cards showed their faces"]
    suit_led: Annotated[Suit, "the suit led to the trick, where the cards were not a lead"]
    designated: Annotated[CardFact, "the card that the offender then said he plays"]
    has_penalty_card: Annotated[bool, "the defender already has a penalty card on the table"] = False
    opponent_played_after: Annotated[bool, "an opponent has since played to the trick"] = False


def _count_agrees(f: SimultaneousPlayFacts) -> Problem | None:
    wrong = f.given("visible") and f.given("visible_count") and f.visible_count != len(f.visible)
    return Problem("visible_count", "visible-cards-differ", {"count": len(f.visible)}) if wrong else None


def _some_card(f: SimultaneousPlayFacts) -> Problem | None:
    return None if f.visible else Problem("visible", "no-card-visible", {})


def _different_cards(f: SimultaneousPlayFacts) -> Problem | None:
    twice = next((card for card in f.visible if f.visible.count(card) > 1), None)
    return Problem("visible", "visible-card-twice", {"card": twice}) if twice else None


def _can_be_designated(f: SimultaneousPlayFacts) -> Problem | None:
    card = f.designated
    if card not in f.visible:
        return Problem("designated", "designated-not-visible", {"card": card})
    return None if card in playable(f, f.visible) else Problem("designated", "designated-not-legal", {"card": card})


@rules_on(SimultaneousPlayFacts, _count_agrees, _some_card, _different_cards, _can_be_designated)
def rule_simultaneous_play(f: SimultaneousPlayFacts) -> None:
    """58A for two players; 58B for one: first whether it is too late, then how many cards were seen."""
    if f.by == "two-players":
        deemed_later(f)
        _place_in_trick(f)
    elif noticed_too_late(f):
        defective_trick(f, "58B4")
    elif one_card_visible(f):
        visible_card_played(f)
    else:
        several_visible(f)


@clause("58A")
def deemed_later(f: SimultaneousPlayFacts) -> Conclusion:
    """Simultaneous with another player's legal lead or play: deemed to be made after it."""
    return effect("deemed-later", who="offender")


def _place_in_trick(f: SimultaneousPlayFacts) -> None:
    """Made after the legal one, the card is played in turn or too early."""
    if f.next_in_turn:
        in_turn(f)
    elif f.offender != "defender":
        declaring_sides_premature_card(f)
    elif f.partner_in_turn:
        information_may_matter(f)
        if played_when_turn_comes(f) is None:
            becomes_major(f, "offender", later_card(f))
    else:
        before_partner(f, later_card(f), f.suit_led if f.given("suit_led") else None)


def later_card(f: SimultaneousPlayFacts) -> Card | None:
    """The card that counts as the later one, where the case names it."""
    return f.card if f.given("card") else None


@clause("58A")
def in_turn(f: SimultaneousPlayFacts) -> Conclusion:
    """In turn it is a legal play or a revoke (44C)."""
    return effect("play-stands" if f.legal else "later-card-must-follow", who="offender")


@clause("57C3")
def declaring_sides_premature_card(f: SimultaneousPlayFacts) -> Conclusion:
    """A premature card of declarer or dummy is played; if legal it cannot be taken back."""
    if f.legal:
        return effect("card-played", who=f.offender, card=later_card(f), how="irrevocably")
    return effect("illegal-card-corrected", who=f.offender, card=later_card(f))


@clause("57D")
def information_may_matter(f: SimultaneousPlayFacts) -> Conclusion:
    """Law 16 may apply."""
    return judgement("information-from-premature-play", who="partner")


@clause("57D")
def played_when_turn_comes(f: SimultaneousPlayFacts) -> Conclusion | None:
    """Partner counts as having played before, so there is no 57A; it is the turn of the opponent on the right."""
    return effect("play-required", who="offender", card=later_card(f), when="in-turn") if f.legal else None


@clause("58B4")
def noticed_too_late(f: SimultaneousPlayFacts) -> bool:
    """Both sides have played to the next trick: 67."""
    return all_played_next(f.sides_played_next)


@clause("58B1")
def one_card_visible(f: SimultaneousPlayFacts) -> bool:
    """The face of only one of the cards was seen."""
    return (len(f.visible) if f.given("visible") else f.visible_count) == 1


@clause("58B1")
def visible_card_played(f: SimultaneousPlayFacts) -> tuple[Conclusion, ...]:
    """That card is played, all others go back to the hand; no further rectification (47F)."""
    card = f.visible[0] if f.given("visible") else None
    return (
        effect("card-played", who=_hand(f), card=card),
        effect("unseen-cards-to-hand", who=_hand(f)),
        effect("no-rectification"),
    )


def several_visible(f: SimultaneousPlayFacts) -> None:
    """58B2, and what an opponent may do who has played since (58B3)."""
    visible = f.visible if f.given("visible") else ()
    legal = playable(f, visible)
    if f.given("designated") or len(legal) == 1:
        settled(f, visible, f.designated if f.given("designated") else legal[0])
    else:
        offender_designates(f, visible, legal)
        suit_led_comes_first(f, visible)
    if f.opponent_played_after:
        opponent_may_change(f)
        information_from_withdrawn_cards(f)


@clause("44C")
def playable(f: SimultaneousPlayFacts, visible: Cards) -> Cards:
    """The obligation to follow suit comes before the choice: cards of the suit led, if one was seen."""
    following = tuple(card for card in visible if card.suit == f.suit_led) if f.given("suit_led") else ()
    return following or visible


@clause("44C")
def suit_led_comes_first(f: SimultaneousPlayFacts, visible: Cards) -> Conclusion | None:
    """The cards are of several suits and the case does not say what was led, if anything: the choice may not be free."""
    if f.given("suit_led") or len({card.suit for card in visible}) < 2:
        return None
    return reminder("suit-led-comes-first", who=_hand(f))


def settled(f: SimultaneousPlayFacts, visible: Cards, card: Card) -> None:
    """The card that is played is known: it, then the others."""
    designated_card_played(f, card)
    others = tuple(other for other in visible if other != card)
    if f.offender != "defender":
        declarers_others_return(f, others)
    elif others:
        penalise(f, others, has_more=f.has_penalty_card)
    else:
        others_penalised(f)


@clause("58B2")
def designated_card_played(f: SimultaneousPlayFacts, card: Card) -> Conclusion:
    """The offender designated the card that he plays."""
    return effect("card-played", who=_hand(f), card=card)


@clause("58B2")
def declarers_others_return(f: SimultaneousPlayFacts, others: Cards) -> tuple[Conclusion, ...]:
    """Declarer's or dummy's other cards go back; none becomes a penalty card."""
    return tuple(effect("card-to-hand", who=_hand(f), card=card) for card in others) or (_seen_to_hand(f),)


@clause("58B2")
def others_penalised(f: SimultaneousPlayFacts) -> Conclusion:
    """Each other card of a defender that was seen becomes a penalty card (50)."""
    return _others_penalised(f)


@clause("58B2")
def offender_designates(f: SimultaneousPlayFacts, visible: Cards, legal: Cards) -> tuple[Conclusion, ...]:
    """The offender designates the card he plays; each other card seen of a defender becomes a penalty card (50)."""
    if not visible:
        then = _others_penalised(f) if f.offender == "defender" else _seen_to_hand(f)
        others = then.values.get("grade", "penalised") if f.offender == "defender" else "back"
        return (option("designate-card", _chooser(f), then, card=None, others=others),)
    return tuple(_option(f, card, [other for other in visible if other != card]) for card in legal)


def _option(f: SimultaneousPlayFacts, card: Card, others: Sequence[Card]) -> Conclusion:
    played = effect("card-played", who=_hand(f), card=card)
    if f.offender != "defender":
        back = [effect("card-to-hand", who=_hand(f), card=other) for other in others]
        return option("designate-card", _chooser(f), played, *back, card=card, others="back")
    grade = grade_of(others, has_more=f.has_penalty_card)
    then = [effect("penalty-card", who="offender", card=other, grade=grade, clause="50B") for other in others]
    if f.has_penalty_card:
        then.append(effect("all-penalty-cards-major", who="offender", clause="50B"))
    return option("designate-card", _chooser(f), played, *then, card=card, others=grade)


def _seen_to_hand(f: SimultaneousPlayFacts) -> Conclusion:
    return effect("other-cards-to-hand", who=_hand(f))


def _others_penalised(f: SimultaneousPlayFacts) -> Conclusion:
    """50B: with an earlier penalty card, or two and more of these, every one of them is major."""
    if f.has_penalty_card or (f.given("visible_count") and f.visible_count > 2):
        return effect("other-seen-cards-penalised", who="offender", grade="major")
    return effect("other-seen-cards-penalised", who="offender")


def _hand(f: SimultaneousPlayFacts) -> str:
    """As a player of the ruling: a defender is the offender, declarer's hands keep their names."""
    return "offender" if f.offender == "defender" else f.offender


def _chooser(f: SimultaneousPlayFacts) -> str:
    """Dummy's cards are declarer's to choose (45B)."""
    return "offender" if f.offender == "defender" else "declarer"


@clause("58B3")
def opponent_may_change(f: SimultaneousPlayFacts) -> Conclusion:
    """A seen card is withdrawn: an opponent who has played since may change his card, without rectification."""
    return option("change-card-played-after", "declarer" if f.offender == "defender" else "defenders")
