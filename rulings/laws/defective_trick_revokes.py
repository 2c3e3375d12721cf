"""The revoke that a player who played no card to a trick is deemed to have made (67B1): 64A2, 64B and 64C."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, judgement
from rulings.laws.defective_trick_facts import DefectiveTrickFacts
from rulings.laws.revoke_exceptions import both_sides_revoked, next_deal_begun, repeated_in_suit, round_over


def trick_for_deemed_revoke(f: DefectiveTrickFacts) -> None:
    """64A2, unless 64B excepts the revoke (both sides have played on, so it is established); 64C supplements."""
    exceptions = (
        repeated_in_suit,
        faced_card,
        next_deal_begun,
        round_over,
        on_twelfth_trick,
        both_sides_revoked,
        no_trick_won,
    )
    moved = not any(exception(f) for exception in exceptions)
    if moved:
        one_trick(f)
    if not (without_repetition(f) or without_revokes(f)):
        director_looks_again(f, moved=moved)


@clause("64B3")
def faced_card(f: DefectiveTrickFacts) -> Conclusion | None:
    """The revoke consists in not playing a card of dummy, or a penalty card."""
    faced = f.offender == "dummy" or (f.offender == "defender" and f.penalty_card_due)
    return effect("no-transfer", who="offender", why="faced-card") if faced else None


@clause("64B6")
def on_twelfth_trick(f: DefectiveTrickFacts) -> Conclusion | None:
    """A revoke on the twelfth trick."""
    return effect("no-transfer", who="offender", why="twelfth-trick") if f.twelfth_trick else None


@clause("64A2", "64B1")
def no_trick_won(f: DefectiveTrickFacts) -> Conclusion | None:
    """One trick under 64A2 supposes that the side won the defective trick or a later one."""
    return None if f.won_since else effect("no-transfer", who="offender", why="no-trick-won")


@clause("64A2")
def one_trick(f: DefectiveTrickFacts) -> Conclusion:
    """One trick is transferred at the end of play."""
    return effect("transfer-tricks", who="offending-side", count=1)


@clause("64C1")
def director_looks_again(f: DefectiveTrickFacts, *, moved: bool) -> Conclusion:
    """As after every established revoke: is the non-offending side fully compensated?"""
    return _damage(f, "damage-after-revoke", "without-revoke", moved=moved)


@clause("64C2a")
def without_repetition(f: DefectiveTrickFacts) -> Conclusion | None:
    """A repeated revoke: would the non-offenders likely have won more tricks had it not been repeated?"""
    return _damage(f, "damage-by-repetition", "without-repetition") if f.repeated else None


@clause("64C2b")
def without_revokes(f: DefectiveTrickFacts) -> Conclusion | None:
    """Both sides revoked: is one damaged, judged as if no revoke had happened?"""
    return _damage(f, "damage-by-both", "without-revokes") if f.both_sides else None


def _damage(f: DefectiveTrickFacts, test: str, towards: str, *, moved: bool = False) -> Conclusion:
    """The director's answer, or the question to him."""
    if not f.given("damage"):
        return judgement(test)
    if f.damage:
        return effect("adjusted-score", towards=towards)
    return effect("score-stands", why="after-transfer" if moved else "nothing-to-restore")
