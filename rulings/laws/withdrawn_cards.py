"""May a card that was played be taken back (47)?"""

from typing import Literal

from bridge.cards import Card
from rulings.engine.clauses import clause
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, judgement, option, reminder
from rulings.laws.penalty_card_effects import becomes_major
from rulings.laws.withdrawn_card_facts import WithdrawnCardFacts
from rulings.laws.withdrawn_plays import information_from_withdrawn_cards


@rules_on(WithdrawnCardFacts)
def rule_withdrawn_card(f: WithdrawnCardFacts) -> None:
    """47 by the reason; 47F2 if no clause permits it."""
    _BY_REASON[f.reason](f)


def _rectification(f: WithdrawnCardFacts) -> None:
    if f.own_side_offended:
        withdrawn_in_rectification(f)
        _to_hand_or_penalised(f)
    else:
        non_offender_may_withdraw(f)
        information_from_withdrawn_cards(f)


def _illegal_play(f: WithdrawnCardFacts) -> None:
    withdrawn_to_correct(f)
    _to_hand_or_penalised(f)


def _to_hand_or_penalised(f: WithdrawnCardFacts) -> None:
    """A penalty card is known to all while it lies on the table (50E1), so 16C is only for a card that goes back."""
    if penalised(f):
        becomes_major(f, "offender", _card(f))
    else:
        back_in_hand(f)
        information_from_withdrawn_cards(f)


def _unintended_designation(f: WithdrawnCardFacts) -> None:
    if change_permitted(f):
        designation_withdrawn(f)
    else:
        cannot_be_withdrawn(f)


def _opponent_changed(f: WithdrawnCardFacts) -> None:
    change_after_opponent(f)
    information_from_withdrawn_cards(f)


def _misinformation(f: WithdrawnCardFacts) -> None:
    match right_after_explanation(f):
        case "in-time":
            misinformed_player_may_withdraw(f)
            information_from_withdrawn_cards(f)
        case "too-late":
            cannot_be_withdrawn(f)
            adjustment_instead(f)
        case _:
            cannot_be_withdrawn(f)


def _told_to_play(f: WithdrawnCardFacts) -> None:
    back_after_wrong_turn(f)
    information_from_withdrawn_cards(f)


def _correct_lead_made(f: WithdrawnCardFacts) -> None:
    withdrawn_after_correct_lead(f)
    information_from_withdrawn_cards(f)


def _card(f: WithdrawnCardFacts) -> Card | None:
    return f.card if f.given("card") else None


def _take_back(f: WithdrawnCardFacts, key: str, *then: Conclusion) -> Conclusion:
    """The player may take the card back; for dummy declarer chooses."""
    follows = then or (effect("card-to-hand", who=f.player, card=_card(f)),)
    chooser = "declarer" if f.player == "dummy" else f.player
    return option(
        key, chooser, effect("play-withdrawn", who=f.player, card=_card(f), why="taken-back"), *follows, card=_card(f)
    )


@clause("47A")
def withdrawn_in_rectification(f: WithdrawnCardFacts) -> Conclusion:
    """The card is withdrawn to comply with the rectification."""
    return effect("play-withdrawn", who=f.player, card=_card(f), why="taken-back")


@clause("47A")
def non_offender_may_withdraw(f: WithdrawnCardFacts) -> Conclusion:
    """Where the rectification lets a non-offender take back his card, it goes back without penalty."""
    return _take_back(f, "withdraw-in-rectification")


@clause("47B")
def withdrawn_to_correct(f: WithdrawnCardFacts) -> Conclusion:
    """The card is withdrawn to correct the illegal play."""
    return effect("play-withdrawn", who=f.player, card=_card(f), why="taken-back")


@clause("49")
def penalised(f: WithdrawnCardFacts) -> bool:
    """A defender's withdrawn card becomes a penalty card unless the Laws say otherwise."""
    return f.player == "defender" and not f.law_exempts


@clause("47B", "47A")
def back_in_hand(f: WithdrawnCardFacts) -> Conclusion:
    """A card of declarer or dummy, or one that the Law exempts, goes back to the hand."""
    return effect("card-to-hand", who=f.player, card=_card(f))


@clause("47B")
def simultaneous(f: WithdrawnCardFacts) -> Conclusion:
    """Simultaneous plays have a Law of their own (58)."""
    return reminder("simultaneous-play")


@clause("45C4b")
def change_permitted(f: WithdrawnCardFacts) -> bool:
    """Declarer's unintended designation, before his next card from either hand; a defender has no such right."""
    return f.player != "defender" and f.unintended and not f.card_played_since


@clause("47C")
def designation_withdrawn(f: WithdrawnCardFacts) -> Conclusion:
    """The card goes back without rectification."""
    return _take_back(f, "withdraw-unintended")


@clause("47D")
def change_after_opponent(f: WithdrawnCardFacts) -> Conclusion:
    """After an opponent's change another card may be played without rectification, but 62C2 penalises a defender."""
    if f.player == "defender" and f.own_side_revoked:
        penalty = effect("penalty-card", who="offender", card=_card(f), grade="major", clause="62C2")
        return _take_back(f, "withdraw-after-change-penalised", penalty)
    return _take_back(f, "withdraw-after-change")


@clause("47E2a")
def right_after_explanation(f: WithdrawnCardFacts) -> Literal["none", "in-time", "too-late"]:
    """For a card played because of an opponent's mistaken explanation, before it was corrected.

    In time is before a later card to the trick; for an opening lead, besides, before dummy has faced a card.
    """
    if f.after_correction or not f.because_of_explanation:
        return "none"
    return "too-late" if f.later_card or (f.opening_lead and f.dummy_faced) else "in-time"


@clause("47E2a", "47E2", "47E")
def misinformed_player_may_withdraw(f: WithdrawnCardFacts) -> Conclusion:
    """The misinformed player may take the card back without rectification."""
    return _take_back(f, "withdraw-after-misinformation")


@clause("47E2b")
def adjustment_instead(f: WithdrawnCardFacts) -> Conclusion:
    """Too late to change: the director may adjust the score."""
    if not f.given("damage"):
        return judgement("damage-by-misinformation")
    if f.damage:
        return effect("adjusted-score", towards="without-misinformation")
    return effect("score-stands", why="no-misinformation-damage")


@clause("47E1", "47E")
def back_after_wrong_turn(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    """Told by an opponent that it was his turn: back without rectification; nobody can accept it, 63A1 does not apply."""
    return (
        effect("play-withdrawn", who=f.player, card=_card(f), why="taken-back"),
        effect("card-to-hand", who=f.player, card=_card(f)),
        effect("no-rectification", why="told-to-play"),
        reminder("establishes-no-revoke", who=f.player),
    )


@clause("47F1")
def withdrawn_after_correct_lead(f: WithdrawnCardFacts) -> Conclusion:
    """After the correct lead every card played to the irregular one may be withdrawn."""
    return _take_back(f, "withdraw-after-correct-lead")


@clause("47F2", "47F")
def cannot_be_withdrawn(f: WithdrawnCardFacts) -> Conclusion:
    """Except as Law 47 permits, a card once played stays played."""
    return effect("play-stands", who=f.player, card=_card(f), why="not-permitted")


_BY_REASON = {
    "rectification": _rectification,
    "illegal-play": _illegal_play,
    "simultaneous-play": simultaneous,
    "unintended-designation": _unintended_designation,
    "opponent-changed": _opponent_changed,
    "misinformation": _misinformation,
    "told-to-play": _told_to_play,
    "correct-lead-made": _correct_lead_made,
    "none": cannot_be_withdrawn,
}
