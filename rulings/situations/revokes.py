"""Revokes: what one is (61), when it can be corrected (62C3, 62D1), when it is established (63), and what follows (64)."""

from rulings.laws import law_43, law_61, law_62, law_63, law_64
from rulings.situations import revoke_corrections
from rulings.situations.revoke_facts import RevokeFacts


def rule_one(f: RevokeFacts) -> None:
    """Laws 61 to 64, in the order in which a director asks."""
    if law_61.is_revoke(f) is not True:
        return
    if (both := law_62.revoked_on_one_trick(f)) or law_62.twelfth_trick_open(f) or not law_63.is_established(f):
        not_too_late(f, both=both)
    else:
        law_63.trick_stands(f)
        moved = law_64.automatic_adjustment(f)
        law_64.redress(f, moved=moved)
        if f.given("tricks_at_table") and f.given("contract"):
            law_64.result_after_revoke(f, moved)


def not_too_late(f: RevokeFacts, *, both: bool) -> None:
    """62, with 52 before it; 43B2(b), 62C3 and 62D1 add what 64 says of such a revoke."""
    if f.failed_to == "penalty-card" and not both and (f.trick != 12 or not law_63.is_established(f)):
        revoke_corrections.penalty_card_ignored(f)
        return
    as_if_established = not both and law_43.asked_first(f) == "dummy"
    after_claim = f.trick != 12 and objected(f)
    revoke_corrections.correct(f, both=both, after_claim=after_claim, freely=not as_if_established)
    if both:
        law_64.both_corrected(f)
        if not played_on(f) or law_63.is_established(f):
            law_64.redress(f, moved=False)
    elif as_if_established:
        law_43.as_if_established(f)
        law_64.redress(f, moved=law_64.automatic_adjustment(f))
    elif f.trick == 12:
        law_64.on_twelfth_trick(f)
        if played_on(f) and law_63.is_established(f):
            law_64.redress(f, moved=0)


def played_on(f: RevokeFacts) -> bool:
    """What came after a revoke that is corrected whatever it was (62C3, 62D1) is told: so nobody is asked.

    64C1 is for an established one.
    """
    return f.given("establishment") and (f.establishment != "agreed-claim" or f.given("objected_in_time"))


def objected(f: RevokeFacts) -> bool:
    """The offending side objected in time to an opponents' claim that had been agreed to: play has stopped (68D)."""
    return bool(f.known.get("establishment") == "agreed-claim" and f.objected_in_time)
