"""What may be called now, after a ruling on an irregular call: each of the 38 calls, where the facts fix the auction."""

from collections.abc import Sequence

from django.utils.translation import gettext as _

from bridge.auction import BIDS, PASS, Auction
from rulings.assistant.auction_known import OFFENDER, ROLES, auction_before, auction_of_changed_call
from rulings.assistant.moves import Move, moves
from rulings.assistant.possible import Now, Possible
from rulings.assistant.table_told import TableTold
from rulings.assistant.told import Told
from rulings.effects.calls import AboutCall, BidIsSufficient, CallCancelled, DoubleStands, MustReplaceCall
from rulings.engine.effects import Effect
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.table.auction_effects import with_effects
from rulings.table.calls_now import calls_now
from rulings.table.legality import Refusal
from rulings.table.table import Table
from rulings.table.what_now import WhatNow
from rulings.wording.speech import address_of

_SEATS = {role: seat for seat, role in ROLES.items()} | {"player": OFFENDER, "players-lho": OFFENDER.lho}
_IRREGULAR = ("insufficient-bid", "call-out-of-rotation", "double-or-redouble", "call-despite-duty-to-pass")


def calls_possible(told: Told, facts: Facts, effects: Sequence[Effect], language: str) -> tuple[str, Now] | None:
    """The player who is to call, as a ruling names him, and his calls; ``None`` where the facts do not fix the auction.

    ``effects``: those of the ruling and of the option that was chosen.
    """
    table = table_after(facts, effects)
    if table is None or table.phase != "auction" or table.auction.skipped is not None:
        return None
    who, calls = ROLES[table.auction.turn], verdicts(table, facts, effects)
    shown = next(one for one in moves(table, WhatNow(table.turn, calls, {}, None)) if one.has_turn)
    replaces = who == "offender" and _replaces(effects)
    links = replaces and "replacement" not in facts.known
    rows = [[_possible(told, move, language, links=links) for move in row.moves] for row in shown.rows]
    return who, Now(_("%(who)s: what may be called now") % {"who": address_of(who)}, rows)


def verdicts(table: Table, facts: Facts, effects: Sequence[Effect]) -> dict[str, Refusal | None]:
    """Each of the 38 calls of the player in turn: why it may not be made, ``None`` if it may."""
    corrects = facts.kind == "insufficient-bid" and table.auction.turn is OFFENDER and _replaces(effects)
    return calls_now(table, corrects=corrects)


def _replaces(effects: Sequence[Effect]) -> bool:
    return any(isinstance(one, MustReplaceCall) for one in effects)


def is_to_be_chosen(options: Sequence[Conclusion]) -> bool:
    """Whether somebody has still to choose which call stands."""
    return any(isinstance(then, AboutCall) for one in options for then in one.then)


def to_be_told(told: Told, facts: Facts, effects: Sequence[Effect], language: str) -> str:
    """The page on which to tell the calls so far, where they would show what may be called now; else nothing."""
    wanted = facts.kind in _IRREGULAR and "calls_before" not in facts.known and not _is_past(facts, effects)
    return told.asked_for("calls_before").address(language) if wanted else ""


def table_after(facts: Facts, effects: Sequence[Effect]) -> Table | None:
    """The table once the ruling has taken effect."""
    before = _before(facts, effects)
    if before is None:
        return None
    start = TableTold(dealer=str(before.dealer)).read().start
    table = with_effects(start.with_auction(before), effects, _SEATS, facts.known)
    table = _gone_on(table, facts, effects)
    since = table.auction.calls[len(before.calls) :]
    exact = "calls_before" in facts.known
    if facts.kind == "changed-call":
        return table if table.auction.calls[-1] in BIDS else None
    return table if exact or PASS not in since else None


def _before(facts: Facts, effects: Sequence[Effect]) -> Auction | None:
    """The auction without the irregular call; ``None`` where it is not known."""
    if _is_past(facts, effects):
        return None
    if facts.kind == "changed-call":
        return auction_of_changed_call(facts)
    return auction_before(facts) if facts.kind in _IRREGULAR else None


def _is_past(facts: Facts, effects: Sequence[Effect]) -> bool:
    """Whether somebody has called since and nobody says what, or the auction is over, or another Law rules on the call."""
    known = facts.known
    called = known.get("lho_did") == "called" and not any(
        isinstance(one, CallCancelled) and one.by == "with-all-later-calls" for one in effects
    )
    replaced = known.get("replaced") or (facts.kind == "call-out-of-rotation" and "replacement" in known)
    by_rho = known.get("rho_called") or known.get("rho_then") == "called"
    elsewhere = known.get("in_turn") is False or known.get("lead_faced")
    return bool(called or replaced or by_rho or elsewhere)


def _gone_on(table: Table, facts: Facts, effects: Sequence[Effect]) -> Table:
    """What was called since, beside the call that the ruling lets stand."""
    known = facts.known
    if known.get("rho_then") == "passed" and table.auction.turn is OFFENDER.rho:
        return table.called(PASS)
    if any(isinstance(one, DoubleStands | BidIsSufficient) for one in effects):
        return table.called(str(known["call"]))
    replaced = facts.kind == "double-or-redouble" and "replacement" in known
    return table.called(str(known["replacement"])) if replaced else table


def _possible(told: Told, move: Move, language: str, *, links: bool) -> Possible:
    call = move.event.partition(" ")[2]
    address = told.telling("replacement", call).address(language) if links and not move.why else ""
    return Possible(move.label, move.spoken, move.why, address)
