"""Law 64: procedure after establishment of a revoke."""

from collections.abc import Iterator
from typing import Any

from bridge.boards import Vulnerability
from bridge.cards import Card, Suit
from bridge.plays import Play, Record, trick_winner
from bridge.scoring.results import Result
from bridge.scoring.table_of_scores import score
from bridge.seats import Seat, Side
from rulings.effects.revokes import CountAfterCorrection, NoTransfer, TransferTricks
from rulings.effects.scores import AdjustedScore, RevokeResult, ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.situations.card_not_designated_facts import UndesignatedCardFacts
from rulings.situations.defective_trick_facts import DefectiveTrickFacts
from rulings.situations.revoke_exceptions_facts import EstablishedRevokeFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revokes_in_play_facts import Board, Breach

Plays = tuple[Play, ...]


@clause("64A")
def transfer_as_after_any_revoke(f: UndesignatedCardFacts) -> Conclusion:
    """One side revoked: 64A moves tricks as after any established revoke."""
    return reminder("count-tricks-for-revoke", who=f.not_followed_by)


@clause("64A")
def result_after_revoke(f: RevokeFacts, moved: int) -> Conclusion:
    """One revoke without a record: the tricks won at the table, and as they count."""
    won = f.tricks_at_table
    return result(f, won, won + (moved if f.offender == "defender" else -moved))


def result(f: RevokeFacts, won: int, transferred: int, *, corrected: bool = False) -> Conclusion:
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


@clause("64A", "62D1")
def result_of_board(
    f: RevokeFacts, board: Board, breaches: tuple[Breach, ...], effects: list[Conclusion]
) -> Conclusion:
    """After play: the tricks as won and as they count. No trick is transferred twice, nor one won before its revoke."""
    if any(item.key == "must-correct" for item in effects):
        return counted_after_correction(f, board, breaches)
    side = board.declarer.side
    gone = dict.fromkeys(Side, 0)
    for item in sorted((one for one in effects if one.key == "transfer-tricks"), key=lambda one: -one.values["trick"]):
        loser = item.values["who"]
        gone[loser] += min(item.values["count"], board.won(loser, item.values["trick"]) - gone[loser])
    won = board.won(side, 1)
    return result(f, won, won - gone[side] + gone[side.other])


def counted_after_correction(f: RevokeFacts, board: Board, breaches: tuple[Breach, ...]) -> Conclusion:
    """A revoke on the twelfth trick, corrected: what the two last tricks then are, where nobody has a choice."""
    only = breaches[0] if len(breaches) == 1 else None
    if only is None or only.trick != 12 or board.claimed_by is not None or board.record[11].plays[0][0] is only.seat:
        return CountAfterCorrection()
    outcomes = tricks_after_correction(board.record, only.seat, board.trump, board.declarer.side)
    if len(outcomes) > 1:
        return CountAfterCorrection()
    before = sum(1 for trick in board.record[:11] if trick.winner and trick.winner.side is board.declarer.side)
    return result(f, board.won(board.declarer.side, 1), before + outcomes.pop(), corrected=True)


@clause("64A1", "fn:19")
def two_tricks(f: RevokeFacts) -> Conclusion | None:
    """The offending player won the trick: it goes over, with one of the later tricks of the side if it won any."""
    if f.trick_won_by != "offender":
        return None
    count = 1 + min(f.later_tricks, 1)
    return TransferTricks(who="offending-side", by="offender", count=count, of="revoke-trick")


@clause("64A2", "64B1")
def no_trick_won_deemed(f: DefectiveTrickFacts) -> Conclusion | None:
    """One trick under 64A2 supposes that the side won the defective trick or a later one."""
    return None if f.won_since else NoTransfer(who="offender", why="no-trick-won")


@clause("64A2")
def one_trick_deemed(f: DefectiveTrickFacts) -> Conclusion:
    """One trick is transferred at the end of play."""
    return TransferTricks(who="offending-side", count=1)


@clause("64A2", "fn:19")
def one_trick(f: RevokeFacts) -> Conclusion | None:
    """The offending player did not win the trick, but his side won it or a later one: one trick goes over."""
    return (
        TransferTricks(who="offending-side", by="offender", count=1)
        if f.trick_won_by == "partner" or f.later_tricks
        else None
    )


@clause("64B1")
def no_trick_won(f: RevokeFacts) -> Conclusion | None:
    """The offending side won neither the revoke trick nor a later one."""
    return (
        NoTransfer(who="offender", why="no-trick-won")
        if f.trick_won_by == "opponents" and f.later_tricks == 0
        else None
    )


@clause("64B2")
def repeated_in_suit(f: EstablishedRevokeFacts) -> Conclusion | None:
    """A later revoke of the same player in the same suit."""
    return NoTransfer(who="offender", why="repeated") if f.repeated else None


@clause("64B3")
def no_transfer_for_dummy(f: UndesignatedCardFacts) -> Conclusion:
    """No automatic adjustment for a card of dummy."""
    return NoTransfer(why="faced-card")


@clause("64B3")
def faced_card_missing(f: DefectiveTrickFacts) -> Conclusion | None:
    """The revoke consists in not playing a card of dummy, or a penalty card."""
    faced = f.offender == "dummy" or (f.offender == "defender" and f.penalty_card_due)
    return NoTransfer(who="offender", why="faced-card") if faced else None


@clause("64B3")
def faced_card(f: RevokeFacts) -> Conclusion | None:
    """A penalty card was not played, or any card of dummy."""
    return (
        NoTransfer(who="offender", why="faced-card")
        if f.cause == "penalty-card" or f.withheld_penalty_card or f.offender == "dummy"
        else None
    )


@clause("64B4")
def next_deal_begun(f: EstablishedRevokeFacts) -> Conclusion | None:
    """Attention was first drawn after the non-offending side had called on the next deal."""
    return NoTransfer(who="offender", why="next-deal") if f.attention == "after-call-on-next-deal" else None


@clause("64B5")
def round_over(f: EstablishedRevokeFacts) -> Conclusion | None:
    """Attention was first drawn after the round had ended."""
    return NoTransfer(who="offender", why="round-over") if f.attention == "after-round" else None


@clause("64B6")
def on_twelfth_trick_deemed(f: DefectiveTrickFacts) -> Conclusion | None:
    """A revoke on the twelfth trick."""
    return NoTransfer(who="offender", why="twelfth-trick") if f.twelfth_trick else None


@clause("64B6")
def on_twelfth_trick(f: RevokeFacts) -> Conclusion | None:
    """A revoke on the twelfth trick."""
    return NoTransfer(who="offender", why="twelfth-trick") if f.trick == 12 else None


@clause("64B7")
def no_transfer_when_both_revoked(f: UndesignatedCardFacts) -> Conclusion | None:
    """Both sides revoked: no automatic adjustment."""
    return NoTransfer(why="both-sides") if f.not_followed_by == "both-sides" else None


@clause("64B7")
def both_sides_revoked(f: EstablishedRevokeFacts) -> Conclusion | None:
    """Both sides revoked on the board and both revokes are established."""
    return NoTransfer(who="offender", why="both-sides") if f.both_sides else None


@clause("64B8")
def no_adjustment_when_both_corrected(f: RevokeFacts) -> Conclusion:
    """The revoke was corrected under 62C3."""
    return NoTransfer(who="offender", why="corrected")


@clause("64C1", "64C")
def sufficient_compensation(f: UndesignatedCardFacts) -> Conclusion:
    """The director adjusts the score if the non-offending side is not compensated."""
    return _damage(f, "damage-after-revoke", "without-revoke")


def _damage(f: UndesignatedCardFacts, test: str, towards: str) -> Conclusion:
    if not f.given("damage"):
        return judgement(test)
    if f.damage:
        return AdjustedScore(towards=towards)
    one_side_revoked = f.was_led and f.not_followed_by != "both-sides"
    return ScoreStands(why="after-transfer" if one_side_revoked else "nothing-to-restore")


@clause("64C1")
def director_looks_again(f: DefectiveTrickFacts, *, moved: bool) -> Conclusion:
    """As after every established revoke: is the non-offending side fully compensated?"""
    return _damage_of_defective_trick(f, "damage-after-revoke", "without-revoke", moved=moved)


def _damage_of_defective_trick(f: DefectiveTrickFacts, test: str, towards: str, *, moved: bool = False) -> Conclusion:
    """The director's answer, or the question to him."""
    if not f.given("damage"):
        return judgement(test)
    if f.damage:
        return AdjustedScore(towards=towards)
    return ScoreStands(why="after-transfer" if moved else "nothing-to-restore")


@clause("64C1")
def insufficient_compensation(f: RevokeFacts, moved: int) -> Conclusion:
    """After every established revoke: is the non-offending side insufficiently compensated?"""
    return _damage_after_revoke(f, "damage-after-revoke", "without-revoke", moved)


def _damage_after_revoke(f: RevokeFacts, test: str, towards: str, moved: int) -> Conclusion:
    """The director's answer, or the question to him. An adjusted score aims at the result without the infraction (12C1b)."""
    if not f.given("damage"):
        return judgement(test)
    if f.damage:
        return AdjustedScore(towards=towards)
    return ScoreStands(why="after-transfer" if moved else "nothing-to-restore")


@clause("64C2a")
def without_repetition_deemed(f: DefectiveTrickFacts) -> Conclusion | None:
    """A repeated revoke: would the non-offenders likely have won more tricks had it not been repeated?"""
    return _damage_of_defective_trick(f, "damage-by-repetition", "without-repetition") if f.repeated else None


@clause("64C2a")
def without_repetition(f: RevokeFacts, moved: int) -> Conclusion | None:
    """A repeated revoke: would the non-offenders likely have won more tricks had it not been repeated?"""
    return _damage_after_revoke(f, "damage-by-repetition", "without-repetition", moved) if f.repeated else None


@clause("64C2b", "64C")
def as_if_no_revoke(f: UndesignatedCardFacts) -> Conclusion:
    """Both sides revoked: is one damaged, judged as if no revoke had happened?"""
    return _damage(f, "damage-by-both", "without-revokes")


@clause("64C2b")
def without_revokes_deemed(f: DefectiveTrickFacts) -> Conclusion | None:
    """Both sides revoked: is one damaged, judged as if no revoke had happened?"""
    return _damage_of_defective_trick(f, "damage-by-both", "without-revokes") if f.both_sides else None


@clause("64C2b")
def without_revokes(f: RevokeFacts, moved: int) -> Conclusion | None:
    """Both sides revoked: is one damaged, judged as if no revoke had happened?"""
    return _damage_after_revoke(f, "damage-by-both", "without-revokes", moved) if f.both_sides else None


def _basis(f: RevokeFacts, won: int, transferred: int) -> tuple[str, int]:
    """What decides the result, and its tricks; an adjusted score replaces what was obtained in play (12C1a)."""
    if f.given("damage") and f.damage:
        return ("adjusted", f.adjusted_tricks) if f.given("adjusted_tricks") else ("to-be-adjusted", transferred)
    return ("unchanged" if transferred == won else "moved"), transferred


def tricks_after_correction(record: Record, offender: Seat, trump: Suit | None, side: Side) -> set[int]:
    """How many of the two last tricks a side can have once the offender, who did not lead, has played his other card."""
    twelfth, last = record[11].plays, dict(record[12].plays)
    turn = [seat for seat, _card in twelfth].index(offender)
    start = (*twelfth[:turn], (offender, last[offender]))
    return {
        sum(winner.side is side for winner in _winners(plays, dict(twelfth), last, trump))
        for plays in _completed(start, twelfth[turn + 1 :], last, offender, changed=False)
    }


def _completed(done: Plays, rest: Plays, last: dict[Seat, Card], offender: Seat, *, changed: bool) -> Iterator[Plays]:
    """Each later card as it was, or the player's other one: 62C1, and after such a change 62C2, if it follows suit as well."""
    if not rest:
        yield done
        return
    (seat, card), more = rest[0], rest[1:]
    yield from _completed((*done, (seat, card)), more, last, offender, changed=changed)
    suit, other = done[0][1].suit, last[seat]
    allowed = seat.side is not offender.side or changed
    if allowed and (other.suit is suit or card.suit is not suit):
        yield from _completed((*done, (seat, other)), more, last, offender, changed=True)


def _winners(
    twelfth: Plays, as_played: dict[Seat, Card], last: dict[Seat, Card], trump: Suit | None
) -> tuple[Seat, Seat]:
    leader = trick_winner(twelfth, trump)
    left = {seat: as_played[seat] if card == last[seat] else last[seat] for seat, card in twelfth}
    thirteenth = [(seat, left[seat]) for seat in (leader.after(turn) for turn in range(4))]
    return leader, trick_winner(thirteenth, trump)
