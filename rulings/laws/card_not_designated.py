"""Dummy plays a card that declarer did not designate (45D), or touches or indicates one (45F)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import Card, CardFact
from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts, Judgement
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, judgement, option, reminder
from rulings.laws.withdrawn_plays import information_from_withdrawn_cards


class UndesignatedCardFacts(Facts, kind="dummy-plays-undesignated-card"):
    """Dummy put a card in the played position that declarer did not name."""

    sides_played_next: Annotated[
        int, Field(ge=0, le=2), "how many sides had played to the next trick when attention was drawn"
    ]
    played_card: Annotated[CardFact, "the card that dummy put in the played position"]
    designated_card: Annotated[CardFact, "the card that declarer designated"]
    defenders_after: Annotated[
        Literal["none", "rho", "lho", "both"],
        "which defenders played after the mistake and before attention was drawn (declarer's right-hand opponent, left-hand "
        "opponent)",
    ]
    declarer_after_rho: Annotated[bool, "declarer played from his hand to the trick after his right-hand opponent"]
    was_led: Annotated[bool, "the card was the first card of its trick"]
    not_followed_by: Annotated[
        Literal["none", "declarer", "defender", "both-sides"],
        "who, though able to, did not follow to the suit of that card",
    ]
    dummy_revoked: Annotated[bool, "dummy held a card of the suit led and by the mistake did not follow suit"]
    damage: Annotated[bool, "the non-offending side is not sufficiently compensated for the revoke", Judgement("64C1")]


def _another_card(f: UndesignatedCardFacts) -> Problem | None:
    same = f.played_card == f.designated_card
    return Problem("played_card", "card-was-designated", {"card": f.played_card}) if same else None


@rules_on(UndesignatedCardFacts, _another_card)
def rule_undesignated_card(f: UndesignatedCardFacts) -> None:
    """45D1 in time, 45D2 after that."""
    if is_in_time(f):
        must_be_withdrawn(f)
        if f.defenders_after != "none":
            defenders_may_withdraw(f)
            if f.defenders_after != "lho" and f.declarer_after_rho:
                declarer_may_withdraw(f)
            information_from_withdrawn_cards(f, "defenders", "declarer")
    else:
        play_continues(f)
        if f.was_led:
            _revokes_to_the_lead(f)
        elif dummy_revoked(f):
            no_transfer_for_dummy(f)
            redress(f)


def _known(f: UndesignatedCardFacts, name: Literal["played_card", "designated_card"]) -> Card | None:
    return getattr(f, name) if f.given(name) else None


@clause("45D1")
def is_in_time(f: UndesignatedCardFacts) -> bool:
    """Until each side has played to the next trick."""
    return f.sides_played_next < 2


@clause("45D1")
def must_be_withdrawn(f: UndesignatedCardFacts) -> tuple[Conclusion, ...]:
    """The card goes back, and the one that declarer designated is played."""
    designated = _known(f, "designated_card")
    played = effect("card-played", who="dummy", card=designated) if designated else effect("designated-card-played")
    return effect("play-withdrawn", who="dummy", card=_known(f, "played_card")), played


@clause("45D1")
def defenders_may_withdraw(f: UndesignatedCardFacts) -> tuple[Conclusion, ...]:
    """A defender may take back what he played after the mistake and before attention was drawn."""
    who = ("rho", "lho") if f.defenders_after == "both" else (f.defenders_after,)
    return tuple(option("withdraw-card-after-dummy", one, effect("card-to-hand", who=one, card=None)) for one in who)


@clause("45D1")
def declarer_may_withdraw(f: UndesignatedCardFacts) -> Conclusion:
    """If his right-hand opponent changes, declarer may take back what he played to the trick after that."""
    return option("withdraw-card-after-rho", "declarer", effect("card-to-hand", who="declarer", card=None))


@clause("45D2")
def play_continues(f: UndesignatedCardFacts) -> Conclusion:
    """Too late: no card to this trick or a later one is changed."""
    return effect("play-stands", who="dummy", card=_known(f, "played_card"))


def _revokes_to_the_lead(f: UndesignatedCardFacts) -> None:
    """Dummy's card was led: not following to it is a revoke."""
    if revoke_to_the_lead(f):
        if not no_transfer_when_both_revoked(f):
            transfer_as_after_any_revoke(f)
        redress(f)


@clause("45D2")
def revoke_to_the_lead(f: UndesignatedCardFacts) -> Conclusion | None:
    """Not following to the suit of the card that was led may be a revoke."""
    match f.not_followed_by:
        case "none":
            return None
        case "both-sides":
            return effect("revoked-to-undesignated-lead", why="both-sides")
        case who:
            return effect("revoked-to-undesignated-lead", who=who)


@clause("64A")
def transfer_as_after_any_revoke(f: UndesignatedCardFacts) -> Conclusion:
    """One side revoked: 64A moves tricks as after any established revoke."""
    return reminder("count-tricks-for-revoke", who=f.not_followed_by)


@clause("64B7")
def no_transfer_when_both_revoked(f: UndesignatedCardFacts) -> Conclusion | None:
    """Both sides revoked: no automatic adjustment."""
    return effect("no-transfer", why="both-sides") if f.not_followed_by == "both-sides" else None


@clause("45D2")
def dummy_revoked(f: UndesignatedCardFacts) -> Conclusion | None:
    """The card did not follow suit though dummy could."""
    return effect("dummy-has-revoked", who="dummy") if f.dummy_revoked else None


@clause("64B3")
def no_transfer_for_dummy(f: UndesignatedCardFacts) -> Conclusion:
    """No automatic adjustment for a card of dummy."""
    return effect("no-transfer", why="faced-card")


def redress(f: UndesignatedCardFacts) -> None:
    """64C after any established revoke."""
    if f.was_led and f.not_followed_by == "both-sides":
        as_if_no_revoke(f)
    else:
        sufficient_compensation(f)


@clause("64C2b", "64C")
def as_if_no_revoke(f: UndesignatedCardFacts) -> Conclusion:
    """Both sides revoked: is one damaged, judged as if no revoke had happened?"""
    return _damage(f, "damage-by-both", "without-revokes")


@clause("64C1", "64C")
def sufficient_compensation(f: UndesignatedCardFacts) -> Conclusion:
    """The director adjusts the score if the non-offending side is not compensated."""
    return _damage(f, "damage-after-revoke", "without-revoke")


def _damage(f: UndesignatedCardFacts, test: str, towards: str) -> Conclusion:
    if not f.given("damage"):
        return judgement(test)
    if f.damage:
        return effect("adjusted-score", towards=towards)
    one_side_revoked = f.was_led and f.not_followed_by != "both-sides"
    return effect("score-stands", why="after-transfer" if one_side_revoked else "nothing-to-restore")


class IndicatedCardFacts(Facts, kind="dummy-indicates-card"):
    """Dummy touched or indicated a card after spreading the hand."""

    instructed: Annotated[bool, "declarer had told dummy to"] = False
    arranging: Annotated[bool, "dummy was arranging the cards"] = False
    suggested_play: Annotated[bool, "dummy suggested a play to declarer", Judgement("45F")]
    damage: Annotated[bool, "the defenders were damaged by the play that was suggested", Judgement("45F")]


@rules_on(IndicatedCardFacts)
def rule_indicated_card(f: IndicatedCardFacts) -> None:
    """45F: play goes on, and the score is looked at afterwards."""
    if may_touch(f):
        nothing_to_rectify(f)
    else:
        play_goes_on(f)
        look_after_play(f)


@clause("45F")
def may_touch(f: IndicatedCardFacts) -> bool:
    """On declarer's instruction, or to arrange the cards."""
    return f.instructed or f.arranging


@clause("45F")
def nothing_to_rectify(f: IndicatedCardFacts) -> Conclusion:
    """No irregularity."""
    return effect("dummy-may-touch", who="dummy")


@clause("45F")
def play_goes_on(f: IndicatedCardFacts) -> tuple[Conclusion, ...]:
    """The director is called and told at once; play continues."""
    return effect("dummy-may-not-touch", who="dummy"), effect("play-continues")


@clause("45F")
def look_after_play(f: IndicatedCardFacts) -> Conclusion:
    """After play: an adjusted score if dummy suggested a play and the defenders were damaged by it."""
    if not f.given("suggested_play"):
        return reminder("damage-by-suggested-play")
    if f.suggested_play and f.damage:
        return effect("adjusted-score", towards="without-suggestion")
    return effect("score-stands", why="no-damage")
