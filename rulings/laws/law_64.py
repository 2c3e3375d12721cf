"""Law 64: procedure after establishment of a revoke."""

from collections.abc import Iterable
from typing import Any

from bridge.boards import Vulnerability
from bridge.scoring.results import Result
from bridge.scoring.table_of_scores import score
from rulings.effects.revokes import NoTransfer, TransferTricks
from rulings.effects.scores import AdjustedScore, RevokeResult, ScoreStands
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.situations.defective_trick_facts import DefectiveTrickFacts
from rulings.situations.revoke_exceptions_facts import EstablishedRevokeFacts, RevokeSettled
from rulings.situations.revoke_facts import RevokeFacts


def automatic_adjustment(f: RevokeFacts) -> int:
    """64A unless 64B: how many tricks go over at the end of play. While it goes on nobody can count them yet."""
    if excepted_without_counting(f) or (not f.play_over and counted_after_play(f)) or no_trick_won(f):
        return 0
    moved = two_tricks(f) or one_trick(f)
    return moved.count if moved else 0


def excepted_without_counting(f: EstablishedRevokeFacts) -> bool:
    """Whether an exception of 64B holds for which no tricks are counted, as for 64B1, which is asked last.

    64B8 is no question: a revoke corrected under 62C3 never comes to 64A.
    """
    exceptions = (
        repeated_in_suit,
        faced_card_not_played,
        next_deal_begun,
        round_over,
        on_twelfth_trick,
        both_sides_revoked,
    )
    return any(exception(f) for exception in exceptions)


@clause("64A")
def counted_after_play(f: RevokeFacts | DefectiveTrickFacts) -> Conclusion:
    """One or two tricks go over at the end of play, by who won the revoke trick and what his side wins until then.

    Who played no card to the trick has not won it: at most one (64A2).
    """
    one = {"why": "no-card"} if isinstance(f, DefectiveTrickFacts) else {}
    return reminder("count-tricks-for-revoke", who="offender", **one)


def result_after_revoke(f: RevokeFacts, moved: int) -> Conclusion:
    """One revoke without a record: the tricks won at the table, and as they count."""
    won = f.tricks_at_table
    return result_as_it_counts(f, won, won + (moved if f.hand == "defender" else -moved))


@clause("64A", "62D1")
def result_as_it_counts(f: RevokeFacts, won: int, transferred: int, *, corrected: bool = False) -> Conclusion:
    """The result at the table, after the transfer, and the one that counts; their scores (77) if the vulnerability is known.

    ``corrected``: no transfer, but tricks counted anew after the correction (62D1).
    """
    basis, counted = ("corrected", transferred) if corrected else _basis(f, won, transferred)
    tricks = {"at_table": won, "after_transfer": transferred, "result": counted}
    shown: dict[str, Any] = {name: Result(f.contract, count) for name, count in tricks.items()}
    shown |= {"tricks_won": won, "tricks_after_transfer": transferred, "tricks": counted}
    if f.contract.declarer and f.given("vulnerable"):
        vulnerable = Vulnerability(f.vulnerable).of(f.contract.declarer.side)
        names = {"score_at_table": won, "score_after_transfer": transferred, "score": counted}
        points = {name: score(f.contract, vulnerable=vulnerable, tricks=count).points for name, count in names.items()}
        shown |= {"scores": "scored"} | points
    return RevokeResult(basis=basis, **shown)


def transferred(revokes: Iterable[tuple[int, int]]) -> int:
    """How many tricks the revokes of a side cost it together: of each the tricks won since, and how many of them go over."""
    gone = 0
    for since, count in sorted(revokes):
        gone += min(count, since - gone)
    return gone


def _basis(f: RevokeFacts, won: int, transferred: int) -> tuple[str, int]:
    """What decides the result, and its tricks; an adjusted score replaces what was obtained in play (12C1a)."""
    if f.given("damage") and f.damage:
        return ("adjusted", f.adjusted_tricks) if f.given("adjusted_tricks") else ("to-be-adjusted", transferred)
    return ("unchanged" if transferred == won else "moved"), transferred


@clause("64A1", "fn:19")
def two_tricks(f: RevokeFacts) -> TransferTricks | None:
    """The offending player won the trick: it goes over, with one of the later tricks of the side if it won any."""
    if f.trick_won_by != "offender":
        return None
    count = 1 + min(f.later_tricks, 1)
    return TransferTricks(who="offending-side", by="offender", count=count, of="revoke-trick")


@clause("64A2", "fn:19")
def one_trick(f: EstablishedRevokeFacts) -> TransferTricks | None:
    """The offending player did not win the trick, but his side won it or a later one: one trick goes over."""
    return TransferTricks(who="offending-side", by="offender", count=1) if f.side_won_since() else None


@exception("64B1", to="64A")
def no_trick_won(f: EstablishedRevokeFacts) -> NoTransfer | None:
    """The offending side won neither the revoke trick nor a later one."""
    return None if f.side_won_since() else _none(f, "no-trick-won")


@exception("64B2", to="64A")
def repeated_in_suit(f: EstablishedRevokeFacts) -> NoTransfer | None:
    """A later revoke of the same player in the same suit, after the first one was established."""
    return _none(f, "repeated") if f.repeated else None


@exception("64B3", to="64A")
def faced_card_not_played(f: RevokeSettled) -> NoTransfer | None:
    """The revoke consists in not playing a penalty card, or any card of dummy."""
    return _none(f, "faced-card") if f.withheld_a_faced_card() else None


@exception("64B4", to="64A")
def next_deal_begun(f: EstablishedRevokeFacts) -> NoTransfer | None:
    """Attention was first drawn after the non-offending side had called on the next deal."""
    return _none(f, "next-deal") if f.attention == "after-call-on-next-deal" else None


@exception("64B5", to="64A")
def round_over(f: EstablishedRevokeFacts) -> NoTransfer | None:
    """Attention was first drawn after the round had ended."""
    return _none(f, "round-over") if f.attention == "after-round" else None


@exception("64B6", to="64A")
def on_twelfth_trick(f: EstablishedRevokeFacts) -> NoTransfer | None:
    """A revoke on the twelfth trick."""
    return _none(f, "twelfth-trick") if f.was_on_twelfth_trick() else None


@exception("64B7", to="64A")
def both_sides_revoked(f: RevokeSettled) -> NoTransfer | None:
    """Both sides revoked on the board and both revokes are established."""
    return _none(f, "both-sides") if f.each_side_revoked() else None


@exception("64B8", to="64A")
def both_corrected(f: RevokeFacts) -> NoTransfer:
    """The revoke was corrected under 62C3."""
    return _none(f, "corrected")


def _none(f: RevokeSettled, why: str) -> NoTransfer:
    return NoTransfer(who=f.revoker, why=why)


def redress(f: EstablishedRevokeFacts, *, moved: int) -> None:
    """64C supplements 64A and 64B."""
    if not (without_repetition(f, moved) or without_revokes(f, moved)):
        compensated(f, moved)


@clause("64C1", "64C")
def compensated(f: RevokeSettled, moved: int) -> Conclusion:
    """After every established revoke, one without a transfer too: is the non-offending side sufficiently compensated?"""
    return _damage(f, "damage-after-revoke", "without-revoke", moved)


@clause("64C2a")
def without_repetition(f: EstablishedRevokeFacts, moved: int) -> Conclusion | None:
    """A repeated revoke: would the non-offenders likely have won more tricks had it not been repeated?"""
    return _damage(f, "damage-by-repetition", "without-repetition", moved) if f.repeated else None


@clause("64C2b", "64C")
def without_revokes(f: RevokeSettled, moved: int) -> Conclusion | None:
    """Both sides revoked: is one damaged, judged as if no revoke had happened?"""
    return _damage(f, "damage-by-both", "without-revokes", moved) if f.each_side_revoked() else None


def _damage(f: RevokeSettled, test: str, towards: str, moved: int) -> Conclusion:
    """The director's answer, or the question to him. An adjusted score aims at the result without the infraction (12C1b)."""
    if not f.given("damage"):
        return judgement(test)
    if f.damage:
        return AdjustedScore(towards=towards)
    return ScoreStands(why="after-transfer" if moved else "nothing-to-restore")
