"""Law 47: withdrawal of a played card."""

from collections.abc import Callable
from typing import Literal

from bridge.cards import Card
from rulings.effects.leads import LeadWithdrawn
from rulings.effects.plays import LaterCardReturns, PlayStands, PlayWithdrawn
from rulings.effects.returned_cards import CardToHand
from rulings.effects.rights import NoRectification
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.laws import law_41, law_49, law_62
from rulings.situations.cards_told import card_of
from rulings.situations.misinformation_facts import MisinformationFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts
from rulings.situations.premature_plays_facts import PrematurePlayFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts


@exception("47A", to="47F2")
def withdrawn_in_rectification(f: WithdrawnCardFacts) -> Conclusion | tuple[Conclusion, ...] | None:
    """A card is withdrawn to comply with a rectification; a non-offender whom it lets do so may take his back.

    A defender's card may then become a penalty card (49). What a non-offender has played once attention had been drawn
    he has played with knowledge of the irregularity (45D1, 62C1).
    """
    if f.own_side_offended:
        return _withdrawn_or_back(f)
    return None if f.after_attention else _may_take_back(f, "withdraw-in-rectification")


def _withdrawn(f: WithdrawnCardFacts) -> Conclusion:
    return PlayWithdrawn(who=f.hand, card=card_of(f), why="taken-back")


def _may_take_back(
    f: WithdrawnCardFacts, key: str, follows: Callable[[WithdrawnCardFacts], object] | None = None
) -> Conclusion:
    """The player may take the card back, and then it goes to his hand; for dummy declarer chooses."""
    return choice(f, key, "declarer" if f.hand == "dummy" else f.hand, follows or _goes_back, card=card_of(f))


def _goes_back(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    return _withdrawn(f), CardToHand(who=f.hand, card=card_of(f), why="withdrawn")


def _withdrawn_or_back(f: WithdrawnCardFacts) -> Conclusion | tuple[Conclusion, ...]:
    return _withdrawn(f) if law_49.becomes_penalty_card(f) else _goes_back(f)


@exception("47B", to="47F2")
def withdrawn_to_correct(f: WithdrawnCardFacts) -> Conclusion | tuple[Conclusion, ...]:
    """A card is withdrawn to correct an illegal play; a defender's becomes a penalty card (49) unless the Law exempts it.

    For simultaneous plays see 58.
    """
    return reminder("simultaneous-play") if f.reason == "simultaneous-play" else _withdrawn_or_back(f)


@exception("47C", to="47F2")
def designation_withdrawn(f: WithdrawnCardFacts) -> Conclusion | None:
    """What 45C4(b) lets declarer change, an unintended designation before his next card, goes back without rectification.

    A defender has no such right.
    """
    if f.hand == "defender" or not f.unintended or f.card_played_since:
        return None
    return _may_take_back(f, "withdraw-unintended")


@clause("47D")
def card_upon_it_returns(f: Facts, who: str) -> Conclusion:
    """Who played to the lead that goes back takes his own card back too, without rectification."""
    return LaterCardReturns(who=who)


@exception("47D", to="47F2")
def change_after_opponent(
    f: WithdrawnCardFacts, penalised: Callable[[WithdrawnCardFacts], object]
) -> Conclusion | None:
    """After an opponent's change another card may be played without rectification, but 62C2 penalises a defender.

    Not one that was played once attention had been drawn to the irregularity (45D1, 62C1); 62C2 has no such limit.
    """
    if not f.own_side_revoked and f.after_attention:
        return None
    if not law_62.partner_changes(f):
        return _may_take_back(f, "withdraw-after-change")

    def changed(f: WithdrawnCardFacts) -> Conclusion:
        penalised(f)
        return _withdrawn(f)

    return _may_take_back(f, "withdraw-after-change-penalised", changed)


@exception("47E1", to="63A1")
def played_on_misinformation(f: RevokeFacts) -> bool:
    """63A1 does not apply to a card led or played because an opponent had said wrongly that it was the player's turn."""
    return f.next_trick_on_misinformation


@exception("47E1", to="57")
def told_to_play(f: PrematurePlayFacts) -> bool:
    """Whether an opponent had told the player that it was his turn: then nothing of 57 applies to the card."""
    return f.told_to_play


@exception("47E1", "47E", to="47F2")
def taken_back_after_misinformation(
    f: Facts,
    /,
    who: str,
    card: Card | None,
    lead: str = UNSAID,
    *,
    to_a_trick: bool = False,
    play: bool = False,
    faced: bool = True,
) -> tuple[Conclusion, ...]:
    """Told by an opponent that it was his turn: taken back without rectification, and nobody can accept it.

    63A1 does not apply: a card that was led or played ``to_a_trick`` establishes no revoke on the trick before. ``play``:
    it was no lead. A lead that goes back counts as not made, one that is not ``faced`` as after any irregularity (41A).
    """
    withdrawn = PlayWithdrawn(who=who, card=card, why="taken-back")
    not_made = LeadWithdrawn(who=who, card=card, lead=lead, why="misinformed" if faced else "face-down")
    return (
        withdrawn if play else not_made,
        CardToHand(who=who, card=card, why="withdrawn" if play else UNSAID),
        NoRectification(why="told-to-play" if play else "misinformed"),
        *((reminder("establishes-no-revoke", who=who),) if to_a_trick else ()),
    )


@clause("47E2a")
def right_after_explanation(f: WithdrawnCardFacts) -> Literal["none", "in-time", "too-late"]:
    """For a card played because of an opponent's mistaken explanation, before it was corrected.

    In time is before a later card to the trick; for an opening lead, besides, before dummy has faced a card.
    """
    if f.after_correction or not f.because_of_explanation:
        return "none"
    if f.later_card or (f.hand == "defender" and f.opening_lead and f.dummy_faced):
        return "too-late"
    return "in-time"


@exception("47E2a", "47E2", "41A", to="47F2")
def misinformed_player_may_withdraw(f: WithdrawnCardFacts | FaceDownLeadFacts | MisinformationFacts) -> Conclusion:
    """In time the misinformed player may take the card, or his face-down lead, back without rectification."""
    match f:
        case MisinformationFacts():
            return reminder("card-played-on-misinformation")
        case FaceDownLeadFacts():
            return choice(f, "retract-face-down-lead", "defender", _face_down_lead_back)
    return _may_take_back(f, "withdraw-after-misinformation")


def _face_down_lead_back(f: FaceDownLeadFacts) -> tuple[Conclusion, ...]:
    return law_41.retracted("defender", card_of(f), why="face-down")


@clause("47E2b")
def adjustment_instead(f: WithdrawnCardFacts) -> Conclusion:
    """Too late to change: the director may adjust the score."""
    if not f.given("damaged_by_explanation"):
        return judgement("damage-by-misinformation")
    if f.damaged_by_explanation:
        return AdjustedScore(towards="without-misinformation")
    return ScoreStands(why="no-misinformation-damage")


@exception("47F1", to="47F2")
def withdrawn_after_correct_lead(f: WithdrawnCardFacts) -> Conclusion:
    """After the correct lead every card played to the irregular one may be withdrawn (53B)."""
    return _may_take_back(f, "withdraw-after-correct-lead")


@clause("47F2", "47F")
def cannot_be_withdrawn(f: WithdrawnCardFacts) -> Conclusion:
    """Except as Law 47 permits, a card once played stays played."""
    return PlayStands(who=f.hand, card=card_of(f), why="not-permitted")
