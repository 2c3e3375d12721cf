"""Revokes: what one is (61), when it can be corrected (62C3, 62D1), when it is established (63), and what follows (64)."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, judgement
from rulings.laws.revoke_corrections import correct, penalty_card_ignored
from rulings.laws.revoke_exceptions import both_sides_revoked, next_deal_begun, repeated_in_suit, round_over
from rulings.laws.revoke_facts import RevokeFacts
from rulings.laws.revoke_results import result_after_revoke


def rule_one(f: RevokeFacts) -> None:
    """Laws 61 to 64, in the order in which a director asks."""
    if not is_revoke(f):
        not_a_revoke(f)
    elif (both := revoked_on_one_trick(f)) or twelfth_trick_open(f) or not is_established(f):
        not_too_late(f, both=both)
    else:
        trick_stands(f)
        moved = transfer(f)
        redress(f, moved=moved)
        if f.given("tricks_at_table") and f.given("contract"):
            result_after_revoke(f, moved)


def not_too_late(f: RevokeFacts, *, both: bool) -> None:
    """62, with 52 before it; 43B2(b) and 62C3 add what 64 says of such a revoke."""
    if f.cause == "penalty-card" and not both and (f.trick != 12 or not is_established(f)):
        penalty_card_ignored(f)
        return
    correct(f, both=both, after_claim=f.trick != 12 and objected(f))
    if both:
        no_adjustment_when_both_corrected(f)
        redress(f, moved=False)
    elif dummy_lost_the_right_to_ask(f):
        as_if_established(f)
        redress(f, moved=transfer(f))
    elif f.trick == 12:
        on_twelfth_trick(f)


@clause("61A")
def is_revoke(f: RevokeFacts) -> bool:
    """Not following suit (44C), or not playing a required card or suit, when able to."""
    return f.could_comply


@clause("61A", "59")
def not_a_revoke(f: RevokeFacts) -> Conclusion:
    """Who cannot comply may play any legal card: no revoke (59)."""
    return effect("no-revoke", who="offender", cause=f.cause)


@clause("43B2b")
def dummy_lost_the_right_to_ask(f: RevokeFacts) -> bool:
    """Dummy who infringed 43A2 asks first about a card from declarer's hand: corrected, and 64 as if established."""
    return f.dummy_asked_first and f.offender == "declarer"


@clause("43B2b")
def as_if_established(f: RevokeFacts) -> Conclusion:
    """The corrected revoke falls under 64 all the same, as though it were established."""
    return effect("as-if-established", who="offender")


@clause("62C3")
def revoked_on_one_trick(f: RevokeFacts) -> bool:
    """Both sides revoked on the trick and only one has played to the next: both revokes are corrected."""
    return f.opponents_revoked_too and f.sides_played_next == 1


@clause("62D1")
def twelfth_trick_open(f: RevokeFacts) -> bool:
    """A revoke on the twelfth trick is corrected, even if established, until all four hands are back in the board."""
    return f.trick == 12 and not f.hands_returned


@clause("63A")
def is_established(f: RevokeFacts) -> bool:
    """One of 63A1 to 63A4 has happened."""
    return played_to_next_trick(f) or named_next_card(f) or claimed(f) or agreed_to_claim(f)


@clause("63A1")
def played_to_next_trick(f: RevokeFacts) -> bool:
    """The offender or his partner led or played to the next trick, legally or not."""
    return f.establishment == "next-trick" and not played_on_misinformation(f)


@clause("47E1")
def played_on_misinformation(f: RevokeFacts) -> bool:
    """63A1 does not apply to a card led or played because an opponent had said wrongly that it was the player's turn."""
    return f.next_trick_on_misinformation


@clause("63A2")
def named_next_card(f: RevokeFacts) -> bool:
    """The offender or his partner named or otherwise designated a card for the next trick."""
    return f.establishment == "next-card-named"


@clause("63A3")
def claimed(f: RevokeFacts) -> bool:
    """A member of the offending side claimed or conceded, in words, by facing the hand or in any other way."""
    return f.establishment == "claim"


@clause("63A4")
def agreed_to_claim(f: RevokeFacts) -> bool:
    """An opponent's claim was agreed to (69A) and the offending side did not object in time."""
    return f.establishment == "agreed-claim" and not objected_to_claim(f)


@clause("63A4")
def objected_to_claim(f: RevokeFacts) -> bool:
    """An objection before the round ends and before the side's next call keeps the revoke from being established."""
    return f.objected_in_time


def objected(f: RevokeFacts) -> bool:
    """The offending side objected in time to an opponents' claim that had been agreed to: play has stopped (68D)."""
    return bool(f.known.get("establishment") == "agreed-claim" and f.objected_in_time)


@clause("63B")
def trick_stands(f: RevokeFacts) -> Conclusion:
    """An established revoke can no longer be corrected; the trick stands as played."""
    return effect("cannot-correct", who="offender")


def transfer(f: RevokeFacts) -> int:
    """64A, unless an exception of 64B: how many tricks go over. The exceptions that need no count are asked first."""
    exceptions = (
        repeated_in_suit,
        faced_card,
        next_deal_begun,
        round_over,
        on_twelfth_trick,
        both_sides_revoked,
        no_trick_won,
    )
    if any(exception(f) for exception in exceptions):
        return 0
    moved = two_tricks(f) or one_trick(f)
    return int(moved.values["count"]) if moved else 0


@clause("64A1", "fn:19")
def two_tricks(f: RevokeFacts) -> Conclusion | None:
    """The offending player won the trick: it goes over, with one of the later tricks of the side if it won any."""
    if f.trick_won_by != "offender":
        return None
    count = 1 + min(f.later_tricks, 1)
    return effect("transfer-tricks", who="offending-side", by="offender", count=count, of="revoke-trick")


@clause("64A2", "fn:19")
def one_trick(f: RevokeFacts) -> Conclusion | None:
    """The offending player did not win the trick, but his side won it or a later one: one trick goes over."""
    return (
        effect("transfer-tricks", who="offending-side", by="offender", count=1)
        if f.trick_won_by == "partner" or f.later_tricks
        else None
    )


@clause("64B1")
def no_trick_won(f: RevokeFacts) -> Conclusion | None:
    """The offending side won neither the revoke trick nor a later one."""
    return (
        effect("no-transfer", who="offender", why="no-trick-won")
        if f.trick_won_by == "opponents" and f.later_tricks == 0
        else None
    )


@clause("64B3")
def faced_card(f: RevokeFacts) -> Conclusion | None:
    """A penalty card was not played, or any card of dummy."""
    return (
        effect("no-transfer", who="offender", why="faced-card")
        if f.cause == "penalty-card" or f.withheld_penalty_card or f.offender == "dummy"
        else None
    )


@clause("64B6")
def on_twelfth_trick(f: RevokeFacts) -> Conclusion | None:
    """A revoke on the twelfth trick."""
    return effect("no-transfer", who="offender", why="twelfth-trick") if f.trick == 12 else None


@clause("64B8")
def no_adjustment_when_both_corrected(f: RevokeFacts) -> Conclusion:
    """The revoke was corrected under 62C3."""
    return effect("no-transfer", who="offender", why="corrected")


def redress(f: RevokeFacts, *, moved: int) -> None:
    """64C supplements 64A and 64B."""
    if not (without_repetition(f, moved) or without_revokes(f, moved)):
        insufficient_compensation(f, moved)


@clause("64C1")
def insufficient_compensation(f: RevokeFacts, moved: int) -> Conclusion:
    """After every established revoke: is the non-offending side insufficiently compensated?"""
    return _damage(f, "damage-after-revoke", "without-revoke", moved)


@clause("64C2a")
def without_repetition(f: RevokeFacts, moved: int) -> Conclusion | None:
    """A repeated revoke: would the non-offenders likely have won more tricks had it not been repeated?"""
    return _damage(f, "damage-by-repetition", "without-repetition", moved) if f.repeated else None


@clause("64C2b")
def without_revokes(f: RevokeFacts, moved: int) -> Conclusion | None:
    """Both sides revoked: is one damaged, judged as if no revoke had happened?"""
    return _damage(f, "damage-by-both", "without-revokes", moved) if f.both_sides else None


def _damage(f: RevokeFacts, test: str, towards: str, moved: int) -> Conclusion:
    """The director's answer, or the question to him. An adjusted score aims at the result without the infraction (12C1b)."""
    if not f.given("damage"):
        return judgement(test)
    if f.damage:
        return effect("adjusted-score", towards=towards)
    return effect("score-stands", why="after-transfer" if moved else "nothing-to-restore")
